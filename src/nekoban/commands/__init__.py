"""The commands of `nekoban`, grouped by user: players, hosts, authors of games, researchers."""
