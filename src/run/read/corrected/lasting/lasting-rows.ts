/** Puts the corrections that last into the rows of a list, before the rows are mapped. */
import type { LastingCorrection, SeenCorrection } from "../../../../ledger/corrections/lasting-corrections.ts";
import type { Ledger } from "../../../../ledger/ledger.ts";
import type { FeedSettings } from "../../../../model/feed.ts";
import type { MappedRow } from "../../../../model/mapped-row.ts";
import { textOfRow, type Row } from "../../../../model/row.ts";
import type { Mapper } from "../../../../pipeline/mapping/row/mapper.ts";
import { isLeftOut } from "../../../../pipeline/plan/rules/shared-addresses.ts";
import { isFoundByText, openKnownCorrections, type KnownCorrections } from "./known-corrections.ts";
import { columnsOfKey, nameColumns, withCells } from "./lasting-columns.ts";
import { contentOf } from "./row-content.ts";
import { formOfRow } from "./row-form.ts";
import { placesFor, type Placed } from "./lasting-places.ts";
import { birthdayDistance, isOfContact, isPersonOf, type ListedRow, type PersonCorrections } from "./same-person.ts";

/** A row of a list, mapped with the corrections that last. */
interface MappedWithCorrections {
  readonly mapped: MappedRow;
  /** The row as the list has it; null: no correction is about the row. */
  readonly listed: MappedRow | null;
}

type MapRow = (row: Row, corrected: ReadonlySet<number>) => MappedRow;
type CellsRow = Extract<Row, { kind: "cells" }>;

/** The rows of one list with the feed's corrections. A correction holds while its cell says what it said then. */
export interface LastingRows {
  /** Starts a pass over the list's rows. */
  begin(): void;
  map(row: Row, mapper: Mapper, map: MapRow): MappedWithCorrections;
  /** Returns a row with its corrections. Nothing is noted of it. */
  correctedRow(row: Row, mapper: Mapper, map: (row: Row, mapper: Mapper) => MappedRow): Row;
  /** Returns the cells of a row of this pass, with its corrections. */
  cellsOf(row: Pick<Row, "line" | "cells">): readonly string[];
  /** Returns which corrections the rows of this pass need, and which the list no longer needs. */
  found(): { readonly seen: readonly SeenCorrection[]; readonly changed: readonly number[] };
  /** The rules, as a text; null: there are none. Rows are read otherwise when it changes. */
  readonly rules: string | null;
}

/** What a row says about the corrections of a person. */
interface Judged {
  readonly of: PersonCorrections;
  readonly isOfPerson: boolean;
  readonly needed: readonly Placed[];
  readonly ended: readonly Placed[];
}

type LastingLedger = Pick<Ledger, "corrections" | "entries" | "answers">;

/** Opens the corrections of a list's rows; null: the feed has none. */
export function openLastingRows(
  header: readonly string[],
  feed: FeedSettings,
  ledger: LastingLedger,
): LastingRows | null {
  const known = openKnownCorrections(feed.name, ledger);
  return known === null ? null : lastingRows(header, feed, known, ledger);
}

