"""The web server behind the table page: who is let in, what is answered, and how pages are kept up to date."""
