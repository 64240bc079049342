import type { EventRun, ExplainedPerson, PersonEvent } from "../../../ledger/people/explain/explain-person.ts";
import { runInWords } from "../../../pipeline/report/words/run-in-words.ts";
import { isRetiredKey, knownKey } from "../../../model/text/row-key.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { oldAndNew } from "../../../pipeline/report/page/look/page-values.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { section, sentence, timeElement } from "../../../pipeline/report/page/look/page-words.ts";
import { decisionLine } from "../../../pipeline/report/page/page-decisions.ts";
import { fieldName } from "../../../pipeline/report/words/fields.ts";
import { describeIssue } from "../../../pipeline/report/words/sentences.ts";
import { pager } from "../../look/form-parts.ts";
import type { PageContent } from "../../route.ts";
import { privacySection, type PrivacyPart } from "./privacy-part.ts";
import { EVENTS_PER_PAGE } from "./shown-person.ts";

export interface PersonView {
  readonly id: string;
  readonly page: number;
  readonly person: ExplainedPerson;
  /** The name; also for a refused row, whose cells have it. */
  readonly name: string;
  readonly privacy: PrivacyPart;
  /** What became of requests about the person. */
  readonly notices: readonly (Markup | null)[];
}

/** Returns the page that explains what happened to one person. */
export function personPage(phrases: Phrases, { id, page, person, name, privacy, notices }: PersonView): PageContent {
  const title = name === "" ? phrases.say("console.people.nameless") : name;
  const { total, events, state, feed, contactId, key, openItem } = person;
  const link = (to: number) => `/people/${id}?page=${to}`;
  const facts = [
    phrases.say(`console.people.state.${state}`),
    phrases.say("console.people.of_list", { feed }),
    ...(contactId === null ? [] : [phrases.say("console.people.number", { id: String(contactId) })]),
    ...(key === null
      ? []
      : [phrases.say(isRetiredKey(key) ? "console.people.former_key" : "console.people.key", { key: knownKey(key) })]),
  ];
  return {
    title,
    body: markup`<h1><bdi>${title}</bdi></h1>${notices.filter((notice) => notice !== null)}<p class="page-lead">${facts.join(" · ")}</p>
${openItem === null ? null : markup`<div class="notice waiting"><p>${phrases.say("console.people.to_correct")} <a href="/correct/${encodeURIComponent(feed)}">${phrases.say("console.correct.title")}</a></p></div>`}
${heldSection(phrases, person)}
${section("events", phrases.say("console.people.events"), phrases.say("console.people.events_lead"), events.length === 0 ? markup`<p>${phrases.say("console.people.no_events")}</p>` : markup`<ol class="plain events">${events.map((event) => eventItem(phrases, event))}</ol>`, pager(phrases, { page, perPage: EVENTS_PER_PAGE, total }, link))}
${privacySection(phrases, id, privacy)}`,
    place: "/people",
  };
}

/** Returns what the service holds, each value with the day since which it holds it. */
function heldSection(phrases: Phrases, { state, entry, fields, changedAt }: ExplainedPerson): Markup | null {
  if (entry === null || state === "gone") return null;
  const lead =
    changedAt === null
      ? phrases.say("console.people.linked_by_person")
      : phrases.say("console.people.holds_lead", { day: changedAt });
  const since = (day: string | null) =>
    day === null ? null : markup`<small>${phrases.say("console.people.since", { day })}</small>`;
  const rows = fields.map(({ field, value, since: day }) => ({
    name: phrases.capital(fieldName(phrases, field)),
    value: field === "birthday" ? phrases.day(value) : value,
    day,
  }));
  return section(
    "holds-now",
    phrases.say("console.people.holds"),
    entry.absentSince === null ? lead : `${lead} ${phrases.say("console.people.absent", { day: entry.absentSince })}`,
    markup`<dl class="person-facts">${rows.map(
      ({ name, value, day }) => markup`<div><dt>${name}</dt><dd><bdi>${value}</bdi> ${since(day)}</dd></div>`,
    )}</dl>`,
  );
}

function eventItem(phrases: Phrases, event: PersonEvent): Markup {
  if (event.kind === "decision") return markup`<li class="event"><p>${decisionLine(phrases, event.decision)}</p></li>`;
  const { run, issues } = event;
  const [issue] = issues;
  const words =
    issue === undefined ? null : describeIssue(phrases, issue, event.kind === "operation" ? event.operation : null);
  return markup`<li class="event"><p class="when">${timeElement(phrases, event.at)} · ${runLink(phrases, run)}${event.line === null ? null : markup` · ${phrases.say("rows.line", { line: String(event.line) })}`}</p>
<h3>${whatHappened(phrases, event)}</h3>${event.kind === "operation" ? changesOf(phrases, event) : null}
${words === null ? null : markup`<p class="message">${sentence(words.message)}</p>`}${event.requestId === null ? null : markup`<p class="help">${phrases.say("console.people.request_id", { id: event.requestId })}</p>`}
${run.decisions.map((decision) => markup`<p class="help">${decisionLine(phrases, decision)}</p>`)}</li>
`;
}

function runLink(phrases: Phrases, run: EventRun): Markup {
  const name = run.kind === "rejections" ? phrases.say("console.people.corrections") : runInWords(phrases, run);
  return markup`<a href="/runs/${encodeURIComponent(run.run)}"><bdi>${name}</bdi></a>`;
}

/** Returns what happened in a few words: created, refused, waits, not carried out … */
function whatHappened(phrases: Phrases, event: Exclude<PersonEvent, { kind: "decision" }>): string {
  if (event.kind === "row") return phrases.say(`console.people.row.${event.outcome}`);
  const { operation, state } = event;
  switch (state) {
    case "done":
      return phrases.say(`console.people.done.${operation}`);
    case "sending":
      return phrases.say("console.people.op.in_doubt");
    case "planned":
    case "deferred":
      return phrases.say("console.people.op.waits");
    case "rejected":
    case "in_doubt":
    case "held":
    case "superseded":
    case "dropped":
      return phrases.say(`console.people.op.${state}`);
  }
}

function changesOf(
  phrases: Phrases,
  { changes, groupName, operation }: Extract<PersonEvent, { kind: "operation" }>,
): Markup | null {
  const entries = Object.entries(changes);
  if (operation === "create") return markup`<p>${phrases.say("head.group")}${phrases.colon}<bdi>${groupName}</bdi></p>`;
  if (operation === "delete" || entries.length === 0) return null;
  return markup`<ul class="changes">${entries.map(
    ([field, [old, now]]) =>
      markup`<li>${fieldName(phrases, field)}${phrases.colon}${oldAndNew(phrases, old, now)}</li>`,
  )}</ul>`;
}
