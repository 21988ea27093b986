"""How the maps of Iwari were made, and how they play: for makers of maps, not for playing."""
