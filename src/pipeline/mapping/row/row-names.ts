import { isInactiveWord } from "../values/inactive.ts";
import type { Source } from "../headers/column-plan.ts";
import type { Mapper } from "./mapper.ts";
import { withoutLastNameTitles, withoutTitles } from "../values/names/column-titles.ts";
import { isKnownOrder, type NameOrder } from "../values/names/name-order.ts";
import { isNullAmong, readFirstName, readName, splitOffMark } from "../values/names/read-name.ts";
import { splitFullName, type FullNameReading } from "../values/names/split-name.ts";
import { defectInName, hasNames, issue, pickValue, reportDefect, cellOf, type RowDraft } from "./row-draft.ts";
import { fold } from "../../../model/text/spelling/text-folding.ts";

export interface Names {
  /** null: not known; the draft has the issue. */
  readonly first: string | null;
  /** The first name with its titles. Keys are made of this form, so that a key stays the same. */
  readonly firstAsWritten: string | null;
  readonly last: string | null;
  /** The last name with its titles, for keys. */
  readonly lastAsWritten: string | null;
  /** The full name with its titles, folded for comparing. A name that could not be split has one too. */
  readonly full: string | null;
  /** The note in brackets behind a full name: "Terminated", "On Leave". */
  readonly mark: string | null;
}

const NO_NAMES: Names = { first: null, firstAsWritten: null, last: null, lastAsWritten: null, full: null, mark: null };

/** Returns a person's names from the columns of first and last name, else from a full name that is safe to split. */
export function readNames(draft: RowDraft, mapper: Mapper): Names {
  const { sources } = mapper;
  const readGiven = (cell: string) => (isNothing(draft, cell) ? "" : readFirstName(cell));
  const readSurname = (cell: string) => (isNothing(draft, cell) ? "" : readName(cell));
  const first = pickValue(draft, "first_name", sources.first_name, "decisive", readGiven, defectInName);
  const last = pickValue(draft, "last_name", sources.last_name, "optional", readSurname, defectInName);
  if (first.kind === "failed") return NO_NAMES;
  const family = withoutMark(last.kind === "value" ? last.value : null);
  const lastName = family.name;
  if (first.kind === "value") {
    const given = withoutMark(first.value);
    const mark = given.mark ?? family.mark;
    return complete(draft, mapper, given.name ?? first.value, lastName, last.kind === "blank", mark);
  }

  const split = splitFull(draft, mapper, lastName);
  if (split.kind === "failed") return { ...NO_NAMES, last: lastName, full: split.full };
  if (split.kind === "split") {
    return complete(draft, mapper, split.first, split.last, false, split.mark ?? family.mark);
  }
  const byDefault = mapper.feed.defaults.first_name;
  if (byDefault !== undefined && hasNameColumns(mapper)) draft.blank.push("first_name");
  if (byDefault !== undefined) return complete(draft, mapper, byDefault, lastName, last.kind === "blank", null);
  const source = sources.first_name[0] ?? sources.full_name[0] ?? null;
  draft.issues.push(issue("first_name_missing", "first_name", source, {}));
  return { ...NO_NAMES, last: lastName };
}

/** Returns whether a cell is `NULL`, and another cell of its row is the same word. */
function isNothing({ row }: RowDraft, cell: string): boolean {
  return isNullAmong(cell, row.cells);
}

function hasNameColumns({ sources }: Mapper): boolean {
  return sources.first_name.length > 0 || sources.full_name.length > 0;
}

/** Takes a mark like "deceased" off a name: `Bob (deceased)` is Bob. Any other text in brackets belongs to the name. */
function withoutMark(name: string | null): { readonly name: string | null; readonly mark: string | null } {
  const { name: rest, mark } = name === null ? { name, mark: null } : splitOffMark(name);
  return mark !== null && isInactiveWord(mark) ? { name: rest === "" ? name : rest, mark } : { name, mark: null };
}

