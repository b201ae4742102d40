// Who plays on this device: a name and a cookie, and the private links of the seats.

import { connection } from "./connection.js";
import { NO_COOKIES, Refused, get, post } from "./http.js";
import { Store } from "./store.js";
import { say } from "./texts.js";

/** @import { NewTable, TableOrder } from "./types.js" */

/** The guest's name; null before there is one. */
export const me = new Store(/** @type {string | null} */ (null));

export async function findMe() {
  me.value = (await get("/me")).name;
}

/** @param {string} name */
export async function comeIn(name) {
  await post("/me", { name });
  me.value = (await get("/me")).name;
  if (me.value === null) throw new Refused(NO_COOKIES);
  connection.restart(); // the server reads the cookie when a connection opens
}

/** Register under a random name if there is none yet. It can be changed at any time. */
export async function beSomebody() {
  if (me.value === null) await comeIn(say("web-guest-name"));
}

// --- private links: this browser alone keeps them

/** @param {string} table */
const place = (table) => `seat of ${table}`;

/**
 * @param {string} table
 * @param {string} key
 */
function keepKey(table, key) {
  try {
    localStorage.setItem(place(table), key);
  } catch {
    // the browser stores nothing; a new link can be made
  }
}

/** @param {string} table */
export function keptKey(table) {
  try {
    return localStorage.getItem(place(table));
  } catch {
    return null;
  }
}

/**
 * @param {string} table
 * @param {number} [seat]
 */
export async function sit(table, seat) {
  const { key } = await post(`/tables/${table}/sit`, seat === undefined ? {} : { seat });
  keepKey(table, key);
}

/**
 * @param {string} table
 * @param {string} key
 */
export async function claim(table, key) {
  await post(`/tables/${table}/claim`, { key });
  keepKey(table, key);
}

/**
 * Take a seat over from a bot. Its key is used up then; the seat gets one that nobody else knows.
 * @param {string} table
 * @param {string} key
 */
export async function takeOver(table, key) {
  await post(`/tables/${table}/claim`, { key });
  await newKey(table);
}

/**
 * @param {string} table
 * @returns {Promise<string>}
 */
export async function newKey(table) {
  const { key } = await post(`/tables/${table}/key`);
  keepKey(table, key);
  return key;
}

/** @param {TableOrder} order */
export async function create(order) {
  /** @type {NewTable} */
  const made = await post("/tables", order);
  keepKey(made.table, made.key);
  return made.table;
}
