// A table during and after the game.

import { useEffect, useRef } from "../../vendor/hooks.js";
import { hasRules, screenOf, termsOf } from "../games/registry.js";
import { useGuide } from "../games/guides.js";
import { Icon, classes, html } from "../html.js";
import { gameName, namesOf, seatsIn } from "../names.js";
import { Dialog, useOpening } from "../parts/dialog.js";
import { onlyText, useForced } from "../parts/forced.js";
import { Page } from "../parts/page.js";
import { Clock, ConnectionState, waitingFor } from "../parts/people.js";
import { Mute, useSounds, useWakeLock } from "../parts/presence.js";
import { Caption, Story, WhyDialog } from "../parts/story.js";
import { useStage } from "../stage.js";
import { say } from "../texts.js";
import { Result } from "./after.js";
import { GameMenu, RulesDialog } from "./game-menu.js";
import { Notices } from "./notices.js";
import { tableKeys } from "./table-keys.js";

/** @import { RefObject } from "preact" */
/** @import { Chapter, Entry, Opening, PlayProps, TableNews, TablePageProps, TurnProps } from "../types.js" */

const OVER = ["over", "expired"];
const LITTLE_TIME_MS = 15000;

/** @param {TablePageProps} props */
export function Game({ table, news, description }) {
  const { about, seat, decision, prompt, view } = news;
  const screen = screenOf(about.game, about.chairs.length);
  const [stage, shown] = useStage(table, screen, () =>
    screen.begin(about.chairs.length, description.pieces, about.options, view),
  );
  const name = namesOf(about.game, about.chairs, seat);
  const caughtUp = !shown.playing && shown.count === news.events.length;
  const scene = caughtUp ? screen.settle(shown.scene, view) : shown.scene;
  const open = caughtUp ? screen.about(decision, view) : null;
  const asked = caughtUp && prompt !== null && about.status === "playing";
  const over = OVER.includes(about.status);
  const mine = asked && decision !== null && seat !== null && !decision.confirmed.includes(seat);
  /** @type {Opening<Chapter>} */
  const why = useOpening();
  /** @type {Opening<true>[]} */
  const [story, menu, standings] = [useOpening(), useOpening(), useOpening()];
  /** @type {Opening<{ term: string | null }>} */
  const rules = useOpening();
  const told = { game: about.game, description, name };
  const storyOf = html`
    <${Story}
      chapters=${stage.chapters.list}
      count=${shown.count}
      ...${told}
      onWhy=${why.open}
      terms=${termsOf(about.game)}
      onTerm=${(/** @type {string} */ term) => rules.open({ term })}
    />
  `;
  /** @param {Entry[]} entries */
  const heard = (entries) => screen.heard?.(entries, seat) ?? entries;
  const title = gameName(about.game);
  const chapter = stage.chapters.list.findLast((each) => each.title && each.from < shown.count);
  const guide = useGuide(table, news);
  const only = useForced(table, news, mine && !guide && !about.chairs[seat].away);
  useSkipKey(shown.playing, stage.skip);
  useHurry(news, shown.playing, stage.skip);
  useSounds({ screen, shown, news, mine, over: caughtUp && OVER.includes(about.status) });
  useWakeLock(about.status === "playing" && about.pace !== "correspondence" && seat !== null);

  return html`
    <${Page}
      kind="at-table"
      title=${mine ? say("web-your-turn-title", { title }) : title}
      settings=${false}
      shortcuts=${tableKeys({
        why: () => chapter && why.open(chapter),
        story: () => story.open(true),
        rules: hasRules(about.game) ? () => rules.open({ term: null }) : null,
        menu: () => menu.open(true),
      })}
      heading=${html`
        <h1>
          <span class="game-title hidden-upright">${title}</span> <span class="where">
            ${screen.where(scene, open)}
          </span>
        </h1>
      `}
      tools=${html`
        ${about.status === "playing" && html`
          <${Clock} decision=${decision} at=${news.at} pace=${about.pace} seat=${mine ? seat : null} />
        `}
        <${ConnectionState} />
        <${Mute} />
        ${screen.Standings && html`
          <button
            class="quiet"
            onClick=${() => standings.open(true)}
            aria-label=${say("web-standings")}
            data-tip=${say("web-standings-tip")}
          >
            <${Icon} name="crown" />
          </button>
        `}
        <button
          class="quiet narrow-only"
          onClick=${() => story.open(true)}
          aria-label=${say("web-story")}
          data-tip=${say("web-story-tip")}
        >
          <${Icon} name="story" />
        </button>
        ${hasRules(about.game) && html`
          <button
            class="quiet"
            onClick=${() => rules.open({ term: null })}
            aria-label=${say("web-rules")}
            data-tip=${say("web-rules-tip")}
          >
            <${Icon} name="rules" />
          </button>
        `}
        <button
          class="quiet"
          onClick=${() => menu.open(true)}
          aria-label=${say("web-menu")}
          data-tip=${say("web-menu-tip")}
        >
          <${Icon} name="menu" />
        </button>
      `}
    >
      <div class=${classes("table-grid", about.game, screen.beside && !(over && caughtUp) && "beside")}>
        ${guide && html`
          <${guide.Guide} guide=${guide} news=${news} told=${told} mine=${mine} playing=${shown.playing} />
        `}
        ${over && html`
          <${Result}
            ...${{ table, news, screen, told, scene, onWhy: why.open }}
            chapters=${stage.chapters.list}
            end=${stage.chapters.sceneAfter(news.events.length)}
            shown=${caughtUp}
          />
        `}
        <${Play}
          ...${{ table, news, screen, name, description, asked, mine, only, caughtUp, scene, told }}
          decision=${open}
          active=${shown.last && shown.playing
            ? seatsIn(shown.last.event, description.events[shown.last.event.is])
            : new Set()}
          aside=${html`
            <aside class="story wide-only">
              ${screen.Standings && html`
                <details open>
                  <summary>${say("web-standings")}</summary>
                  <${screen.Standings} ...${{ scene, seat, name, seating: false }} />
                </details>
              `}
              <h2>${say("web-story")}</h2>${storyOf}
            </aside>
          `}
        >
          <${Caption}
            entries=${heard(news.events.slice(0, shown.count))}
            entry=${shown.last}
            playing=${shown.playing}
            told=${told}
            skip=${stage.skip}
            chapter=${chapter}
            onWhy=${why.open}
          />
          <${Notices} table=${table} news=${news} told=${told} />
        <//>
      </div>
    <//>
    <${Dialog} place=${story.place} title=${say("web-story")} kind="story-dialog" onClose=${story.close}>
      ${story.shown && storyOf}
    <//>
    ${screen.Standings && html`
      <${Dialog}
        place=${standings.place}
        title=${say("web-standings")}
        kind="standings-dialog"
        onClose=${standings.close}
      >
        ${standings.shown && html`<${screen.Standings} ...${{ scene, seat, name }} />`}
      <//>
    `}
    <${WhyDialog}
      place=${why.place}
      chapter=${why.shown}
      screen=${screen}
      seat=${seat}
      ...${told}
      onClose=${why.close}
    />
    <${RulesDialog}
      place=${rules.place}
      game=${about.game}
      term=${rules.shown?.term ?? null}
      open=${Boolean(rules.shown)}
      onClose=${rules.close}
    />
    <${GameMenu} place=${menu.place} open=${menu.shown} onClose=${menu.close} table=${table} news=${news} />
  `;
}

