// The decisions of 12 Chip Trick: which chip to play, and which to take.

import { Icon, classes, html } from "../../html.js";
import { person } from "../../names.js";
import { useArrows } from "../../parts/arrows.js";
import { Decide } from "../../parts/decide.js";
import { useSelection } from "../../parts/selection.js";
import { say } from "../../texts.js";
import { Chip, chipName, handOf } from "./chip.js";

/** @import { ChoiceProps, NameOf, Prompt } from "../../types.js" */
/** @import { Pieces, Scene, View } from "./types.js" */

/** @param {string} move */
const valueOf = (move) => Number(move.split(" ")[1]);

/**
 * @param {string} move
 * @param {Pieces} pieces
 */
export const moveName = (move, { colours }) => chipName(valueOf(move), colours);

/**
 * Whether a chip in the middle may not be taken: red goes first.
 * @type {(view: View, prompt: Prompt) => boolean}
 */
const bound = (view, prompt) => view.middle.some((chip) => !prompt.moves.includes(`take ${chip}`));

/** @param {{ view: View, prompt: Prompt, seat: number, name: NameOf, scene: Scene }} asked */
export function question({ view, prompt, seat, name, scene }) {
  if (prompt.ask === "play") return say("chips-ask-play", person("name", name, seat));
  const where = scene.winner === seat ? "front" : "hand";
  return say(`chips-ask-${where}${bound(view, prompt) ? "-red-first" : ""}`, person("name", name, seat));
}

/** @param {ChoiceProps<Scene, View, Pieces>} props */
export function Choice({ table, news, scene, pieces, disabled }) {
  const { prompt, seat } = news;
  const { moves, picked, select, seal, problem, busy } = useSelection(table, news, disabled);
  const arrows = useArrows();
  const taking = moves.length > 0 && prompt?.ask === "take";
  const offered = taking
    ? scene.middle.map(({ chip }) => /** @type {const} */ ([chip, false])).toSorted(([a], [b]) => a - b)
    : handOf(scene.places[seat]);
  const verb = taking ? "take" : "play";
  const forced = taking && moves.length === 1;
  return html`
    <div class="chips-choice">
      <ul
        class=${classes("chips-offered", taking && "taking")}
        aria-label=${taking ? say("web-chips-middle") : say("web-hand")}
        onKeyDown=${arrows}
      >
        ${offered.map(([chip, secret], index) => {
          const move = `${verb} ${chip}`;
          const legal = moves.includes(move);
          const tip = !moves.length
            ? chipName(chip, pieces.colours)
            : legal
              ? say(`web-chips-${verb}-tip`, { chip: chipName(chip, pieces.colours) })
              : say("web-chips-not-now", { chip: chipName(chip, pieces.colours) });
          return html`
            <li key=${`${chip} ${index}`}>
              <button
                class=${classes(
                  "chip-button",
                  move === picked && "picked",
                  !legal && "off",
                  forced && legal && "forced",
                )}
                aria-pressed=${move === picked}
                aria-disabled=${!legal}
                aria-label=${secret
                  ? say("chips-secret", { chip: chipName(chip, pieces.colours) })
                  : chipName(chip, pieces.colours)}
                data-chip=${chip}
                data-tip=${tip}
                onClick=${() => legal && select(move)}
              >
                <${Chip} chip=${chip} colours=${pieces.colours} secret=${secret} />
                ${moves.length > 0 && !legal && html`<${Icon} name="lock" class="not-now" />`}
              </button>
            </li>
          `;
        })}
      </ul>
      ${moves.length > 0 && html`
        <${Decide}
          about=${forced ? say("web-chips-forced") : taking ? say("web-chips-hint-take") : say("web-chips-hint-play")}
          text=${picked
            ? say(`web-chips-do-${taking && scene.winner === seat ? "front" : verb}`, {
                chip: chipName(valueOf(picked), pieces.colours),
              })
            : say("web-choose-first")}
          icon=${null}
          ready=${picked !== null}
          busy=${busy}
          onConfirm=${() => picked && seal(picked)}
        />
      `}
      ${problem}
    </div>
  `;
}
