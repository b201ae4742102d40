// Stylesheets that not every page needs, fetched with what they are for.

import { file } from "./html.js";
import { Refused, UNREACHABLE, once } from "./http.js";

/** Have a stylesheet from then on. When this is done, it holds. */
export const dress = once(
  (name) =>
    new Promise((done, failed) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = file(`style/${name}.css`);
      link.onload = done;
      link.onerror = () => (link.remove(), failed(new Refused(UNREACHABLE)));
      document.head.append(link);
    }),
);
