"""What a client must know to speak to a server, in a module of its own so that clients can import it."""

PROTOCOL = 1
"""The version of the WebSocket protocol; ``welcome`` states it."""
COOKIE = "twelvefold"
"""The name of the cookie that identifies a guest."""
