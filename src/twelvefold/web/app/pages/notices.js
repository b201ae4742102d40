// What a player should know about the table itself, with what can be done about it: who is late, a pause, a stand-in.

import { useEffect, useRef, useState } from "../../vendor/hooks.js";
import { Icon, html } from "../html.js";
import { post } from "../http.js";
import { useAction } from "../parts/fields.js";
import { lineOf } from "../parts/story.js";
import { say } from "../texts.js";

/** @import { Table } from "../table.js" */
/** @import { Entry, TableNews, Told } from "../types.js" */

const NOTICED_EVENTS = ["MovedFor", "StoodIn", "CameBack", "Resigned", "PauseWished", "Paused", "WentOn"];
const NOTICE_DURATION_MS = 12000;

/**
 * What is so until somebody does something about it; null if all is as usual.
 * @param {TableNews} news
 */
function standing({ about, seat }) {
  if (seat === null) return null;
  if (about.status === "paused") return { text: say("web-paused"), button: say("web-go-on"), command: "go-on" };
  if (about.status === "dormant") return { text: say("web-asleep"), button: say("web-wake"), command: null };
  if (about.status === "playing" && about.chairs[seat].away)
    return { text: say("web-away-you"), button: say("web-back"), command: null };
  return null;
}

/**
 * @param {Entry} entry
 * @param {number | null} seat
 * @param {Told} told
 */
function sentence(entry, seat, told) {
  if (entry.event.seat === seat && entry.event.is === "MovedFor") return say("web-moved-for-you");
  if (entry.event.seat === seat && entry.event.is === "PauseWished") return say("web-pause-wished-you");
  return lineOf(entry, told.game, told.description, told.name);
}

/** @param {{ table: Table, news: TableNews, told: Told }} props */
export function Notices({ table, news, told }) {
  const { events, whole, seat, about } = news;
  const [notice, setNotice] = useState(/** @type {Entry | null} */ (null));
  const known = useRef(events.length);
  const [run, problem, busy] = useAction(about.status);
  const now = standing(news);
  useHere(table, now !== null && now.command === null);
  useEffect(() => {
    const fresh = whole
      ? []
      : events.slice(known.current).filter((entry) => entry.of === "table" && NOTICED_EVENTS.includes(entry.event.is));
    known.current = events.length;
    if (fresh.length) setNotice(fresh[fresh.length - 1]);
  }, [events]);
  const wish = notice?.event.is === "PauseWished" && about.status === "playing";
  useEffect(() => {
    if (wish) return undefined; // it stays until the decision is made, or everybody has agreed
    const timer = setTimeout(() => setNotice(null), NOTICE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [notice, wish]);
  useEffect(() => setNotice((shown) => (shown?.event.is === "PauseWished" ? null : shown)), [news.decision?.number]);
  const agree = wish && seat !== null && notice.event.seat !== seat;
  /** @param {string | null} command */
  const act = (command) => () => run(() => (command ? post(`/tables/${table.id}/${command}`) : table.here()));
  if (!now && !notice) return null;
  return html`
    <div class="notice" role="status">
      <p><${Icon} name="warning" /> <span>${now?.text ?? (notice && sentence(notice, seat, told))}</span></p>
      ${(now || agree) && html`
        <button
          class="small"
          data-notice=${now ? (now.command ?? "here") : "pause"}
          disabled=${busy}
          onClick=${act(now ? now.command : "pause")}
        >
          ${now?.button ?? say("web-agree")}
        </button>
      `}
      ${problem}
    </div>
  `;
}

/**
 * While somebody plays for the viewer, or the table is asleep, any touch or key says that the viewer is here.
 * @param {Table} table
 * @param {boolean} missed
 */
function useHere(table, missed) {
  useEffect(() => {
    if (!missed) return undefined;
    const here = () => table.here().catch(() => {}); // the next touch tries again
    addEventListener("pointerdown", here);
    addEventListener("keydown", here);
    return () => {
      removeEventListener("pointerdown", here);
      removeEventListener("keydown", here);
    };
  }, [table, missed]);
}
