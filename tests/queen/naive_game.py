"""The game once more, slowly and straight from the words of the rules.

Everything is words: a card is its name, a die ``R10``, a cell ``a1``, a move what one would write down. Nothing is
taken from the package; what the pieces show is handed in. The tests hold the package against this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

START = ["knight", "sorcerer", "jungle_guardian", "alchemist"]
LINE_POINTS = [0, 2, 0, 5, 5, 10]
TAKES_ALL: dict[str, Callable[[str, str, int], bool]] = {
    "knight": lambda tray, colour, face: face in (2, 3),
    "machine": lambda tray, colour, face: face in (9, 10, 11),
    "druid": lambda tray, colour, face: colour == "Y",
    "sorcerer": lambda tray, colour, face: colour == "P",
    "mountain_guardian": lambda tray, colour, face: tray == "m",
    "jungle_guardian": lambda tray, colour, face: tray == "j",
    "troublemakers": lambda tray, colour, face: colour == "R",
    "golem": lambda tray, colour, face: face >= 7,
    "collector": lambda tray, colour, face: face <= 6,
}
CHOOSES = {"lady": 1, "parasite": 2, "great_one": 4}
Further = Callable[[int, list[str]], tuple[set[str], bool]]
"""Of a player and the moves of a line so far: what may come next, and whether the line may end here."""


class Outside(Protocol):
    """Luck, and the people at the table."""

    def draw(self, among: list[str], count: int) -> list[str]: ...
    def roll(self, count: int) -> list[int]: ...
    def choose(self, seat: int, moves: set[str]) -> str: ...
    def choose_together(self, seats: list[int], further: Further) -> dict[int, list[str]]: ...


class NaiveBox(NamedTuple):
    """What only the pieces show: cards in the order in which hands are shown; rows, the left half's first."""

    order: dict[str, int]
    points: dict[str, int]
    bag: list[str]
    trays: tuple[int, int]
    rows: list[str]


class NaivePlayer:
    def __init__(self, seats: int) -> None:
        self.hand, self.pile, self.reserve = list(START), list[str](), list[str]()
        self.marks, self.boxes = set[str](), {"copy": 0 if seats == 1 else 1, "pile": 1, "reserve": 2}
        self.first = self.out = False
        self.new_round()

    def new_round(self) -> None:
        self.played, self.taken, self.copied = list[str](), list[str](), list[str]()
        self.lady: str | None = None
        self.given_mark = self.owed = False

    def dice(self) -> list[str]:
        """What is marked with. The Lady's die marks colour and value, so it is two halves."""
        dice = self.taken + self.copied
        if self.lady is not None:
            dice.remove(self.lady)
            dice += [self.lady[0], self.lady[1:]]
        return dice


