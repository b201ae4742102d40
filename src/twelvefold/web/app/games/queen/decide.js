// What every decision ends with: what it is about, the button that seals it, the way back.

import { useRef } from "../../../vendor/hooks.js";
import { Icon, classes, html } from "../../html.js";
import { useAction } from "../../parts/fields.js";
import { single } from "../../parts/selection.js";
import { say } from "../../texts.js";

/**
 * One after the other, however fast they are touched and however slow the network is: what is touched while something
 * is on its way waits for it. What cannot be done (`can`) when its turn has come is dropped, and so is all that waits
 * behind it: nothing is confirmed that was not on the screen. The same thing touched twice is a double click.
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

/** The line a player builds: moves are added, marks go back, and it is confirmed. */
export function useLine(table, { decision, sealed, seat }) {
  const { act, problem, busy } = useOneByOne(table, decision.number);
  const commands = table.at(decision.number);
  const line = sealed ?? [];
  /** Take a move back; those after it do not need it, and stay. */
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
 * `warning`: what is to be thought about before; `lesser`: there is something better to do; `sealed`: what is decided
 * already, in words.
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
