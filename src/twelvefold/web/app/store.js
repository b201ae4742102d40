// A value that components can subscribe to.

import { useEffect, useReducer } from "../vendor/hooks.js";

/** @template T */
export class Store {
  /** @type {T} */
  #value;
  /** @type {Set<(value: T) => void>} */
  #followers = new Set();

  /** @param {T} value */
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

  /** @param {(value: T) => void} follower */
  follow(follower) {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }
}

/** @type {(count: number, action: void) => number} */
const increment = (count) => count + 1;

/**
 * The value of a store; the component renders again when it changes.
 * @template T
 * @param {Store<T>} store
 */
export function useStore(store) {
  const [, again] = useReducer(increment, 0);
  const drawn = store.value;
  useEffect(() => {
    const leave = store.follow(() => again());
    if (store.value !== drawn) again(); // it changed between render and subscription
    return leave;
  }, [store]);
  return drawn;
}
