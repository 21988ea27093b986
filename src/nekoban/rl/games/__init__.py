"""What of each game turns with the seats. A game without a file here has nothing but seats and their rows."""
