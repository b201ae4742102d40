// Language, theme, speed and name.

import { useState } from "../../vendor/hooks.js";
import { comeIn, me } from "../guest.js";
import { html } from "../html.js";
import { FORCED, LANGUAGES, SOUNDS, SPEEDS, THEMES, forced, language, sound, speed, theme } from "../settings.js";
import { useStore } from "../store.js";
import { say } from "../texts.js";
import { Dialog } from "./dialog.js";
import { Choice, TextField, useAction } from "./fields.js";

/** @import { RefObject } from "preact" */
/** @import { Forced, Language, Sound, Speed, Theme } from "../types.js" */

/** Each language under its own name, so that its speakers can read it. */
const OWN_NAMES = { en: "English", ru: "Русский", fr: "Français", de: "Deutsch" };

/** @param {{ dialog: RefObject<HTMLDialogElement | null> }} props */
export const Settings = ({ dialog }) => html`
  <${Dialog} place=${dialog} title=${say("web-settings")} kind="settings"><${SettingsFields} /><//>
`;

export function SettingsFields() {
  /**
   * @param {string} name
   * @param {string[]} values
   */
  const options = (name, values) =>
    values.map((value) => [value, say(`web-${name}-${value}`), say(`web-${name}-${value}-help`)]);
  return html`
    <div class="settings-fields">
      <${Choice}
        label=${say("web-language")}
        value=${useStore(language)}
        onChange=${(/** @type {Language} */ value) => (language.value = value)}
        options=${LANGUAGES.map((value) => [value, OWN_NAMES[value]])}
      />
      <${Choice}
        label=${say("web-theme")}
        value=${useStore(theme)}
        onChange=${(/** @type {Theme} */ value) => (theme.value = value)}
        options=${THEMES.map((value) => [value, say(`web-theme-${value}`)])}
      />
      <${Choice}
        label=${say("web-speed")}
        value=${useStore(speed)}
        onChange=${(/** @type {Speed} */ value) => (speed.value = value)}
        options=${options("speed", SPEEDS)}
      />
      <${Choice}
        label=${say("web-forced")}
        value=${useStore(forced)}
        onChange=${(/** @type {Forced} */ value) => (forced.value = value)}
        options=${options("forced", FORCED)}
      />
      <${Choice}
        label=${say("web-sound")}
        value=${useStore(sound)}
        onChange=${(/** @type {Sound} */ value) => (sound.value = value)}
        options=${SOUNDS.map((value) => [value, say(`web-sound-${value}`)])}
      />
      <${Name} />
    </div>
  `;
}

function Name() {
  const known = useStore(me);
  const [name, setName] = useState(/** @type {string | null} */ (null));
  const [run, problem, busy] = useAction();
  /** @param {Event} event */
  const save = async (event) => {
    event.preventDefault();
    if (name && (await run(() => comeIn(name.trim())))) setName(null);
  };
  return html`
    <form class="inline-form" onSubmit=${save}>
      <${TextField}
        label=${say("web-name")}
        help=${say("web-name-help")}
        value=${name ?? known ?? ""}
        onInput=${setName}
        maxlength="30"
      />
      <button disabled=${busy || !name?.trim()}>${say("web-name-save")}</button>
      ${problem}
    </form>
  `;
}
