// The screen of a game that has none of its own: it draws any view, any prompt, any line and any story, plainly.

import { Icon, classes, html } from "../../html.js";
import { useArrows } from "../../parts/arrows.js";
import { useDeed } from "../../parts/fields.js";
import { SeatMark, SeatState } from "../../parts/people.js";
import { say } from "../../texts.js";

const isPlain = (value) => value === null || typeof value !== "object" || (Array.isArray(value) && value.every(isPlain));

const plain = (value) =>
  value === null ? "–" : typeof value === "boolean" ? say("web-truth", { truth: String(value) }) : Array.isArray(value) ? value.map(plain).join(", ") || "–" : String(value);

/** Any value as a small outline. */
function Value({ name, value }) {
  if (isPlain(value)) return html`<div class="fact"><dt>${name}</dt><dd>${plain(value)}</dd></div>`;
  if (Array.isArray(value)) return value.map((item, index) => html`<${Value} key=${index} name=${`${name} ${index + 1}`} value=${item} />`);
  const { is, ...fields } = value;
  return html`
    <div class="facts-inside"><dt>${name}${is && is !== name ? html` <span class="faint">${is}</span>` : ""}</dt>
      <dd><dl>${Object.entries(fields).map(([field, each]) => html`<${Value} key=${field} name=${field} value=${each} />`)}</dl></dd></div>
  `;
}

function Board({ view, seat, name, decision = null, chairs = [] }) {
  if (!view) return html`<p class="faint">${say("web-nothing-yet")}</p>`;
  const places = Array.isArray(view.places) ? view.places : [];
  const rest = Object.entries(view).filter(([field]) => !["is", "seat", "places"].includes(field));
  return html`
    <div class="generic-board" data-board>
      <dl class="generic-facts">${rest.map(([field, value]) => html`<${Value} key=${field} name=${field} value=${value} />`)}</dl>
      <ul class="generic-places">
        ${places.map((place, each) => html`
          <li key=${each} class=${classes("sheet", each === seat && "mine")} data-seat=${each}>
            <p class="place-head"><${SeatMark} seat=${each} /> <bdi>${name(each)}</bdi>
              <${SeatState} chair=${chairs[each]} asked=${decision?.asked.includes(each)} confirmed=${decision?.confirmed.includes(each)} /></p>
            <dl>${Object.entries(place).filter(([field]) => field !== "is").map(([field, value]) => html`<${Value} key=${field} name=${field} value=${value} />`)}</dl>
          </li>`)}
      </ul>
    </div>
  `;
}

function Choice({ table, news, disabled }) {
  const { prompt, sealed, seat, decision } = news;
  const arrows = useArrows();
  const [run, problem, busy] = useDeed(news.decision?.number);
  if (disabled || !prompt) return null;
  const confirmed = decision.confirmed.includes(seat);
  const deeds = table.at(decision.number);
  const pick = (move) => () => run(() => (prompt.line ? deeds.add(move) : deeds.answer(move)));
  return html`
    <div class="generic-choice">
      ${prompt.line && html`
        <ol class="line" aria-label=${say("web-line")}>
          ${(sealed ?? []).map((move, place) => html`
            <li key=${place}><span>${move}</span>
              ${!confirmed && html`<button class="small quiet" disabled=${busy} onClick=${() => run(() => deeds.shorten(place))} aria-label=${say("web-shorten", { move })} data-tip=${say("web-shorten-tip")}><${Icon} name="cross" /></button>`}</li>`)}
        </ol>`}
      ${!(prompt.line && confirmed) && html`
        <ul class="moves" aria-label=${say("web-moves")} onKeyDown=${arrows}>
          ${prompt.moves.map((move) => html`
            <li key=${move}><button class=${classes(!prompt.line && sealed?.[0] === move && "confirmed")} aria-pressed=${!prompt.line && sealed?.[0] === move}
              disabled=${busy} data-move=${move} data-tip=${say(prompt.line ? "web-add-tip" : "web-answer-tip")} onClick=${pick(move)}>${move}</button></li>`)}
        </ul>`}
      <div class="decide">
        ${prompt.line && !confirmed && html`<button class="main" disabled=${busy || !prompt.may_end} onClick=${() => run(deeds.confirm)} data-tip=${say("web-confirm-tip")}><${Icon} name="tick" /> ${say("web-confirm-line")}</button>`}
        ${confirmed && html`
          <p class="sealed-note" role="status"><${Icon} name="lock" /> ${say("web-sealed-plain")}</p>
          <button class="second" disabled=${busy} onClick=${() => run(deeds.takeBack)} data-tip=${say("web-take-back-tip")}>${say("web-take-back")}</button>`}
      </div>
      ${problem}
    </div>
  `;
}

export const generic = {
  Badge: () => html`<${Icon} name="why" />`,
  Board,
  Choice,
  Options: () => null,
  about: (decision) => decision,
  begin: () => ({}),
  chapters: () => () => null,
  facts: (options) => Object.entries(options).map(([option, value]) => say("pair-word", { left: option, right: plain(value) })),
  given: () => ({}),
  highlights: [],
  options: {},
  pace: () => 350,
  question: ({ prompt }) => say("web-generic-question", { ask: prompt.ask }),
  ready: () => true,
  settle: (scene) => scene,
  step: (scene) => scene,
  where: () => "",
};
