// The decisions of 12 Chip Trick: which chip to play, and which to take.

import { Icon, classes, html } from "../../html.js";
import { person } from "../../names.js";
import { Decide } from "../../parts/decide.js";
import { useSelection } from "../../parts/selection.js";
import { say } from "../../texts.js";
import { Chip, chipName } from "./chip.js";

/** @import { Table } from "../../table.js" */
/** @import { ChoiceProps, NameOf, News, Prompt } from "../../types.js" */
/** @import { Choosing, Colours, Pieces, Scene, View } from "./types.js" */

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

/**
 * The answer being chosen, on the board: chips are played from the hand and taken from the middle, where they lie.
 * @param {{ table: Table, news: News<View>, disabled: boolean }} asked
 * @returns {Choosing}
 */
export function useChoice({ table, news, disabled }) {
  const selection = useSelection(table, news, disabled);
  const asked = selection.moves.length > 0;
  return { ...selection, verb: asked ? (news.prompt?.ask === "take" ? "take" : "play") : null };
}

/** @param {ChoiceProps<Scene, View, Pieces, Choosing>} props */
export function Choice({ scene, news, pieces, choice }) {
  const { verb, moves, picked, seal, problem, busy } = choice;
  const forced = verb === "take" && moves.length === 1;
  const doing = verb === "take" && scene.winner === news.seat ? "front" : verb;
  return html`
    <div class="chips-choice">
      ${verb && html`
        <${Decide}
          about=${say(forced ? "web-chips-forced" : `web-chips-hint-${verb}`)}
          text=${picked
            ? say(`web-chips-do-${doing}`, { chip: chipName(valueOf(picked), pieces.colours) })
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

/**
 * A chip that can be played or taken, or at another time could be.
 * @param {{ chip: number, secret?: boolean, colours: Colours, choice: Choosing, verb: "play" | "take" }} props
 */
export function ChipButton({ chip, secret = false, colours, choice, verb }) {
  const { moves, picked, select } = choice;
  const asked = choice.verb === verb;
  const move = `${verb} ${chip}`;
  const legal = asked && moves.includes(move);
  const name = chipName(chip, colours);
  return html`
    <button
      class=${classes(
        "chip-button",
        legal && move === picked && "picked",
        asked && !legal && "off",
        legal && moves.length === 1 && "forced",
      )}
      aria-pressed=${legal && move === picked}
      aria-disabled=${!legal}
      aria-label=${secret ? say("chips-secret", { chip: name }) : name}
      data-chip=${chip}
      data-tip=${legal
        ? say(`web-chips-${verb}-tip`, { chip: name })
        : asked
          ? say("web-chips-not-now", { chip: name })
          : say(secret ? "web-chips-secret-tip" : "web-chips-seen-tip", { chip: name })}
      onClick=${() => legal && select(move)}
    >
      <${Chip} chip=${chip} colours=${colours} secret=${secret} />
      ${asked && !legal && html`<${Icon} name="lock" class="not-now" />`}
    </button>
  `;
}
