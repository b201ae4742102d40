// A finished game, step by step. The address names the step, so that a link can lead to any moment.

import { useEffect, useMemo, useState } from "../../vendor/hooks.js";
import { screenOf, termsOf } from "../games/registry.js";
import { Icon, classes, html } from "../html.js";
import { get } from "../http.js";
import { gameName, namesOf, seatsIn } from "../names.js";
import { useOpening } from "../parts/dialog.js";
import { Waiting } from "../parts/fields.js";
import { CopyLink } from "../parts/invite.js";
import { useKeys } from "../parts/keys.js";
import { Page } from "../parts/page.js";
import { Caption, Story, WhyDialog } from "../parts/story.js";
import { go, route } from "../routes.js";
import { Stage } from "../stage.js";
import { useStore } from "../store.js";
import { read } from "../table.js";
import { errorText, say } from "../texts.js";
import { describeTable } from "./description.js";
import { Nowhere } from "./nowhere.js";

/** @import { AboutForMe, Changed, Chapter, Entry, FinishedGame, Opening, Problem, ReplayStep } from "../types.js" */

/**
 * The table, its game's description, and all steps as one viewer saw them.
 * @param {string} id
 * @param {number | null} seat
 */
function useSteps(id, seat) {
  const [found, setFound] = useState(/** @type {FinishedGame | { problem: Problem } | null} */ (null));
  useEffect(() => {
    let current = true;
    /** @returns {Promise<FinishedGame>} */
    const load = async () => {
      /** @type {AboutForMe} */
      const about = await get(`/tables/${id}`);
      const whose = seat ?? about.seat;
      const [description, { steps }] = await Promise.all([
        describeTable(about.game, about.chairs.length),
        get(`/tables/${id}/steps${whose === null ? "" : `?seat=${whose}`}`),
      ]);
      return { about, description, steps, seat: whose };
    };
    load().then(
      (all) => current && setFound(all),
      (refused) => current && setFound({ problem: refused.error }),
    );
    return () => (current = false);
  }, [id, seat]);
  return found;
}

/** @param {{ id: string }} props */
export function Replay({ id }) {
  const { query } = useStore(route);
  const seat = /^\d{1,2}$/.test(query.get("seat") ?? "") ? Number(query.get("seat")) : null;
  const found = useSteps(id, seat);
  if (found && "problem" in found) return html`<${Nowhere} why=${errorText(found.problem)} />`;
  if (!found) return html`<${Page} title=${say("web-replay")}><${Waiting} /><//>`;
  const last = found.steps.length - 1;
  const step = Math.max(0, Math.min(last, Math.trunc(Number(query.get("step"))) || 0));
  return html`<${Player} key=${`${id} ${found.seat}`} id=${id} ...${found} step=${step} last=${last} />`;
}

