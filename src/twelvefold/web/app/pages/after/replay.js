// A finished game, which plays by itself from its first move on. The address names the step, so that a link can lead to
// any moment; the chart of the game is the slider.

import { useEffect, useMemo, useRef, useState } from "../../../vendor/hooks.js";
import { screenOf, termsOf } from "../../games/registry.js";
import { Icon, classes, html } from "../../html.js";
import { get } from "../../http.js";
import { gameName, namesOf, seatsIn } from "../../names.js";
import { useOpening } from "../../parts/dialog.js";
import { Waiting } from "../../parts/fields.js";
import { CopyLink } from "../../parts/invite.js";
import { useKeys } from "../../parts/keys.js";
import { AtTable } from "../../parts/faces.js";
import { Page } from "../../parts/page.js";
import { Caption, Story, WhyDialog } from "../../parts/story.js";
import { go, route } from "../../routes.js";
import { mayMove } from "../../settings.js";
import { Stage } from "../../stage.js";
import { useStore } from "../../store.js";
import { read } from "../../table.js";
import { errorText, say } from "../../texts.js";
import { describeTable } from "../description.js";
import { Nowhere } from "../nowhere.js";
import { Chart, ChartTable, Ranking } from "./chart.js";
import { rowsOf } from "./standings.js";
import { numbered, stepOf } from "./steps.js";

/** @import { AboutForMe, Changed, Chapter, ChartRow, FinishedGame, Opening, Problem } from "../../types.js" */

const BETWEEN_STEPS_MS = 500;
/** The height of the scrubber; on a short screen the board needs the room. */
const [HIGH, LOW, SHORT_SCREEN] = [84, 56, 640];

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
  const asked = query.has("step") ? Math.max(0, Math.min(last, Math.trunc(Number(query.get("step"))) || 0)) : null;
  return html`
    <${AtTable.Provider} value=${{ chairs: found.about.chairs, bots: found.description.bots }}>
      <${Player} key=${`${id} ${found.seat}`} id=${id} ...${found} asked=${asked} last=${last} />
    <//>
  `;
}

/**
 * The whole game, and what is shown of it.
 * @param {FinishedGame} game
 */
function useGame({ about, description, steps }) {
  const screen = screenOf(about.game, about.chairs.length);
  const game = useMemo(() => {
    const begin = () => screen.begin(about.chairs.length, description.pieces, about.options, steps[0].view);
    const [entries, ends] = numbered(steps);
    const whole = new Stage(screen, begin);
    whole.take(entries, true);
    const { list } = whole.chapters;
    return {
      ...{ entries, ends, stage: new Stage(screen, begin) },
      rows: rowsOf(screen, list, whole.shown.value.scene, (count) => read(steps[stepOf(ends, count)])),
      first: stepOf(ends, (list.find(({ title }) => title)?.from ?? 0) + 1),
    };
  }, [steps]);
  return { screen, ...game };
}

/**
 * `asked`: the step that the address names; without one the game plays by itself.
 * @param {FinishedGame & { id: string, asked: number | null, last: number }} props
 */
function Player({ id, about, description, steps, seat, asked, last }) {
  const { screen, entries, ends, stage, rows, first } = useGame({ about, description, steps, seat });
  const name = namesOf(about.game, about.chairs, seat === about.seat ? seat : null);
  const step = asked ?? first;
  const shown = useStore(stage.shown);
  const [running, setRunning] = useState(asked === null && mayMove());
  const landed = useRef(asked === null);
  /** @type {Opening<Chapter>} */
  const why = useOpening();
  const caughtUp = !shown.playing && shown.count === ends[step];
  const view = read(steps[step]);
  const scene = caughtUp ? screen.settle(shown.scene, view) : shown.scene;
  const title = say("web-replay-of", { game: gameName(about.game) });
  const told = { game: about.game, description, name };
  const chapter = stage.chapters.list.findLast((each) => each.title && each.from < shown.count);
  /** @param {number} next */
  const to = (next) => go(address(id, next, seat, about), { replace: true });
  useEffect(() => {
    // a link leads to its step; from there on, the events of a step are played
    const forward = landed.current && step > 0 && ends[step] > shown.count && ends[step - 1] <= shown.count;
    landed.current = true;
    stage.take(entries.slice(0, ends[step]), !forward);
  }, [step]);
  useEffect(() => () => stage.stop(), []);
  useEffect(() => {
    if (!running || !caughtUp) return undefined;
    if (step === last) return setRunning(false);
    const next = ends.findIndex((end) => end > ends[step]); // a step of which the viewer was told nothing is passed over
    const timer = setTimeout(() => to(next < 0 ? last : next), BETWEEN_STEPS_MS);
    return () => clearTimeout(timer);
  }, [running, caughtUp, step]);
  /** @param {number} next */
  const move = (next) => (setRunning(false), to(Math.max(0, Math.min(last, next))));
  /** @type {(next: number) => (event: KeyboardEvent) => void} */
  const jump = (next) => (event) => (event.preventDefault(), move(next));
  useKeys(
    why.shown
      ? {}
      : { ArrowRight: () => move(step + 1), ArrowLeft: () => move(step - 1), Home: jump(0), End: jump(last) },
  );
  const where = [
    say("web-step", { step, last }),
    ...(chapter?.title ? [say(chapter.title.key, chapter.title.args)] : []),
  ];
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
      <div class=${classes("table-grid replay", about.game)}>
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
        <div class="replay-bottom">
          <${Caption}
            entries=${entries.slice(0, shown.count)}
            entry=${shown.last}
            playing=${shown.playing}
            told=${told}
            skip=${stage.skip}
            chapter=${chapter}
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
              <span class="scrubber-at">${where.map((each) => html`<span key=${each}>${each}</span>`)}</span>
            </div>
            <div class="scrubber">
              ${rows.length > 1 && html`
                <${Chart}
                  rows=${rows}
                  at=${(/** @type {ChartRow} */ { count }) => stepOf(ends, count)}
                  winners=${about.winners ?? []}
                  now=${step}
                  height=${innerHeight < SHORT_SCREEN ? LOW : HIGH}
                  ...${{ screen, last, name, seat }}
                />
              `}
              <input
                type="range"
                min="0"
                max=${last}
                value=${step}
                aria-label=${say("web-scrubber")}
                aria-valuetext=${where.join(", ")}
                onInput=${(/** @type {Changed} */ event) => move(Number(event.currentTarget.value))}
              />
            </div>
          </section>
        </div>
        <section class="turn replay-more" aria-label=${say("web-replay-more")}>
          ${rows.length > 1 && html`
            ${about.chairs.length > 1 && html`
              <${Ranking} ...${{ screen, rows, winners: about.winners ?? [], seat, name }} />
            `}
            <${ChartTable} rows=${rows} name=${name} />
          `}
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
            terms=${termsOf(told.game)}
            ...${told}
            onWhy=${why.open}
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
