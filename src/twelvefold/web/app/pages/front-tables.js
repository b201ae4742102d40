// The tables on the front page: one's own, the open and the finished ones.

import { useEffect, useState } from "../../vendor/hooks.js";
import { me } from "../guest.js";
import { classes, html } from "../html.js";
import { Refused, get } from "../http.js";
import { chairName, gameName } from "../names.js";
import { useStore } from "../store.js";
import { list, say } from "../texts.js";

/** @import { House, ListedTable } from "../types.js" */

const POLL_INTERVAL_MS = 5000;

/** The tables, and the error of the last request for them. Whoever has no name yet has no tables to wait for. */
export function useHouse() {
  const name = useStore(me);
  const [house, setHouse] = useState(
    /** @returns {House} */ () => ({ known: name === null, mine: [], open: [], finished: [], problem: null }),
  );
  useEffect(() => {
    let current = true;
    const look = async () => {
      if (document.hidden) return;
      try {
        const [mine, open, finished] = await Promise.all(
          ["mine", "open", "finished"].map(async (each) => (await get(`/tables?list=${each}`)).tables),
        );
        if (current) setHouse({ known: true, mine, open, finished, problem: null });
      } catch (refused) {
        if (!(refused instanceof Refused)) throw refused;
        if (current) setHouse((before) => ({ ...before, known: true, problem: refused.error }));
      }
    };
    look();
    const timer = setInterval(look, POLL_INTERVAL_MS);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [name]);
  return house;
}

/** @param {{ title: string, tables: ListedTable[], none?: string, mine?: boolean }} props */
export function Tables({ title, tables, none = "", mine = false }) {
  return html`
    <section class="sheet tables">
      <h2>${title}</h2>
      ${tables.length
        ? html`
            <ul class="table-list">
              ${tables.map((table) => html`<${TableLine} key=${table.table} table=${table} mine=${mine} />`)}
            </ul>
          `
        : html`<p class="faint">${none}</p>`}
    </section>
  `;
}

/** @param {{ table: ListedTable, mine: boolean }} props */
function TableLine({ table, mine }) {
  const people = [...table.chairs.keys()].filter((seat) => table.chairs[seat].kind !== "free");
  const nameOf = (/** @type {number} */ seat) => chairName(table.chairs[seat]);
  const free = table.chairs.length - people.length;
  const facts = [say("web-status", { status: table.status })];
  if (table.status === "open") facts.push(say("web-free-seats", { count: free }));
  if (table.status !== "over") facts.push(say(`web-pace-${table.pace}-short`, { time: table.time }));
  else if (table.winners?.length)
    facts.push(
      say("web-won-by", {
        names: list(table.winners.map(nameOf)),
        count: table.winners.length,
      }),
    );
  return html`
    <li>
      <a href=${`/t/${table.table}`} class=${classes("table-line", mine && table.waits_for_me && "waits")}>
        <span class="table-game">${gameName(table.game)}</span>
        <span class="table-people">${list(people.map(nameOf))}</span>
        <span class="table-facts">${facts.map((fact) => html`<span>${fact}</span>`)}</span>
        ${mine && table.waits_for_me && html`<strong class="your-turn">${say("web-your-turn")}</strong>`}
      </a>
    </li>
  `;
}
