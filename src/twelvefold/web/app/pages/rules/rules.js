// The rules of a game in our own words, with our rulings: contents, search, text.

import { useEffect, useRef } from "../../../vendor/hooks.js";
import { render } from "../../../vendor/preact.js";
import { fetchPictures } from "../../games/registry.js";
import { classes, file, html } from "../../html.js";
import { gameName } from "../../names.js";
import { useAnswer } from "../../parts/asking.js";
import { Waiting } from "../../parts/fields.js";
import { Page } from "../../parts/page.js";
import { mayMove } from "../../settings.js";
import { useStore } from "../../store.js";
import { dress } from "../../styles.js";
import { learnPart, say, spoken } from "../../texts.js";
import { Nowhere } from "../nowhere.js";
import { RulesSearch } from "./search.js";

/** @import { RefObject } from "preact" */
/** @import { Pictures } from "../../types.js" */

/** Where the contents stand beside the text. */
const WIDE = "(min-width: 1000px)";

/**
 * The rules page; undefined while loading, null if there is none.
 * @param {string} game
 */
function useRules(game) {
  const language = useStore(spoken);
  const ask = async () => {
    const [answer] = await Promise.all([
      fetch(file(`rules/${game}.${language}.html`)),
      learnPart("rules"),
      dress("rules"),
    ]);
    return answer.ok ? answer.text() : null;
  };
  return useAnswer(ask, [game, language]);
}

/**
 * Draw the pictures of a page: in each figure, and before each term. Returns the function that removes them.
 * @param {Element} page
 * @param {Pictures} pictures
 */
function hang(page, { Picture }) {
  /** @type {NodeListOf<HTMLElement>} */
  const places = page.querySelectorAll("[data-picture]");
  const hung = [...places].map((place) => {
    const inLine = place.matches(".term");
    const picture = document.createElement(inLine ? "span" : "div");
    picture.className = "drawn";
    if (inLine) place.prepend(picture);
    else place.append(picture);
    render(html`<${Picture} name=${place.dataset.picture} inLine=${inLine} />`, picture);
    return picture;
  });
  return () =>
    hung.forEach((picture) => {
      render(null, picture);
      picture.remove();
    });
}

/**
 * Let the keyboard scroll the tables that are wider than the page.
 * @param {Element} page
 */
function reachTables(page) {
  for (const table of page.querySelectorAll("table")) if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
}

/**
 * Go to a section or a term, for the eye and for a screen reader.
 * @param {Element | null | undefined} place
 */
function goTo(place) {
  if (!(place instanceof HTMLElement)) return;
  place.tabIndex = -1;
  place.scrollIntoView({ block: place.matches(".term") ? "center" : "start", behavior: mayMove() ? "smooth" : "auto" });
  place.focus({ preventScroll: true });
}

/**
 * The headings of a page, each with its id.
 * @param {string} page
 */
const sectionsOf = (page) => [...new DOMParser().parseFromString(page, "text/html").querySelectorAll("h2, h3")];

/**
 * The page is inserted as HTML: it comes from our own server. Its figures and terms have only words; the game's module
 * draws their pictures. `at`: the id of the place to begin at; `open`: whether the contents are unfolded.
 * @param {{ game: string, page: string, at: string, open: boolean }} props
 */
function RulesText({ game, page, at, open }) {
  /** @type {RefObject<Element | null>} */
  const place = useRef(null);
  const pictures = useAnswer(() => fetchPictures(game), [game]);
  useEffect(() => {
    if (!place.current) return undefined;
    const takeDown = pictures ? hang(place.current, pictures) : undefined;
    reachTables(place.current);
    return takeDown;
  }, [pictures, page]);
  useEffect(() => {
    if (at) goTo(place.current?.querySelector(`#${CSS.escape(at)}`));
  }, [at, page]);
  /** @param {MouseEvent & { currentTarget: HTMLAnchorElement }} event */
  const onSection = (event) => {
    event.preventDefault();
    goTo(place.current?.querySelector(event.currentTarget.hash));
  };
  return html`
    <div class="rules-page">
      <details class="rules-contents" open=${open}>
        <summary>${say("web-rules-contents")}</summary>
        <nav aria-label=${say("web-rules-contents")}>
          <ul>
            ${sectionsOf(page).map(
              (section) => html`
                <li class=${classes(section.localName === "h3" && "deeper")}>
                  <a href=${`#${section.id}`} onClick=${onSection}>${section.textContent}</a>
                </li>
              `,
            )}
          </ul>
        </nav>
      </details>
      <${RulesSearch} text=${place} page=${page} />
      <div ref=${place} class="prose rules" dangerouslySetInnerHTML=${{ __html: page }} />
    </div>
  `;
}

/**
 * The rules in a dialog at a table. `term`: what they are asked about, if anything.
 * @param {{ game: string, term: string | null }} props
 */
export function RulesInside({ game, term }) {
  const page = useRules(game);
  if (!page) return page === null ? html`<p>${say("web-no-rules")}</p>` : html`<${Waiting} />`;
  return html`
    <div class="scroll" tabindex="0">
      <${RulesText} game=${game} page=${page} at=${term ? `term-${term}` : ""} open=${false} />
    </div>
  `;
}

/** @param {{ game: string }} props */
export function Rules({ game }) {
  const page = useRules(game);
  if (page === null) return html`<${Nowhere} why=${say("web-no-rules")} />`;
  return html`
    <${Page} title=${say("web-rules-of", { game: gameName(game) })}>
      <div class="sheet rules-sheet">
        ${page
          ? html`
              <${RulesText} game=${game} page=${page} at=${location.hash.slice(1)} open=${matchMedia(WIDE).matches} />
            `
          : html`<${Waiting} />`}
        <p class="actions">
          <a class="button" href=${`/new/${game}`}>${say("web-new-table")}</a> <a class="button second" href="/">
            ${say("web-home")}
          </a>
        </p>
      </div>
    <//>
  `;
}
