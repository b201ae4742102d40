// What a table does besides drawing: it is heard, it is felt, and it keeps the screen on.

import { useEffect, useRef } from "../../vendor/hooks.js";
import { Icon, html } from "../html.js";
import { awake, sound } from "../settings.js";
import { play } from "../sound.js";
import { useStore } from "../store.js";
import { say } from "../texts.js";

/** @import { Screen, Shown, Sound, TableNews } from "../types.js" */

/** A turn is announced if at least this long passed since the last answer: nobody is called back after a blink. */
const CALL_AFTER_MS = 1500;

/**
 * Play the sounds of what is shown, of the viewer's turn, and of the end.
 * @param {{ screen: Screen, shown: Shown, news: TableNews, mine: boolean, over: boolean }} heard
 */
export function useSounds({ screen, shown, news, mine, over }) {
  const since = useRef(-Infinity);
  const { about, seat, whole } = news;
  useEffect(() => {
    const name = shown.playing && shown.last ? screen.sounds?.[shown.last.event.is] : undefined;
    if (name) play(name);
  }, [shown.count]);
  useEffect(() => {
    if (mine && performance.now() - since.current > CALL_AFTER_MS) play("turn");
    return () => {
      if (mine) since.current = performance.now();
    };
  }, [mine]);
  useEffect(() => {
    if (over && !whole) play(seat !== null && about.winners?.includes(seat) ? "win" : "over");
  }, [over]);
}

/**
 * Keep the screen on, while the page is seen and the visitor wants it.
 * @param {boolean} wanted
 */
export function useWakeLock(wanted) {
  const on = useStore(awake) === "on" && wanted && "wakeLock" in navigator;
  useEffect(() => {
    if (!on) return undefined;
    /** @type {WakeLockSentinel | null} */
    let lock = null;
    let left = false;
    const hold = async () => {
      if (document.hidden) return; // the browser has released it, and gives it only to a page that is seen
      try {
        lock = await navigator.wakeLock.request("screen");
        if (left) await lock.release();
      } catch {
        // a low battery, for example: then the screen goes off as always
      }
    };
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", hold);
      lock?.release().catch(() => {});
    };
  }, [on]);
}

/** @type {Sound} The volume from before it was muted. */
let before = sound.value === "off" ? "quiet" : sound.value;

export function toggleMute() {
  const { value } = sound;
  if (value !== "off") before = value;
  sound.value = value === "off" ? before : "off";
}

/** The button that mutes the table. */
export function Mute() {
  const muted = useStore(sound) === "off";
  const text = muted ? say("web-unmute") : say("web-mute");
  return html`
    <button class="quiet mute" onClick=${toggleMute} aria-label=${text} data-tip=${text}>
      <${Icon} name=${muted ? "sound-off" : "sound"} />
    </button>
  `;
}
