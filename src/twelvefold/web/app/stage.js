// Plays events one after the other, at a pace a person can follow.
//
// A game's screen defines how an event changes the scene (`step`), how long it is shown (`pace`), which are shown at
// once (`together`) and where chapters begin (`chapters`). A scene is what is drawn; it is built from event data alone.

import { useEffect, useMemo } from "../vendor/hooks.js";
import { beatsOf } from "./beats.js";
import { paced } from "./settings.js";
import { Store, useStore } from "./store.js";

/** @import { Beat, Chapter, Entry, News, Screen, Shown, TextKey } from "./types.js" */
/** @import { Table } from "./table.js" */

/**
 * If more events than this arrive at once, only the last chapter is played; a screen may set its own limit (`much`).
 */
const MAX_EVENTS_PLAYED = 80;

/** Events in chapters, each with the scene at its beginning. */
class Chapters {
  /** @type {Chapter[]} */
  list = [];
  #screen;
  #scene;
  #titleOf;
  #read = 0;

  /**
   * @param {Screen} screen
   * @param {any} scene
   */
  constructor(screen, scene) {
    this.#screen = screen;
    this.#scene = scene;
    this.#titleOf = screen.chapters();
    this.#begin(null);
  }

  /** @param {TextKey | null} title */
  #begin(title) {
    this.list.push({ title, from: this.#read, events: [], scene: this.#scene });
  }

  /** @param {Entry[]} events */
  read(events) {
    for (; this.#read < events.length; this.#read++) {
      const entry = events[this.#read];
      if (entry.of === "game") {
        const title = this.#titleOf(entry.event);
        if (title) this.#begin(title);
      }
      this.last.events.push(entry);
      this.#scene = stepped(this.#screen, this.#scene, entry);
    }
  }

  get last() {
    return this.list[this.list.length - 1];
  }

  /**
   * The chapter of the event after so many.
   * @param {number} count
   * @returns {Chapter}
   */
  after(count) {
    return this.list.findLast((each) => each.from <= count && each.events.length) ?? this.list[0];
  }

  /**
   * The scene after this many events.
   * @param {number} count
   * @returns {any}
   */
  sceneAfter(count) {
    const chapter = this.list.findLast((each) => each.from <= count) ?? this.list[0];
    return chapter.events
      .slice(0, count - chapter.from)
      .reduce((scene, entry) => stepped(this.#screen, scene, entry), chapter.scene);
  }
}

/**
 * The scene after one more event. Events of the table itself do not change the board.
 * @param {Screen} screen
 * @param {any} scene
 * @param {Entry} entry
 */
export const stepped = (screen, scene, entry) => (entry.of === "game" ? screen.step(scene, entry.event) : scene);

export class Stage {
  /** `count`: the number of events shown; `last`: the event that is told; `playing`: more events follow. */
  shown;
  chapters;
  #screen;
  #begin;
  /** @type {Entry[]} */
  #events = [];
  #count = 0;
  /** @type {Beat[]} */
  #beats = [];
  /**
   * How long that chapter has been told.
   * @type {{ chapter: Chapter | null, time: number }}
   */
  #told = { chapter: null, time: 0 };
  #timer = 0;

  /**
   * `begin` returns the scene before the first event.
   * @param {Screen} screen
   * @param {() => any} begin
   */
  constructor(screen, begin) {
    this.#screen = screen;
    this.#begin = begin;
    this.chapters = new Chapters(screen, begin());
    this.shown = new Store(this.#state(null));
  }

  get #much() {
    return this.#screen.much ?? MAX_EVENTS_PLAYED;
  }

  #reset() {
    this.#count = 0;
    this.chapters = new Chapters(this.#screen, this.#begin());
  }

  /**
   * @param {Entry | null} last
   * @returns {Shown}
   */
  #state(last) {
    return { scene: this.chapters.sceneAfter(this.#count), count: this.#count, last, playing: false };
  }

  /**
   * Take all events known so far. `whole`: they came at once, so none is played.
   * @param {Entry[]} events
   * @param {boolean} whole
   */
  take(events, whole) {
    if (whole) this.#reset();
    this.#events = events;
    this.chapters.read(events);
    if (whole || document.hidden) {
      this.skip();
    } else if (events.length - this.#count > this.#much) {
      clearTimeout(this.#timer);
      this.#beats = [];
      this.#count = Math.max(this.#count, this.chapters.last.from, events.length - this.#much);
      this.#next();
    } else if (!this.shown.value.playing && this.#count < events.length) {
      this.#next();
    }
  }

  /** Skip to the end. */
  skip = () => {
    clearTimeout(this.#timer);
    const [told] = this.#plan(this.chapters.last).slice(-1);
    this.#count = this.#events.length;
    this.#beats = [];
    this.shown.value = this.#state(told?.last ?? this.#events.findLast((entry) => entry.of === "game") ?? null);
  };

  /**
   * The beats of a chapter from what is shown on. A chapter that comes in parts has its time for all of them.
   * @param {Chapter} chapter
   */
  #plan(chapter) {
    const from = Math.max(this.#count, chapter.from);
    const told = this.#told.chapter === chapter ? this.#told.time : 0;
    return beatsOf(this.#screen, this.chapters.sceneAfter(from), chapter.events.slice(from - chapter.from), {
      from,
      left: Math.max(0, (this.#screen.longest ?? Infinity) - told),
    });
  }

  #next() {
    let { last } = this.shown.value;
    while (this.#beats.length || this.#count < this.#events.length) {
      if (!this.#beats.length) {
        const chapter = this.chapters.after(this.#count);
        this.#beats = this.#plan(chapter);
        if (this.#told.chapter !== chapter) this.#told = { chapter, time: 0 };
      }
      const [beat, ...more] = this.#beats;
      this.#beats = more;
      this.#count = beat.count;
      this.#told.time += beat.time;
      last = beat.last ?? last;
      const time = paced(beat.time);
      if (!time) continue;
      this.shown.value = { scene: beat.scene, count: beat.count, last, playing: true };
      this.#timer = setTimeout(() => this.#next(), time);
      return;
    }
    this.shown.value = this.#state(last);
  }

  stop() {
    clearTimeout(this.#timer);
  }
}

/**
 * Create a stage that plays a table's events as they arrive. Returns it and what it shows now.
 * @param {Table} table
 * @param {Screen} screen
 * @param {() => any} begin
 * @returns {[Stage, Shown]}
 */
export function useStage(table, screen, begin) {
  const stage = useMemo(() => new Stage(screen, begin), [table, screen]);
  useEffect(() => {
    /** @param {News} news */
    const take = (news) => news.about && stage.take(news.events, news.whole);
    take({ ...table.news.value, whole: true });
    const leave = table.news.follow(take);
    return () => {
      leave();
      stage.stop();
    };
  }, [stage]);
  return [stage, useStore(stage.shown)];
}
