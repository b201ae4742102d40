// The event log by chapters, with the reason for each step.

import { useEffect, useRef, useState } from "../../vendor/hooks.js";
import { Icon, classes, html } from "../html.js";
import { reason, seatsIn, tell } from "../names.js";
import { mayMove, paced } from "../settings.js";
import { stepped } from "../stage.js";
import { cutAtTerms, markTerm } from "../terms.js";
import { say } from "../texts.js";
import { Dialog } from "./dialog.js";
import { starsOf } from "./faces.js";
import { useKeys } from "./keys.js";

/** @import { RefObject } from "preact" */
/** @import { CaptionProps, Chapter, Description, Entry, MarkTerm, NameOf, Told, WhyProps } from "../types.js" */

/**
 * The sentence of an entry of the event stream.
 * @param {Omit<Entry, "number">} entry
 * @param {string} game
 * @param {Description} description
 * @param {NameOf} name
 * @param {MarkTerm} [mark]
 */
export function lineOf(entry, game, description, name, mark) {
  if (entry.of === "game") return tell(game, entry.event, description.events[entry.event.is], name, mark);
  const event = entry.event.bot ? { ...entry.event, bot: starsOf(entry.event.bot, description.bots) } : entry.event;
  return tell("table", event, description.notices[event.is], name);
}

/**
 * The sentence of an entry, with a link from each of the rules' terms to where they explain it. `onTerm` shows that
 * place without leaving the page.
 * @param {Told & { entry: Entry, terms: string[], onTerm?: ((term: string) => void) | undefined }} props
 */
