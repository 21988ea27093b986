"""The lab: let bots play, count, and say how sure the numbers are."""
