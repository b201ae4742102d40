// Tooltips for every element with `data-tip`: on hover, on keyboard focus, and on a long press.

const HOVER_DELAY_MS = 350;
const PRESS_DELAY_MS = 450;
const GAP_PX = 8;

/** @type {HTMLElement} */
let box;
/** @type {HTMLElement | undefined} */
let target;
/** @type {number | undefined} */
let timer;
let pressed = false;

/** @param {HTMLElement} element */
function show(element) {
  hide();
  const text = element.dataset.tip;
  if (!text || !element.isConnected) return;
  target = element;
  box.textContent = text;
  box.hidden = false;
  const at = element.getBoundingClientRect();
  const own = box.getBoundingClientRect();
  const above = at.top - own.height - GAP_PX;
  const left = Math.max(GAP_PX, Math.min(innerWidth - own.width - GAP_PX, at.left + at.width / 2 - own.width / 2));
  box.style.left = `${left}px`;
  box.style.top = `${above >= GAP_PX ? above : Math.min(innerHeight - own.height - GAP_PX, at.bottom + GAP_PX)}px`;
  if (!element.hasAttribute("aria-describedby")) {
    element.setAttribute("aria-describedby", box.id);
    element.dataset.tipped = "";
  }
}

function hide() {
  clearTimeout(timer);
  if (target && "tipped" in target.dataset) {
    target.removeAttribute("aria-describedby");
    delete target.dataset.tipped;
  }
  target = undefined;
  box.hidden = true;
}

/**
 * @param {Event} event
 * @returns {HTMLElement | null}
 */
const tipped = (event) => (event.target instanceof Element ? event.target.closest("[data-tip]") : null);

/** An open dialog covers everything else, so the tooltip moves into it; otherwise it belongs to the page. */
function home() {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const place = dialog ?? document.querySelector("main") ?? document.body;
  if (box.parentNode !== place) place.append(box);
}

export function explainEverything() {
  box = document.createElement("div");
  box.id = "tip";
  box.className = "tip";
  box.role = "tooltip";
  box.hidden = true;

  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    // leave it open while it is being read
    if (event.target instanceof Element && event.target.closest("#tip")) return clearTimeout(timer);
    const element = tipped(event);
    if (element === target && element) return clearTimeout(timer);
    clearTimeout(timer);
    timer = setTimeout(() => (element ? (home(), show(element)) : hide()), element ? HOVER_DELAY_MS : 150);
  });
  document.addEventListener("focusin", (event) => {
    const element = tipped(event);
    if (element?.matches(":focus-visible")) (home(), show(element));
    else hide();
  });
  document.addEventListener("focusout", hide);
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || box.hidden) return;
      hide();
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
  document.addEventListener("pointerdown", (event) => {
    pressed = false;
    if (event.pointerType === "mouse") return hide();
    const element = tipped(event);
    hide();
    if (element) timer = setTimeout(() => ((pressed = true), home(), show(element)), PRESS_DELAY_MS);
  });
  for (const kind of /** @type {const} */ (["pointermove", "pointercancel"]))
    document.addEventListener(kind, (event) => {
      if (
        event.pointerType !== "mouse" &&
        (kind === "pointercancel" || Math.hypot(event.movementX, event.movementY) > 6)
      )
        clearTimeout(timer);
    });
  document.addEventListener("pointerup", (event) => event.pointerType !== "mouse" && clearTimeout(timer));
  document.addEventListener("contextmenu", (event) => pressed && tipped(event) && event.preventDefault());
  document.addEventListener(
    "click",
    (event) => {
      if (!pressed || !tipped(event)) return;
      pressed = false; // a long press only shows the tooltip
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  addEventListener("scroll", hide, true);
}
