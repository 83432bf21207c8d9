"""The rules of DOG as plain immutable state and functions: no clock, no chance, nothing read or written."""