function lastingRows(
  header: readonly string[],
  settings: FeedSettings,
  known: KnownCorrections,
  { corrections, entries, answers }: LastingLedger,
): LastingRows {
  const { name: feed } = settings;
  const seen = new Map<number, SeenCorrection>();
  const changed = new Set<number>();
  const moved = new Set<number>();
  let last: Mapper | null = null;
  const linesCorrected = new Map<number, readonly string[]>();
  const hashOf = (cells: readonly string[], leftOut?: ReadonlySet<number>) =>
    corrections.hashOf(textOfRow(header, cells, leftOut));
  const formHashOf = ({ cells }: Row, mapper: Mapper) => corrections.hashOf(formOfRow(header, cells, mapper));
  const formHashAgain = ({ restHash }: LastingCorrection, row: Row, mapper: Mapper) =>
    restHash === "" ? "" : formHashOf(row, mapper);
  const placesOf = placesFor(header, known);

  const noteRule = ({ id }: LastingCorrection, line: number): void => {
    const before = seen.get(id);
    seen.set(id, { id, line: before?.line ?? line, rows: (before?.rows ?? 0) + 1, mark: null });
  };
  /** Notes the addresses that are left out of a row which still has them. */
  const noteLeftOut = (mapped: MappedRow): void => {
    if (mapped.kind !== "contact") return;
    const { key, input, line } = mapped;
    for (const { id, target, was, person } of known.leftOut(key)) {
      const order = { field: target === "phone" ? "phone" : "email", value: was, person } as const;
      if (isLeftOut(order, input, entries.byKey(feed, key))) seen.set(id, { id, line, rows: 1, mark: null });
    }
  };

  /** Returns the corrections of a row whose person had another key before. The key may have been another person's. */
  const movedTo = (row: CellsRow, listed: ListedRow, mapper: Mapper): PersonCorrections | null => {
    const places = placesOf(mapper);
    if (listed.key === null || !places.mayBeMoved(row.cells)) return null;
    const holder = entries.byKey(feed, listed.key);
    if (holder !== null && isOfContact(listed, holder)) return null;
    const rowHash = hashOf(row.cells);
    const restHash = hashOf(row.cells, columnsOfKey(mapper));
    const saysAsThen = (correction: LastingCorrection) => {
      const column = places.place(correction);
      return column !== null && places.saysAsThen(row.cells, { correction, column });
    };
    const found = known.ofMoved({ rowHash, restHash, listed, saysAsThen });
    return found === null || found.corrections.some(({ id }) => moved.has(id) || seen.has(id)) ? null : found;
  };

  /** Returns whether a person answered that the row is about the contact, though nothing was sent yet. */
  const isAnsweredSame = (listed: ListedRow, { entry }: PersonCorrections): boolean => {
    if (entry === null || listed.key === null) return false;
    const hash = corrections.hashOf(contentOf(listed, settings));
    return answers.of({ feed, key: listed.key, hash, contactId: entry.contactId }) === "same";
  };

  /** Returns the corrections whose cells say what they said then, and the other corrections that the list has a column for. */
  const placedIn = (of: PersonCorrections, row: CellsRow, mapper: Mapper) => {
    const { place, saysAsThen } = placesOf(mapper);
    const placed = of.corrections.flatMap((correction) => {
      const column = place(correction);
      return column === null ? [] : [{ correction, column }];
    });
    const needed = placed.filter((each) => saysAsThen(row.cells, each));
    return { of, needed, ended: placed.filter((each) => !needed.includes(each)) };
  };

  /** Returns the corrections of a person that hold for a row, and those that end because its cells say something else. */
  const judge = (of: PersonCorrections, row: CellsRow, listed: ListedRow, mapper: Mapper): Judged => {
    const found = placedIn(of, row, mapper);
    const texts = new Map(found.needed.map(({ correction, column }) => [column, correction.becomes]));
    const columns = nameColumns(mapper);
    const names = [row.cells, withCells(row, texts).cells].map((cells) =>
      columns.map((at) => cells[at] ?? "").join(" "),
    );
    const needed = found.needed.map(({ correction }) => correction);
    const isAsThen = () => needed.every(({ rowHash }) => rowHash === hashOf(row.cells));
    if (isPersonOf({ listed, needed, names, isAsThen }, of) || isAnsweredSame(listed, of))
      return { ...found, isOfPerson: true };
    // While another person stands under the key of a contact, the corrections of the contact's person wait.
    return {
      of,
      isOfPerson: false,
      needed: [],
      ended: of.entry === null && !of.waits ? [...found.needed, ...found.ended] : [],
    };
  };

  /** Finds the corrections of a row, and the texts that they put into its columns. */
  const correct = (row: CellsRow, listed: ListedRow, mapper: Mapper) => {
    const texts = new Map<number, string>();
    const { rules, saysAsThen } = placesOf(mapper);
    const used = rules.filter((each) => saysAsThen(row.cells, each));
    for (const { correction, column } of used) texts.set(column, correction.becomes);
    const hashes = { text: () => hashOf(row.cells), form: () => formHashOf(row, mapper) };
    const own = known.ofRow(listed.key, hashes).map((of) => judge(of, row, listed, mapper));
    const [ofOwn = null] = own.filter(({ isOfPerson }) => isOfPerson).toSorted(byCloseness(listed));
    const movedHere = ofOwn === null ? movedTo(row, listed, mapper) : null;
    const ofMoved = movedHere === null ? null : placedIn(movedHere, row, mapper);
    const ofPerson = ofMoved ?? ofOwn;
    const needed = ofPerson?.needed ?? [];
    for (const { correction, column } of needed) texts.set(column, correction.becomes);
    const ofOthers = own.filter((each) => each === ofOwn || !each.isOfPerson);
    const ended = [...ofOthers, ofMoved ?? []].flat().flatMap((each) => each.ended);
    const contactId = ofPerson?.of.entry?.contactId ?? null;
    const isAny = used.length > 0 || own.length > 0 || ofMoved !== null;
    return { texts, used, needed, ended, moved: movedHere?.corrections ?? [], contactId, isAny };
  };

  return {
    rules:
      known.rules.length === 0
        ? null
        : JSON.stringify(known.rules.map(({ header: name, nth, was, becomes }) => [name, nth, was, becomes])),
    begin() {
      seen.clear();
      changed.clear();
      moved.clear();
      linesCorrected.clear();
    },
    map(row, mapper, map) {
      last = mapper;
      const listed = map(row, NONE);
      if (row.kind !== "cells" || listed.kind === "skipped") return { mapped: listed, listed: null };
      const { texts, used, needed, ended, moved: movedHere, contactId, isAny } = correct(row, listed, mapper);
      if (texts.size === 0) noteLeftOut(listed);
      if (!isAny) return { mapped: listed, listed: null };
      for (const { correction } of used) noteRule(correction, row.line);
      for (const { id } of movedHere) moved.add(id);
      for (const { correction } of ended) changed.add(correction.id);
      if (texts.size === 0) return { mapped: listed, listed };
      const corrected = withCells(row, texts);
      const mapped = map(corrected, new Set(texts.keys()));
      noteLeftOut(mapped);
      if (needed.length === 0) return { mapped, listed };
      linesCorrected.set(row.line, corrected.cells);
      const mark = {
        key: listed.key,
        rowHash: hashOf(row.cells),
        restHash: hashOf(row.cells, columnsOfKey(mapper)),
        resultHash: hashOf(corrected.cells),
        resultKey: mapped.kind === "skipped" ? null : mapped.key,
        contactId,
      };
      // The contact of a row that has gone is deleted, and the correction ends with it.
      const isGone = mapped.kind === "contact" && mapped.inactive !== null;
      for (const { correction } of isGone ? [] : needed)
        seen.set(correction.id, {
          id: correction.id,
          line: row.line,
          rows: 1,
          mark: isFoundByText(correction) ? { ...mark, restHash: formHashAgain(correction, row, mapper) } : mark,
        });
      return { mapped, listed };
    },
    correctedRow(row, mapper, map) {
      if (row.kind !== "cells") return row;
      const listed = map(row, mapper);
      return listed.kind === "skipped" ? row : withCells(row, correct(row, listed, mapper).texts);
    },
    cellsOf({ line, cells }) {
      const places = last === null ? null : placesOf(last);
      const used = places?.rules.filter((each) => places.saysAsThen(cells, each)) ?? [];
      const texts = new Map(used.map(({ correction, column }) => [column, correction.becomes]));
      return linesCorrected.get(line) ?? cells.map((cell, at) => texts.get(at) ?? cell);
    },
    found: () => ({
      seen: [...seen.values()],
      // Of two rows with one key, one may still need the correction.
      changed: [...changed].filter((id) => !seen.has(id)),
    }),
  };
}

/**
 * Returns an order of people who have a row's names: after an exchange of addresses, each of the two stands under the other's key.
 * The one with the row's birthday comes first, then the one of whose corrections fewer would end.
 */
function byCloseness(listed: ListedRow): (one: Judged, other: Judged) => number {
  const distanceOf = ({ of: { entry }, needed }: Judged) =>
    birthdayDistance(
      entry,
      listed,
      needed.map(({ correction }) => correction),
    );
  return (one, other) => distanceOf(one) - distanceOf(other) || one.ended.length - other.ended.length;
}

const NONE: ReadonlySet<number> = new Set();
