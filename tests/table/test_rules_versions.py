"""A table that crosses a version of the rules: mending a rule never destroys a table."""

from __future__ import annotations

from typing import Any

import pytest

from cases import case
from conformance import fidget, through_text
from testgame import Fair
from testgame.events import CoinsCounted
from testgame.moves import Gate, Move, Put, Stake
from testgame.state import Good, State
from twelvefold.core.codec import dumps, loads
from twelvefold.core.errors import BadRecord
from twelvefold.core.game import Decide, Node, Prompt
from twelvefold.core.generator import RandomStream
from twelvefold.core.record import Record
from twelvefold.table.match import Match

OLD = case("fair-3-3d")
HAY = Put(Good.HAY)


class SameFair(Fair):
    """The next version, with nothing changed that matters here."""

    version = 2


class StingyFair(Fair):
    """A version in which nobody may bet more than one coin."""

    version = 2

    def node(self, state: State) -> Node[Move]:
        node = super().node(state)
        if isinstance(node, Decide) and node.prompts[0].ask == "stake":
            return Decide(tuple(Prompt(p.seat, p.ask, p.moves[:2]) for p in node.prompts))
        return node


class RenamedFair(Fair):
    """A version in which the moves are written in another way."""

    version = 2

    def format_move(self, move: Move) -> str:
        return "2:" + super().format_move(move)

    def parse_move(self, text: str) -> Move:
        return super().parse_move(text.removeprefix("2:") if text.startswith("2:") else "?")


class ShorterFair(Fair):
    """A version in which only the first of those who could bet is asked."""

    version = 2

    def node(self, state: State) -> Node[Move]:
        node = super().node(state)
        if isinstance(node, Decide) and node.prompts[0].ask == "stake":
            return Decide(node.prompts[:1])
        return node


class PursefulFair(Fair):
    """A version that calls coins what the one before it called money."""

    version = 2

    def upgrade(self, rules: int, data: Any) -> Any:
        if rules == 1 and isinstance(data, dict) and "money" in data:
            return {"coins" if name == "money" else name: value for name, value in data.items()}
        return data


def betting() -> Match:
    """All three are asked; seats 0 and 2 have answered."""
    start = OLD.game.parse_state("1/3 13 | a! ha - 0 | a! a - 0 | c! cc - 0 | bet")
    match = Match(OLD.game, OLD.options, RandomStream.derived(1, "dice"), start=start)
    match.answer(0, 1, Stake(1))
    match.answer(2, 1, Stake(2))
    return match


def played_on(match: Match, actions: int = 200) -> Match:
    rng = RandomStream.derived(9)
    for _ in range(actions):
        if match.result is None:
            fidget(match, rng)
    return match


def crossed() -> Match:
    """Begun under the old rules, with some days behind it."""
    old = played_on(Match(OLD.game, OLD.options, RandomStream.derived(2, "dice")), 14)
    assert old.result is None
    assert old.events(None)
    return Match.restore(SameFair(), through_text(old.save()))


def test_a_new_segment_starts_from_the_state_as_it_is() -> None:
    old = betting()
    match = Match.restore(SameFair(), through_text(old.save()))
    assert match.state == old.state
    assert match.decision == old.decision
    segments = match.save()["record"]["segments"]
    assert [segment["rules"] for segment in segments] == [1, 2]
    assert segments[1]["start"] == old.save()["state"]


def test_what_was_told_is_shown_from_what_was_stored() -> None:
    old = played_on(Match(OLD.game, OLD.options, RandomStream.derived(2, "dice")), 14)
    match = Match.restore(SameFair(), through_text(old.save()))
    for viewer in (0, 1, 2, None):
        assert match.events(viewer) == old.events(viewer)
    assert old.events(0) != old.events(1)


def test_answers_the_new_rules_allow_stay_sealed() -> None:
    match = Match.restore(SameFair(), through_text(betting().save()))
    assert (match.sealed(0), match.sealed(2)) == (Stake(1), Stake(2))
    assert match.waiting == (1,)


def test_answers_the_new_rules_do_not_allow_are_asked_for_again() -> None:
    match = Match.restore(StingyFair(), through_text(betting().save()))
    assert (match.sealed(0), match.sealed(2)) == (Stake(1), None)
    assert match.waiting == (1, 2)
    match.answer(2, match.decision, Stake(1))
    match.answer(1, match.decision, Stake(0))
    assert match.decision == 2


def test_lines_the_new_rules_allow_stay_on_the_table() -> None:
    start = OLD.game.parse_state("1/3 13 | a - - 0 | b - - 0 | c - - 0 | fill - - -")
    old = Match(OLD.game, OLD.options, RandomStream.derived(1), start=start)
    old.add(0, 1, HAY)
    old.confirm(0, 1)
    old.add(1, 1, HAY)
    match = Match.restore(SameFair(), through_text(old.save()))
    assert (match.sealed(0), match.sealed(1), match.confirmed) == ((HAY,), (HAY,), (0,))


