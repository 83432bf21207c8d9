"""Waiting for an answer: what was meant, which of two it was, and what helps when it is not understood."""
