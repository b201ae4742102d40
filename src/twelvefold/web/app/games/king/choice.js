// The decisions of King of 12: a card, a face, a token, a card to keep.

import { Die } from "../../dice/die.js";
import { Drawing, Icon, classes, html } from "../../html.js";
import { person } from "../../names.js";
import { useArrows } from "../../parts/arrows.js";
import { Decide } from "../../parts/decide.js";
import { useSelection } from "../../parts/selection.js";
import { say } from "../../texts.js";
import { CardFace, cardEffect, cardName, cardTip } from "./card.js";

/** @import { Selection } from "../../parts/selection.js" */
/** @import { ChoiceProps, NameOf, Prompt } from "../../types.js" */
/** @import { Character, Pieces, Scene, View } from "./types.js" */

/** @typedef {Pick<Selection, "moves" | "picked" | "select">} Choosing */

/** @param {string} move */
const wordOf = (move) => move.split(" ")[1];
/** @param {string} move */
const cardOf = (move) => /** @type {Character} */ (wordOf(move));

/**
 * The question, in words.
 * @param {{ view: View, prompt: Prompt, seat: number, name: NameOf }} asked
 */
export function question({ view, prompt, seat, name }) {
  const frame = view.agenda.at(-1);
  const theft = frame && "thefts" in frame ? frame.thefts.find(([thief]) => thief === seat) : null;
  return say(`king-ask-${prompt.ask}`, { ...person("name", name, seat), ...(theft && { victim: name(theft[1]) }) });
}

/** @param {ChoiceProps<Scene, View, Pieces>} props */
export function Choice({ table, news, scene, pieces, disabled }) {
  const { view, prompt, sealed, seat } = news;
  const { moves, picked, select, seal, takeBack, problem, busy } = useSelection(table, news, disabled);
  const confirmed = sealed?.[0] ?? null;
  const shared = { moves, picked, confirmed, select, pieces, view };
  const ask = disabled ? null : prompt?.ask;
  return html`
    <div class=${classes("king-choice", ask && !confirmed && "stays")}>
      ${ask === "turn"
        ? html`<${Faces} ...${shared} face=${view.places[seat].die} seat=${seat} />`
        : ask === "take"
          ? html`<${Theft} ...${shared} />`
          : html`<${Hand} ...${shared} verb=${ask === "lay" ? "lay" : "play"} hand=${scene.places[seat].hand} />`}
      ${ask && html`
        <${Decide}
          about=${aboutMove(ask, picked ?? confirmed)}
          text=${picked ? say(`web-king-do-${ask}`, { move: moveName(picked) }) : say("web-choose-first")}
          ready=${picked !== null}
          busy=${busy}
          onConfirm=${() => picked && seal(picked)}
          sealed=${confirmed && (picked ?? confirmed) === confirmed
            ? say("web-sealed", { move: moveName(confirmed) })
            : null}
          onTakeBack=${takeBack}
        />
      `}
      ${problem}
    </div>
  `;
}

/**
 * What the selected move does, or else what can be done.
 * @param {string} ask
 * @param {string | null} move
 */
function aboutMove(ask, move) {
  if (!move) return say(`web-king-hint-${ask}`);
  return ask === "play" || ask === "lay" ? cardTip(cardOf(move)) : say("web-king-chosen", { move: moveName(move) });
}

/** @param {string} move */
export function moveName(move) {
  const [verb, word] = move.split(" ");
  if (verb === "play" || verb === "lay") return cardName(cardOf(move));
  if (verb === "turn") return say("king-move-turn", { face: Number(word) });
  if (verb === "take") return say("king-move-take", { token: Number(word) });
  return say("king-move-decline");
}

/** @param {Choosing & { hand: Character[] | null, verb: string, confirmed: string | null, pieces: Pieces }} props */
function Hand({ hand, verb, moves, picked, confirmed, select, pieces }) {
  const arrows = useArrows();
  return html`
    <ul class="hand" aria-label=${say("web-hand")} onKeyDown=${arrows}>
      ${(hand ?? []).map((card) => {
        const move = `${verb} ${card}`;
        const legal = moves.includes(move);
        return html`
          <li key=${card}>
            <button
              class=${classes("card", move === picked && "picked", move === confirmed && "confirmed")}
              aria-pressed=${move === picked || move === confirmed}
              aria-disabled=${!legal}
              data-card=${card}
              data-tip=${cardTip(card)}
              onClick=${() => legal && select(move)}
            >
              <${CardFace} card=${card} kind=${pieces.characters[card].kind} effect=${cardEffect(card)} />
              ${move === confirmed && html`<span class="seal"><${Icon} name="lock" /></span>`}
            </button>
          </li>
        `;
      })}
    </ul>
  `;
}

/**
 * The Sorcerer: the die with clickable faces around it, and the same choices as buttons.
 * @param {Choosing & { pieces: Pieces, face: number, seat: number }} props
 */
function Faces({ moves, picked, select, pieces, face, seat }) {
  const arrows = useArrows();
  const faces = moves.map((move) => Number(wordOf(move)));
  const chosen = picked ? Number(wordOf(picked)) : null;
  return html`
    <div class=${`faces seat-${seat % 8}`}>
      <${Die}
        class="large"
        neighbours=${pieces.neighbours}
        face=${face}
        picks=${faces}
        picked=${chosen}
        onPick=${(/** @type {number} */ each) => select(`turn ${each}`)}
      />
      <ul class="face-buttons" aria-label=${say("web-king-faces")} onKeyDown=${arrows}>
        ${faces.map(
          (each) => html`
            <li key=${each}>
              <button
                class=${classes("number-button", each === chosen && "picked")}
                aria-pressed=${each === chosen}
                data-face=${each}
                data-tip=${say("king-move-turn", { face: each })}
                onClick=${() => select(`turn ${each}`)}
              >
                ${each}
              </button>
            </li>
          `,
        )}
      </ul>
    </div>
  `;
}

/** @param {Choosing} props */
function Theft({ moves, picked, select }) {
  return html`
    <ul class="theft" aria-label=${say("web-king-theft")}>
      ${moves.map(
        (move) => html`
          <li key=${move}>
            <button
              class=${classes("theft-button", move === picked && "picked")}
              aria-pressed=${move === picked}
              data-move=${move}
              data-tip=${moveName(move)}
              onClick=${() => select(move)}
            >
              ${move === "decline"
                ? html`<${Icon} name="cross" />`
                : html`<${Drawing} of="pieces" name=${`token-${wordOf(move)}`} class="token" />`}
              <span>${moveName(move)}</span>
            </button>
          </li>
        `,
      )}
    </ul>
  `;
}
