"""The lab: bots play many games, and the results are counted and reported with their uncertainty."""
