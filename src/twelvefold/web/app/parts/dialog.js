// Dialogs: native ones, closed by Escape, by the close button and by a click outside.

import { useCallback, useEffect, useRef, useState } from "../../vendor/hooks.js";
import { Icon, classes, html } from "../html.js";
import { say } from "../texts.js";

/** @import { RefObject } from "preact" */
/** @import { DialogProps, Opening } from "../types.js" */

/**
 * A dialog's ref, and a function that opens it.
 * @returns {[RefObject<HTMLDialogElement | null>, () => void]}
 */
export function useDialog() {
  /** @type {RefObject<HTMLDialogElement | null>} */
  const place = useRef(null);
  const open = useCallback(() => place.current?.showModal(), []);
  return [place, open];
}

/**
 * A dialog whose content is rendered when it opens (`shown`).
 * @template Content
 * @returns {Opening<Content>}
 */
export function useOpening() {
  const [place, show] = useDialog();
  const [shown, setShown] = useState(/** @type {Content | null} */ (null));
  useEffect(() => {
    if (shown) show();
  }, [shown]);
  return { place, shown, open: setShown, close: () => setShown(null) };
}

/** @param {DialogProps} props */
export function Dialog({ place, title, kind = "", onClose, children }) {
  /** @param {Event} event */
  const beside = (event) => event.target === place.current && place.current?.close();
  return html`
    <dialog ref=${place} class=${classes("dialog", kind)} aria-label=${title} onClick=${beside} onClose=${onClose}>
      <div class="dialog-inside">
        <div class="dialog-head">
          <h2>${title}</h2>
          <button
            class="quiet"
            onClick=${() => place.current?.close()}
            aria-label=${say("web-close")}
            data-tip=${say("web-close")}
          >
            <${Icon} name="cross" />
          </button>
        </div>
        ${children}
      </div>
    </dialog>
  `;
}
