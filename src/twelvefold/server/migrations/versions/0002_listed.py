"""Index only public tables for the lists; private tables never appear there."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Replace the full index with a partial one."""
    op.drop_index("tables_public", "tables")
    where = sa.column("public", sa.Boolean)
    op.create_index("tables_listed", "tables", ["status", "changed"], sqlite_where=where, postgresql_where=where)
