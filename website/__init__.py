"""What turns ``docs/`` into the documentation site: see ``make docs``."""
