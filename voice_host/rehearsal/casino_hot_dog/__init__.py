"""Synthetic players of Casino Hot Dog."""
