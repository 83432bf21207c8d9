"""The table page: a web page for the eyes around the table, served by the host itself.

It shows the running game live, and whoever does not want to speak presses what others say. ``table_page.TablePage`` is
all that the host needs. Each module is imported by itself, and the web server when a page is opened: most games go
without one.
"""
