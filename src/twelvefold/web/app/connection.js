// The page's only WebSocket. It reconnects, and sends unanswered messages again with the same id; the server applies
// each message once.

import { Refused } from "./http.js";
import { Store } from "./store.js";

/** @import { ClientMessage, DoneMessage, Pending, PongMessage, Problem, RefusedMessage } from "./types.js" */
/** @import { ServerMessage, Subscription } from "./types.js" */

const MIN_RETRY_DELAY_MS = 250;
const MAX_RETRY_DELAY_MS = 2500;
const PING_INTERVAL_MS = 15000;
const PONG_TIMEOUT_MS = 8000;
const WELCOME_TIMEOUT_MS = 8000;
const LOST = ["UnknownTable"];
/**
 * Whether an error ends the subscription; after any other error it is worth trying again.
 * @param {Problem} error
 */
const gone = (error) => LOST.includes(error.error ?? "") || error.key === "table-no-spectators";

const random = () =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

class Connection {
  /** "on"; "wait" (connecting); "off" (the last attempt failed; it keeps trying). */
  state = new Store(/** @type {"on" | "wait" | "off"} */ ("wait"));
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Map<string, Subscription>} */
  #tables = new Map();
  /** @type {Map<string | null, Pending>} */
  #pending = new Map();
  #me = random();
  #count = 0;
  #failed = 0;
  #timer = 0;
  #pinging = 0;
  #patience = 0;

  constructor() {
    addEventListener("online", () => this.#hurry());
    addEventListener("offline", () => this.#drop());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
    addEventListener("pagehide", () => this.#close());
    addEventListener("pageshow", (event) => event.persisted && this.#hurry());
  }

  /**
   * Subscribe to a table. `position` returns the last event's number and the seat; `onNews` receives each message.
   * @param {string} table
   * @param {Subscription["position"]} position
   * @param {Subscription["onNews"]} onNews
   * @param {Subscription["onLost"]} onLost
   */
  watch(table, position, onNews, onLost) {
    this.#tables.set(table, { position, onNews, onLost });
    if (this.state.value === "on") this.#watch(table);
    else this.#hurry();
    return () => {
      this.#tables.delete(table);
      if (this.state.value === "on") this.#send({ type: "unwatch", id: this.#id(), table });
    };
  }

  /**
   * Send a command and resolve with the answer. It is sent again after a reconnect.
   * @param {ClientMessage} message
   * @returns {Promise<DoneMessage>}
   */
  ask(message) {
    const id = this.#id();
    const whole = { ...message, id };
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { whole, resolve, reject });
      if (this.state.value === "on") this.#send(whole);
      else this.#hurry();
    });
  }

  /** Reconnect, because the cookie has changed. */
  restart() {
    this.#failed = 0;
    this.#close();
    this.#open();
  }

  #id() {
    this.#count += 1;
    return `${this.#me}-${this.#count}`;
  }

  /** @param {ClientMessage & { id: string }} message */
  #send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open() {
    clearTimeout(this.#timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.#socket = socket;
    socket.onmessage = (event) => socket === this.#socket && this.#take(JSON.parse(event.data));
    socket.onclose = () => socket === this.#socket && this.#lost();
    this.#patience = setTimeout(() => socket === this.#socket && this.#drop(), WELCOME_TIMEOUT_MS);
  }

  #close() {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    clearInterval(this.#pinging);
    socket?.close();
    if (this.state.value === "on") this.state.value = "wait";
  }

  #drop() {
    this.#close();
    this.#lost();
  }

  #lost() {
    this.#close();
    this.#failed += 1;
    this.state.value = this.#failed > 2 || !navigator.onLine ? "off" : "wait";
    const wait =
      Math.min(MAX_RETRY_DELAY_MS, MIN_RETRY_DELAY_MS * 2 ** (this.#failed - 1)) * (0.7 + Math.random() * 0.6);
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  #hurry() {
    if (this.#socket) {
      if (this.state.value === "on") this.#ping();
      return;
    }
    this.#open();
  }

  #ping() {
    const socket = this.#socket;
    const late = setTimeout(() => socket === this.#socket && this.#drop(), PONG_TIMEOUT_MS);
    const id = this.#id();
    this.#pending.set(id, { resolve: () => clearTimeout(late), reject: () => {} });
    this.#send({ type: "ping", id });
  }

  /** @param {string} table */
  #watch(table) {
    const subscription = this.#tables.get(table);
    if (!subscription) return;
    const { position, onLost } = subscription;
    const id = this.#id();
    /** @type {Pending["reject"]} */
    const refused = ({ error }) =>
      gone(error) ? onLost(error) : setTimeout(() => this.#tables.has(table) && this.#watch(table), MAX_RETRY_DELAY_MS);
    this.#pending.set(id, { resolve() {}, reject: refused });
    this.#send({ type: "watch", id, table, ...position() });
  }

  /** @param {ServerMessage} message */
  #take(message) {
    if (message.type === "welcome") this.#welcome();
    else if (message.type === "news") this.#tables.get(message.table)?.onNews(message);
    else if (message.type === "bye") this.#failed = 0;
    else if (message.type === "refused" && message.id === null) {
      if (message.table) this.#tables.get(message.table)?.onLost(message.error);
    } else this.#answered(message);
  }

  #welcome() {
    this.#failed = 0;
    clearTimeout(this.#patience);
    // pings and subscriptions end with their connection; commands are sent again
    const commands = [...this.#pending].filter(([, { whole }]) => whole);
    this.#pending = new Map(commands);
    this.state.value = "on";
    for (const table of this.#tables.keys()) this.#watch(table);
    for (const [, { whole }] of commands) if (whole) this.#send(whole);
    this.#pinging = setInterval(() => this.#ping(), PING_INTERVAL_MS);
  }

  /** @param {DoneMessage | RefusedMessage | PongMessage} message */
  #answered(message) {
    const waiting = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (message.type === "refused") waiting?.reject(new Refused(message.error));
    else waiting?.resolve(message);
  }
}

export const connection = new Connection();
