// What is needed to tell and to draw a game, as the server describes it.

import { useEffect, useState } from "../../vendor/hooks.js";
import { describe } from "../wire.js";

const AGAIN = 2000;

/** undefined: on its way; null: there is no such game. */
export function useDescription(game) {
  const [found, setFound] = useState(undefined);
  useEffect(() => {
    let timer;
    const ask = () =>
      describe(game).then(setFound, ({ error }) => {
        if (error.error === "UnknownGame") setFound(null);
        else timer = setTimeout(ask, AGAIN);
      });
    if (game) ask();
    return () => clearTimeout(timer);
  }, [game]);
  return found;
}