/**
 * The board and the question about it, with the answer being chosen, which both can show: a click on either draws only
 * these two again. The screen of a table never changes, nor does its hook.
 * @param {PlayProps} props
 */
function Play({ decision, active, aside, children, ...turn }) {
  const { table, news, screen, name, description, asked, mine, caughtUp, scene } = turn;
  const choice = screen.useChoice?.({ table, news, disabled: !asked });
  return html`
    <section class="board-area" aria-label=${say("web-board")}>
      <${screen.Board}
        scene=${scene}
        seat=${news.seat}
        name=${name}
        pieces=${description.pieces}
        decision=${decision}
        chairs=${news.about.chairs}
        view=${caughtUp ? news.view : null}
        active=${active}
        hold=${mine}
        choice=${choice}
      />
    </section>
    ${children}
    <div class="side">
      ${!(caughtUp && OVER.includes(news.about.status)) && html`<${Turn} ...${turn} choice=${choice} />`}${aside}
    </div>
  `;
}

/**
 * Space and Escape skip to the end of what is being played.
 * @param {boolean} playing
 * @param {() => void} skip
 */
function useSkipKey(playing, skip) {
  useEffect(() => {
    if (!playing) return undefined;
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      const elsewhere = event.target instanceof Element && event.target.closest("button, a, input, dialog, summary");
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) skip();
      else if (event.key === " " && !elsewhere) (event.preventDefault(), skip());
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [playing, skip]);
}

/**
 * Skip what is being played when the player needs the remaining time to decide.
 * @param {TableNews} news
 * @param {boolean} playing
 * @param {() => void} skip
 */
function useHurry(news, playing, skip) {
  const left = news.prompt && news.about.pace === "live" ? (news.decision?.left ?? null) : null;
  useEffect(() => {
    if (!playing || left === null) return undefined;
    const timer = setTimeout(
      skip,
      Math.max(0, left - (performance.now() - news.at) - Math.max(LITTLE_TIME_MS, left / 2)),
    );
    return () => clearTimeout(timer);
  }, [playing, news]);
}

/**
 * What the viewer can do now.
 * @param {TurnProps} props
 */
function Turn({ table, news, screen, name, description, asked, mine, only, caughtUp, scene, told, choice }) {
  const { about, seat, view, prompt } = news;
  const { pieces } = description;
  /** @type {RefObject<HTMLElement | null>} */
  const place = useRef(null);
  useEffect(() => {
    // the button that was pressed may be gone: move the focus to the next question
    if (mine && (document.activeElement === document.body || document.activeElement === null))
      place.current?.focus({ preventScroll: true });
  }, [mine, news.decision?.number]);
  const note =
    about.status !== "playing"
      ? say("web-status-note", { status: about.status })
      : seat === null
        ? say("web-watching")
        : "";
  return html`
    <section
      class=${classes("turn", mine && "mine", !asked && "idle")}
      data-decision=${asked && news.decision ? news.decision.number : ""}
      aria-label=${say("web-your-turn-area")}
      tabindex="-1"
      ref=${place}
    >
      ${note
        ? html`<p class="question faint" role="status">${note}</p>`
        : html`
            <p class=${classes("question", only && "only")} role="status">
              ${mine && view && prompt && seat !== null
                ? only
                  ? onlyText(only, (move) => screen.moveName({ view, seat, name, pieces, move }))
                  : screen.question({ view, prompt, seat, name, scene, pieces })
                : caughtUp && news.decision
                  ? waitingFor(news.decision, name)
                  : ""}
            </p>
          `}
      ${seat !== null && view && html`
        <${screen.Choice} ...${{ table, news, pieces, name, scene, told, choice, disabled: !asked }} />
      `}
    </section>
  `;
}
