// Asking for something until there is an answer.

import { useEffect, useState } from "../../vendor/hooks.js";

const RETRY_DELAY_MS = 2000;

/**
 * What `ask` promises, as long as `what` is the same; undefined: on its way. Where it fails, as on a broken network, it
 * is asked again.
 */
export function useAnswer(ask, what) {
  const [answer, setAnswer] = useState(undefined);
  useEffect(() => {
    let current = true;
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
