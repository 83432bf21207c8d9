"""What a family prints before the game: the carpet model, the multiplication chart, the score sheet, as PDF files.

Each is drawn by its own module on a ``Canvas``, in millimetres.
"""

from voice_host.printouts.canvas import Printout
from voice_host.printouts.carpet import print_carpet
from voice_host.printouts.chart import print_chart
from voice_host.printouts.errors import CannotBePrinted
from voice_host.printouts.papers import Paper, find_paper
from voice_host.printouts.score_sheet import print_score_sheet
from voice_host.printouts.wording import Wording

__all__ = [
    "CannotBePrinted",
    "Paper",
    "Printout",
    "Wording",
    "find_paper",
    "print_carpet",
    "print_chart",
    "print_score_sheet",
]
