/** Rows that a person removed beside another row of their key. A removed row may be about another person than the right row. */
import type { StagedRow } from "../../../ledger/planning/staged-row.ts";
import type { MappedRow, SameKeyRow, Traits } from "../../../model/mapped-row.ts";
import type { ContactInput } from "../../../model/contact.ts";
import { textOfRow } from "../../../model/row.ts";
import { traitsOf } from "../../../model/traits.ts";
import { areOnePerson, isNameless, personOf } from "../rules/could-be.ts";
import { MOST_COMPARED } from "../rules/duplicates.ts";
import type { Deciding } from "../row-context.ts";

type Reading = Pick<Deciding, "staging" | "ledger" | "feed">;

/** A row of a key that several rows have. Of a row that is as last applied, the line, key and cells are known. */
export interface KeyedRow extends Pick<StagedRow, "hash" | "openItem" | "entryId"> {
  readonly seq: number;
  readonly mapped:
    | Exclude<MappedRow, { kind: "skipped" }>
    | { readonly kind: "thin"; readonly key: string; readonly line: number; readonly cells: readonly string[] };
}

/** Returns a row that has a key. */
export function rowOf({ staging }: Pick<Reading, "staging">, { seq, line, hash }: SameKeyRow): KeyedRow {
  const whole = staging.row(seq);
  if (whole !== null && whole.mapped.kind !== "skipped") return { ...whole, mapped: whole.mapped };
  return { seq, hash, openItem: null, entryId: null, mapped: { kind: "thin", ...staging.thinLine(seq), line } };
}

/**
 * Returns a function that finds the rows of one key that a person removed before: seq → id of the correction. It finds none
 * if no other row of the key is left.
 */
export function findRemoved({
  staging,
  ledger: { corrections },
  feed,
  columns,
  formOf,
}: Reading & Pick<Deciding, "columns" | "formOf">): (rows: readonly SameKeyRow[]) => ReadonlyMap<number, number> {
  const known = corrections.removedRows(feed.name);
  const header = columns.map((column) => column.header);
  return (rows) => {
    const found = new Map<number, number>();
    const [first] = rows;
    const ofKey =
      known.size === 0 || first === undefined ? undefined : known.get(rowOf({ staging }, first).mapped.key ?? "");
    if (ofKey === undefined) return found;
    const hashesOf = (of: (cells: readonly string[]) => string) =>
      rows.map((row) => ({ seq: row.seq, hash: corrections.hashOf(of(rowOf({ staging }, row).mapped.cells)) }));
    const texts = hashesOf((cells) => textOfRow(header, cells));
    const inOtherForm = ofKey.filter(({ id, rowHash }) => {
      const exact = texts.filter(({ hash }) => hash === rowHash);
      for (const { seq } of exact) found.set(seq, id);
      return exact.length === 0;
    });
    const forms = inOtherForm.length === 0 ? [] : hashesOf(formOf).filter(({ seq }) => !found.has(seq));
    for (const { id, restHash } of inOtherForm) {
      const [only, ...others] = forms.filter(({ hash }) => hash === restHash);
      if (only !== undefined && others.length === 0) found.set(only.seq, id);
    }
    return found.size < rows.length ? found : new Map();
  };
}

/** The contact of a key that is not linked. */
const NO_NAME: ContactInput = { group_id: 0, first_name: "" };

/** Returns the traits of a row. A row that is as last applied has those of its contact. */
export function traitsOfRow({ ledger, feed }: Pick<Reading, "ledger" | "feed">, { mapped }: KeyedRow): Traits {
  return mapped.kind === "thin"
    ? traitsOf(ledger.entries.byKey(feed.name, mapped.key)?.applied ?? NO_NAME)
    : mapped.traits;
}

/** Returns whether some of the rows with one key are about different people, as far as their values show. */
export function areDifferentPeople(traits: readonly Traits[]): boolean {
  const people = traits.slice(0, MOST_COMPARED).map(personOf);
  return people.some((one, at) => people.slice(at + 1).some((other) => !areOnePerson(one, other)));
}

/**
 * Returns a function that tells whether a removed row is about another person than each of the rows that stay: its values
 * contradict theirs, or it describes a contact without a row better than they do.
 */
export function isOtherPerson(reading: Reading & Pick<Deciding, "mode">) {
  const { staging, mode } = reading;
  let isKnown = mode !== "snapshot";
  const describesMissing = (removed: Traits, right: Traits): boolean => {
    // Only now it is known that the list's absences matter here. `findRenamed` looks for them again.
    if (!isKnown) staging.findVanished(mode);
    isKnown = true;
    const fewest = isNameless(personOf(removed)) ? 1 : FEWEST_AGREEING;
    return staging.withoutRow(removed).some(({ applied }) => {
      const agreeing = countAgreeing(traitsOf(applied), removed);
      return agreeing >= fewest && agreeing > countAgreeing(traitsOf(applied), right);
    });
  };
  return (row: KeyedRow, rights: readonly Traits[]): boolean => {
    const removed = traitsOfRow(reading, row);
    const isCopyOf = (right: Traits) =>
      areOnePerson(personOf(right), personOf(removed)) && !describesMissing(removed, right);
    return !rights.some(isCopyOf);
  };
}

/** A row describes a contact when this many values agree. */
const FEWEST_AGREEING = 2;

function countAgreeing(one: Traits, other: Traits): number {
  const fields = ["fullName", "birthday", "email", "phone"] as const;
  return fields.filter((field) => one[field] !== null && one[field] === other[field]).length;
}
