"""Adding a game: one to start from, and everything that is demanded of it."""
