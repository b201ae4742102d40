// The moving picture of a turn. A game's module draws it; it is loaded when the page is at rest and its place in sight.

import { useEffect, useRef, useState } from "../../vendor/hooks.js";
import { fetchPreview } from "../games/registry.js";
import { Icon, html } from "../html.js";
import { mayMove, speed } from "../settings.js";
import { useStore } from "../store.js";
import { say } from "../texts.js";
import { useAnswer } from "../parts/asking.js";

/** @import { RefObject } from "preact" */
/** @import { GamePreview } from "../types.js" */

/** How much of the picture is in sight before it moves. */
const ENOUGH = 0.5;
const REST_MS = 300;

/**
 * Call a function when the browser has nothing else to do. Returns a function that cancels it.
 * @param {() => void} then
 */
function whenIdle(then) {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(then, REST_MS);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(then);
  return () => cancelIdleCallback(asked);
}

/**
 * Whether an element has been in sight, and whether it is now.
 * @param {RefObject<Element | null>} place
 */
function useSight(place) {
  const [sight, setSight] = useState({ seen: false, now: false });
  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([{ isIntersecting: now }]) => setSight(({ seen }) => ({ seen: seen || now, now })),
      { threshold: ENOUGH },
    );
    const cancel = whenIdle(() => place.current && watcher.observe(place.current));
    return () => {
      cancel();
      watcher.disconnect();
    };
  }, []);
  return sight;
}

/**
 * Its place has the same size before and after it is loaded.
 * @param {{ game: string }} props
 */
export function Preview({ game }) {
  /** @type {RefObject<HTMLElement | null>} */
  const place = useRef(null);
  const { seen, now } = useSight(place);
  const preview = useAnswer(async () => (seen ? fetchPreview(game) : undefined), [game, seen]);
  return html`
    <figure class="preview" data-preview=${game} ref=${place}>
      ${preview && html`<${Moving} preview=${preview} inSight=${now} />`}
    </figure>
  `;
}

/**
 * It moves from moment to moment, again and again, until it is stopped. Where nothing may move, it is a still.
 * @param {{ preview: GamePreview, inSight: boolean }} props
 */
function Moving({ preview: { Picture, label, moments, still }, inSight }) {
  useStore(speed);
  const may = mayMove();
  const [{ at, lap }, setTime] = useState({ at: 0, lap: 0 });
  const [stopped, setStopped] = useState(false);
  const shown = may ? at : still;
  const runs = may && inSight && !stopped;
  useEffect(() => {
    if (!runs) return undefined;
    const next = () => setTime(at + 1 < moments.length ? { at: at + 1, lap } : { at: 0, lap: lap + 1 });
    const timer = setTimeout(next, moments[at].time);
    return () => clearTimeout(timer);
  }, [runs, at]);
  return html`
    <div class="preview-picture" role="img" aria-label=${say(label)} data-moment=${shown}>
      <div aria-hidden="true" inert><${Picture} at=${shown} lap=${lap} /></div>
    </div>
    <figcaption>
      <span class="preview-caption" aria-hidden="true">${say(moments[shown].caption)}</span>
      ${may && html`
        <button
          class="quiet"
          aria-label=${say(stopped ? "web-preview-go" : "web-preview-stop")}
          data-tip=${say(stopped ? "web-preview-go" : "web-preview-stop")}
          onClick=${() => setStopped(!stopped)}
        >
          <${Icon} name=${stopped ? "play" : "pause"} />
        </button>
      `}
    </figcaption>
  `;
}
