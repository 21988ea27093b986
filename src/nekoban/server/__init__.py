"""The server: tables that never lose a move. docs/server.md describes the protocol."""
