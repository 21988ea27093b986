"""The browser client: its pages, and what is made for them from a game's folder."""
