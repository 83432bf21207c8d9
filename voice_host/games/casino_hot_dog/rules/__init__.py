"""The rules of Casino Hot Dog as plain immutable state and functions: no clock, no chance, nothing read or written."""