@pytest.mark.parametrize("rules", [RenamedFair, ShorterFair])
def test_answers_the_new_rules_cannot_even_read_are_asked_for_again(rules: type[Fair]) -> None:
    match = Match.restore(rules(), through_text(betting().save()))
    assert match.waiting == match.asked


def test_a_match_that_has_crossed_is_kept_like_any_other() -> None:
    match = crossed()
    again = Match.restore(SameFair(), through_text(match.save()))
    assert again.save() == match.save()
    assert len(again.save()["record"]["segments"]) == 2


def test_the_record_of_both_segments_is_read_and_shown() -> None:
    match = played_on(crossed())
    assert match.result is not None
    document = through_text(match.record().to_json())
    assert [segment["rules"] for segment in document["segments"]] == [1, 2]
    assert ["events" in segment for segment in document["segments"]] == [True, True]
    record = Record.from_json(document)
    told: list[Any] = []
    states = []
    for step in record.steps(SameFair()):
        told += [event for event, audience in step.events if audience.includes(0)]
        states.append(step.state)
    assert told == match.events(0)
    assert states[0] is None, "what followed other rules can be shown, not replayed"
    assert states[-1] == match.state


def test_the_old_rules_replay_their_own_segment_and_show_the_other() -> None:
    match = played_on(crossed())
    document = through_text(match.save())["record"]
    steps = list(Record.from_json(document).steps(OLD.game))
    assert steps[-1].state is None
    told = [event for step in steps for event, audience in step.events if audience.includes(1)]
    assert told == match.events(1)


def test_without_stored_events_other_rules_cannot_show_it() -> None:
    document = through_text(played_on(crossed()).record().to_json())
    del document["segments"][1]["events"]
    with pytest.raises(BadRecord, match="segment 1 uses rules version 2 of fair, this program has 1"):
        list(Record.from_json(document).steps(OLD.game))


def test_damaged_stored_events_are_refused_with_their_segment() -> None:
    document = through_text(played_on(crossed()).record().to_json())
    document["segments"][0]["events"][1] = ["?", None]
    with pytest.raises(BadRecord, match="segment 0"):
        list(Record.from_json(document).steps(SameFair()))


def test_a_finished_game_crosses_too() -> None:
    old = played_on(Match(OLD.game, OLD.options, RandomStream.derived(2, "dice")))
    match = Match.restore(SameFair(), through_text(old.save()))
    assert match.result == old.result
    assert match.events(None) == old.events(None)
    list(Record.from_json(through_text(match.record().to_json())).steps(SameFair()))


def test_the_gate_still_opens() -> None:
    """The new rules are those that are played."""
    start = OLD.game.parse_state("1/3 13 | a! ha 1 0 | b h - 0 | c! cc 2 0 | gate 0")
    match = Match.restore(
        SameFair(), through_text(Match(OLD.game, OLD.options, RandomStream.derived(1), start=start).save())
    )
    match.answer(0, match.decision, Gate(True))
    assert match.state.coins == (2, 0, 4)
    assert match.save()["record"]["segments"][1]["outcomes"][0] == {"moves": {"0": "gate open"}}


def test_what_older_rules_wrote_is_brought_into_shape() -> None:
    """States and stored events alike: here both have a field that has been renamed since."""
    old = played_on(Match(OLD.game, OLD.options, RandomStream.derived(2, "dice")), 30)
    assert any(isinstance(event, CoinsCounted) for event in old.events(None))
    document = loads(dumps(through_text(old.save())).replace('"coins"', '"money"'))
    with pytest.raises(BadRecord, match="the field coins is missing"):
        Match.restore(SameFair(), document)
    match = Match.restore(PursefulFair(), document)
    assert match.state == old.state
    assert match.events(None) == old.events(None)
    again = Match.restore(PursefulFair(), through_text(match.save()))
    assert again.events(None) == old.events(None)


class ReshapedFair(Fair):
    """A version that has given a field of the state another name, and dropped one of every event."""

    version = 2

    def upgrade(self, rules: int, data: Any) -> Any:
        assert rules == 1
        return {"demand" if name == "wanted" else name: entry for name, entry in data.items() if name != "hour"}


def in_the_old_shape(saved: Any) -> Any:
    """A saved match as it looked before those fields changed."""
    saved["state"]["wanted"] = saved["state"].pop("demand")
    for event, _ in saved["record"]["segments"][0]["events"]:
        event["hour"] = 12
    return saved


def test_old_shapes_are_upgraded() -> None:
    old = played_on(Match(OLD.game, OLD.options, RandomStream.derived(2, "dice")), 14)
    match = Match.restore(ReshapedFair(), in_the_old_shape(through_text(old.save())))
    assert match.state == old.state
    assert match.events(0) == old.events(0)
    assert played_on(match).result is not None


def test_old_shapes_that_nobody_upgrades_are_refused() -> None:
    old = played_on(Match(OLD.game, OLD.options, RandomStream.derived(2, "dice")), 14)
    with pytest.raises(BadRecord, match="the field demand is missing"):
        Match.restore(SameFair(), in_the_old_shape(through_text(old.save())))
