"""The conversation of DOG, and how its things are named."""
