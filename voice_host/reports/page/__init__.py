"""A report as one HTML file that needs nothing but itself: no script, no network, no fonts of its own."""

from voice_host.reports.page.document import page

__all__ = ["page"]
