// What every decision ends with: what it is about, the button that seals it, the way back.

import { useEffect, useRef } from "../../../vendor/hooks.js";
import { Icon, classes, html } from "../../html.js";
import { useDeed } from "../../parts/fields.js";
import { single } from "../../parts/selection.js";
import { say } from "../../texts.js";

/**
 * What is touched while the touch before is still on its way waits for it, and is done if it can be (`still`) by then. The
 * same thing touched twice is a double click.
 */
function useOneByOne(news) {
  const [run, problem, busy] = useDeed(news.decision.number);
  const underway = useRef(null);
  const waiting = useRef(null);
  const act = async (what, deed, still = null) => {
    if (underway.current !== null) {
      if (still && what !== underway.current) waiting.current = { what, deed, still, number: news.decision.number };
      return;
    }
    underway.current = what;
    if (!(await run(deed))) waiting.current = null;
    underway.current = null;
  };
  useEffect(() => {
    if (underway.current !== null || waiting.current === null) return;
    const { what, deed, still, number } = waiting.current;
    waiting.current = null;
    if (number === news.decision.number && news.prompt && still(news.prompt)) act(what, deed, still);
  });
  return { act, problem, busy };
}

/** The line a player builds: moves are added, marks go back, and it is confirmed. */
export function useLine(table, news) {
  const { decision, sealed, seat } = news;
  const { act, problem, busy } = useOneByOne(news);
  const deeds = table.at(decision.number);
  const line = sealed ?? [];
  /** Take a move back; those after it do not need it, and stay. */
  const without = (place) =>
    act(`without ${place}`, async () => {
      await deeds.shorten(place);
      for (const move of line.slice(place + 1)) await deeds.add(move);
    });
  return {
    line, problem, busy, confirmed: decision.confirmed.includes(seat), without,
    add: (move) => act(move, () => deeds.add(move), ({ moves }) => moves.includes(move)),
    shorten: (length) => act(`shorten ${length}`, () => deeds.shorten(length)),
    confirm: () => act("confirm", deeds.confirm, (prompt) => prompt.may_end),
    takeBack: () => act("take back", deeds.takeBack),
  };
}

/** `warning`: what is to be thought about before; `lesser`: there is something better to do; `sealed`: what is decided already, in words. */
export function Decide({ about, warning = null, lesser = false, text, icon = "lock", ready, busy, onSeal, sealed = null, onTakeBack, children }) {
  return html`
    <div class="decide">
      ${!sealed && html`
        ${!warning && html`<p key="about" class="decide-about">${about}</p>`}
        <p key="warning" class=${warning ? "decide-about warns" : "hidden"} role="status">${warning && html`<${Icon} name="warning" /> <span>${warning}</span>`}</p>`}
      ${children}
      ${sealed
        ? html`
            <p class="sealed-note" role="status"><${Icon} name="lock" /> ${sealed}</p>
            <button class="second" data-take-back disabled=${busy} onClick=${single(onTakeBack)} data-tip=${say("web-take-back-tip")}>${say("web-take-back")}</button>`
        : html`<button class=${classes("main", warning && "careful", lesser && "lesser")} data-confirm disabled=${!ready} aria-disabled=${busy} onClick=${onSeal}><${Icon} name=${icon} /> ${text}</button>`}
    </div>
  `;
}
