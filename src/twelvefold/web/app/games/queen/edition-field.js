// The form field for an owner's edition: choose or drop a file, and the server checks it and shows its sheets.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { Icon, classes, html } from "../../html.js";
import { useAction } from "../../parts/fields.js";
import { Refused } from "../../http.js";
import { say } from "../../texts.js";
import { SheetsLook, lookAt, usePieces } from "./edition-picture.js";

/** @import { TargetedDragEvent, TargetedEvent } from "preact" */
/** @import { WrittenEdition } from "./types.js" */

const MAX_SENT_BYTES = 81_920; // a longer file is cut here; the server refuses it as too long
const UNREADABLE = { key: "web-queen-edition-unreadable", args: {} };
const NO_TEXT = { key: "web-queen-edition-no-text", args: {} };

/**
 * Bytes that are not UTF-8 are an error. Only the last character may be incomplete, because the file was cut.
 * @param {File} file
 */
const textOf = async (file) => {
  const bytes = await file
    .slice(0, MAX_SENT_BYTES)
    .arrayBuffer()
    .catch(() => {
      throw new Refused(UNREADABLE);
    });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: file.size > MAX_SENT_BYTES });
  } catch {
    throw new Refused(NO_TEXT);
  }
};

/**
 * The server's error says that the edition is wrong and contains the reason; show only the reason.
 * @param {Refused} refused
 * @returns {never}
 */
const inner = (refused) => {
  const problem = refused.error?.args.problem;
  throw typeof problem === "object" ? new Refused(problem) : refused;
};

/**
 * `value`: the edition as checked by the server; null for the built-in one.
 * @param {{ value: WrittenEdition | null, onChange: (value: WrittenEdition | null) => void }} props
 */
export function EditionField({ value, onChange }) {
  const form = usePieces(null)?.file;
  const [run, problem, busy] = useAction(value);
  const [tried, setTried] = useState("");
  const [over, setOver] = useState(false);

  useEffect(() => {
    // the browser would open a file dropped beside the field and lose the form
    /** @param {Event} event */
    const stay = (event) => event.preventDefault();
    for (const kind of ["dragover", "drop"]) addEventListener(kind, stay);
    return () => ["dragover", "drop"].forEach((kind) => removeEventListener(kind, stay));
  }, []);
  /** @param {File | undefined} file */
  const load = (file) => {
    if (!file || busy) return;
    setTried(file.name);
    run(async () => onChange((await textOf(file).then(lookAt).catch(inner)).options.edition ?? null));
  };
  /** @param {TargetedEvent<HTMLInputElement>} event */
  const choose = ({ currentTarget }) => {
    load(currentTarget.files?.[0]);
    currentTarget.value = ""; // so that the same file can be chosen again after a correction
  };
  /** @param {TargetedDragEvent<HTMLElement>} event */
  const hover = (event) => {
    setOver(event.type === "dragover");
  };
  /** @param {TargetedDragEvent<HTMLElement>} event */
  const drop = (event) => {
    hover(event);
    load(event.dataTransfer?.files[0]);
  };

  return html`
    <fieldset
      class=${classes("edition-field", over && "over")}
      aria-busy=${busy}
      onDragOver=${hover}
      onDragLeave=${hover}
      onDrop=${drop}
    >
      <legend>${say("web-queen-edition")}</legend>
      <p class="help">${say("web-queen-edition-help")}</p>
      <p class="edition-now" role="status">
        ${value
          ? html`<${Icon} name="tick" /> ${say("web-queen-edition-in-use", { name: value.name })}`
          : say("web-queen-edition-in-use", { name: say("web-queen-edition-built-in") })}
      </p>
      <div class="actions">
        <label class="button">
          <${Icon} name="plus" /> ${say("web-queen-edition-choose")}
          <input type="file" accept=".toml" class="hidden" disabled=${busy} onChange=${choose} />
        </label>
        ${value && html`
          <button type="button" class="second" onClick=${() => onChange(null)}>
            <${Icon} name="rematch" /> ${say("web-queen-edition-again")}
          </button>
        `}
        <span class="edition-drop help">${say("web-queen-edition-drop")}</span>
        ${form && html`
          <a
            class="button quiet"
            href=${`data:application/toml,${encodeURIComponent(form)}`}
            download="queen-of-12.toml"
            data-tip=${say("web-queen-edition-form-tip")}
          >
            <${Icon} name="download" /> ${say("web-queen-edition-form")}
          </a>
        `}
      </div>
      ${problem && html`
        <div class="edition-wrong">
          ${problem}<p class="help">${say("web-queen-edition-refused", { file: tried })}</p>
        </div>
      `}
      <${SheetsLook} key=${value?.name ?? ""} edition=${value} open=${value !== null} />
    </fieldset>
  `;
}
