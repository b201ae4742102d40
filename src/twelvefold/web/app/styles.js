// Loads stylesheets that not every page needs.

import { file } from "./html.js";
import { Refused, UNREACHABLE, once } from "./http.js";

/** The stylesheets that came with the page. */
const here = (document.documentElement.dataset.dressed ?? "").split(" ");

/** Load a stylesheet; resolves once it is applied. */
export const dress = once(
  (name) =>
    new Promise((done, failed) => {
      if (here.includes(name)) return done(name);
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = file(`style/${name}.css`);
      link.onload = done;
      link.onerror = () => (link.remove(), failed(new Refused(UNREACHABLE)));
      document.head.append(link);
    }),
);
