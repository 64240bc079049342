import type { FoundPerson } from "../../../ledger/people/find/found-person.ts";
import { showControls } from "../../../model/text/control-characters.ts";
import type { FoundPeople } from "../../../ledger/people/find/search-people.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { pager } from "../../look/form-parts.ts";
import type { PageContent } from "../../route.ts";

/** People on a page. */
export const PER_PAGE = 50;

/** What a person searched for, and what was found; `found` is null before a search. */
export interface PeopleView {
  readonly search: string;
  readonly page: number;
  readonly found: FoundPeople | null;
  /** Returns the name of a person who was found. */
  readonly nameOf: (person: FoundPerson) => string;
  readonly groupNames: ReadonlyMap<number, string>;
  /** What became of a request about a person; null: nothing was asked for. */
  readonly notice: Markup | null;
}

/** Returns the page on which people are searched. */
export function peoplePage(phrases: Phrases, view: PeopleView): PageContent {
  const { search, found } = view;
  const title = phrases.say("console.people.title");
  return {
    title: search === "" ? title : `${title}${phrases.colon}${search}`,
    body: markup`<h1>${title}</h1>
${view.notice}
<form method="get" action="/people" role="search" class="find"><div class="field"><label for="search">${phrases.say("console.people.search")}</label>
<span class="help" id="search-help">${phrases.say("console.people.search_help")}</span>
<input id="search" name="search" type="search" value="${search}" autocomplete="off" spellcheck="false" aria-describedby="search-help"></div>
<p class="actions"><button class="main">${phrases.say("console.people.find")}</button></p></form>
${found === null ? null : results(phrases, found, view)}`,
  };
}

function results(phrases: Phrases, { total, people }: FoundPeople, view: PeopleView): Markup {
  const { search, page } = view;
  const link = (to: number) => `/people?${new URLSearchParams({ search, page: String(to) }).toString()}`;
  return markup`<section aria-labelledby="found"><h2 id="found">${phrases.say("console.people.found", { count: total, text: showControls(search) })}</h2>
${total === 0 ? markup`<p>${phrases.say("console.people.nothing")}</p>` : null}
<ul class="plain found">${people.map((person) => personItem(phrases, person, view))}</ul>
${pager(phrases, { page, perPage: PER_PAGE, total }, link)}</section>`;
}

function personItem(phrases: Phrases, person: FoundPerson, { nameOf, groupNames }: PeopleView): Markup {
  const { id, state, feed, groupId, input, contactId } = person;
  const name = nameOf(person);
  const group = groupId === null ? null : (groupNames.get(groupId) ?? null);
  const facts = [group, phrases.day(input?.birthday ?? ""), input?.email ?? input?.phone ?? null].filter(
    (fact) => fact !== null && fact !== "",
  );
  return markup`<li class="card"><h3><a href="/people/${id}"><bdi>${name === "" ? phrases.say("console.people.nameless") : name}</bdi></a></h3>
<p>${facts.map((fact) => markup`<bdi>${fact}</bdi> · `)}<span>${phrases.say(`console.people.state.${state}`)}</span></p>
<p class="help">${phrases.say("console.people.of_list", { feed })}${contactId === null ? null : markup` · ${phrases.say("console.people.number", { id: String(contactId) })}`}</p></li>
`;
}
