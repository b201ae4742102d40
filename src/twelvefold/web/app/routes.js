// The current page by its address.

import { Store } from "./store.js";

const here = () => ({ path: location.pathname, query: new URLSearchParams(location.search) });

export const route = new Store(here());

/**
 * @param {string} to
 * @param {{ replace?: boolean }} [how]
 */
export function go(to, { replace = false } = {}) {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  route.value = here();
}

/** Handle clicks on ordinary links inside the page; new windows, downloads and other addresses work as usual. */
export function followLinks() {
  addEventListener("popstate", () => (route.value = here()));
  document.addEventListener("click", (event) => {
    /** @type {HTMLAnchorElement | null} */
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href);
    const inPage = to.pathname === location.pathname && to.search === location.search && to.hash;
    if (to.origin !== location.origin || /^\/(api|openapi\.json|metrics|web)\b/.test(to.pathname) || inPage) return;
    event.preventDefault();
    go(to.pathname + to.search + to.hash);
    scrollTo(0, 0);
  });
}
