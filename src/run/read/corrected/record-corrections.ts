/** Records the cells that a person corrected in a corrected report, so that the corrections last. */
import type {
  CorrectionEffects,
  CellCorrection,
  NewCorrection,
} from "../../../ledger/corrections/lasting-corrections.ts";
import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { ColumnUse, MappedRow } from "../../../model/mapped-row.ts";
import { textOfRow, type Row } from "../../../model/row.ts";
import { cleanText, foldCell } from "../../../model/text/spelling/text-folding.ts";
import type { Mapper } from "../../../pipeline/mapping/row/mapper.ts";
import type { PersonAnswer } from "./answered-person.ts";
import { openContradictions, type Contradictions } from "./contradictions.ts";
import { columnsOfKey, unreadColumns } from "./lasting/lasting-columns.ts";
import { isFoundByText } from "./lasting/known-corrections.ts";
import { isLineOfContact } from "./lasting/same-person.ts";
import { isIdle, isUnread, withoutId } from "./cell-corrections.ts";
import { formHashes } from "./form-hashes.ts";
import { keyIn, reportedCells } from "./reported-row.ts";
import { personIn, removedRow, type RemovedRow } from "./lasting/removed-row.ts";

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
export interface RecordedCorrections extends Pick<
  Contradictions,
  "begin" | "see" | "seeUnused" | "seeAnswer" | "unused"
> {
  add(line: AnsweringLine): void;
  effects(): CorrectionEffects;
}

type RecordLedger = Pick<Ledger, "corrections" | "openItems" | "entries">;

/** What one line records. */
interface LineRecord {
  readonly line: number;
  readonly key: string | null;
  readonly made: readonly NewCorrection[];
  readonly replaced: readonly number[];
  /** Those of `replaced` that correct no list. */
  readonly replacedIdle: readonly number[];
}

