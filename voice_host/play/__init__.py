"""Playing: a session performs a game's script with the people at the table.

``opening.py`` begins a performance or goes on with one; ``session.py`` performs it through a ``Talk`` (voice and ear);
``events.py`` tells what happens. A reply is in the journal before the host goes on, so that going on with a game and
taking a reply back are silent replays (``performance.py``). What is said between a question and its answer is in
``answers/``, how players are treated in ``manners/``, their time in ``timing/``, the end of an evening in
``afterwards/``.
"""
