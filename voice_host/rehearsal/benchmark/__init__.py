"""How well and how fast the host hears, measured on recordings beside two loops that anybody could write.

``compare`` hears a folder of recordings with each of the ``contenders`` and returns a ``Comparison``; ``measure_host``
takes the time of a typed reply, of the first word, and the memory of a listening host.
"""
