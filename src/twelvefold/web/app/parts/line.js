// A line of moves: moves are added and taken back one by one, then the line is confirmed.

import { useRef } from "../../vendor/hooks.js";
import { useAction } from "./fields.js";

/** @import { Table } from "../table.js" */
/** @import { Commands, Decision, News, Prompt } from "../types.js" */

/** @typedef {News & { decision: Decision, prompt: Prompt }} Asked */
/**
 * `can`: whether the action is still possible when its turn comes.
 * @typedef {object} Queued
 * @property {number} decision
 * @property {string} what
 * @property {(now: Asked) => boolean} can
 * @property {(commands: Commands, now: Asked) => Promise<unknown>} action
 */

/**
 * Run actions one at a time, however fast they are clicked and however slow the network is. If an action is not
 * possible any more when its turn comes, it and all actions behind it are dropped, so that nothing is confirmed that
 * was not on the screen. The same action twice in a row is a double click and runs once.
 * @param {Table} table
 * @param {number | undefined} decision
 */
function useOneByOne(table, decision) {
  const [run, problem, busy] = useAction(decision);
  const queue = useRef(/** @type {Queued[]} */ ([]));
  const doAll = async () => {
    try {
      for (; queue.current.length; queue.current.shift()) {
        const next = queue.current[0];
        const now = table.news.value;
        if (now.decision?.number !== next.decision) continue; // too late: another decision is open
        const asked = now.prompt && /** @type {Asked} */ (now);
        if (!asked || !next.can(asked)) break;
        await next.action(table.at(next.decision), asked);
      }
    } finally {
      queue.current = [];
    }
  };
  /** @type {(what: string, can: Queued["can"], action: Queued["action"]) => void} */
  const act = (what, can, action) => {
    const last = queue.current.at(-1);
    if (decision === undefined || (last?.what === what && last.decision === decision)) return;
    queue.current.push({ decision, what, can, action });
    if (queue.current.length === 1) run(doAll);
  };
  return { act, problem, busy };
}

/** @typedef {ReturnType<typeof useLine>} Line */

/**
 * @param {Table} table
 * @param {Pick<News, "decision" | "sealed" | "seat">} news
 */
export function useLine(table, { decision, sealed, seat }) {
  const { act, problem, busy } = useOneByOne(table, decision?.number);
  /** @param {Decision} open */
  const isConfirmed = ({ confirmed }) => typeof seat === "number" && confirmed.includes(seat);
  return {
    line: sealed ?? [],
    problem,
    busy,
    confirmed: decision !== null && isConfirmed(decision),
    /** @param {string} move */
    add: (move) =>
      act(
        move,
        ({ prompt }) => prompt.moves.includes(move),
        (commands) => commands.add(move),
      ),
    /**
     * Take one move back. Later moves do not depend on it: they are added again.
     * @param {string} move
     */
    without: (move) =>
      act(
        `without ${move}`,
        (now) => Boolean(now.sealed?.includes(move)),
        async (commands, now) => {
          const moves = now.sealed ?? [];
          const place = moves.indexOf(move);
          await commands.shorten(place);
          for (const later of moves.slice(place + 1)) await commands.add(later);
        },
      ),
    /** @param {number} length */
    shorten: (length) =>
      act(
        `shorten ${length}`,
        (now) => (now.sealed ?? []).length > length,
        (commands) => commands.shorten(length),
      ),
    confirm: () =>
      act(
        "confirm",
        (now) => now.prompt.may_end && !isConfirmed(now.decision),
        (commands) => commands.confirm(),
      ),
    takeBack: () =>
      act(
        "take back",
        (now) => isConfirmed(now.decision),
        (commands) => commands.takeBack(),
      ),
  };
}
