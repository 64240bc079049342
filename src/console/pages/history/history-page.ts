import type { Ledger } from "../../../ledger/ledger.ts";
import type { ListedRun, RunFilter } from "../../../ledger/runs/run-overview.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { section, table, timeElement } from "../../../pipeline/report/page/look/page-words.ts";
import { runInWords } from "../../../pipeline/report/words/run-in-words.ts";
import { pager, textField } from "../../look/form-parts.ts";
import type { PageContent } from "../../route.ts";
import { runPath } from "../run/run-place.ts";
import { CHARTED, chartLegend, runChart } from "./run-chart.ts";

const PER_PAGE = 25;

const OUTCOMES = ["completed", "held", "halted", "superseded", "unfinished"] as const;
const ALL: RunFilter = { feed: null, status: null, day: null };

/** Returns the history: a chart of the last lists, and all lists, page by page. */
export function historyPage(
  phrases: Phrases,
  { overview }: Pick<Ledger, "overview">,
  query: URLSearchParams,
  page: number,
): PageContent {
  const title = phrases.say("console.nav.history");
  const feeds = overview.feeds();
  const filter = filterOf(query, feeds);
  const { runs: charted } = overview.find(ALL, { limit: CHARTED, offset: 0 });
  if (charted.length === 0)
    return { title, body: markup`<h1>${title}</h1><p class="page-lead">${phrases.say("console.home.no_list")}</p>` };
  const { total, runs } = overview.find(filter, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
  const body = markup`<h1>${title}</h1>
${section(
  "chart",
  phrases.say("console.history.chart", { count: charted.length }),
  phrases.say("console.history.chart_means"),
  runChart(phrases, charted),
  chartLegend(phrases),
  figuresPart(phrases, charted),
)}${section(
    "all",
    phrases.say("console.history.all_runs"),
    null,
    filterForm(phrases, filter, feeds),
    total === 0
      ? markup`<p class="page-lead">${phrases.say("console.history.none")}</p>`
      : runTable(phrases, phrases.say("index.title"), runs),
    pager(phrases, { page, perPage: PER_PAGE, total }, (to) => `/runs?${queryOf(filter, to)}`),
  )}`;
  return { title, body };
}

/** Returns the filter in an address. Values that the page does not offer are left out. */
function filterOf(query: URLSearchParams, feeds: readonly string[]): RunFilter {
  const [feed, day] = [query.get("list") ?? "", query.get("day") ?? ""];
  return {
    feed: feeds.includes(feed) ? feed : null,
    status: OUTCOMES.find((outcome) => outcome === query.get("outcome")) ?? null,
    day: /^\d{4}-\d\d-\d\d$/u.test(day) ? day : null,
  };
}

function queryOf({ feed, status, day }: RunFilter, page: number): string {
  const values = { list: feed, outcome: status, day, page: page === 1 ? null : String(page) };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null) query.set(name, value);
  return query.toString();
}

function filterForm(phrases: Phrases, { feed, status, day }: RunFilter, feeds: readonly string[]): Markup {
  const all = phrases.say("console.history.all");
  const outcomes = OUTCOMES.map((outcome) => [outcome, phrases.capital(phrases.say(`history.${outcome}`))] as const);
  return markup`<form method="get" action="/runs" class="filters">
${choice("list", phrases.say("page.list"), feed, [["", all], ...feeds.map((each) => [each, each] as const)])}
${choice("outcome", phrases.say("console.history.outcome"), status, [["", all], ...outcomes])}
${textField({ id: "day", label: phrases.say("console.history.day"), type: "date", value: day ?? "" })}
<button>${phrases.say("console.history.show")}</button></form>
`;
}

function choice(
  id: string,
  label: string,
  chosen: string | null,
  options: readonly (readonly [value: string, text: string])[],
): Markup {
  return markup`<div class="field"><label for="${id}">${label}</label><select id="${id}" name="${id}">${options.map(
    ([value, text]) =>
      markup`<option value="${value}"${value === (chosen ?? "") ? markup` selected` : null}>${text}</option>`,
  )}</select></div>`;
}

function figuresPart(phrases: Phrases, runs: readonly ListedRun[]): Markup {
  const title = phrases.say("console.history.figures");
  return markup`<details class="block"><summary>${title}</summary>${runTable(phrases, title, runs)}</details>
`;
}

function runTable(phrases: Phrases, caption: string, runs: readonly ListedRun[]): Markup {
  const heads = [
    phrases.say("history.when"),
    phrases.say("page.list"),
    phrases.say("history.ended"),
    phrases.say("people.created"),
    phrases.say("people.updated"),
    phrases.say("people.deleted"),
    phrases.say("console.history.to_correct"),
    phrases.say("history.file"),
  ];
  return markup`<div class="block run-table">${table(
    caption,
    heads,
    runs.map((run) => cellsOf(phrases, run)),
  )}</div>`;
}

function cellsOf(phrases: Phrases, run: ListedRun): readonly (string | Markup)[] {
  const kind = run.kind !== "rejections" ? null : markup` <small>${phrases.say("console.history.corrections")}</small>`;
  return [
    markup`<a href="${runPath(run.run)}">${timeElement(phrases, run.startedAt)}</a>`,
    markup`<bdi>${run.feed}</bdi>${kind}`,
    phrases.say(`history.${run.status ?? "unfinished"}`),
    phrases.number(run.created),
    phrases.number(run.updated),
    phrases.number(run.deleted),
    phrases.number(run.toCorrect),
    runInWords(phrases, run),
  ];
}
