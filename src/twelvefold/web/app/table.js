// One table as it was shown to this page: everything the server said, nothing else.

import { connection } from "./connection.js";
import { Store } from "./store.js";

/** What a page knows of a table before the first news. */
const NOTHING = {
  about: null, seat: null, owner: false, events: [], decision: null, view: null, prompt: null, sealed: null,
  lost: null, whole: false, at: 0,
};

export class Table {
  /** The newest state; `whole`: these events came all at once, from the beginning. */
  news = new Store(NOTHING);

  constructor(id) {
    this.id = id;
    this.#leave = connection.watch(id, () => this.#position(), (news) => this.#take(news), (error) => this.#lost(error));
  }

  #leave;

  leave() {
    this.#leave();
  }

  #position() {
    const { about, events, seat } = this.news.value;
    return about ? { after: events.length, seat } : {};
  }

  #take(news) {
    const before = this.news.value;
    const fresh = !before.about || news.seat !== before.seat || news.events[0]?.number === 1;
    this.news.value = {
      about: news.about,
      seat: news.seat,
      owner: news.owner,
      events: fresh ? news.events : [...before.events, ...news.events],
      decision: news.decision,
      view: news.view ?? before.view,
      prompt: news.prompt,
      sealed: news.sealed,
      lost: null,
      whole: fresh,
      at: performance.now(),
    };
  }

  #lost(error) {
    this.news.value = { ...NOTHING, lost: error };
  }

  /** A deed at the open decision. */
  #deed(type, more) {
    return connection.ask({ type, table: this.id, decision: this.news.value.decision.number, ...more });
  }

  answer = (move) => this.#deed("answer", { move });
  takeBack = () => this.#deed("take_back");
  add = (move) => this.#deed("add", { move });
  shorten = (length) => this.#deed("shorten", { length });
  confirm = () => this.#deed("confirm");
}
