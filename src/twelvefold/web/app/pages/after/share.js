// Shares a result: its picture, made on this device, and the link to the table.

import { useEffect, useRef, useState } from "../../../vendor/hooks.js";
import { Icon, html } from "../../html.js";
import { CopyLink, useInvitation } from "../../parts/invite.js";
import { say } from "../../texts.js";
import { HEIGHT, WIDTH, fileOf, paint } from "./picture.js";

/** @import { RefObject } from "preact" */
/** @import { About, ResultPicture } from "../../types.js" */

/**
 * Save a file as a download.
 * @param {File} picture
 */
function save(picture) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** @param {{ about: About, picture: ResultPicture }} props */
export function Share({ about, picture }) {
  /** @type {RefObject<HTMLCanvasElement | null>} */
  const canvas = useRef(null);
  const [made, setMade] = useState(/** @type {File | null} */ (null));
  const address = useInvitation(about.table);
  useEffect(() => {
    const here = canvas.current;
    if (here)
      paint(here, picture)
        .then(() => fileOf(here, `twelvefold-${about.game}-${about.table}.png`))
        .then(setMade, (problem) => console.error(problem));
  }, []);
  const text = say("web-share-text", { headline: picture.headline, game: picture.game });
  const sent = made && { files: [made], text, ...(about.spectators && address && { url: address }) };
  const share = async () => {
    try {
      await navigator.share(sent ?? {});
    } catch {
      // the visitor has thought better of it
    }
  };
  return html`
    <canvas
      class="result-picture"
      ref=${canvas}
      width=${WIDTH}
      height=${HEIGHT}
      role="img"
      aria-label=${say("web-share-picture", { text })}
    ></canvas>
    <p class="actions">
      ${sent && navigator.canShare?.(sent) && html`
        <button class="main" onClick=${share}><${Icon} name="share" /> ${say("web-share")}</button>
      `}
      <button class="second" disabled=${!made} onClick=${() => made && save(made)}>
        <${Icon} name="download" /> ${say("web-share-save")}
      </button>
    </p>
    ${about.spectators && address && html`
      <h3>${say("web-share-link")}</h3><${CopyLink} address=${address} label=${say("web-share-link")} />
    `}
  `;
}
