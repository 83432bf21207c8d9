"""The table page: a web page for the eyes around the table, served by the host itself.

It shows the running game live, and whoever does not want to speak presses what others say. ``TablePage`` is all that
the host needs; the web server behind it is loaded when a page is opened.
"""

from voice_host.table.address import TableAddress
from voice_host.table.errors import TableUnavailable
from voice_host.table.press import Press, Settled
from voice_host.table.table_page import TablePage

__all__ = ["Press", "Settled", "TableAddress", "TablePage", "TableUnavailable"]
