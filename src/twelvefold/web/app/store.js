// A value that components can subscribe to.

import { useEffect, useReducer } from "../vendor/hooks.js";

export class Store {
  #value;
  #followers = new Set();

  constructor(value) {
    this.#value = value;
  }

  get value() {
    return this.#value;
  }

  set value(value) {
    this.#value = value;
    for (const follower of [...this.#followers]) follower(value);
  }

  follow(follower) {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }
}

/** The value of a store; the component renders again when it changes. */
export function useStore(store) {
  const [, again] = useReducer((count) => count + 1, 0);
  const drawn = store.value;
  useEffect(() => {
    const leave = store.follow(() => again());
    if (store.value !== drawn) again(); // it changed between render and subscription
    return leave;
  }, [store]);
  return drawn;
}
