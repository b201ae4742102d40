// The frame of every page: header, content, footer.

import { useEffect, useRef } from "../../vendor/hooks.js";
import { Icon, classes, file, html } from "../html.js";
import { say } from "../texts.js";
import { Dialog, useDialog, useOpening } from "./dialog.js";
import { Waiting } from "./fields.js";
import { KeyHelp } from "./key-help.js";
import { useShortcuts } from "./keys.js";
import { Settings } from "./settings.js";

/** @import { RefObject } from "preact" */
/** @import { Opening, PageProps } from "../types.js" */

let first = true;

/** What the server sent to be seen until the first page is there: the page's bar, its heading, and empty sheets. */
const sent = [...(document.getElementById("app")?.childNodes ?? [])];

/** @param {Element | null} place */
const show = (place) => place?.replaceChildren(...sent.map((node) => node.cloneNode(true)));

/**
 * A page whose content is still to come. The first one stays as the server sent it, so that nothing moves twice.
 * @param {{ title: string }} props
 */
export function PageToCome({ title }) {
  return first && sent.length
    ? html`<div class="whole" ref=${show} />`
    : html`<${Page} title=${title}><${Waiting} /><//>`;
}

/**
 * `tools`: the page's own buttons in the header. A page that shows the settings elsewhere omits their button.
 * @param {PageProps} props
 */
export function Page({
  title,
  kind = "",
  tools = null,
  heading = null,
  settings: ownSettings = true,
  shortcuts = [],
  children,
}) {
  /** @type {RefObject<HTMLElement | null>} */
  const main = useRef(null);
  const [settings, open] = useDialog();
  /** @type {Opening<true>} */
  const help = useOpening();
  const keys = [...shortcuts, { keys: "?", text: say("web-key-help"), run: () => help.open(true) }];
  useShortcuts(keys);
  useEffect(() => {
    if (!first) main.current?.focus({ preventScroll: true }); // a screen reader starts at the new page
    first = false;
  }, []);
  useEffect(() => {
    document.title = title ? say("web-page-title", { page: title }) : say("web-title");
  });
  return html`
    <a
      class="skip"
      href="#content"
      onClick=${(/** @type {Event} */ event) => (event.preventDefault(), main.current?.focus())}
    >
      ${say("web-skip")}
    </a>
    <header class=${classes("bar", kind)}>
      <a class="brand" href="/" aria-label=${say("web-home")} data-tip=${say("web-home")}>
        <img src=${file("art/icon.svg")} alt="" width="32" height="32" />
        <span class="brand-name">${say("web-title")}</span>
      </a>
      <div class="bar-heading">${heading}</div>
      <div class="bar-tools">
        ${tools}
        ${ownSettings && html`
          <button class="quiet" onClick=${open} aria-label=${say("web-settings")} data-tip=${say("web-settings-tip")}>
            <${Icon} name="settings" />
          </button>
        `}
      </div>
    </header>
    <main id="content" class=${kind} tabindex="-1" ref=${main}>${children}</main>
    ${kind !== "at-table" && html`
      <footer><p>${say("web-unofficial")}</p><p><a href="/api">${say("web-api-link")}</a></p></footer>
    `}
    <${Settings} dialog=${settings} />
    <${Dialog} place=${help.place} title=${say("web-keys")} kind="key-help" onClose=${help.close}>
      ${help.shown && html`<${KeyHelp} shortcuts=${keys} />`}
    <//>
  `;
}