/** @param {FinishedGame & { id: string, step: number, last: number }} props */
function Player({ id, about, description, steps, seat, step, last }) {
  const screen = screenOf(about.game, about.chairs.length);
  const name = namesOf(about.game, about.chairs, seat === about.seat ? seat : null);
  const [entries, ends] = useMemo(() => numbered(steps), [steps]);
  const stage = useMemo(
    () => new Stage(screen, () => screen.begin(about.chairs.length, description.pieces, about.options, steps[0].view)),
    [steps],
  );
  const shown = useStore(stage.shown);
  const [running, setRunning] = useState(false);
  /** @type {Opening<Chapter>} */
  const why = useOpening();
  const caughtUp = !shown.playing && shown.count === ends[step];
  const view = read(steps[step]);
  const scene = caughtUp ? screen.settle(shown.scene, view) : shown.scene;
  const title = say("web-replay-of", { game: gameName(about.game) });
  const told = { game: about.game, description, name };
  /** @param {number} next */
  const to = (next) => go(address(id, next, seat, about), { replace: true });
  useEffect(() => {
    const forward = ends[step] > shown.count && step > 0 && ends[step - 1] <= shown.count;
    stage.take(entries.slice(0, ends[step]), !forward);
  }, [step]);
  useEffect(() => () => stage.stop(), []);
  useEffect(() => {
    if (!running || !caughtUp) return undefined;
    if (step === last) return setRunning(false);
    const timer = setTimeout(() => to(step + 1), 500);
    return () => clearTimeout(timer);
  }, [running, caughtUp, step]);
  /** @param {number} next */
  const move = (next) => (setRunning(false), to(Math.max(0, Math.min(last, next))));
  useKeys(why.shown ? {} : { ArrowRight: () => move(step + 1), ArrowLeft: () => move(step - 1) });
  return html`
    <${Page}
      kind="at-table"
      title=${title}
      heading=${html`
        <h1>
          <span class="game-title hidden-upright">${title}</span> <span class="where">
            ${screen.where(scene, null)}
          </span>
        </h1>
      `}
    >
      <div class=${classes("table-grid", about.game)}>
        <section class="board-area" aria-label=${say("web-board")}>
          <${screen.Board}
            scene=${scene}
            seat=${seat}
            name=${name}
            pieces=${description.pieces}
            chairs=${about.chairs}
            view=${caughtUp ? view : null}
            active=${shown.playing && shown.last
              ? seatsIn(shown.last.event, description.events[shown.last.event.is])
              : new Set()}
          />
        </section>
        <${Caption}
          entries=${entries.slice(0, shown.count)}
          entry=${shown.last}
          playing=${shown.playing}
          told=${told}
          skip=${stage.skip}
          chapter=${stage.chapters.list.findLast((each) => each.title && each.from < shown.count)}
          onWhy=${why.open}
        />
        <section class="turn replay-controls" aria-label=${say("web-replay")}>
          <div class="player-controls">
            <${Button} icon="first" text="web-first" off=${step === 0} onClick=${() => move(0)} />
            <${Button} icon="previous" text="web-previous" off=${step === 0} onClick=${() => move(step - 1)} />
            <${Button}
              icon=${running ? "pause" : "play"}
              text=${running ? "web-pause-play" : "web-run"}
              off=${step === last}
              onClick=${() => setRunning(!running)}
            />
            <${Button} icon="next" text="web-next" off=${step === last} onClick=${() => move(step + 1)} />
            <${Button} icon="last" text="web-last" off=${step === last} onClick=${() => move(last)} />
          </div>
          <label class="slider">
            <span>${say("web-step", { step, last })}</span>
            <input
              type="range"
              min="0"
              max=${last}
              value=${step}
              onInput=${(/** @type {Changed} */ event) => move(Number(event.currentTarget.value))}
            />
          </label>
          <label class="field">
            <span>${say("web-seen-by")}</span>
            <select
              value=${seat ?? ""}
              onChange=${(/** @type {Changed} */ event) =>
                go(
                  address(id, step, event.currentTarget.value === "" ? null : Number(event.currentTarget.value), about),
                  { replace: true },
                )}
            >
              ${about.seat === null && html`<option value="">${say("web-spectator")}</option>`}
              ${about.chairs.map((_, each) => html`<option key=${each} value=${each}>${name(each)}</option>`)}
            </select>
          </label>
          <details class="step-link">
            <summary>${say("web-step-link")}</summary>
            <${CopyLink}
              address=${`${location.origin}${address(id, step, seat, about)}`}
              label=${say("web-step-link")}
            />
            <p class="help">${say("web-position")} <code class="long">${steps[step].position}</code></p>
          </details>
          <p class="actions">
            <a class="button second" href=${`/t/${id}`}><${Icon} name="back-arrow" /> ${say("web-back-to-table")}</a>
          </p>
        </section>
        <aside class="story wide-only">
          ${screen.Standings && html`
            <details open>
              <summary>${say("web-standings")}</summary>
              <${screen.Standings} ...${{ scene, seat, name, seating: false }} />
            </details>
          `}
          <h2>${say("web-story")}</h2>
          <${Story}
            chapters=${stage.chapters.list}
            count=${shown.count}
            ...${told}
            onWhy=${why.open}
            terms=${termsOf(told.game)}
          />
        </aside>
      </div>
    <//>
    <${WhyDialog}
      place=${why.place}
      chapter=${why.shown}
      screen=${screen}
      seat=${seat}
      ...${told}
      onClose=${why.close}
    />
  `;
}

/** @param {{ icon: string, text: string, off: boolean, onClick(): void }} props */
const Button = ({ icon, text, off, onClick }) => html`
  <button class="quiet" disabled=${off} onClick=${onClick} aria-label=${say(text)} data-tip=${say(text)}>
    <${Icon} name=${icon} />
  </button>
`;

/**
 * @param {string} id
 * @param {number} step
 * @param {number | null} seat
 * @param {AboutForMe} about
 */
const address = (id, step, seat, about) =>
  `/t/${id}/replay?step=${step}${seat === null || seat === about.seat ? "" : `&seat=${seat}`}`;

/**
 * All events in one list, and how many of them each step includes.
 * @param {ReplayStep[]} steps
 * @returns {[Entry[], number[]]}
 */
function numbered(steps) {
  /** @type {Entry[]} */
  const entries = [];
  const ends = steps.map(({ events }) => {
    for (const event of events) entries.push({ number: entries.length + 1, of: "game", event });
    return entries.length;
  });
  return [entries, ends];
}
