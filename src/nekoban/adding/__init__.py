"""Adding a game: a template to start from, and a check of everything that is required."""
