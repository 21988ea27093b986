"""The commands of `nekoban`, by who uses them: players, hosts, authors of games, researchers."""
