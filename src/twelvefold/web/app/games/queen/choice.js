// The decisions of Queen of 12, by kind. Cells, lines and dice in the trays are clicked on the board.

import { useEffect, useRef } from "../../../vendor/hooks.js";
import { html } from "../../html.js";
import { person } from "../../names.js";
import { Decide } from "../../parts/decide.js";
import { say } from "../../texts.js";
import { ON_ALL, kindOf } from "./choice-state.js";
import { AreaLine, AreaSingle } from "./area-choice.js";
import { moveName as areaMoveName } from "./area-moves.js";
import { Bonuses, OwnerButtons, Owners, ReserveCard } from "./bonus.js";
import { CardChoices, CardFace, cardName, cardTip } from "./cards.js";
import { dieName, parseDie } from "./die.js";
import { cellName } from "./halves-sheet.js";
import { Marking, usefulMoves } from "./marking.js";
import { TrayStrip } from "./trays.js";
import { bonusIn } from "./wish.js";

/** @import { NameOf, Prompt } from "../../types.js" */
/** @import { AskedProps, ChoiceProps, Clickable } from "./board-types.js" */
/** @import { Card, Scene, View } from "./types.js" */

/** @param {string} move */
const wordOf = (move) => move.split(" ")[1];
/** @param {string} move */
const cardOf = (move) => /** @type {Card} */ (wordOf(move));

/**
 * The question, in words.
 * @param {{ view: View, prompt: Prompt, seat: number, name: NameOf, scene: Scene }} asked
 */
export function question({ view, prompt, seat, name, scene }) {
  // when no move is left, the line only needs to be confirmed
  if (kindOf(view, seat, prompt) === "area-line" && !prompt.moves.length)
    return say("web-queen-areas-done", person("name", name, seat));
  const frame = view.agenda[view.agenda.length - 1];
  const args = { ...person("name", name, seat), left: "left" in frame ? frame.left : 1 };
  if (frame.is === "LayCards") return duelQuestion(prompt.moves, frame.lines[seat].length, args);
  if (frame.is === "TakeDice")
    return say("queen-ask-take", { ...args, card: cardName(frame.card), card_id: frame.card });
  if (prompt.ask === "mark") return markQuestion(view, seat, args);
  if (prompt.ask === "bonus")
    return say("queen-ask-bonus", { ...args, why_id: /** @type {string} */ (scene.places[seat].due) });
  return say(`queen-ask-${prompt.ask}`, args);
}

/**
 * In a duel: which card is played; when no more can be, the cards only need to be confirmed.
 * @param {string[]} moves
 * @param {number} laid
 * @param {{ name: string, left: number }} args
 */
function duelQuestion(moves, laid, args) {
  if (!moves.length) return say("web-queen-ask-laid", { ...args, count: laid });
  return say(laid ? "queen-ask-play-second" : "queen-ask-play-first", args);
}

/**
 * Step 5: which cells are marked, or what a bonus brings that marks none.
 * @param {View} view
 * @param {number} seat
 * @param {{ name: string, left: number }} args
 */
function markQuestion(view, seat, args) {
  const bonus = bonusIn(view, seat);
  if (bonus === "reserve") return say("queen-ask-gain", args);
  return bonus === "pile" ? say("web-queen-ask-pile", args) : say("web-queen-ask-mark", args);
}

/** By kind of question. */
const KINDS = {
  single: Single,
  duel: Duel,
  bonuses: Bonuses,
  owners: Owners,
  reserve: ReserveCard,
  marking: Marking,
  "area-single": AreaSingle,
  "area-line": AreaLine,
};

/** @param {ChoiceProps} props */
export function Choice(props) {
  const {
    news: { prompt, sealed, decision },
    choice,
  } = props;
  const { kind } = choice;
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const ask = kind && prompt ? prompt.ask : null;
  useEffect(() => {
    // on a phone, show the sheet together with the question about it
    const turn = place.current?.closest(".turn");
    if (turn && turn.getBoundingClientRect().bottom > innerHeight) turn.scrollIntoView({ block: "end" });
    if (ask && ask !== "play" && matchMedia("(max-height: 500px)").matches)
      document.querySelector("[data-board] .queen-own")?.scrollIntoView({ block: "start" });
  }, [ask, decision?.number]);
  if (!kind || !prompt) return null;
  return html`
    <div
      ref=${place}
      class="queen-choice"
      data-ask=${prompt.ask}
      data-line=${prompt.line}
      data-built=${[...(sealed ?? []), ...(kind === "reserve" && choice.wish ? [choice.wish] : [])].join(", ")}
    >
      <${KINDS[kind]}
        key=${kind === "area-line" || kind === "reserve" ? kind : prompt.ask}
        ...${props}
        prompt=${prompt}
      />
    </div>
  `;
}

// --- one move: the first touch selects, the second seals

/** @type {Record<string, string | undefined>} */
const CARDS = { play: "play", put: "put", "put-away": "put", gain: "gain" };

