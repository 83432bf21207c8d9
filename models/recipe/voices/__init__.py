"""Engines that speak lines for the training, each in as many voices as it has."""
