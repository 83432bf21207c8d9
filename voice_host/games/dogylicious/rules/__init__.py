"""The rulebook of Dogylicious as plain immutable state and functions: no sound, no clock, no chance."""
