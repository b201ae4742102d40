"""What can be next in a position, and what lies under it, where positions come from outside (notation, records)."""

from __future__ import annotations

from dataclasses import replace

from twelvefold.core.errors import BadData, Reason, short
from twelvefold.games.queen import crusade, laying, taking
from twelvefold.games.queen.cards import (
    CHOOSES,
    DUEL,
    GAMBLER_MARKS,
    RESERVE_SIZE,
    ROUNDS,
    SOLO,
    SPY_FROM_EACH,
    START_HAND,
    Character,
    Tray,
    allowed,
)
from twelvefold.games.queen.pads import pad_of
from twelvefold.games.queen.state import (
    EFFECTS,
    AnyFrame,
    ChooseCards,
    ChooseOracleLine,
    CopyDice,
    DiscardFirst,
    DrawActive,
    DrawDice,
    DrawHand,
    DrawReserve,
    Finished,
    FirstCard,
    GainCard,
    KingDiscards,
    KingReveals,
    LayCards,
    LoseCards,
    MarkByCard,
    MarkSheets,
    Player,
    PutCard,
    Resolve,
    RollDice,
    RollOracle,
    State,
    TakeDice,
    TurnDie,
)

WRONG_AGENDA = Reason("queen-position-agenda", "{given} cannot be next in this position")


def check_agenda(state: State) -> None:
    """What is next must follow from what lies on the table."""
    top = state.agenda[-1]
    if not _possible(state, top) or not _below(state, state.agenda[:-1], top):
        raise BadData(WRONG_AGENDA, given=short(type(top).__name__, 40))


def _below(state: State, below: tuple[AnyFrame, ...], top: AnyFrame) -> bool:
    """What lies under the next thing to do follows from it."""
    match top:
        case DrawDice(Tray.MOUNTAINS):
            return below == (RollDice(), DrawDice(Tray.JUNGLE))
        case DrawDice():
            return below == (RollDice(),)
        case GainCard(bonus=True):
            return _reserve_takers(state, (*below, top))
        case Resolve():
            return False
    if not isinstance(top, EFFECTS):
        return not below
    acting = _acting(state, top)
    standing = laying.standing(state)
    if acting not in standing:
        return False
    return below == (Resolve(standing[standing.index(acting) + 1 :]), *_later(state, top))


def _reserve_takers(state: State, frames: tuple[AnyFrame, ...]) -> bool:
    """Those who take from the reserve by a bonus, one after the other."""
    seats = tuple(frame.seat for frame in reversed(frames) if isinstance(frame, GainCard) and frame.bonus)
    right = len(seats) == len(frames) and set(seats) <= set(range(len(state.players)))
    return right and pad_of(state).takers(state, seats)


def _acting(state: State, top: AnyFrame) -> tuple[int, Character]:
    """Whose card asks or rolls now."""
    match top:
        case TakeDice(seat, card) | MarkByCard(seat, card):
            return seat, card
        case TurnDie(seat):
            return seat, Character.LADY
        case PutCard(seat):
            return seat, Character.PARASITE
        case GainCard(seat):
            return seat, Character.ALCHEMIST
        case ChooseOracleLine(seat) | RollOracle(seat):
            return seat, Character.ORACLE
        case CopyDice(seat):
            return seat, Character.MIRROR
    gamblers = [seat for seat, player in enumerate(state.players) if Character.GAMBLER in player.played]
    return (gamblers or [-1])[0], Character.GAMBLER


def _later(state: State, top: AnyFrame) -> tuple[AnyFrame, ...]:
    """What the same card still does after what it pauses for."""
    match top:
        case TakeDice(seat, Character.PARASITE):
            return (PutCard(seat),)
        case TakeDice(seat, Character.LADY):
            return pad_of(state).lady(seat)
        case TakeDice(seat, Character.SPY, _, (Tray.MOUNTAINS,)) if len(state.jungle) > SPY_FROM_EACH:
            return (TakeDice(seat, Character.SPY, SPY_FROM_EACH, (Tray.JUNGLE,)),)
        case MarkByCard(seat, Character.ALCHEMIST) if pad_of(state).alchemist_gains and state.players[seat].reserve:
            return (GainCard(seat, bonus=False),)
        case MarkByCard(seat, Character.GAMBLER):
            return taking.losing(state, seat)
    return ()


def _gains(state: State, seat: int) -> bool:
    return seat in range(len(state.players)) and bool(state.players[seat].reserve)


def _loses(state: State, frame: LoseCards) -> bool:
    """Some are left, clockwise from the Gambler, who is none of them."""
    gambler, _ = _acting(state, frame)
    others = list(state.clockwise(after=gambler))
    waiting = [seat for seat in others if seat in frame.seats]
    return bool(frame.seats) and list(frame.seats) == waiting and all(state.players[seat].hand for seat in waiting)


