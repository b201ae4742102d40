// The guide through a first game: beside the real table, one step after the other. It waits for the game, never the
// game for it.

import { useEffect, useLayoutEffect, useRef } from "../../vendor/hooks.js";
import { Icon, html } from "../html.js";
import { mayMove } from "../settings.js";
import { say } from "../texts.js";
import { useKeys } from "./keys.js";

/** Where the player decides. */
const TURN = "section.turn";

/** `mine`: the viewer is asked and has not decided; `playing`: what happened is still being shown. */
export function Guide({ guide, news, pieces, mine, playing }) {
  const { game, steps, at, next, end } = guide;
  const step = steps[at];
  const place = useRef();
  const waits = Boolean(step.action || step.until);
  const about = mine && !step.action && step.until ? TURN : (step.at ?? TURN);
  useGoingOn(step, news, mine, next);
  useRing(about);
  useEffect(() => {
    if (isIdle()) (waits ? document.querySelector(TURN) : place.current)?.focus({ preventScroll: true });
  }, [at]);
  useEffect(() => show(about, place.current), [at, waits && mine]); // the question may come later than the step
  // what is playing is ended first
  useKeys({ Escape: () => !playing && !document.querySelector("dialog[open]") && end() });
  const args = step.args?.({
    view: news.view,
    prompt: news.prompt,
    seat: news.seat,
    options: news.about.options,
    pieces,
  });
  const last = at === steps.length - 1;
  return html`
    <section class="guide" aria-label=${say("web-guide-title")} tabindex="-1" ref=${place}>
      <p class="guide-head">
        <${Icon} name="star" /> <strong>${say("web-guide-title")}</strong> <span class="faint">
          ${say("web-step", { step: at + 1, last: steps.length })}
        </span>
      </p>
      <p class="guide-text" role="status">${say(`web-guide-${game}-${step.key}`, args)}</p>
      <p class="guide-tools">
        ${!last && html`<button class="quiet" onClick=${end} key="skip">${say("web-guide-skip")}</button>`}
        ${waits
          ? html`<span class="faint" key="waits">${say("web-guide-waits", { mine: mine ? "yes" : "no" })}</span>`
          : html`
              <button class="main" onClick=${next} key="next">
                ${last ? say("web-guide-end") : say("web-guide-next")}
              </button>
            `}
      </p>
    </section>
  `;
}

/** Goes on where what a step asks for is done, or what it waits for has come. */
function useGoingOn(step, { decision, prompt, seat }, mine, next) {
  const question = useRef(null);
  useEffect(() => {
    if (question.current?.step !== step) question.current = { step, number: null };
    if (!step.action && !step.until) return;
    const asked = mine ? prompt.ask : null;
    const { number } = question.current;
    const answered = number !== null && (decision?.number !== number || decision.confirmed.includes(seat));
    if (step.action?.includes(asked)) question.current.number = decision.number;
    if (answered || step.until?.includes(asked)) next();
  });
}

/** Nobody is at anything that the focus could be taken from. */
const isIdle = () => document.activeElement === null || document.activeElement.matches(`body, main, ${TURN}`);

/** A ring around what a step is about. An attribute of its own: classes are the element's, and change with it. */
function useRing(about) {
  const ringed = useRef(null);
  useLayoutEffect(() => {
    const element = document.querySelector(about);
    if (element === ringed.current) return;
    delete ringed.current?.dataset.guided;
    if (element) element.dataset.guided = "";
    ringed.current = element;
  });
  useEffect(() => () => delete ringed.current?.dataset.guided, []);
}

/** What a step is about comes into sight; of what is too tall, the beginning. */
function show(about, panel) {
  const element = document.querySelector(about);
  if (!element) return;
  const room = innerHeight - panel.getBoundingClientRect().bottom;
  element.scrollIntoView({
    block: element.offsetHeight > room ? "start" : "nearest",
    behavior: mayMove() ? "smooth" : "auto",
  });
}
