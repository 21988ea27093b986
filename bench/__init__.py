"""How fast things are: ours and other people's, side by side in one run."""