export function recordCorrections(
  header: readonly string[],
  settings: FeedSettings,
  ledger: RecordLedger,
): RecordedCorrections {
  const { name: feed } = settings;
  const { corrections, openItems, entries } = ledger;
  const records: LineRecord[] = [];
  const contradictions = openContradictions(settings);
  const places = header.map((name, at) => ({
    name,
    nth: header.slice(0, at).filter((other) => other === name).length,
  }));
  /** The lines by key, of rows that had the key of another row. */
  const chosen = new Map<string, AnsweringLine[]>();
  const answered = new Set<number>();
  const hashOf = (columns: readonly string[], cells: readonly string[], leftOut?: ReadonlySet<number>) =>
    corrections.hashOf(textOfRow(columns, cells, leftOut));

  const formHashOf = formHashes(header, ledger);
  const rules = corrections.active(feed).filter(({ kind }) => kind === "rule");
  /** Returns whether a rule corrects the cell so. It would correct the cell in each list. */
  const isRule = ({ header: name, nth, was, becomes }: Pick<NewCorrection, "header" | "nth" | "was" | "becomes">) =>
    rules.some(
      (rule) =>
        rule.header === name &&
        rule.nth === nth &&
        foldCell(rule.was) === foldCell(was) &&
        cleanText(rule.becomes) === cleanText(becomes),
    );

  /** Returns the contact of a line's person; null: there is none, or it is not known. */
  const contactOf = ({ mapped, person, openItem }: AnsweringLine): number | null => {
    if (person !== null) return person.choice === "same" ? person.contactId : null;
    const key = mapped.key ?? keyIn(openItem.subject);
    // A key that is corrected once more still has the contact of the correction before.
    const before = corrections.ofResult(feed, hashOf(openItem.header, openItem.cells)).map((each) => each.contactId);
    const entry =
      (key === null ? null : entries.byKey(feed, key)) ??
      before.map((id) => (id === null ? null : entries.byContact(id))).find((found) => found !== null);
    return entry && isLineOfContact(mapped, openItem, entry) ? entry.contactId : null;
  };

  /** Returns the mark of the row as the list has it, and the corrections that the reported row had already. */
  const listedRow = ({ openItem, before, mapper }: AnsweringLine, contactId: number | null) => {
    const reported = hashOf(openItem.header, openItem.cells);
    const isOfPerson = (each: CellCorrection) => each.contactId === null || each.contactId === contactId;
    const earlier = corrections.ofResult(feed, reported).filter(isOfPerson);
    // An older one may be of another text that the list had.
    const newest = earlier.at(-1);
    const isByText = openItem.issues.some(({ code }) => code === "duplicate_key");
    const key = keyIn(openItem.subject);
    const restHash = isFoundByText({ key, isByText })
      ? formHashOf(feed, openItem, mapper)
      : hashOf(header, before, columnsOfKey(mapper));
    const mark =
      newest === undefined
        ? { key, rowHash: reported, restHash, isByText }
        : { key: newest.key, rowHash: newest.rowHash, restHash: newest.restHash, isByText: newest.isByText };
    return { mark, earlier: earlier.filter(({ rowHash }) => rowHash === mark.rowHash) };
  };

  const recordCells = (line: AnsweringLine): void => {
    const { openItem, row, before, mapped, mapper, columns, person } = line;
    const contactId = contactOf(line);
    const { mark, earlier } = listedRow(line, contactId);
    const unread = unreadColumns(mapped);
    const formerOf = ({ name, nth }: (typeof places)[number]) =>
      earlier.filter((each) => each.header === name && each.nth === nth);
    // A text that could not be read before may be right by now.
    const differing = places.flatMap((place, at) =>
      cleanText(row.cells[at] ?? "") === cleanText(before[at] ?? "") && !formerOf(place).some(isUnread) ? [] : [at],
    );
    if (differing.length === 0 && person === null) return;
    const replaced = new Set<number>();
    const made: NewCorrection[] = [];
    const keyColumns = columnsOfKey(mapper);
    const birthday = mapped.kind === "contact" ? mapped.input.birthday : null;
    // A name that is corrected, too, is the name of the contact.
    const who = personIn({ header, cells: row.cells }, columns) || personIn(openItem, columns);
    const found: Omit<NewCorrection, "resultHash" | "resultKey">[] = [];
    for (const at of differing) {
      const { name, nth } = places[at] ?? { name: "", nth: 0 };
      const isLostKey = mapped.key === null && keyColumns.has(at);
      const kind = isLostKey || unread.has(name) ? "unread" : "cell";
      const former = formerOf({ name, nth });
      // What was corrected before stays while the new text can't be read.
      for (const each of former) if (kind === "cell" || isIdle(each)) replaced.add(each.id);
      const was = former[0]?.was ?? before[at] ?? "";
      const text = row.cells[at] ?? "";
      if (cleanText(text) === cleanText(was) || isRule({ header: name, nth, was, becomes: text })) continue;
      const target = targetOf(name, nth, columns);
      // A date in this form stays the same date when the list's order of day and month changes.
      const isDate = target === "birthday" && /^\d{4}-\d\d-\d\d$/u.test(birthday ?? "");
      found.push({
        kind,
        ...mark,
        header: name,
        nth,
        target,
        isKey: keyColumns.has(at),
        was,
        becomes: isDate ? (birthday ?? "") : text,
        person: who,
        contactId,
      });
    }
    const resultHash = hashOf(header, row.cells);
    const kept = earlier.filter(({ id }) => !replaced.has(id));
    for (const each of found) made.push({ ...each, resultHash, resultKey: mapped.key });
    // The row is shown with all its corrections, so each of them has the new text of the whole row.
    for (const each of kept) {
      if (found.length > 0 && each.contactId === contactId) continue;
      replaced.add(each.id);
      made.push({ ...withoutId(each), person: who, resultHash, resultKey: mapped.key, contactId });
    }
    const replacedIdle = earlier.filter((each) => isIdle(each) && replaced.has(each.id)).map(({ id }) => id);
    records.push({ line: row.line, key: mapped.key, made, replaced: [...replaced], replacedIdle });
  };

  /**
   * Returns the record of a line. Lines that contradict each other correct nothing. Two rows that had one key already don't: the
   * corrections of each are bound to its own text.
   */
  const withoutContradiction = (record: LineRecord): Pick<LineRecord, "made" | "replaced"> => {
    if (contradictions.isUnused(record.line)) return { made: [], replaced: [] };
    const isOfOneRow = record.made.every(({ isByText, isKey }) => isByText && !isKey);
    if (isOfOneRow || !contradictions.isContradicted(record.key)) return record;
    const made = record.made.map((each) => ({ ...each, kind: "unread" as const }));
    return { made, replaced: record.replacedIdle };
  };

  const chosenRows = () =>
    [...chosen.values()].map((lines) => lines.filter(({ row }) => !contradictions.isUnused(row.line)));

  /** Records the rows that a person removed beside the only row of their key that is in the report. */
  const removedBeside = ([line, ...others]: readonly AnsweringLine[]): readonly RemovedRow[] => {
    if (line === undefined || others.length > 0) return [];
    const { openItem, mapper } = line;
    const key = keyIn(openItem.subject);
    // A line without its `_id` is there, too.
    if (contradictions.isContradicted(key)) return [];
    const left = openItems
      .amongOthers(feed, key ?? "")
      .filter(({ id, cells }) => !answered.has(id) && id !== openItem.id && cells.length > 0);
    return left.map((item) => {
      const rowHash = hashOf(item.header, item.cells);
      const mark = { key, rowHash, restHash: formHashOf(feed, item, mapper), contactId: contactOf(line) };
      return removedRow(reportedCells(item, header), line, item, mark);
    });
  };

  return {
    begin() {
      records.length = 0;
      contradictions.begin();
      chosen.clear();
      answered.clear();
    },
    see: contradictions.see,
    seeUnused: contradictions.seeUnused,
    seeAnswer: contradictions.seeAnswer,
    unused: contradictions.unused,
    add(line) {
      const { openItem, mapped } = line;
      answered.add(openItem.id);
      recordCells(line);
      const key = keyIn(openItem.subject);
      if (key === null || mapped.key !== key || !openItem.issues.some(({ code }) => code === "duplicate_key")) return;
      chosen.set(key, [...(chosen.get(key) ?? []), line]);
    },
    effects() {
      const recorded = records.map(withoutContradiction);
      const removed = chosenRows().flatMap(removedBeside);
      return {
        made: [...recorded.flatMap(({ made }) => made), ...removed.map(({ correction }) => correction)],
        replaced: [...new Set(recorded.flatMap(({ replaced }) => replaced))],
        changed: [],
        seen: [],
        wrongKeys: removed.flatMap(({ openItem, correction }) => (correction.isKey ? openItem : [])),
      };
    },
  };
}

function targetOf(header: string, nth: number, columns: readonly ColumnUse[]): string | null {
  return columns.filter((column) => column.header === header)[nth]?.target ?? null;
}
