"""Nine Lives: programs for the authors of the game."""
