"""What those around the table see on its page while a game is performed, and what they press there."""
