// Invites others to the table: a link to send, and a QR code.

import { useRef, useState } from "../../vendor/hooks.js";
import { keptKey, newKey } from "../guest.js";
import { Icon, html } from "../html.js";
import { get } from "../http.js";
import { say } from "../texts.js";
import { useAnswer } from "./asking.js";
import { useAction } from "./fields.js";

/** @import { RefObject } from "preact" */
/** @import { Changed } from "../types.js" */

/**
 * A link with a copy button, which works without TLS, too.
 * @param {{ address: string, label: string }} props
 */
export function CopyLink({ address, label }) {
  /** @type {RefObject<HTMLInputElement | null>} */
  const field = useRef(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
    } catch {
      document.execCommand("copy"); // the clipboard API needs a secure context; this does not
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
  return html`
    <div class="copy-link">
      <input
        type="text"
        readonly
        value=${address}
        ref=${field}
        aria-label=${label}
        onFocus=${(/** @type {Changed} */ event) => event.currentTarget.select()}
      />
      <button type="button" onClick=${copy} data-tip=${say("web-copy-tip")}>
        <${Icon} name=${copied ? "tick" : "copy"} /> <span role="status">
          ${copied ? say("web-copied") : say("web-copy")}
        </span>
      </button>
    </div>
  `;
}

/**
 * The address that invites others to a table; undefined while loading.
 * @param {string} id
 * @returns {string | undefined}
 */
export const useInvitation = (id) => useAnswer(async () => (await get(`/tables/${id}/invitation`)).address, [id]);

/** @param {{ id: string }} props */
export function Invite({ id }) {
  const address = useInvitation(id) ?? `${location.origin}/t/${id}`; // until the server knows a better one
  return html`
    <div class="invite">
      <p class="help">${say("web-invite-help")}</p>
      <${CopyLink} address=${address} label=${say("web-invite-link")} />
      <img class="code" src=${`/t/${id}/code.svg`} alt=${say("web-invite-code")} width="180" height="180" />
    </div>
  `;
}

/**
 * Opens the projector page in a new window.
 * @param {{ id: string }} props
 */
export const ProjectorLink = ({ id }) => html`
  <p class="projector-link">
    <a href=${`/t/${id}/projector`} target="_blank" data-tip=${say("web-projector-tip")}>
      <${Icon} name="eye" /> ${say("web-projector-link")}
    </a>
  </p>
`;

/**
 * The private link to one's own seat, for any device.
 * @param {{ id: string }} props
 */
export function SeatLink({ id }) {
  const [key, setKey] = useState(() => keptKey(id));
  const [run, problem, busy] = useAction();
  return html`
    <div class="seat-link">
      <p class="help">${say("web-seat-link-help")}</p>
      ${key
        ? html`<${CopyLink} address=${`${location.origin}/t/${id}#${key}`} label=${say("web-seat-link")} />`
        : html`
            <button type="button" disabled=${busy} onClick=${() => run(async () => setKey(await newKey(id)))}>
              ${say("web-seat-link-new")}
            </button>
          `}
      ${problem}
    </div>
  `;
}
