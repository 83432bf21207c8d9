"""DOG, the board game of cards, pawns and partners: its rules, and how the host plays a seat itself."""