def _possible(state: State, frame: AnyFrame) -> bool:
    """Whether there is anything to choose or to roll."""
    seats, count = range(len(state.players)), len(state.players)
    seat = getattr(frame, "seat", 0)
    if seat not in seats:
        return False
    player = state.players[seat]
    pad = pad_of(state)
    match frame:
        case DrawHand(pool):
            return crusade.pool_fits(state, pool) and _setting_up(state, frame)
        case DrawReserve(pool):
            fits = set(pool) <= set(allowed(count)) - set(START_HAND)
            return fits and len(set(pool)) == len(pool) >= RESERVE_SIZE and _setting_up(state, frame)
        case FirstCard() | DiscardFirst() | DrawActive() | KingDiscards():
            return _setting_up(state, frame)
        case ChooseCards():
            return count != DUEL and _all_renewed(state)
        case LayCards(lines, renewed):
            return count == DUEL == len(lines) == len(renewed) and _all_renewed(state) and _laid(state, frame)
        case KingReveals():
            return state.king is not None and bool(state.king.deck)
        case TakeDice(_, card, left, trays):
            there = sum(len(taking.lying(state, tray)) for tray in trays)
            quota = CHOOSES.get(card, SPY_FROM_EACH if card is Character.SPY else 0)
            return there > left >= 1 and left <= quota and _played(player, card) and _trays(card, trays)
        case TurnDie():
            return player.lady is not None and bool(pad.lady(seat)) and _played(player, Character.LADY)
        case PutCard():
            return _played(player, Character.PARASITE)
        case MarkByCard(_, card, left):
            most = {Character.ALCHEMIST: pad.alchemist_marks, Character.GAMBLER: GAMBLER_MARKS}.get(card, 0)
            return 1 <= left <= most and player.able and bool(pad.card_moves(state, frame)) and _played(player, card)
        case GainCard(_, bonus):
            by_card = pad.alchemist_gains and _played(player, Character.ALCHEMIST)
            return _gains(state, seat) and (bonus or by_card)
        case LoseCards():
            return _loses(state, frame)
        case ChooseOracleLine():
            return bool(pad.oracle_moves(state, seat)) and _played(player, Character.ORACLE)
        case RollOracle():
            return pad.oracle_named(state, frame) and _played(player, Character.ORACLE)
        case CopyDice():
            return count > 1 and _played(player, Character.MIRROR)
        case MarkSheets(asked, lines):
            return bool(asked) and asked == pad.asked(state) and len(lines) == len(asked) and _marked(state, frame)
        case Finished():
            return state.round == ROUNDS
    return True


def _setting_up(state: State, frame: AnyFrame) -> bool:
    """Before the first round everybody has what they started with."""
    if state.crusade or isinstance(frame, (DrawHand, DiscardFirst)):
        return state.crusade and not isinstance(frame, (DrawReserve, FirstCard)) and crusade.setting_up(state, frame)
    alone, more = len(state.players) == SOLO, 0 if len(state.players) > DUEL else 1
    untouched = pad_of(state).fresh(state.printed, len(state.players))
    for seat, player in enumerate(state.players):
        waits = isinstance(frame, DrawReserve) or (isinstance(frame, FirstCard) and seat >= frame.seat)
        moved = 0 if waits else more
        fresh = replace(untouched, hand=player.hand, reserve=player.reserve)
        if player != fresh or len(player.hand) != len(START_HAND) + moved:
            return False
    king = state.king is None or not state.king.discard
    fits = {DrawReserve: True, FirstCard: more > 0, DrawActive: not alone, KingDiscards: alone}[type(frame)]
    return fits and king and state.round == 1


def _played(player: Player, card: Character) -> bool:
    return card in player.played


def _trays(card: Character, trays: tuple[Tray, ...]) -> bool:
    return len(trays) == 1 if card is Character.SPY else trays == taking.BOTH


def _all_renewed(state: State) -> bool:
    """Nobody still has to take a pile back, and somebody can lay. A new pile has one card."""
    players = [player for player in state.players if not player.out]
    waiting = [player for player in players if len(player.hand) < 2 and len(player.pile) > len(player.hand)]
    return not waiting and bool(laying.able_to_lay(state))


def _laid(state: State, frame: LayCards) -> bool:
    for seat, line in enumerate(frame.lines):
        for length, card in enumerate(line):
            if card not in laying.choices(state.players[seat], line[:length], frame.renewed[seat]):
                return False
    return all(len(player.pile) < 2 for player, again in zip(state.players, frame.renewed, strict=True) if again)


def _marked(state: State, frame: MarkSheets) -> bool:
    for seat, line in zip(frame.seats, frame.lines, strict=True):
        for length, move in enumerate(line):
            if move not in pad_of(state).prompt(state, seat, line[:length]).moves:
                return False
    return True
