"""What any script can use: options that are read, players with names, and the talk about who they are."""
