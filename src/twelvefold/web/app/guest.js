// Who plays on this device: a name and a cookie, and the private links of the seats.

import { connection } from "./connection.js";
import { NO_COOKIES, Refused, get, post } from "./http.js";
import { Store } from "./store.js";
import { say } from "./texts.js";

/** The guest's name; null before there is one. */
export const me = new Store(null);

export async function findMe() {
  me.value = (await get("/me")).name;
}

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

const place = (table) => `seat of ${table}`;

function keepKey(table, key) {
  try {
    localStorage.setItem(place(table), key);
  } catch {
    // the browser stores nothing; a new link can be made
  }
}

export function keptKey(table) {
  try {
    return localStorage.getItem(place(table));
  } catch {
    return null;
  }
}

export async function sit(table, seat) {
  const { key } = await post(`/tables/${table}/sit`, seat === undefined ? {} : { seat });
  keepKey(table, key);
}

export async function claim(table, key) {
  await post(`/tables/${table}/claim`, { key });
  keepKey(table, key);
}

export async function newKey(table) {
  const { key } = await post(`/tables/${table}/key`);
  keepKey(table, key);
  return key;
}

export async function create(order) {
  const made = await post("/tables", order);
  keepKey(made.table, made.key);
  return made.table;
}
