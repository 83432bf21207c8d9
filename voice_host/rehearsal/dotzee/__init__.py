"""People who play Dotzee in rehearsals."""
