"""Synthetic players of DOG."""
