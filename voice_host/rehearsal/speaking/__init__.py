"""Synthetic players that speak: their voices, their room, and how they make themselves understood."""
