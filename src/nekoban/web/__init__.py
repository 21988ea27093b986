"""The browser's side: pages, client, and what is made for them from a game's folder."""
