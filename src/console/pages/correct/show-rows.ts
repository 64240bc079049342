import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import { nameOf } from "../../../model/contact.ts";
import type { ColumnUse } from "../../../model/mapped-row.ts";
import { readCorrectionsName } from "../../../run/read/claimed/corrections-name.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { decisionState } from "../../asking/decision-state.ts";
import type { ConsoleContext } from "../../context.ts";
import { pageNumber, waitingNotice, type FormError } from "../../look/form-parts.ts";
import type { ConsoleRequest, PageContent } from "../../route.ts";
import { correctPath, runPath } from "../run/run-place.ts";
import { correctPage, PER_PAGE } from "./correct-page.ts";
import { whereIs, type Whereabouts } from "./sent/corrections-file.ts";
import { decisionNotice, decisionWaits, saidAboutRows, type RowDecision } from "./decide-row.ts";
import type { Objection } from "./judge-form.ts";
import { LOST_SHOWN, lostNotice } from "./sent/lost-notice.ts";
import { nameOfRow, type RowToShow } from "./row-card.ts";
import { rowSource, type RowSource } from "./row-source.ts";
import { isOnItsWay, sentNotice } from "./sent/sent-notice.ts";
import { cellField, type TypedRow } from "./typed-rows.ts";

/** What is shown beside the rows after a form was posted. */
export interface AfterForm {
  readonly typed?: ReadonlyMap<number, TypedRow>;
  readonly objections?: readonly Objection[];
  /** No row was changed. */
  readonly isUnchanged?: boolean;
  /** The rows could not be put into the inbox. */
  readonly isNotStored?: boolean;
  /** A correction that waited was taken back. */
  readonly isTakenBack?: boolean;
  /** The id of a request that the form led to. */
  readonly asked?: string;
}

/** Seconds after which a page looks again for what became of the sent rows. */
const LOOK_AGAIN_SECONDS = 2;

/** Returns the page with the rows to correct, and its status. */
export function showRows(
  feed: string,
  { phrases, person, query }: Pick<ConsoleRequest, "phrases" | "person" | "query">,
  context: ConsoleContext,
  ledger: Ledger,
  {
    typed = new Map(),
    objections = [],
    isUnchanged = false,
    isNotStored = false,
    isTakenBack = false,
    asked,
  }: AfterForm,
): { readonly page: PageContent; readonly status: number } {
  // Read first: once its run has ended, the rows below are those that are left.
  const sent = sentFile(feed, query, context, ledger);
  const source = rowSource(feed, query.get("list"), ledger);
  const { total } = source;
  const page = Math.min(pageNumber(query), Math.max(1, Math.ceil(total / PER_PAGE)));
  const here = (id: string) => {
    const { list } = Object.fromEntries(query);
    return `${correctPath(feed)}?${new URLSearchParams({ ...(list === undefined ? {} : { list }), asked: id }).toString()}`;
  };
  const waits = (decision: RowDecision) => decisionWaits(phrases, decision, person, here);
  const shown = new Map([...typed, ...objections.map(({ typed: row }) => [row.id, row] as const)]);
  const rowOf = rowsToShow(feed, source, shown, context, ledger, phrases, waits);
  const found = source.page(PER_PAGE, (page - 1) * PER_PAGE);
  const ids = new Set(found.map(({ id }) => id));
  const others = objections.flatMap(({ openItem }) => (openItem === null || ids.has(openItem.id) ? [] : [openItem]));
  const rows = [...others.filter(({ state }) => state === "open"), ...found].map(rowOf);
  const gone = others.filter(({ state }) => state !== "open").map(rowOf);
  const errors = objections.map(({ typed: row, openItem, why, index }): FormError => {
    const name = openItem === null ? "" : nameOfRow(phrases, rowOf(openItem));
    const isOfRow = why === "solved" || why === "left_out" || why === "decided";
    return {
      field: isOfRow ? `row-${row.id}` : cellField(row.id, index),
      message: phrases.say(`console.correct.error.${why}`, { name }),
    };
  });
  const [first] = rows;
  const general = isNotStored
    ? "console.correct.error.not_stored"
    : isUnchanged
      ? "console.correct.error.nothing"
      : null;
  if (general !== null && first !== undefined)
    errors.push({ field: `row-${first.openItem.id}`, message: phrases.say(general) });
  const request = asked ?? query.get("asked");
  const notices: Markup[] = [
    ...(sent === null ? [] : [sentNotice(phrases, sent, `/correct/${encodeURIComponent(feed)}?${query.toString()}`)]),
    ...(isTakenBack ? [waitingNotice(phrases.say("console.decision.taken_back"))] : []),
    ...(query.has("not_stored") ? [waitingNotice(phrases.say("console.decision.not_stored"))] : []),
    ...(request === null ? [] : [decisionNotice(phrases, decisionState(request, context), person, here(request))]),
    heldNotice(feed, source, ledger, phrases),
    ...lostNotices(feed, sent?.where ?? null, ledger, phrases),
  ];
  const learned = rows.length === 0 ? [] : ledger.learnedCorrections(feed);
  const isFollowing = sent !== null && isOnItsWay(sent);
  const content = correctPage(phrases, person, {
    feed,
    source,
    page,
    rows,
    gone,
    learned,
    errors,
    isFollowing,
    kept: { active: ledger.corrections.toShow(feed), offers: ledger.corrections.offers(feed) },
    notices,
  });
  const refresh = isFollowing ? { refreshSeconds: LOOK_AGAIN_SECONDS } : {};
  return { page: { ...content, ...refresh }, status: isNotStored ? 503 : errors.length === 0 ? 200 : 422 };
}