class NaiveGame:
    """After setting up: hands, reserves, the active player and the King's cards lie as the caller lays them."""

    def __init__(self, seats: int, box: NaiveBox, outside: Outside) -> None:
        self.seats, self.box, self.outside = seats, box, outside
        self.players = [NaivePlayer(seats) for _ in range(seats)]
        self.trays: dict[str, list[str]] = {"m": [], "j": []}
        self.round, self.active = 1, 0
        self.deck, self.discard = list(START) if seats == 1 else [], list[str]()  # the King's
        self.cells, self.lines = dict[str, str](), dict[str, list[str]]()
        for half, columns, rows in (("l", "abcde", box.rows[:5]), ("r", "fghij", box.rows[5:])):
            for number, row in enumerate(rows, start=1):
                self.lines[f"{half}{number}"] = [f"{column}{number}" for column in columns]
                self.cells |= zip(self.lines[f"{half}{number}"], row.split(), strict=True)
            self.lines |= {column: [f"{column}{number}" for number in range(1, 6)] for column in columns}

    def play(self) -> list[int]:
        """From this round to the twelfth, and who has won."""
        for number in range(self.round, 13):
            self.round = number
            self.roll_dice()
            self.lay_cards(2 if self.seats == 2 else 1)
            for seat, card in self.reveal(self.king_turns() if self.seats == 1 else []):
                self.effect(seat, card, self.players[seat])
            self.mark_sheets()
            self.end_round()
            self.active = (self.active + (self.round < 12)) % self.seats
        ranks = [(self.total(player), len(player.marks)) for player in self.players]
        return [ranks.index(max(ranks))] if ranks.count(max(ranks)) == 1 else []

    def total(self, player: NaivePlayer) -> int:
        lines = sum([LINE_POINTS[len(player.marks.intersection(line))] for line in self.lines.values()])
        return lines + 6 * player.first + sum(self.box.points[card] for card in player.hand + player.pile)

    def clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.seats for step in range(self.seats)]

    def roll_dice(self) -> None:
        bag = list(self.box.bag)
        for tray, count in zip("mj", self.box.trays, strict=True):
            self.trays[tray] = self.outside.draw(bag, count)
            for die in self.trays[tray]:
                bag.remove(die)
        faces = iter(self.outside.roll(sum(self.box.trays)))
        self.trays = {tray: [f"{colour}{next(faces)}" for colour in dice] for tray, dice in self.trays.items()}

    def lay_cards(self, count: int) -> None:
        """Step 2. Never the last card: it starts a new pile, and the old one comes back, for each card laid."""
        able = []
        for seat, player in enumerate(self.players):
            player.out = player.out or not player.hand + player.pile
            if len(player.hand) < 2 and player.pile and not player.out:
                player.hand, player.pile = player.pile, player.hand
                self.king_takes_back()
            if not player.out and (len(player.hand) > 1 or (player.hand and player.pile)):
                able.append(seat)

        def lay(seat: int, line: list[str]) -> tuple[list[str], list[str], bool]:
            """Hand and pile after these cards, and whether one more can be laid."""
            hand, pile, fresh = list(self.players[seat].hand), list(self.players[seat].pile), True
            for number, move in enumerate(line, start=1):
                hand.remove(move.split()[1])
                fresh = number < count and len(hand) == 1 and bool(pile)
                if fresh:
                    hand, pile = pile, hand
            return hand, pile, len(line) < count and (len(hand) > 1 or fresh)

        def further(seat: int, line: list[str]) -> tuple[set[str], bool]:
            hand, _, more = lay(seat, line)
            return {f"play {card}" for card in hand if more}, not more

        for seat, line in self.outside.choose_together(able, further).items():
            player = self.players[seat]
            player.hand, player.pile, _ = lay(seat, line)
            player.played = sorted((move.split()[1] for move in line), key=list(self.box.order).index)
            player.pile += player.played

    def reveal(self, king: list[str]) -> list[tuple[int, str]]:
        """Step 3. What is not cancelled, in its order; the Mirror last of all."""
        everything = [card for player in self.players for card in player.played]
        turns = [(seat, card) for seat in self.clockwise(self.active) for card in self.players[seat].played]
        working = [(seat, card) for seat, card in turns if everything.count(card) == 1 and card not in king]
        return sorted(working, key=lambda one: (one[1] == "mirror", self.box.order[one[1]]))  # equal ones stay in turn

    def king_turns(self) -> list[str]:
        """His top card, if he has any, goes to his discard; an empty deck is shuffled again first."""
        if not self.deck:
            self.king_takes_back()
        top = self.outside.draw(self.deck, 1) if self.deck else []
        self.deck, self.discard = [card for card in self.deck if card not in top], self.discard + top
        return top

    def king_takes_back(self) -> None:
        self.deck, self.discard = self.deck + self.discard, []

    def take_pile(self, player: NaivePlayer) -> None:
        player.hand, player.pile = player.hand + player.pile, []
        self.king_takes_back()

    def gain(self, seat: int, player: NaivePlayer) -> None:
        """A card from the reserve, if there is one; the King gets it, too."""
        if player.reserve:
            card = self.outside.choose(seat, {f"gain {card}" for card in player.reserve}).split()[1]
            player.reserve.remove(card)
            player.hand.append(card)
            if self.seats == 1:
                if not self.deck:
                    self.king_takes_back()
                self.deck.append(card)

    def take_some(self, seat: int, count: int, trays: str) -> list[str]:
        """By choice, as long as there are more than enough."""
        taken: list[str] = []
        while len(taken) < count and (there := [(tray, die) for tray in trays for die in self.trays[tray]]):
            tray, die = there[0]
            if len(there) > count - len(taken):
                _, tray, die = self.outside.choose(seat, {f"take {tray} {die}" for tray, die in there}).split()
            self.trays[tray].remove(die)
            self.players[seat].taken.append(die)
            taken.append(die)
        return taken

    def mark_some(self, seat: int, player: NaivePlayer, count: int, values: bool) -> None:
        """By a card; it may be left."""
        for _ in range(count):
            cells = {cell for cell, shows in self.cells.items() if shows.isdigit() == values} - player.marks
            move = self.outside.choose(seat, {"leave", *(f"mark {cell}" for cell in cells)}) if cells else "leave"
            player.given_mark |= bool(cells)
            if move == "leave":
                return
            player.marks.add(move.split()[1])

    def effect(self, seat: int, card: str, player: NaivePlayer) -> None:
        """Step 4, of one card."""
        others = self.clockwise(seat)[1:]
        if card in TAKES_ALL:
            for tray, dice in self.trays.items():
                fitting = [die for die in dice if TAKES_ALL[card](tray, die[0], int(die[1:]))]
                self.trays[tray] = [die for die in dice if die not in fitting]
                player.taken += fitting
        elif card in CHOOSES:
            chosen = self.take_some(seat, CHOOSES[card], "mj")
            player.lady = chosen[0] if card == "lady" and chosen else player.lady
        if card == "parasite":
            gone = self.outside.choose(seat, {f"put {own}" for own in player.hand + player.pile}).split()[1]
            for cards in (player.hand, player.pile, self.deck, self.discard):
                cards[:] = [own for own in cards if own != gone]
            player.reserve.append(gone)
            if not player.hand and player.pile:
                self.take_pile(player)
        elif card == "alchemist":
            self.mark_some(seat, player, 1, values=True)
            self.gain(seat, player)
        elif card == "philosopher":
            self.take_pile(player)
            player.owed = True
        elif card == "mirror":
            holders = {f"copy {other}" for other in self.with_dice(seat)}
            if holders:
                player.copied = list(self.players[int(self.outside.choose(seat, holders).split()[1])].taken)
        elif card == "spy" and not any(own.endswith("guardian") for one in self.players for own in one.played):
            for tray in sorted("mj", key=lambda tray: len(self.trays[tray]) > 2):  # what needs no choice first
                self.take_some(seat, 2, tray)
        elif card == "general":
            fours = [line for line in self.lines.values() if len(player.marks.intersection(line)) == 4]
            player.marks.update(*fours)
            player.given_mark |= bool(fours)
        elif card == "gambler":
            self.mark_some(seat, player, 2, values=False)
            for loser in [self.players[other] for other in others if self.players[other].hand]:
                (lost,) = self.outside.draw(loser.hand, 1)
                loser.hand.remove(lost)
                if len(loser.hand) < 2:
                    loser.hand, loser.pile = loser.hand + loser.pile, []
                loser.pile.append(lost)
        elif card == "oracle":
            names = {f"line {name}" for name, cells in self.lines.items() if not player.marks.issuperset(cells)}
            line = self.lines[self.outside.choose(seat, names).split()[1]] if names else []
            face = self.outside.roll(1)[0] if names else 0
            same = [cell for cell in line if self.cells[cell] == str(face)]
            player.marks.update(line if player.marks.intersection(same) else same[:1])
            player.given_mark |= bool(same)

    def fits(self, die: str, marks: set[str]) -> set[str]:
        wanted = (die.strip("0123456789"), die.strip("RPY"))
        return {cell for cell, shows in self.cells.items() if shows in wanted} - marks

    def mark_sheets(self) -> None:
        """Step 5, all at once; who could mark nothing uses a bonus."""

        def further(seat: int, line: list[str]) -> tuple[set[str], bool]:
            player = self.players[seat]
            dice, marks = player.dice(), set(player.marks)
            if player.owed or not (player.given_mark or any(self.fits(die, marks) for die in dice)):
                others, cells = self.with_dice(seat), set(self.cells) - marks
                there = {"mark": cells, "copy": others, "pile": player.pile, "reserve": player.reserve}
                match line:
                    case []:
                        return {f"bonus {name}" for name in there if there[name] and player.boxes.get(name, 1)}, False
                    case ["bonus mark"]:
                        return {f"mark {cell}" for cell in cells}, True
                    case ["bonus copy"]:
                        return {f"copy {other}" for other in others}, False
                    case ["bonus copy", copy, *line]:
                        dice = list(self.players[int(copy.split()[1])].taken)
                    case _:
                        return set(), True
            for _, cell, die in map(str.split, line):
                dice.remove(die)
                marks.add(cell)
            return {f"mark {cell} {die}" for die in dice for cell in self.fits(die, marks)}, True

        lines = self.outside.choose_together([seat for seat in range(self.seats) if further(seat, [])[0]], further)
        for seat, line in lines.items():
            player = self.players[seat]
            player.marks |= {move.split()[1] for move in line if move.startswith("mark")}
            player.boxes = {name: left - (f"bonus {name}" in line) for name, left in player.boxes.items()}
            if "bonus pile" in line:
                self.take_pile(player)
        for seat in self.clockwise(self.active):
            if "bonus reserve" in lines.get(seat, []):
                self.gain(seat, self.players[seat])

    def with_dice(self, seat: int) -> list[int]:
        """Whose dice can be copied."""
        return [other for other in self.clockwise(seat)[1:] if self.players[other].taken]

    def end_round(self) -> None:
        """The race for the first full line, solo before round 4; then the dice go back."""
        race = not any(player.first for player in self.players) and (self.seats > 1 or self.round < 4)
        self.trays = {"m": [], "j": []}
        for player in self.players:
            player.first |= race and any(player.marks.issuperset(line) for line in self.lines.values())
            player.new_round()
