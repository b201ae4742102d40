// The end of every decision: what is chosen, the button that confirms it, the undo button.

import { useRef } from "../../../vendor/hooks.js";
import { Icon, classes, html } from "../../html.js";
import { useAction } from "../../parts/fields.js";
import { single } from "../../parts/selection.js";
import { say } from "../../texts.js";

/**
 * Run actions one at a time, however fast they are clicked and however slow the network is. If an action is not
 * possible any more (`can`) when its turn comes, it and all actions behind it are dropped, so that nothing is confirmed
 * that was not on the screen. The same action twice in a row is a double click and runs once.
 */
function useOneByOne(table, number) {
  const [run, problem, busy] = useAction(number);
  const queue = useRef([]);
  const doAll = async () => {
    try {
      for (; queue.current.length; queue.current.shift()) {
        const [{ can, action }] = queue.current;
        const now = table.news.value;
        if (now.decision?.number !== number || !now.prompt || !can(now)) break;
        await action(now);
      }
    } finally {
      queue.current = [];
    }
  };
  const act = (what, can, action) => {
    if (queue.current.at(-1)?.what === what) return;
    queue.current.push({ what, can, action });
    if (queue.current.length === 1) run(doAll);
  };
  return { act, problem, busy };
}

/** The line a player builds: moves are added or taken back, and the line is confirmed. */
export function useLine(table, { decision, sealed, seat }) {
  const { act, problem, busy } = useOneByOne(table, decision.number);
  const commands = table.at(decision.number);
  const line = sealed ?? [];
  /** Take a move back. Later moves do not depend on it: they are added again. */
  const without = (move) =>
    act(
      `without ${move}`,
      (now) => now.sealed?.includes(move),
      async (now) => {
        const place = now.sealed.indexOf(move);
        await commands.shorten(place);
        for (const later of now.sealed.slice(place + 1)) await commands.add(later);
      },
    );
  return {
    line,
    problem,
    busy,
    confirmed: decision.confirmed.includes(seat),
    without,
    add: (move) =>
      act(
        move,
        ({ prompt }) => prompt.moves.includes(move),
        () => commands.add(move),
      ),
    shorten: (length) =>
      act(
        `shorten ${length}`,
        (now) => (now.sealed ?? []).length > length,
        () => commands.shorten(length),
      ),
    confirm: () =>
      act(
        "confirm",
        ({ prompt, decision: { confirmed } }) => prompt.may_end && !confirmed.includes(seat),
        commands.confirm,
      ),
    takeBack: () => act("take back", ({ decision: { confirmed } }) => confirmed.includes(seat), commands.takeBack),
  };
}

/**
 * `warning`: something to consider first; `lesser`: there is a better choice; `sealed`: the answer already given, in
 * words.
 */
export function Decide({
  about,
  warning = null,
  lesser = false,
  text,
  icon = "lock",
  ready,
  busy,
  onSeal,
  sealed = null,
  onTakeBack,
  children,
}) {
  return html`
    <div class="decide">
      ${!sealed && html`
        ${!warning && html`<p key="about" class="decide-about">${about}</p>`}
        <p key="warning" class=${warning ? "decide-about warns" : "hidden"} role="status">
          ${warning && html`<${Icon} name="warning" /> <span>${warning}</span>`}
        </p>
      `}
      ${children}
      ${sealed
        ? html`
            <p class="sealed-note" role="status"><${Icon} name="lock" /> ${sealed}</p>
            <button
              class="second"
              data-take-back
              disabled=${busy}
              onClick=${single(onTakeBack)}
              data-tip=${say("web-take-back-tip")}
            >
              ${say("web-take-back")}
            </button>
          `
        : html`
            <button
              class=${classes("main", warning && "careful", lesser && "lesser")}
              data-confirm
              disabled=${!ready}
              aria-disabled=${busy}
              onClick=${onSeal}
            >
              <${Icon} name=${icon} /> ${text}
            </button>
          `}
    </div>
  `;
}
