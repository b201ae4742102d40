// What every decision ends with: what it is about, the button that seals it, the way back.

import { Icon, classes, html } from "../../html.js";
import { useDeed } from "../../parts/fields.js";
import { single } from "../../parts/selection.js";
import { say } from "../../texts.js";

/** The line a player builds: moves are added, marks go back, and it is confirmed. */
export function useLine(table, { decision, sealed, seat }) {
  const [run, problem, busy] = useDeed(decision.number);
  const deeds = table.at(decision.number);
  const line = sealed ?? [];
  /** Take a move back; those after it do not need it, and stay. */
  const without = (place) => run(async () => {
    await deeds.shorten(place);
    for (const move of line.slice(place + 1)) await deeds.add(move);
  });
  return {
    line, problem, busy, confirmed: decision.confirmed.includes(seat), without,
    add: (move) => run(() => deeds.add(move)),
    shorten: (length) => run(() => deeds.shorten(length)),
    confirm: () => run(deeds.confirm),
    takeBack: () => run(deeds.takeBack),
  };
}

/** `warning`: what is to be thought about before; `sealed`: what is decided already, in words. */
export function Decide({ about, warning = null, text, icon = "lock", ready, busy, onSeal, sealed = null, onTakeBack, children }) {
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
        : html`<button class=${classes("main", warning && "careful")} data-confirm disabled=${!ready} aria-disabled=${busy} onClick=${onSeal}><${Icon} name=${icon} /> ${text}</button>`}
    </div>
  `;
}
