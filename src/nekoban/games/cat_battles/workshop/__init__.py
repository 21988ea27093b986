"""Cat Battles: measurements of the game itself, run by hand."""
