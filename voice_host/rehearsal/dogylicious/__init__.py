"""Synthetic players of Dogylicious: how they name things, what they decide, and how they count for themselves."""
