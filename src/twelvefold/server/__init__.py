"""The online table: HTTP and WebSockets around the engine, kept in a database."""
