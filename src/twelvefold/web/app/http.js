// HTTP requests to the server.

/** The server refused a request; `error` has a key and arguments. */
export class Refused extends Error {
  constructor(error) {
    super(error.key);
    this.error = error;
  }
}

export const UNREACHABLE = { key: "web-unreachable", args: {} };
export const NO_COOKIES = { key: "web-no-cookies", args: {} };

async function ask(path, init) {
  let answer, found;
  try {
    answer = await fetch(`/api${path}`, { cache: "no-store", ...init });
    found = await answer.json();
  } catch {
    throw new Refused(UNREACHABLE);
  }
  if (!answer.ok) throw new Refused(found);
  return found;
}

export const get = (path) => ask(path, {});

export const post = (path, body) =>
  ask(path, {
    method: "POST",
    ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });

/** Cache a function's promise for each name, except when it failed. */
export function once(load) {
  const asked = new Map();
  return (name) => {
    if (!asked.has(name)) {
      const answer = load(name);
      answer.catch(() => asked.delete(name));
      asked.set(name, answer);
    }
    return asked.get(name);
  };
}