function LinkedLine({ entry, game, description, name, terms, onTerm }) {
  const line = lineOf(entry, game, description, name, (term, text) =>
    terms.includes(term) ? markTerm(term, text) : text,
  );
  /** @type {(event: Event, term: string) => void} */
  const onClick = (event, term) => onTerm && (event.preventDefault(), onTerm(term));
  return cutAtTerms(line).map((part) =>
    typeof part === "string"
      ? part
      : html`
          <a
            class="term-link"
            href=${`/rules/${game}#term-${part.name}`}
            onClick=${(/** @type {Event} */ event) => onClick(event, part.name)}
          >
            ${part.text}
          </a>
        `,
  );
}

/**
 * @param {Told & {
 *   chapters: Chapter[], count: number, onWhy(chapter: Chapter): void, terms?: string[],
 *   onTerm?: (term: string) => void,
 * }} props
 */
export function Story({ chapters, count, game, description, name, onWhy, terms = [], onTerm }) {
  /** @type {RefObject<HTMLElement | null>} */
  const lines = useRef(null);
  const atEnd = useRef(true);
  const before = useRef(0);
  /** @param {{ currentTarget: Element }} event */
  const look = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
    // do not scroll if the reader has scrolled up; lines that arrived meanwhile have moved nothing
    atEnd.current = scrollHeight - scrollTop - clientHeight < 40 || (atEnd.current && scrollTop >= before.current);
    before.current = scrollTop;
  };
  useEffect(() => {
    const scroll = () => {
      if (atEnd.current && lines.current) lines.current.scrollTop = lines.current.scrollHeight;
    };
    const frame = requestAnimationFrame(scroll); // by then the dialog around it is open
    return () => cancelAnimationFrame(frame);
  }, [count]);
  const shown = chapters.filter((chapter) => chapter.from <= count && (chapter.title || chapter.events.length));
  return html`
    <div class="story-lines" ref=${lines} onScroll=${look} tabindex="0" role="region" aria-label=${say("web-story")}>
      ${shown.map(
        (chapter) => html`
          <section key=${chapter.from} class="chapter">
            ${chapter.title && html`
              <div class="chapter-head">
                <h3>${say(chapter.title.key, chapter.title.args)}</h3>
                <button
                  class="small quiet"
                  onClick=${() => onWhy(chapter)}
                  data-tip=${say("web-why-tip")}
                  aria-label=${say("web-why-of", { chapter: say(chapter.title.key, chapter.title.args) })}
                >
                  <${Icon} name="why" /> ${say("web-why")}
                </button>
              </div>
            `}
            <ol>
              ${chapter.events.slice(0, count - chapter.from).map(
                (entry) => html`
                  <li key=${entry.number} class=${classes(entry.of, entry.event.is)}>
                    <${LinkedLine} ...${{ entry, game, description, name, terms, onTerm }} />
                  </li>
                `,
              )}
            </ol>
          </section>
        `,
      )}
    </div>
  `;
}

/**
 * A chapter step by step: the board, the sentence, and the rule behind it.
 * @param {WhyProps & { place: RefObject<HTMLDialogElement | null>, onClose(): void }} props
 */
export function WhyDialog({ place, chapter, screen, game, description, name, seat, onClose }) {
  return html`
    <${Dialog}
      place=${place}
      title=${chapter?.title
        ? say("web-why-title", { chapter: say(chapter.title.key, chapter.title.args) })
        : say("web-why")}
      kind="why"
      onClose=${onClose}
    >
      ${chapter && html`<${WhySteps} key=${chapter.from} ...${{ chapter, screen, game, description, name, seat }} />`}
    <//>
  `;
}

/** @param {WhyProps & { chapter: Chapter }} props */
function WhySteps({ chapter, screen, game, description, name, seat }) {
  const steps = chapter.events.filter((entry) => entry.of === "game");
  const [at, setAt] = useState(0);
  const [running, setRunning] = useState(false);
  const last = steps.length - 1;
  const entry = steps[at];
  const shapes = description.events[entry.event.is];
  const scene = steps.slice(0, at + 1).reduce((before, step) => stepped(screen, before, step), chapter.scene);
  useEffect(() => {
    if (!running) return undefined;
    if (at === last) return setRunning(false);
    const timer = setTimeout(
      () => setAt(at + 1),
      Math.max(paced(screen.pace(entry.event, scene)) * 1.8, mayMove() ? 1200 : 2000),
    );
    return () => clearTimeout(timer);
  }, [running, at]);
  /** @param {number} to */
  const move = (to) => (setRunning(false), setAt(Math.max(0, Math.min(last, to))));
  useKeys({ ArrowRight: () => move(at + 1), ArrowLeft: () => move(at - 1) });
  return html`
    <div class="why-steps">
      <div class="why-board">
        <${screen.Board}
          scene=${scene}
          seat=${seat}
          name=${name}
          pieces=${description.pieces}
          active=${seatsIn(entry.event, shapes)}
          small
        />
      </div>
      <div class="why-words" role="status">
        <p class="why-line">${lineOf(entry, game, description, name)}</p>
        <p class="why-reason">${reason(game, entry.event, shapes, name)}</p>
      </div>
      <div class="player-controls">
        <button
          class="quiet"
          onClick=${() => move(at - 1)}
          disabled=${at === 0}
          aria-label=${say("web-previous")}
          data-tip=${say("web-previous")}
        >
          <${Icon} name="previous" />
        </button>
        <button
          class="quiet"
          onClick=${() => (at === last && setAt(0), setRunning(!running))}
          aria-label=${running ? say("web-pause-play") : say("web-run")}
          data-tip=${running ? say("web-pause-play") : say("web-run")}
        >
          <${Icon} name=${running ? "pause" : "play"} />
        </button>
        <span class="faint">${say("web-step", { step: at + 1, last: last + 1 })}</span>
        <button
          autofocus
          onClick=${() => move(at + 1)}
          disabled=${at === last}
          aria-label=${say("web-next")}
          data-tip=${say("web-next")}
        >
          <${Icon} name="next" />
        </button>
      </div>
    </div>
  `;
}

/** The most lines that are kept for screen readers. */
const MAX_SPOKEN_LINES = 20;

/**
 * The sentence for the current event; screen readers get all of them, those of skipped events, too.
 * @param {CaptionProps} props
 */
export function Caption({ entries, entry, playing, told, skip, chapter, onWhy }) {
  /** @param {Entry} each */
  const line = (each) => lineOf(each, told.game, told.description, told.name);
  return html`
    <div class=${classes("caption", playing && "playing")}>
      <p class="caption-line" aria-hidden="true">${entry ? line(entry) : say("web-nothing-yet")}</p>
      <div class="hidden" role="log" aria-label=${say("web-story")}>
        ${entries.slice(-MAX_SPOKEN_LINES).map((each) => html`<p key=${each.number}>${line(each)}</p>`)}
      </div>
      <div class="caption-tools">
        ${chapter && html`
          <button class="quiet" onClick=${() => onWhy(chapter)} data-tip=${say("web-why-tip")}>
            <${Icon} name="why" /> <span class="hidden-on-phone">${say("web-why")}</span>
          </button>
        `}
        <button
          class=${classes("quiet", "skip-play", !playing && "away")}
          disabled=${!playing}
          onClick=${skip}
          data-tip=${say("web-skip-tip")}
        >
          <${Icon} name="skip" /> <span class="hidden-on-phone">${say("web-skip-play")}</span>
        </button>
      </div>
    </div>
  `;
}