/** Returns the function that gathers what the page shows of a row. */
function rowsToShow(
  feed: string,
  source: RowSource,
  typed: ReadonlyMap<number, TypedRow>,
  context: ConsoleContext,
  ledger: Ledger,
  phrases: ConsoleRequest["phrases"],
  waitsFor: (decision: RowDecision) => Markup,
): (openItem: StoredOpenItem) => RowToShow {
  const columns = new Map<string, readonly ColumnUse[]>();
  const columnsOf = (run: string) => {
    const known = columns.get(run) ?? ledger.runs.get(run)?.columns ?? [];
    columns.set(run, known);
    return known;
  };
  const saidAbout = saidAboutRows(feed, source, ledger, context);
  return (openItem) => {
    const line = source.toLine(openItem);
    const { sent, decision, isDecided } = saidAbout(openItem);
    const corrected =
      sent !== null
        ? phrases.say("console.correct.waits.file")
        : source.waitsWithList(openItem)
          ? phrases.say("console.correct.waits.list")
          : null;
    return {
      openItem,
      line,
      contactName: contactNameOf(openItem, ledger),
      columns: columnsOf(openItem.run),
      typed: typed.get(openItem.id) ?? null,
      sent,
      waits:
        decision !== null ? waitsFor(decision) : corrected === null ? null : markup`<p class="waits">${corrected}</p>`,
      isDecided,
    };
  };
}

/** Returns the name of the contact that an item is about whose delete was refused; null for a row of a list. */
function contactNameOf({ feed, subject }: StoredOpenItem, { entries }: Pick<Ledger, "entries">): string | null {
  const [, key = null] = /^delete:(.*)$/su.exec(subject) ?? [];
  const entry = key === null ? null : entries.byKey(feed, key);
  return entry === null ? null : nameOf(entry.applied);
}

function sentFile(feed: string, query: URLSearchParams, context: ConsoleContext, ledger: Ledger) {
  const file = query.get("sent") ?? "";
  const named = readCorrectionsName(file);
  if (named?.feed !== feed) return null;
  const where = whereIs(file, named.day, context, ledger);
  const isAtWork = context.applyingProcess() !== null;
  // A decision about its rows took the place of the file.
  if (where.kind === "taken" && !isAtWork) return null;
  const isDone = where.kind === "run" && where.run.status !== null;
  return {
    where,
    results: isDone ? ledger.lineResults(where.run.run) : [],
    isAtWork,
  };
}

/** Returns the corrections that were not used. Those that the page follows are in the notice on them. */
function lostNotices(
  feed: string,
  where: Whereabouts | null,
  { lostCorrections, runs }: Pick<Ledger, "lostCorrections" | "runs">,
  phrases: ConsoleRequest["phrases"],
): readonly Markup[] {
  const followed = where?.kind === "run" ? where.run.run : null;
  const lost = lostCorrections(feed, LOST_SHOWN);
  if (lost.first.length > 0 && lost.first.every(({ run }) => run === followed)) return [];
  return [lostNotice(phrases, lost, (run) => runs.get(run)?.columns ?? []) ?? []].flat();
}

/** Says which list the rows are of, if it waits as a whole; or that such a list has rows of its own. */
function heldNotice(
  feed: string,
  { list }: RowSource,
  { runs, heldRows }: Pick<Ledger, "runs" | "heldRows">,
  phrases: ConsoleRequest["phrases"],
): Markup {
  const path = correctPath(feed);
  if (list !== null)
    return markup`<div class="notice waiting"><p>${phrases.say("console.correct.of_held", { file: list.file })} <a href="${runPath(list.run)}">${phrases.say("console.correct.held_link")}</a> · <a href="${path}">${phrases.say("console.correct.to_others")}</a></p></div>
`;
  const held = runs.held(feed).find(({ acceptedAt }) => acceptedAt === null);
  if (held === undefined) return markup``;
  const count = heldRows.countToCorrect(held.run);
  const rows =
    count === 0
      ? null
      : markup`<a href="${path}?${new URLSearchParams({ list: held.run }).toString()}">${phrases.say("console.correct.to_held", { count })}</a> · `;
  return markup`<div class="notice waiting"><p>${phrases.say("console.correct.held")} ${rows}<a href="${runPath(held.run)}">${phrases.say("console.correct.held_link")}</a></p></div>
`;
}
