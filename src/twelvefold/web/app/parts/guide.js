// The guide through a first game: a panel beside the real table, one step at a time. It waits for the game; the game
// never waits for it.

import { useEffect, useLayoutEffect, useRef } from "../../vendor/hooks.js";
import { Icon, html } from "../html.js";
import { reason, seatsIn, tell } from "../names.js";
import { mayMove } from "../settings.js";
import { say } from "../texts.js";
import { useKeys } from "./keys.js";
import { mostTelling } from "./telling.js";

/** @import { RefObject } from "preact" */
/** @import { GuideProps, GuideStep, OpenGuide, SeatNews, Told } from "../types.js" */

/** The element in which the player decides. */
const TURN = "section.turn";

/**
 * `mine`: the viewer is asked and has not decided; `playing`: events are still being played.
 * @param {GuideProps} props
 */
export function Guide({ guide, news, told, mine, playing }) {
  const { game, steps, at, next, end } = guide;
  const step = steps[at];
  /** @type {RefObject<HTMLElement | null>} */
  const place = useRef(null);
  const waits = Boolean(step.action || step.until);
  const about = mine && !step.action && step.until ? TURN : (step.at ?? TURN);
  useGoingOn(step, news, mine, next);
  useRing(about);
  useEffect(() => {
    /** @type {HTMLElement | null} */
    const turn = document.querySelector(TURN);
    if (isIdle()) (waits ? turn : place.current)?.focus({ preventScroll: true });
  }, [at]);
  useEffect(() => show(about, place.current), [at, waits && mine]); // the question may arrive after the step has begun
  // Escape skips the events first
  useKeys({ Escape: () => !playing && !document.querySelector("dialog[open]") && end() });
  const args = step.args?.({
    view: news.view,
    prompt: news.prompt,
    seat: news.seat,
    options: news.about.options,
    pieces: told.description.pieces,
  });
  const happened = step.tells ? whatHappened(guide, news, told) : {};
  const last = at === steps.length - 1;
  return html`
    <section class="guide" aria-label=${say("web-guide-title")} tabindex="-1" ref=${place}>
      <p class="guide-head">
        <${Icon} name="star" /> <strong>${say("web-guide-title")}</strong> <span class="faint">
          ${say("web-step", { step: at + 1, last: steps.length })}
        </span>
      </p>
      <p class="guide-text" role="status">${say(`web-guide-${game}-${step.key}`, { ...args, ...happened })}</p>
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

/**
 * The event of the last turn that is most worth explaining, if possible one with the viewer in it, and the rule behind
 * it, as message arguments.
 * @param {OpenGuide} guide
 * @param {SeatNews} news
 * @param {Told} told
 */
function whatHappened({ game, turn: { begins, telling } }, { events, seat }, { description, name }) {
  const { event } = mostTelling(events, begins, telling, ({ event: each }) =>
    seatsIn(each, description.events[each.is]).has(seat),
  ) ?? { event: null };
  if (!event) return { known: "no" };
  const shapes = description.events[event.is];
  return { known: "yes", happened: tell(game, event, shapes, name), why: reason(game, event, shapes, name) };
}

/**
 * Go to the next step when the player has done what this one asks for, or when what it waits for has come.
 * @param {GuideStep} step
 * @param {SeatNews} news
 * @param {boolean} mine
 * @param {() => void} next
 */
function useGoingOn(step, { decision, prompt, seat }, mine, next) {
  /** @type {RefObject<{ step: GuideStep, number: number | null } | null>} */
  const question = useRef(null);
  useEffect(() => {
    const own = question.current?.step === step ? question.current : { step, number: null };
    question.current = own;
    if (!step.action && !step.until) return;
    const asked = mine && prompt ? prompt.ask : "";
    const { number } = own;
    const answered = number !== null && (decision?.number !== number || decision.confirmed.includes(seat));
    if (decision && step.action?.includes(asked)) own.number = decision.number;
    if (answered || step.until?.includes(asked)) next();
  });
}

/** Whether nothing has the focus that it would be wrong to take it from. */
const isIdle = () => document.activeElement === null || document.activeElement.matches(`body, main, ${TURN}`);

/**
 * Mark the element that a step points at. It is a data attribute because the element's own rendering sets its classes.
 * @param {string} about
 */
function useRing(about) {
  /** @type {RefObject<HTMLElement | null>} */
  const ringed = useRef(null);
  useLayoutEffect(() => {
    /** @type {HTMLElement | null} */
    const element = document.querySelector(about);
    if (element === ringed.current) return;
    delete ringed.current?.dataset.guided;
    if (element) element.dataset.guided = "";
    ringed.current = element;
  });
  useEffect(
    () => () => {
      delete ringed.current?.dataset.guided;
    },
    [],
  );
}

/**
 * Scroll to what a step points at; if it is too tall, to its top.
 * @param {string} about
 * @param {HTMLElement | null} panel
 */
function show(about, panel) {
  /** @type {HTMLElement | null} */
  const element = document.querySelector(about);
  if (!element || !panel) return;
  const room = innerHeight - panel.getBoundingClientRect().bottom;
  element.scrollIntoView({
    block: element.offsetHeight > room ? "start" : "nearest",
    behavior: mayMove() ? "smooth" : "auto",
  });
}
