"""The web server: tables over HTTP and WebSockets, stored in SQLite."""
