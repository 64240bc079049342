/** The accounts in which a person has a role, with what waits in each. */
import { setImmediate } from "node:timers/promises";
import type { Phrases } from "../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../pipeline/report/page/look/markup.ts";
import { pageNumber, pager } from "../look/form-parts.ts";
import { showControls } from "../../model/text/control-characters.ts";
import { fold } from "../../model/text/spelling/text-folding.ts";
import type { PageContent } from "../route.ts";
import { prefixOf } from "../../model/text/account-path.ts";
import type { ServedAccount } from "./served-account.ts";
import type { Waiting } from "./waiting.ts";

const PER_PAGE = 60;
/** With more accounts than this, the page has a search. */
const MANY = 12;
const MOST_SEARCH_LENGTH = 200;
const TONES = ["stopped", "waiting", "good"] as const;

/**
 * Returns the page of a person's accounts: first those in which something waits, then by name.
 *
 * @param query may have a part of an account's name as `search`, and the page
 */
export async function accountsPage(
  phrases: Phrases,
  accounts: readonly ServedAccount[],
  query: URLSearchParams,
): Promise<PageContent> {
  const search = (query.get("search") ?? "").trim().slice(0, MOST_SEARCH_LENGTH);
  const found = accounts.filter(({ name }) => fold(name).includes(fold(search)));
  const listed: { readonly name: string; readonly waiting: Waiting | null }[] = [];
  for (const account of found) {
    listed.push({ name: account.name, waiting: account.waiting() });
    // Other people's pages come in between.
    await setImmediate();
  }
  listed.sort((one, other) => rankOf(one.waiting) - rankOf(other.waiting) || one.name.localeCompare(other.name));
  const title = phrases.say("console.accounts.title");
  const page = pageNumber(query);
  const link = (to: number) => `/?${new URLSearchParams({ search, page: String(to) }).toString()}`;
  const shown = listed.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return {
    title,
    body: markup`<h1>${title}</h1>
${accounts.length > MANY ? searchForm(phrases, search) : null}
${listed.length === 0 ? markup`<p>${phrases.say("console.accounts.none", { search: showControls(search) })}</p>` : null}
<ul class="cards">${shown.map(({ name, waiting }) => card(phrases, name, waiting))}</ul>
${pager(phrases, { page, perPage: PER_PAGE, total: listed.length }, link)}`,
  };
}

function searchForm(phrases: Phrases, search: string): Markup {
  return markup`<form method="get" action="/" role="search" class="find"><div class="field"><label for="search">${phrases.say("console.accounts.search")}</label>
<input id="search" name="search" type="search" value="${search}" autocomplete="off" spellcheck="false"></div>
<p class="actions"><button class="main">${phrases.say("console.people.find")}</button></p></form>`;
}

function card(phrases: Phrases, name: string, waiting: Waiting | null): Markup {
  const lines = waiting === null ? [phrases.say("console.refused.ledger")] : linesOf(phrases, waiting);
  const tone = TONES[rankOf(waiting)];
  return markup`<li class="card"><h2><a href="${prefixOf(name)}/"><bdi>${name}</bdi></a></h2>
${lines.map((line) => markup`<p class="verdict-line ${tone}">${line}</p>`)}</li>
`;
}

function linesOf(phrases: Phrases, { held, toCorrect, doubts, notDone }: Waiting): readonly string[] {
  const lines = [
    held === 0 ? null : phrases.say("console.accounts.held", { count: held }),
    toCorrect === 0 ? null : phrases.say("console.home.to_correct", { count: toCorrect }),
    doubts === 0 ? null : phrases.say("console.home.doubts", { count: doubts }),
    notDone === 0 ? null : phrases.say("console.accounts.not_done", { count: notDone }),
  ].filter((line) => line !== null);
  return lines.length === 0 ? [phrases.say("console.home.nothing")] : lines;
}

function rankOf(waiting: Waiting | null): 0 | 1 | 2 {
  if (waiting === null) return 0;
  return Object.values(waiting).some((count) => count > 0) ? 1 : 2;
}
