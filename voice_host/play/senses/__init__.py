"""The host's voice and ear, and what becomes of them when they fail and when they are back."""