/** Returns the names of a row. A blank last name becomes the feed's default. */
function complete(
  draft: RowDraft,
  mapper: Mapper,
  first: string,
  last: string | null,
  isLastBlank: boolean,
  mark: string | null,
): Names {
  const lastName = last ?? (isLastBlank ? (mapper.feed.defaults.last_name ?? null) : null);
  if (last === null && isLastBlank && mapper.sources.last_name.length > 0) draft.blank.push("last_name");
  const full = lastName === null ? null : fold(`${first} ${lastName}`);
  const sent = last === null ? lastName : withoutLastNameTitles(last);
  return { first: withoutTitles(first), firstAsWritten: first, last: sent, lastAsWritten: lastName, full, mark };
}

/**
 * Splits a full name with the help of the last name in another column. One word other than the last name is the first
 * name, unless the column holds display names. Several words without the last name stay unsplit: either they contradict
 * the last name, or they are a first name of several words.
 */
function splitByLastName(whole: string, lastName: string, order: NameOrder, rank: number): FullNameReading {
  const split = splitFullName(whole, order);
  if (split.kind === "split" && split.last !== null && fold(split.last) === fold(lastName)) return split;
  const [name, last] = [fold(whole), fold(lastName)];
  const first = name.endsWith(` ${last}`)
    ? whole.slice(0, -lastName.length)
    : name.startsWith(`${last} `)
      ? whole.slice(lastName.length)
      : rank <= 0 && /^[^\s\d,]+$/.test(whole)
        ? whole
        : "";
  if (readFirstName(first) !== "") return { kind: "split", first: first.trim(), last: lastName, mark: null };
  return { kind: "unsplit", readings: [`${whole} | ${lastName}`, ...(split.kind === "unsplit" ? split.readings : [])] };
}

type SplitName = Extract<FullNameReading, { kind: "split" }>;

type FullName =
  | { readonly kind: "none" }
  | { readonly kind: "failed"; readonly full: string | null }
  | { readonly kind: "split"; readonly first: string; readonly last: string | null; readonly mark: string | null };

/** Returns false if the row's contact has the names of the cell, and has them in the other order. */
function isInOrder(draft: RowDraft, { column }: Source, whole: string, { first, last }: SplitName): boolean {
  if (last === null) return true;
  const isCertain = whole.includes(",") || first.includes(" ") || last.includes(" ") || draft.corrected.has(column);
  if (isCertain || fold(first) === fold(last)) return true;
  draft.exchangedNames = { first: last, last: first };
  return !hasNames(draft.person, draft.exchangedNames);
}

/** Returns the row's first e-mail address as it is written; "" for none. */
function mailOf(draft: RowDraft, { sources }: Mapper): string {
  const cells = sources.email.map((source) => cellOf(draft, source).trim());
  return cells.find((cell) => cell.includes("@")) ?? "";
}

function splitFull(draft: RowDraft, mapper: Mapper, lastName: string | null): FullName {
  const { full_name: sources } = mapper.sources;
  for (const source of sources) {
    const defect = defectInName(draft, source);
    if (defect !== null) {
      reportDefect(draft, "decisive", "first_name", source, defect);
      return { kind: "failed", full: null };
    }
    const whole = readName(cellOf(draft, source));
    if (whole === "") continue;
    if (lastName !== null && fold(whole) === fold(lastName)) continue;
    const order = mapper.nameOrders.get(source.column) ?? "not shown";
    const split =
      lastName === null
        ? splitFullName(whole, order, mailOf(draft, mapper))
        : splitByLastName(whole, lastName, order, source.rank);
    if (split.kind === "split" && (lastName !== null || isInOrder(draft, source, whole, split))) return split;
    if (split.kind === "blank") continue;
    if (split.kind === "split") {
      const readings = [`${split.first} | ${split.last}`, `${split.last} | ${split.first}`];
      draft.issues.push(issue("full_name_unsplit", "first_name", source, { cell: whole, readings }));
      return { kind: "failed", full: fold(whole) };
    }
    const isOpen = lastName === null && !isKnownOrder(order) && split.readings.length > 0;
    const reason = isOpen ? { reason: order === "contradicted" ? "order_contradicted" : "order_not_shown" } : {};
    const data = { cell: whole, readings: split.readings, ...reason };
    draft.issues.push(issue("full_name_unsplit", "first_name", source, data));
    return { kind: "failed", full: fold(whole) };
  }
  return { kind: "none" };
}
