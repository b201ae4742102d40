// The rules of a game in our own words, with our rulings.

import { useEffect, useRef } from "../../vendor/hooks.js";
import { fetchPictures } from "../games/registry.js";
import { file, html } from "../html.js";
import { gameName } from "../names.js";
import { useAnswer } from "../parts/asking.js";
import { Waiting } from "../parts/fields.js";
import { Page } from "../parts/page.js";
import { useStore } from "../store.js";
import { say, spoken } from "../texts.js";
import { Nowhere } from "./nowhere.js";

/** @import { RefObject } from "preact" */

/**
 * The rules page; undefined while loading, null if there is none.
 * @param {string} game
 */
function useRules(game) {
  const language = useStore(spoken);
  const ask = async () => {
    const answer = await fetch(file(`rules/${game}.${language}.html`));
    return answer.ok ? answer.text() : null;
  };
  return useAnswer(ask, [game, language]);
}

/**
 * The page is inserted as HTML: it comes from our own server. Its figures have only captions; the game's module draws
 * the pictures in them.
 * @param {{ game: string, page: string }} props
 */
function RulesText({ game, page }) {
  /** @type {RefObject<Element | null>} */
  const place = useRef(null);
  const pictures = useAnswer(() => fetchPictures(game), [game]);
  useEffect(() => {
    if (place.current) return pictures?.hang(place.current);
  }, [pictures, page]);
  return html`<div ref=${place} class="prose rules" dangerouslySetInnerHTML=${{ __html: page }} />`;
}

/**
 * The rules in a dialog at a table.
 * @param {{ game: string }} props
 */
export function RulesInside({ game }) {
  const page = useRules(game);
  if (!page) return page === null ? html`<p>${say("web-no-rules")}</p>` : html`<${Waiting} />`;
  return html`<div class="scroll" tabindex="0"><${RulesText} game=${game} page=${page} /></div>`;
}

/** @param {{ game: string }} props */
export function Rules({ game }) {
  const page = useRules(game);
  if (page === null) return html`<${Nowhere} why=${say("web-no-rules")} />`;
  return html`
    <${Page} title=${say("web-rules-of", { game: gameName(game) })}>
      <div class="sheet">
        ${page ? html`<${RulesText} game=${game} page=${page} />` : html`<${Waiting} />`}
        <p class="actions">
          <a class="button" href=${`/new/${game}`}>${say("web-new-table")}</a> <a class="button second" href="/">
            ${say("web-home")}
          </a>
        </p>
      </div>
    <//>
  `;
}
