// The decisions of Queen of 12, by kind. Cells, lines and dice in the trays are clicked on the board.

import { useEffect, useRef } from "../../../vendor/hooks.js";
import { html } from "../../html.js";
import { Decide } from "../../parts/decide.js";
import { useLine } from "../../parts/line.js";
import { useSelection } from "../../parts/selection.js";
import { say } from "../../texts.js";
import { AreaChoice, areaQuestion } from "./area-choice.js";
import { Bonuses, Owners } from "./bonus.js";
import { CardChoices, CardFace, cardName, cardTip } from "./cards.js";
import { dieName, parseDie } from "./die.js";
import { cellName } from "./halves-sheet.js";
import { Marking, cellsOf } from "./marking.js";
import { useTouchable } from "./touchable.js";
import { TrayStrip } from "./trays.js";

const wordOf = (move) => move.split(" ")[1];
const isArea = (view, seat) => view.reading.sheets[seat].is === "AreasRead";

/** Decisions of cards that are the same on all sheets. */
const ON_ALL = new Set(["play", "take", "put", "put-away", "gain", "copy"]);

/** The question, in words. */
export function question({ view, prompt, seat, name, scene }) {
  const own = isArea(view, seat) && !ON_ALL.has(prompt.ask) ? areaQuestion({ prompt, seat, name }) : null;
  if (own) return own;
  const frame = view.agenda.at(-1);
  const args = { name: name(seat), left: frame.left ?? 1 };
  if (prompt.ask === "play" && prompt.line) return duelQuestion(prompt.moves, frame.lines[seat].length, args);
  if (prompt.ask === "take") return say("queen-ask-take", { ...args, card: cardName(frame.card), card_id: frame.card });
  if (prompt.ask === "mark") return say("web-queen-ask-mark", args);
  if (prompt.ask === "bonus") return say("queen-ask-bonus", { ...args, why_id: scene.places[seat].due });
  return say(`queen-ask-${prompt.ask}`, args);
}

/** In a duel: which card is played; when no more can be, the cards only need to be confirmed. */
function duelQuestion(moves, laid, args) {
  if (!moves.length) return say("web-queen-ask-laid", { ...args, count: laid });
  return say(laid ? "queen-ask-play-second" : "queen-ask-play-first", args);
}

export function Choice(props) {
  const {
    news: { prompt, view, seat, sealed, decision },
    disabled,
  } = props;
  const place = useRef();
  const asks = !disabled && prompt && view.reading;
  useEffect(() => {
    // on a phone, show the sheet together with the question about it
    const turn = place.current?.closest(".turn");
    if (turn && turn.getBoundingClientRect().bottom > innerHeight) turn.scrollIntoView({ block: "end" });
    if (asks && prompt.ask !== "play" && matchMedia("(max-height: 500px)").matches)
      document.querySelector("[data-board] .queen-own")?.scrollIntoView({ block: "start" });
  }, [asks && prompt.ask, decision?.number]);
  if (!asks) return null;
  return html`
    <div
      ref=${place}
      class="queen-choice"
      data-ask=${prompt.ask}
      data-line=${prompt.line}
      data-built=${(sealed ?? []).join(", ")}
    >
      <${Asked}
        key=${prompt.line && isArea(view, seat) ? "line" : prompt.ask}
        ...${props}
        prompt=${prompt}
        area=${isArea(view, seat)}
      />
    </div>
  `;
}

function Asked({ prompt, area, ...props }) {
  if (area && !ON_ALL.has(prompt.ask)) return html`<${AreaChoice} ...${props} />`;
  if (prompt.ask === "play" && prompt.line) return html`<${Duel} ...${props} />`;
  if (prompt.line)
    return prompt.ask === "bonus"
      ? html`<${Bonuses} ...${props} />`
      : prompt.ask === "bonus-copy"
        ? html`<${Owners} ...${props} />`
        : html`<${Marking} ...${props} />`;
  return html`<${Single} ...${props} />`;
}

// --- one move: the first touch selects, the second seals

const CARDS = { play: "play", put: "put", "put-away": "put", gain: "gain" };

function Single({ table, news, scene, name, disabled }) {
  const { prompt, sealed, seat, view } = news;
  const { moves, picked, select, seal, takeBack, problem, busy } = useSelection(table, news, disabled);
  const confirmed = sealed?.[0] ?? null;
  const cards = CARDS[prompt.ask];
  const lit = prompt.ask.startsWith("mark-")
    ? cellsOf(
        view,
        seat,
        moves.filter((move) => move !== "leave"),
      )
    : undefined;
  useTouchable({
    picked,
    pick: select,
    ...(prompt.ask === "take" ? { dice: new Set(moves) } : {}),
    ...(lit ? { cells: lit } : {}),
    ...(prompt.ask === "line" ? { lines: new Map(moves.map((move) => [wordOf(move), move])) } : {}),
  });
  const place = scene.places[seat];
  const from = prompt.ask === "gain" ? place.reserve : cards === "put" ? [...place.hand, ...place.pile] : place.hand;
  const change = picked && confirmed && picked !== confirmed;
  const shown = picked ?? confirmed;
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
    ${prompt.ask === "copy" && html`<${Owners} ...${{ table, news, scene, name, picked, onPick: select }} single />`}
    <${Decide}
      about=${confirmed && !change ? null : aboutMove(shown, { prompt, scene, lit })}
      ready=${Boolean(picked)}
      busy=${busy}
      onConfirm=${() => seal(picked)}
      onTakeBack=${takeBack}
      text=${picked
        ? say(`web-queen-do-${prompt.ask}`, { move: moveName(picked, { name, view }) })
        : say("web-choose-first")}
      sealed=${confirmed && !change ? say("web-sealed", { move: moveName(confirmed, { name, view }) }) : null}
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

/** What the selected move would do, or else what can be done. */
function aboutMove(move, { prompt, scene, lit }) {
  if (!move) return say(`web-queen-hint-${prompt.ask}`);
  if (CARDS[prompt.ask]) return cardTip(wordOf(move), scene);
  const cell = lit?.get(wordOf(move));
  return cell ? cell.tip : say(`web-queen-hint-${prompt.ask}`);
}

function moveName(move, { name, view }) {
  const [verb, word, more] = move.split(" ");
  if (verb === "take") return dieName(parseDie(more));
  if (verb === "mark") return cellName(view.printed.sheet, word);
  if (verb === "line") return say("queen-line", { line: word });
  if (verb === "copy") return name(Number(word));
  return verb === "leave" ? say("queen-move-leave") : cardName(word);
}

// --- a duel's two cards: a touch lays one, and it can be taken back until both are confirmed

function Duel({ table, news, scene }) {
  const { prompt, seat } = news;
  const { line, add, shorten, confirm, takeBack, confirmed, problem, busy } = useLine(table, news);
  const laid = line.map(wordOf);
  const moves = confirmed ? [] : prompt.moves;
  // if the pile returns between the two cards, the second one may not be in hand yet
  const cards = [...new Set([...scene.places[seat].hand, ...moves.map(wordOf)])].filter((card) => !laid.includes(card));
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
      about=${confirmed ? null : laid.length ? cardTip(laid.at(-1), scene) : say("web-queen-hint-lay")}
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
