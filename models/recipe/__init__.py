"""How the listening model is made: the steps, in the order of README.md."""
