/** Records the cells that a person corrected in a corrected report, so that the corrections last. */
import type {
  CorrectionEffects,
  LastingCorrection,
  NewCorrection,
} from "../../../ledger/corrections/lasting-corrections.ts";
import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { ColumnUse, MappedRow } from "../../../model/mapped-row.ts";
import { textOfRow, type Row } from "../../../model/row.ts";
import { cleanText } from "../../../model/text/spelling/text-folding.ts";
import type { Mapper } from "../../../pipeline/mapping/row/mapper.ts";
import type { PersonAnswer } from "./answered-person.ts";
import { columnsOfKey } from "./lasting/lasting-columns.ts";
import { isOfContact } from "./lasting/same-person.ts";
import { keyIn } from "./reported-row.ts";

/** A line of a corrected report that answers an open item. */
interface AnsweringLine {
  readonly openItem: StoredOpenItem;
  readonly row: Row;
  /** The reported cells, in the order of the corrected report. */
  readonly before: readonly string[];
  readonly mapped: Exclude<MappedRow, { kind: "skipped" }>;
  readonly mapper: Mapper;
  /** How the columns of the reporting run are used. */
  readonly columns: readonly ColumnUse[];
  /** The answer to the question whose row it is; null: there is none. */
  readonly person: PersonAnswer | null;
}

/** The corrections of one corrected report. */
export interface RecordedCorrections {
  /** Starts a pass over the report's lines. */
  begin(): void;
  add(line: AnsweringLine): void;
  effects(): CorrectionEffects;
}

type RecordLedger = Pick<Ledger, "corrections" | "openItems" | "entries">;

