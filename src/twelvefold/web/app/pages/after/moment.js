// The moment that decided a game, played once more on a small board.

import { useEffect, useMemo, useState } from "../../../vendor/hooks.js";
import { Icon, html } from "../../html.js";
import { seatsIn } from "../../names.js";
import { lineOf } from "../../parts/story.js";
import { mayMove, paced } from "../../settings.js";
import { stepped } from "../../stage.js";
import { list, say } from "../../texts.js";

/** @import { Chapter, Decisive, Screen, Told } from "../../types.js" */

/** How long the whole moment is seen before it begins. */
const PAUSE_MS = 900;
/** The shortest and the longest time for one step. */
const [MIN_STEP_MS, MAX_STEP_MS] = [350, 1800];

/**
 * Who watches with reduced motion sees how it ended, and can go through it with the button.
 * @param {Told & {
 *   moment: Decisive, screen: Screen, seat: number | null, winners: number[], onWhy(chapter: Chapter): void
 * }} props
 */
export function Moment({ moment: { row, why, gained }, screen, seat, winners, onWhy, game, description, name }) {
  const { chapter } = row;
  const steps = useMemo(() => chapter.events.filter(({ of }) => of === "game"), [chapter]);
  const scenes = useMemo(() => {
    const found = [chapter.scene];
    for (const entry of steps) found.push(stepped(screen, found[found.length - 1], entry));
    return found;
  }, [chapter]);
  const last = steps.length;
  const [at, setAt] = useState(mayMove() ? 0 : last);
  const [running, setRunning] = useState(mayMove());
  useEffect(() => {
    if (!running) return undefined;
    if (at === last) return setRunning(false);
    const time = at ? paced(screen.pace(steps[at - 1].event, scenes[at])) : PAUSE_MS;
    const timer = setTimeout(() => setAt(at + 1), Math.min(MAX_STEP_MS, Math.max(MIN_STEP_MS, time)));
    return () => clearTimeout(timer);
  }, [running, at]);
  const entry = at ? steps[at - 1] : null;
  const title = chapter.title ? say(chapter.title.key, chapter.title.args) : "";
  const toggle = () => {
    if (!running && at === last) setAt(0);
    setRunning(!running);
  };
  return html`
    <section class="moment" aria-label=${say("web-moment", { why })}>
      <div class="moment-board" inert>
        <${screen.Board}
          scene=${scenes[at]}
          seat=${seat}
          name=${name}
          pieces=${description.pieces}
          active=${entry && running ? seatsIn(entry.event, description.events[entry.event.is]) : new Set()}
          small
        />
      </div>
      <div class="moment-words">
        <h3>${say("web-moment", { why })} <small>${title}</small></h3>
        <p class="moment-why">
          ${say("web-moment-told", {
            why,
            gained,
            count: winners.length,
            names: list(winners.map(name)),
            you: winners.length === 1 && winners[0] === seat ? "yes" : "no",
          })}
        </p>
        <p class="moment-line" aria-hidden="true">
          ${entry ? lineOf(entry, game, description, name) : title}
        </p>
        <ol class="hidden">
          ${steps.map((step) => html`<li key=${step.number}>${lineOf(step, game, description, name)}</li>`)}
        </ol>
        <p class="actions">
          <button class="second" onClick=${toggle}>
            <${Icon} name=${running ? "pause" : "play"} /> ${running ? say("web-pause-play") : say("web-moment-again")}
          </button>
          <button class="quiet" onClick=${() => onWhy(chapter)} data-tip=${say("web-why-tip")}>
            <${Icon} name="why" /> ${say("web-why")}
          </button>
        </p>
      </div>
    </section>
  `;
}
