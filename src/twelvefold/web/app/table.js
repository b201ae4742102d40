// The state of one table as the server has shown it to this page.

import { connection } from "./connection.js";
import { Store } from "./store.js";

/** @import { ClientMessage, Commands, DoneMessage, News, NewsMessage, Problem, View } from "./types.js" */

/**
 * The state before the first message.
 * @type {News}
 */
const NOTHING = {
  about: null,
  seat: null,
  owner: false,
  events: [],
  decision: null,
  view: null,
  prompt: null,
  sealed: null,
  lost: null,
  whole: false,
  at: 0,
};

/**
 * A view with its hints, if the game has any.
 * @param {Pick<NewsMessage, "view" | "reading">} seen
 * @returns {View}
 */
export const read = ({ view, reading }) => ({ ...view, reading });

export class Table {
  /** The latest state; `whole`: its events came all at once, from the beginning. */
  news = new Store(NOTHING);

  /**
   * `spectator`: watch as a spectator, even if this browser has a seat.
   * @param {string} id
   * @param {{ spectator?: boolean }} [how]
   */
  constructor(id, { spectator = false } = {}) {
    this.id = id;
    this.#spectator = spectator;
  }

  #spectator;

  /** @type {() => void} */
  #leave = () => {};

  /** Subscribe to the table; returns the function that unsubscribes. */
  watch() {
    this.#leave = connection.watch(
      this.id,
      () => this.#position(),
      (news) => this.#take(news),
      (error) => this.#lost(error),
    );
    return () => this.#leave();
  }

  #position() {
    const { about, events, seat } = this.news.value;
    return {
      ...(this.#spectator && { spectator: true }),
      ...(about && events.length && { after: events.length, seat }),
    };
  }

  /** @param {NewsMessage} news */
  #take(news) {
    const before = this.news.value;
    const first = news.events[0]?.number;
    const fresh = !before.about || news.seat !== before.seat || first === 1;
    if (!fresh && first !== undefined && first !== before.events.length + 1) return this.#again();
    this.news.value = {
      about: news.about,
      seat: news.seat,
      owner: news.owner,
      events: fresh ? news.events : [...before.events, ...news.events],
      decision: news.decision,
      view: news.view ? read(news) : before.view,
      prompt: news.prompt,
      sealed: news.sealed,
      lost: null,
      whole: fresh,
      at: performance.now(),
    };
  }

  /** @param {Problem} error */
  #lost(error) {
    this.news.value = { ...NOTHING, lost: error };
  }

  /** Say that the viewer is here: the seat comes back from a stand-in, and the table wakes. */
  here() {
    return connection.ask({ type: "here", table: this.id });
  }

  /** Events are missing: subscribe again from the beginning. */
  #again() {
    this.#leave();
    this.news.value = { ...this.news.value, events: [] };
    this.watch();
  }

  /**
   * The commands for a decision: the one on the screen, not the one that is open when the message is sent.
   * @param {number | undefined} decision
   * @returns {Commands}
   */
  at(decision) {
    /** @type {(type: ClientMessage["type"], more?: Partial<ClientMessage>) => Promise<DoneMessage>} */
    const send = (type, more) => connection.ask({ type, table: this.id, decision, ...more });
    return {
      answer: (move) => send("answer", { move }),
      takeBack: () => send("take_back"),
      add: (move) => send("add", { move }),
      shorten: (length) => send("shorten", { length }),
      confirm: () => send("confirm"),
    };
  }
}
