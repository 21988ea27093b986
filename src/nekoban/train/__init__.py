"""Training: networks that learn a game by playing against themselves. It needs PyTorch: nekoban[train]."""
