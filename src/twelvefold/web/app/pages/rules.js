// The rules of a game in our own words, with our rulings.

import { useEffect, useState } from "../../vendor/hooks.js";
import { file, html } from "../html.js";
import { gameName } from "../names.js";
import { Waiting } from "../parts/fields.js";
import { Page } from "../parts/page.js";
import { useStore } from "../store.js";
import { say, spoken } from "../texts.js";
import { Nowhere } from "./nowhere.js";

const AGAIN = 2000;

/** The rules page as it came; undefined: on its way; null: there is none. */
export function useRules(game) {
  const language = useStore(spoken);
  const [page, setPage] = useState(undefined);
  useEffect(() => {
    let current = true;
    let timer;
    const ask = () =>
      fetch(file(`rules/${game}.${language}.html`))
        .then((answer) => (answer.ok ? answer.text() : null))
        .then((text) => current && setPage(text), () => (timer = setTimeout(ask, AGAIN)));
    ask();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [game, language]);
  return page;
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
        <p class="actions"><a class="button" href=${`/new/${game}`}>${say("web-new-table")}</a> <a class="button second" href="/">${say("web-home")}</a></p>
      </div>
    <//>
  `;
}