export function recordCorrections(header: readonly string[], feed: string, ledger: RecordLedger): RecordedCorrections {
  const { corrections, openItems, entries } = ledger;
  const made: NewCorrection[] = [];
  const replaced = new Set<number>();
  /** The lines by key, of rows that had the key of another row. */
  const chosen = new Map<string, AnsweringLine[]>();
  const answered = new Set<number>();
  const hashOf = (columns: readonly string[], cells: readonly string[], leftOut?: ReadonlySet<number>) =>
    corrections.hashOf(textOfRow(columns, cells, leftOut));

  const rules = corrections.active(feed).filter(({ kind }) => kind === "rule");
  /** Returns whether a rule corrects the cell so. It would correct the cell in each list. */
  const isRule = ({ header: name, nth, was, becomes }: Pick<NewCorrection, "header" | "nth" | "was" | "becomes">) =>
    rules.some(
      (rule) =>
        rule.header === name &&
        rule.nth === nth &&
        cleanText(rule.was) === cleanText(was) &&
        cleanText(rule.becomes) === cleanText(becomes),
    );

  /** Returns the contact of a line's person; null: there is none, or it is not known. */
  const contactOf = ({ mapped, person, openItem }: AnsweringLine): number | null => {
    if (person !== null) return person.choice === "same" ? person.contactId : null;
    const key = mapped.key ?? keyIn(openItem.subject);
    const entry = key === null ? null : entries.byKey(feed, key);
    return entry !== null && isOfContact(mapped, entry) ? entry.contactId : null;
  };

  /** Returns the mark of the row as the list has it, and the corrections that the reported row had already. */
  const listedRow = ({ openItem, before, mapper }: AnsweringLine, contactId: number | null) => {
    const reported = hashOf(openItem.header, openItem.cells);
    const isOfPerson = (each: LastingCorrection) => each.contactId === null || each.contactId === contactId;
    const earlier = corrections.ofResult(feed, reported).filter(isOfPerson);
    const [first] = earlier;
    const isShared = openItem.issues.some(({ code }) => code === "duplicate_key");
    const key = keyIn(openItem.subject);
    const mark =
      first === undefined
        ? { key, rowHash: reported, restHash: hashOf(header, before, columnsOfKey(mapper)), isByText: isShared }
        : { key: first.key, rowHash: first.rowHash, restHash: first.restHash, isByText: first.isByText };
    return { mark, earlier: earlier.filter(({ rowHash }) => rowHash === mark.rowHash) };
  };

  // A cell that is still wrong is recorded, too: the next correction of it has to know what the list says.
  const recordCells = (line: AnsweringLine): void => {
    const { openItem, row, before, mapped, mapper, columns, person } = line;
    const differing = row.cells.flatMap((cell, at) =>
      cleanText(cell) === cleanText(before[at] ?? "") || at >= header.length ? [] : [at],
    );
    if (differing.length === 0 && person === null) return;
    const contactId = contactOf(line);
    const { mark, earlier } = listedRow(line, contactId);
    const keyColumns = columnsOfKey(mapper);
    const birthday = mapped.kind === "contact" ? mapped.input.birthday : null;
    const cells = [...row.cells];
    const found: Omit<NewCorrection, "resultHash" | "resultKey">[] = [];
    for (const at of differing) {
      const name = header[at] ?? "";
      const nth = header.slice(0, at).filter((other) => other === name).length;
      const former = earlier.find((each) => each.header === name && each.nth === nth);
      if (former !== undefined) replaced.add(former.id);
      const was = former?.was ?? before[at] ?? "";
      if (cleanText(cells[at] ?? "") === cleanText(was) || isRule({ header: name, nth, was, becomes: cells[at] ?? "" }))
        continue;
      const target = targetOf(name, nth, columns);
      // A date in this form stays the same date when the list's order of day and month changes.
      const isDate = target === "birthday" && /^\d{4}-\d\d-\d\d$/u.test(birthday ?? "");
      if (isDate) cells[at] = birthday ?? "";
      found.push({
        kind: "cell",
        ...mark,
        header: name,
        nth,
        target,
        isKey: keyColumns.has(at),
        was,
        becomes: cells[at] ?? "",
        person: personIn(openItem, columns),
        contactId,
      });
    }
    const resultHash = hashOf(header, cells);
    const kept = earlier.filter(({ id }) => !replaced.has(id));
    for (const each of found) made.push({ ...each, resultHash, resultKey: mapped.key });
    // The row is shown with all its corrections, so each of them has the new text of the whole row.
    for (const each of kept) {
      if (found.length > 0 && each.contactId === contactId) continue;
      replaced.add(each.id);
      made.push({ ...withoutId(each), resultHash, resultKey: mapped.key, contactId });
    }
  };

  /** Records the rows that a person removed beside the only row of their key that is in the report. */
  const removedBeside = ([line, ...others]: readonly AnsweringLine[]): readonly NewCorrection[] => {
    if (line === undefined || others.length > 0) return [];
    const { openItem, columns } = line;
    const key = keyIn(openItem.subject);
    return openItems.amongOthers(feed, key ?? "").flatMap((item): readonly NewCorrection[] => {
      if (answered.has(item.id) || item.id === openItem.id || item.cells.length === 0) return [];
      const rowHash = hashOf(item.header, item.cells);
      const mark = { key, rowHash, restHash: "", resultHash: rowHash, resultKey: key, isByText: true };
      const was = item.cells.filter((cell) => cell.trim() !== "").join(" · ");
      const column = { header: "", nth: 0, target: null, isKey: false, contactId: null };
      return [{ kind: "row", ...mark, ...column, was, becomes: "", person: personIn(item, columns) }];
    });
  };

  return {
    begin() {
      made.length = 0;
      replaced.clear();
      chosen.clear();
      answered.clear();
    },
    add(line) {
      const { openItem, mapped } = line;
      answered.add(openItem.id);
      recordCells(line);
      const key = keyIn(openItem.subject);
      if (key === null || mapped.key !== key || !openItem.issues.some(({ code }) => code === "duplicate_key")) return;
      chosen.set(key, [...(chosen.get(key) ?? []), line]);
    },
    effects: () => ({
      made: [...made, ...[...chosen.values()].flatMap(removedBeside)],
      replaced: [...replaced],
      changed: [],
      seen: [],
    }),
  };
}

function withoutId(correction: LastingCorrection): NewCorrection {
  const {
    id: _id,
    feed: _feed,
    run: _run,
    at: _at,
    seenRun: _seen,
    seenLine: _line,
    seenRows: _rows,
    ...rest
  } = correction;
  return rest;
}

function targetOf(header: string, nth: number, columns: readonly ColumnUse[]): string | null {
  return columns.filter((column) => column.header === header)[nth]?.target ?? null;
}

/** Returns the name of a reported row's person, as the row has it. */
export function personIn(
  { header, cells }: Pick<StoredOpenItem, "header" | "cells">,
  columns: readonly ColumnUse[],
): string {
  const names = columns.filter(({ target }) => ["first_name", "last_name", "full_name"].includes(target ?? ""));
  return names
    .map((column) => cells[header.indexOf(column.header)] ?? "")
    .join(" ")
    .trim();
}
