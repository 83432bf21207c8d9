"""What must hold for any Hebrew words: no number is ever changed."""

from __future__ import annotations

from hypothesis import given, settings, strategies as st

from language.changed_numbers import no_change_means_the_same
from voice_host.games.dogylicious.meanings import Answer, Feed, Sides
from voice_host.rehearsal.stage import sentences_of

GAME = sentences_of("dogylicious", "he")
PHRASES = {meaning: GAME.phrases((meaning,)) for meaning in (Answer, Feed, Sides)}


@settings(deadline=None, max_examples=300)
@given(st.data())
def test_no_number_word_can_be_added_dropped_or_swapped_without_another_meaning(data: st.DataObject) -> None:
    no_change_means_the_same(GAME, PHRASES, data)
