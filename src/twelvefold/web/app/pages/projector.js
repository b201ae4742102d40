// A table on a big screen: the spectators' view in large type. It needs no input: it follows the table by itself, from
// the first free chair to the winner.

import { useLayoutEffect, useMemo, useRef } from "../../vendor/hooks.js";
import { screenOf } from "../games/registry.js";
import { Icon, classes, html } from "../html.js";
import { chairName, gameName, namesOf, seatsIn } from "../names.js";
import { AtTable, Face, SeatStars } from "../parts/faces.js";
import { Waiting } from "../parts/fields.js";
import { useInvitation } from "../parts/invite.js";
import { Page } from "../parts/page.js";
import { ConnectionState, seatClass, waitingFor } from "../parts/people.js";
import { lineOf } from "../parts/story.js";
import { useStage } from "../stage.js";
import { useStore } from "../store.js";
import { Table } from "../table.js";
import { errorText, list, say } from "../texts.js";
import { useDescription } from "./description.js";
import { Nowhere } from "./nowhere.js";

/** @import { ComponentChildren, RefObject } from "preact" */
/** @import { About, TablePageProps } from "../types.js" */

/** @param {{ id: string }} props */
export function Projector({ id }) {
  const table = useMemo(() => new Table(id, { spectator: true }), [id]);
  useLayoutEffect(() => table.watch(), [table]);
  const news = useStore(table.news);
  const description = useDescription(news.about?.game, news.about?.chairs.length);
  if (news.lost) return html`<${Nowhere} why=${errorText(news.lost)} />`;
  if (!news.about || !description)
    return html`<${Page} title=${say("web-projector")} kind="projector"><${Waiting} /><//>`;
  return html`
    <${AtTable.Provider} value=${{ chairs: news.about.chairs, bots: description.bots }}>
      ${news.view
        ? html`<${Playing} ...${{ table, news, description }} />`
        : html`<${Coming} ...${{ table, about: news.about }} />`}
    <//>
  `;
}

/** @param {{ about: About, where?: string, children?: ComponentChildren }} props */
const Frame = ({ about, where = "", children }) => html`
  <${Page}
    kind="projector"
    title=${say("web-projector")}
    tools=${html`<${ConnectionState} />`}
    heading=${html`
      <h1><span class="game-title">${gameName(about.game)}</span> <span class="where">${where}</span></h1>
    `}
  >
    ${children}
  <//>
`;

/**
 * Before the game: how to join, and who has.
 * @param {{ table: Table, about: About }} props
 */
function Coming({ table, about }) {
  const address = useInvitation(table.id);
  const free = about.chairs.filter((chair) => chair.kind === "free").length;
  return html`
    <${Frame} about=${about} where=${say("web-status", { status: about.status })}>
      <div class="coming">
        ${address && html`
          <section class="coming-way">
            <h2>${say("web-projector-join")}</h2>
            <img class="code" src=${`/t/${table.id}/code.svg`} alt=${say("web-invite-code")} />
            <p class="coming-address">${address}</p>
          </section>
        `}
        <section class="coming-people">
          <h2>${say("web-seats-taken", { taken: about.chairs.length - free, all: about.chairs.length })}</h2>
          <ol class="chairs many">
            ${about.chairs.map(
              (chair, seat) => html`
                <li key=${seat} class=${classes("chair", chair.kind, seatClass(seat))}>
                  <${Face} seat=${seat} /><bdi class="chair-name">${chairName(chair)}</bdi>
                  <${SeatStars} seat=${seat} />
                </li>
              `,
            )}
          </ol>
        </section>
      </div>
    <//>
  `;
}

/** @param {TablePageProps} props */
function Playing({ table, news, description }) {
  const { about, view, events } = news;
  const screen = screenOf(about.game, about.chairs.length);
  const [, shown] = useStage(table, screen, () =>
    screen.begin(about.chairs.length, description.pieces, about.options, view),
  );
  const name = namesOf(about.game, about.chairs, null);
  const caughtUp = !shown.playing && shown.count === events.length;
  const scene = caughtUp ? screen.settle(shown.scene, view) : shown.scene;
  const open = caughtUp ? screen.about(news.decision, view) : null;
  const won = caughtUp && about.winners?.length ? about.winners : null;
  const title = won && screen.title?.(scene); // solo: what the player has become
  return html`
    <${Frame} about=${about} where=${screen.where(scene, open)}>
      <div class=${classes("room", about.game, screen.Standings && "with-standings")}>
        <${Fitted} layout=${`${Boolean(won)} ${screen.layout?.(scene) ?? ""}`}>
          ${won && html`
            <p class="room-winner" role="status">
              <${Icon} name="crown" class="crown" /> ${title ??
              say("web-winners", { count: won.length, names: list(won.map(name)) })}
            </p>
          `}
          <${screen.Board}
            scene=${scene}
            seat=${null}
            name=${name}
            pieces=${description.pieces}
            decision=${open}
            chairs=${about.chairs}
            view=${caughtUp ? view : null}
            active=${shown.last && shown.playing
              ? seatsIn(shown.last.event, description.events[shown.last.event.is])
              : new Set()}
            hold=${false}
          />
        <//>
        ${screen.Standings && html`
          <aside class="room-standings">
            <h2>${say("web-standings")}</h2><${screen.Standings} ...${{ scene, seat: null, name, seating: false }} />
          </aside>
        `}
        <p class="room-line" role="status">
          ${open && about.status === "playing"
            ? waitingFor(open, name)
            : shown.last
              ? lineOf(shown.last, about.game, description, name)
              : say("web-nothing-yet")}
        </p>
      </div>
    <//>
  `;
}

/** The screens that are scaled to show everything; on smaller ones the page scrolls. */
const A_WALL = "(min-width: 900px)";

const [LARGEST, SMALLEST, STEP] = [2.4, 0.5, 0.94];

/** The smallest scale that still shows long names in full. */
const MIN_SCALE_FOR_NAMES = 0.75;

/**
 * Scale the page to the screen, because nobody can scroll it. While the layout stays the same, it only shrinks.
 * @param {{ layout: string, children?: ComponentChildren }} props
 */
function Fitted({ layout, children }) {
  /** @type {RefObject<HTMLElement | null>} */
  const place = useRef(null);
  /** @type {RefObject<HTMLElement | null>} */
  const inside = useRef(null);
  const last = useRef("");
  useLayoutEffect(() => {
    const [room, board] = [place.current, inside.current];
    if (!room || !board) return undefined;
    const fit = () => {
      if (!matchMedia(A_WALL).matches) return void (board.style.zoom = "1");
      const now = `${layout} ${room.clientWidth} ${room.clientHeight}`;
      /** @param {Element} name */
      const cut = (name) => name.scrollWidth > name.clientWidth + 1;
      /** @param {number} zoom */
      const fits = (zoom) =>
        board.offsetHeight * zoom <= room.clientHeight &&
        board.scrollWidth <= board.clientWidth + 1 &&
        !(zoom > MIN_SCALE_FOR_NAMES && [...board.querySelectorAll(".place-name")].some(cut));
      let zoom = now === last.current ? Number(board.style.zoom) : LARGEST;
      last.current = now;
      for (board.style.zoom = `${zoom}`; !fits(zoom) && zoom > SMALLEST; board.style.zoom = `${zoom}`) zoom *= STEP;
    };
    const watching = new ResizeObserver(fit);
    watching.observe(room);
    watching.observe(board);
    return () => watching.disconnect();
  }, [layout]);
  return html`<div class="room-board" ref=${place}><div ref=${inside}>${children}</div></div>`;
}
