"""Conversation files: written plays, performed as text or by voice, and compared with what the host says."""
