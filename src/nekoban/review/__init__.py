"""Reviews: a finished match, decision by decision, as whoever decided could have known it."""
