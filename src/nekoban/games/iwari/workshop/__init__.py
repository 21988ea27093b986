"""How the maps of Iwari were made, and how they play: for whoever makes maps, not for playing."""
