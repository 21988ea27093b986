"""All that a person sees of the game."""
