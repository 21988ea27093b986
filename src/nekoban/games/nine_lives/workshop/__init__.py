"""Nine Lives: programs for whoever works on the game."""
