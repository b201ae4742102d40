// Repeats a request until it succeeds.

import { useEffect, useState } from "../../vendor/hooks.js";

const RETRY_DELAY_MS = 2000;

/**
 * The result of `ask`, asked again whenever `what` changes; undefined while loading. After a failure, such as a network
 * error, it is retried.
 * @template T
 * @param {() => Promise<T>} ask
 * @param {unknown[]} what
 * @returns {T | undefined}
 */
export function useAnswer(ask, what) {
  const [answer, setAnswer] = useState(/** @type {T | undefined} */ (undefined));
  useEffect(() => {
    let current = true;
    /** @type {number | undefined} */
    let timer;
    const look = () =>
      ask().then(
        (found) => current && setAnswer(found),
        () => current && (timer = setTimeout(look, RETRY_DELAY_MS)),
      );
    look();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, what);
  return answer;
}
