"""The game's data, and the modules that read it."""
