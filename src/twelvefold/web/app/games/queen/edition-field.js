// An owner's edition, in the form of a new table: a file is chosen or dropped, the server checks it, its sheets are
// shown.

import { useEffect, useState } from "../../../vendor/hooks.js";
import { Icon, classes, html } from "../../html.js";
import { useAction } from "../../parts/fields.js";
import { Refused } from "../../http.js";
import { say } from "../../texts.js";
import { SheetsLook, lookAt, usePieces } from "./edition-picture.js";

const MAX_SENT_BYTES = 81_920; // a longer file is sent up to here, and refused as too long
const UNREADABLE = { key: "web-queen-edition-unreadable", args: {} };
const NO_TEXT = { key: "web-queen-edition-no-text", args: {} };

/** Letters that are not UTF-8 are not guessed at; the last one may be cut through. */
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

/** The server says that the edition is wrong, and in that, what is: here the latter is enough. */
const inner = (refused) => {
  const problem = refused.error?.args.problem;
  throw problem?.key ? new Refused(problem) : refused;
};

/** `value` is the edition as the options of a table have it, checked; null: the one that is built in. */
export function EditionField({ value, onChange }) {
  const form = usePieces(null)?.file;
  const [run, problem, busy] = useAction(value);
  const [tried, setTried] = useState("");
  const [over, setOver] = useState(false);

  useEffect(() => {
    // a file that is dropped beside the field would be opened by the browser, and the form be gone
    const stay = (event) => event.preventDefault();
    for (const kind of ["dragover", "drop"]) addEventListener(kind, stay);
    return () => ["dragover", "drop"].forEach((kind) => removeEventListener(kind, stay));
  }, []);
  const load = (file) => {
    if (!file || busy) return;
    setTried(file.name);
    run(async () => onChange((await textOf(file).then(lookAt).catch(inner)).options.edition ?? null));
  };
  const choose = ({ currentTarget }) => {
    load(currentTarget.files[0]);
    currentTarget.value = ""; // the same file, mended, can be chosen again
  };
  const hover = (event) => {
    setOver(event.type === "dragover");
  };
  const drop = (event) => {
    hover(event);
    load(event.dataTransfer.files[0]);
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
