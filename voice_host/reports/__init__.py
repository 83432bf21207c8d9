"""What was practised, shown to parents and teachers: plain lines, a terminal with colours, a page, values for programs.

``practice.py`` is what there is to show, ``summary.py`` what can be said about it; the outputs share both.
"""
