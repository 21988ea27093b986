"""One folder a game, the same files in each; found by folder, registered nowhere."""