/** @param {AskedProps} props */
function Single({ news: { sealed, seat, view }, prompt, scene, name, choice }) {
  const { moves, picked, select, seal, takeBack, problem, busy } = choice.selection;
  const confirmed = sealed?.[0] ?? null;
  const cards = CARDS[prompt.ask];
  const place = scene.places[seat];
  const from = prompt.ask === "gain" ? place.reserve : cards === "put" ? [...place.hand, ...place.pile] : place.hand;
  const isSealed = confirmed !== null && (picked ?? confirmed) === confirmed;
  const leaves = picked === "leave" && usefulMoves(moves, view, seat).length > 0;
  return html`
    ${prompt.ask === "play" && html`<${TrayStrip} scene=${scene} />`}
    ${cards && html`
      <${CardChoices}
        cards=${from}
        verb=${cards}
        moves=${moves}
        picked=${picked}
        confirmed=${confirmed}
        scene=${scene}
        label=${prompt.ask === "gain" ? say("web-queen-reserve") : say("web-hand")}
        onPick=${select}
      />
    `}
    ${prompt.ask === "copy" && html`
      <${OwnerButtons} moves=${prompt.moves} view=${view} name=${name} picked=${picked} onPick=${select} />
    `}
    <${Decide}
      about=${isSealed ? null : aboutMove(picked ?? confirmed, { prompt, scene, clickable: choice.clickable })}
      warning=${leaves ? say("web-queen-still-card") : undefined}
      lesser=${leaves}
      ready=${picked !== null}
      busy=${busy}
      onConfirm=${() => picked && seal(picked)}
      onTakeBack=${takeBack}
      text=${picked
        ? say(`web-queen-do-${prompt.ask}`, { move: moveName(picked, { name, view }) })
        : say("web-choose-first")}
      sealed=${isSealed ? say("web-sealed", { move: moveName(confirmed, { name, view }) }) : null}
    >
      ${moves.includes("leave") && html`
        <button
          class="second"
          data-move="leave"
          aria-pressed=${picked === "leave"}
          aria-disabled=${false}
          onClick=${() => select("leave")}
          data-tip=${say("web-queen-leave-tip")}
        >
          ${say("queen-move-leave")}
        </button>
      `}
    <//>
    ${problem}
  `;
}

/**
 * What the selected move would do, or else what can be done.
 * @param {string | null} move
 * @param {{ prompt: Prompt, scene: Scene, clickable: Clickable }} shared
 */
function aboutMove(move, { prompt, scene, clickable }) {
  if (move && CARDS[prompt.ask]) return cardTip(cardOf(move), scene);
  const cell = move ? clickable.cells.get(wordOf(move)) : undefined;
  return cell ? cell.tip : say(`web-queen-hint-${prompt.ask}`);
}

/**
 * Any move of this game, in words.
 * @param {{ view: View, seat: number, name: NameOf, move: string }} made
 */
export function nameOfMove({ view, seat, name, move }) {
  const read = view.reading?.sheets[seat];
  const [verb, word] = move.split(" ");
  if (read?.is === "AreasRead" && !ON_ALL.has(verb)) return areaMoveName(move, { view, seat, name, read });
  return verb === "bonus" ? say(`queen-bonus-${word}`) : moveName(move, { name, view });
}

/**
 * @param {string} move
 * @param {{ name: NameOf, view: View }} shared
 */
function moveName(move, { name, view }) {
  const [verb, word, more] = move.split(" ");
  if (verb === "take") return dieName(parseDie(more));
  if (verb === "mark") return cellName(view.printed.sheet, word);
  if (verb === "line") return say("queen-line", { line: word });
  if (verb === "copy") return name(Number(word));
  return verb === "leave" ? say("queen-move-leave") : cardName(cardOf(move));
}

// --- a duel's two cards: a touch lays one, and it can be taken back until both are confirmed

/** @param {AskedProps} props */
function Duel({ news: { seat }, prompt, scene, choice }) {
  const { line, add, shorten, confirm, takeBack, confirmed, problem, busy } = choice.line;
  const laid = line.map(cardOf);
  const moves = confirmed ? [] : prompt.moves;
  // if the pile returns between the two cards, the second one may not be in hand yet
  const cards = [...new Set([...scene.places[seat].hand, ...moves.map(cardOf)])].filter((card) => !laid.includes(card));
  return html`
    <${TrayStrip} scene=${scene} />
    <div class="duel-lay">
      <ol class="line laid-cards" aria-label=${say("web-queen-laid")}>
        ${[0, 1].map(
          (at) => html`
            <li key=${at} class=${laid[at] ? "laid" : "free"}>
              ${laid[at]
                ? html`
                    <button
                      class="card"
                      aria-disabled=${confirmed}
                      disabled=${busy}
                      data-laid=${laid[at]}
                      onClick=${() => !confirmed && shorten(at)}
                      aria-label=${say("web-queen-back-card", { card: cardName(laid[at]) })}
                      data-tip=${say("web-queen-back-card-tip", { card: cardName(laid[at]) })}
                    >
                      <${CardFace} card=${laid[at]} scene=${scene} />
                    </button>
                  `
                : html`<span class="free-place">${say("web-queen-laid-place", { number: at + 1 })}</span>`}
            </li>
          `,
        )}
      </ol>
      ${!confirmed && html`
        <${CardChoices}
          cards=${cards}
          verb="play"
          moves=${moves}
          picked=${null}
          scene=${scene}
          label=${say("web-hand")}
          onPick=${add}
        />
      `}
    </div>
    <${Decide}
      about=${confirmed ? null : laid.length ? cardTip(laid[laid.length - 1], scene) : say("web-queen-hint-lay")}
      ready=${prompt.may_end}
      busy=${busy}
      onConfirm=${confirm}
      onTakeBack=${takeBack}
      text=${laid.length ? say("web-queen-do-lay", { count: laid.length }) : say("web-choose-first")}
      sealed=${confirmed ? say("web-sealed-plain") : null}
    />
    ${problem}
  `;
}
