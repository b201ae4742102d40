// A table at which is played, or was.

import { useEffect, useRef, useState } from "../../vendor/hooks.js";
import { screenOf } from "../games/registry.js";
import { Icon, classes, html } from "../html.js";
import { gameName, hasTexts, namesOf, seatsIn } from "../names.js";
import { Dialog, useDialog } from "../parts/dialog.js";
import { Page } from "../parts/page.js";
import { Clock, ConnectionState } from "../parts/people.js";
import { Result } from "../parts/result.js";
import { Story, WhyDialog, lineOf } from "../parts/story.js";
import { useStage } from "../stage.js";
import { say } from "../texts.js";
import { GameMenu, RulesDialog } from "./game-menu.js";

const OVER = ["over", "expired"];

export function Game({ table, news, description }) {
  const { about, seat, decision, prompt, view } = news;
  const screen = screenOf(about.game);
  const [stage, shown] = useStage(table, screen, () => screen.begin(about.chairs.length, description.pieces));
  const name = namesOf(about.game, about.chairs);
  const caughtUp = !shown.playing && shown.count === news.events.length;
  const scene = caughtUp ? screen.settle(shown.scene, view) : shown.scene;
  const open = caughtUp ? screen.about(decision, view) : null;
  const asked = caughtUp && prompt !== null && about.status === "playing";
  const mine = asked && !decision.confirmed.includes(seat);
  const why = useOpening();
  const [story, openStory] = useDialog();
  const [menu, openMenu, closeMenu] = useDialog();
  const rules = useOpening();
  const told = { game: about.game, description, name };
  const storyOf = html`<${Story} chapters=${stage.chapters.list} count=${shown.count} ...${told} onWhy=${why.open} />`;
  useSkipKey(shown.playing, stage.skip);
  useTitle(mine);

  return html`
    <${Page} kind="at-table" title=${gameName(about.game)} settings=${false}
      heading=${html`<h1><span class="game-title">${gameName(about.game)}</span> <span class="where">${screen.where(scene, open)}</span></h1>`}
      tools=${html`
        ${caughtUp && about.status === "playing" && html`<${Clock} decision=${decision} at=${news.at} pace=${about.pace} mine=${mine} />`}
        <${ConnectionState} />
        <button class="quiet narrow-only" onClick=${openStory} aria-label=${say("web-story")} data-tip=${say("web-story-tip")}><${Icon} name="story" /></button>
        ${hasTexts(about.game) && html`<button class="quiet" onClick=${() => rules.open(true)} aria-label=${say("web-rules")} data-tip=${say("web-rules-tip")}><${Icon} name="rules" /></button>`}
        <button class="quiet" onClick=${openMenu} aria-label=${say("web-menu")} data-tip=${say("web-menu-tip")}><${Icon} name="menu" /></button>`}>
      <div class=${classes("table-grid", about.game)}>
        <section class="board-area" aria-label=${say("web-board")}>
          <${screen.Board} scene=${scene} seat=${seat} name=${name} pieces=${description.pieces} decision=${open} chairs=${about.chairs} view=${caughtUp ? view : null}
            active=${shown.last && shown.playing ? seatsIn(shown.last.event, description.events[shown.last.event.is]) : new Set()} hold=${mine} />
        </section>
        <${Caption} entry=${shown.last} playing=${shown.playing} told=${told} skip=${stage.skip}
          chapter=${stage.chapters.list.findLast((each) => each.title && each.from < shown.count)} onWhy=${why.open} />
        <${Turn} ...${{ table, news, screen, name, description, asked, mine, caughtUp, scene, stage, told }} />
        <aside class="story wide-only"><h2>${say("web-story")}</h2>${storyOf}</aside>
      </div>
    <//>
    <${Dialog} place=${story} title=${say("web-story")} kind="story-dialog">${storyOf}<//>
    <${WhyDialog} place=${why.place} chapter=${why.shown} screen=${screen} seat=${seat} ...${told} onClose=${why.close} />
    <${RulesDialog} place=${rules.place} game=${about.game} open=${rules.shown} onClose=${rules.close} />
    <${GameMenu} place=${menu} close=${closeMenu} table=${table} news=${news} />
  `;
}

/** A dialog whose inside is made when it is opened: with `shown`. */
export function useOpening() {
  const [place, show] = useDialog();
  const [shown, setShown] = useState(null);
  useEffect(() => {
    if (shown) show();
  }, [shown]);
  return { place, shown, open: setShown, close: () => setShown(null) };
}

/** Space and Escape end what is playing. */
function useSkipKey(playing, skip) {
  useEffect(() => {
    if (!playing) return undefined;
    const onKey = (event) => {
      const elsewhere = event.target instanceof Element && event.target.closest("button, a, input, dialog, summary");
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) skip();
      else if (event.key === " " && !elsewhere) event.preventDefault(), skip();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [playing, skip]);
}

/** Who looks at another page sees in its title that the game waits. */
function useTitle(mine) {
  useEffect(() => {
    if (mine && document.hidden) document.title = say("web-your-turn-title", { title: document.title });
  }, [mine]);
}

/** The line that tells what is happening now, for eyes and ears alike. */
export function Caption({ entry, playing, told, skip, chapter, onWhy }) {
  return html`
    <div class=${classes("caption", playing && "playing")}>
      <p role="status" aria-live="polite" class="caption-line">${entry ? lineOf(entry, told.game, told.description, told.name) : say("web-nothing-yet")}</p>
      <div class="caption-tools">
        ${chapter && html`<button class="quiet" onClick=${() => onWhy(chapter)} data-tip=${say("web-why-tip")}><${Icon} name="why" /> ${say("web-why")}</button>`}
        ${playing && html`<button class="quiet" onClick=${skip} data-tip=${say("web-skip-tip")}><${Icon} name="skip" /> ${say("web-skip-play")}</button>`}
      </div>
    </div>
  `;
}

/** What the viewer can do now. */
function Turn({ table, news, screen, name, description, asked, mine, caughtUp, scene, stage, told }) {
  const { about, seat, view, prompt } = news;
  const place = useRef();
  useEffect(() => {
    // after a card was played its button is gone; the keyboard goes on where the next question is
    if (mine && (document.activeElement === document.body || document.activeElement === null)) place.current?.focus({ preventScroll: true });
  }, [mine, news.decision?.number]);
  if (OVER.includes(about.status) && caughtUp) return html`<${Result} ...${{ table, news, screen, name, stage, told }} />`;
  const note = about.status !== "playing" ? say("web-status-note", { status: about.status }) : seat === null ? say("web-watching") : "";
  return html`
    <section class=${classes("turn", mine && "mine", !asked && "idle")} data-decision=${asked ? news.decision.number : ""} aria-label=${say("web-your-turn-area")} tabindex="-1" ref=${place}>
      ${note
        ? html`<p class="question faint" role="status">${note}</p>`
        : html`<p class="question" role="status">${asked ? screen.question({ view, prompt, seat, name, scene, pieces: description.pieces }) : caughtUp && news.decision ? waitingFor(news.decision, name) : ""}</p>`}
      ${seat !== null && view && html`<${screen.Choice} ...${{ table, news, pieces: description.pieces, name, scene, disabled: !asked }} />`}
    </section>
  `;
}

function waitingFor({ asked, confirmed }, name) {
  const waiting = asked.filter((seat) => !confirmed.includes(seat));
  return waiting.length ? say("web-waiting-for", { names: new Intl.ListFormat(document.documentElement.lang).format(waiting.map(name)) }) : "";
}
