// The rules of a game in our own words, with our rulings.

import { file, html } from "../html.js";
import { gameName } from "../names.js";
import { useAnswer } from "../parts/asking.js";
import { Waiting } from "../parts/fields.js";
import { Page } from "../parts/page.js";
import { useStore } from "../store.js";
import { say, spoken } from "../texts.js";
import { Nowhere } from "./nowhere.js";

/** The rules page as it came; undefined: on its way; null: there is none. */
export function useRules(game) {
  const language = useStore(spoken);
  const ask = async () => {
    const answer = await fetch(file(`rules/${game}.${language}.html`));
    return answer.ok ? answer.text() : null;
  };
  return useAnswer(ask, [game, language]);
}

/** Our own page, written on our own server: the one place where ready markup is taken as it is. */
export const RulesText = ({ page }) => html`<div class="prose rules" dangerouslySetInnerHTML=${{ __html: page }} />`;

export function Rules({ game }) {
  const page = useRules(game);
  if (page === null) return html`<${Nowhere} why=${say("web-no-rules")} />`;
  return html`
    <${Page} title=${say("web-rules-of", { game: gameName(game) })}>
      <div class="sheet">
        ${page ? html`<${RulesText} page=${page} />` : html`<${Waiting} />`}
        <p class="actions">
          <a class="button" href=${`/new/${game}`}>${say("web-new-table")}</a> <a class="button second" href="/">
            ${say("web-home")}
          </a>
        </p>
      </div>
    <//>
  `;
}
