// Language, theme, speed and name.

import { useState } from "../../vendor/hooks.js";
import { comeIn, me } from "../guest.js";
import { html } from "../html.js";
import {
  LANGUAGES,
  ON_OFF,
  SOUNDS,
  SPEEDS,
  THEMES,
  awake,
  forced,
  haptics,
  language,
  letters,
  shortcuts,
  sound,
  speed,
  theme,
} from "../settings.js";
import { useStore } from "../store.js";
import { say } from "../texts.js";
import { Dialog } from "./dialog.js";
import { Choice, TextField, useAction } from "./fields.js";

/** @import { RefObject } from "preact" */
/** @import { Language, OnOff, Sound, Speed, Theme } from "../types.js" */

/** Each language under its own name, so that its speakers can read it. */
const OWN_NAMES = { en: "English", ru: "Русский", fr: "Français", de: "Deutsch" };

/** @param {{ dialog: RefObject<HTMLDialogElement | null> }} props */
export const Settings = ({ dialog }) => html`
  <${Dialog} place=${dialog} title=${say("web-settings")} kind="settings"><${SettingsFields} /><//>
`;

export function SettingsFields() {
  const [lettered, keyed] = [useStore(letters), useStore(shortcuts)];
  const [shaking, shining] = [useStore(haptics), useStore(awake)]; // asked for only where the device can do it
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
        onChange=${(/** @type {OnOff} */ value) => (forced.value = value)}
        options=${options("forced", ON_OFF)}
      />
      <${Choice}
        label=${say("web-sound")}
        value=${useStore(sound)}
        onChange=${(/** @type {Sound} */ value) => (sound.value = value)}
        options=${SOUNDS.map((value) => [value, say(`web-sound-${value}`)])}
      />
      <${Choice}
        label=${say("web-letters")}
        value=${lettered}
        onChange=${(/** @type {OnOff} */ value) => (letters.value = value)}
        options=${ON_OFF.map((value) => [value, say(`web-letters-${value}`)])}
      />
      ${"vibrate" in navigator && matchMedia("(pointer: coarse)").matches && html`
        <${Choice}
          label=${say("web-haptics")}
          value=${shaking}
          onChange=${(/** @type {OnOff} */ value) => (haptics.value = value)}
          options=${ON_OFF.map((value) => [value, say(`web-haptics-${value}`)])}
        />
      `}
      ${"wakeLock" in navigator && html`
        <${Choice}
          label=${say("web-awake")}
          value=${shining}
          onChange=${(/** @type {OnOff} */ value) => (awake.value = value)}
          options=${ON_OFF.map((value) => [value, say(`web-awake-${value}`)])}
        />
      `}
      ${matchMedia("(any-hover: hover)").matches && html`
        <${Choice}
          label=${say("web-shortcuts")}
          value=${keyed}
          onChange=${(/** @type {OnOff} */ value) => (shortcuts.value = value)}
          options=${ON_OFF.map((value) => [value, say(`web-shortcuts-${value}`), say("web-shortcuts-help")])}
        />
      `}
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
