import type { ContactInput } from "../../model/contact.ts";
import type { Issue } from "../../model/issue.ts";
import type { MappedRow, Traits } from "../../model/mapped-row.ts";
import { traitsOf } from "../../model/traits.ts";

/** A row of the list that is stored whole: thin rows, which need no decision, have no `StagedRow` (see `Staging`). */
export interface StagedRow {
  /** The row's place among the rows. */
  readonly seq: number;
  readonly hash: string;
  readonly mapped: MappedRow;
  /** The open item that the row answers, when the row came in a corrected report. */
  readonly openItem: number | null;
  readonly entryId: number | null;
}

/**
 * Columns of `staged` that hold a mapped row. Values that a plan copies unchanged have columns of their own, so they
 * are copied without being parsed. All other row data stands in `rest`.
 */
const COLUMNS = [
  ["line", "state", "key", "email", "phone", "first_name", "full_name", "birthday"],
  ["group_id", "contact_id", "group_name", "guardian", "inactive", "warnings", "input", "cells", "rest"],
].flat();

export const INSERT_STAGED = `
  INSERT INTO temp.staged (seq, hash, entry_id, open_item, ${COLUMNS.join(", ")})
  VALUES (?, ?, ?, ?, ${COLUMNS.map(() => "?").join(", ")})`;

/** Returns the values for the columns of `INSERT_STAGED`, from `line` on. */
export function toColumns(mapped: MappedRow): readonly (string | number | null)[] {
  const { kind, line } = mapped;
  const cells = JSON.stringify(mapped.cells);
  switch (kind) {
    case "contact": {
      const { key, input, groupName, blank, guardian, contactId, inactive, warnings } = mapped;
      const traits = traitsOf(input);
      const asked = [input.group_id, contactId, groupName, guardian, inactive, toJson(warnings), JSON.stringify(input)];
      const rest: Rest = areEqual(traits, mapped.traits) ? { kind, blank } : { kind, blank, traits: mapped.traits };
      return [line, kind, key, ...valuesOf(traits), ...asked, cells, JSON.stringify(rest)];
    }
    case "rejected": {
      const { key, traits, contactId, issues } = mapped;
      const rest: Rest = { kind, traits, contactId, issues };
      return [line, kind, key, ...valuesOf(traits), ...NO_CALL_COLUMNS, cells, JSON.stringify(rest)];
    }
    case "skipped": {
      const { reason, person, issue } = mapped;
      const rest: Rest = {
        kind,
        reason,
        ...(person === undefined ? {} : { person }),
        ...(issue === undefined ? {} : { issue }),
      };
      return [line, kind, person?.key ?? null, ...NO_TRAITS, ...NO_CALL_COLUMNS, cells, JSON.stringify(rest)];
    }
  }
}

type Contact = Extract<MappedRow, { kind: "contact" }>;

/** Row data that has no column of its own. */
type Rest =
  /** `traits`: only when they differ from the input's. */
  | (Pick<Contact, "kind" | "blank"> & Partial<Pick<Contact, "traits">>)
  | Pick<Extract<MappedRow, { kind: "rejected" }>, "kind" | "traits" | "contactId" | "issues">
  | Pick<Extract<MappedRow, { kind: "skipped" }>, "kind" | "reason" | "person" | "issue">;

const NO_TRAITS = [null, null, null, null, null] as const;
const NO_CALL_COLUMNS = [null, null, null, null, null, null, null] as const;

function valuesOf({ email, phone, firstName, fullName, birthday }: Traits) {
  return [email, phone, firstName, fullName, birthday] as const;
}

function areEqual(some: Traits, others: Traits): boolean {
  const values = valuesOf(others);
  return valuesOf(some).every((value, at) => value === values[at]);
}

/** Returns the warnings as JSON. Most rows have none, so the empty list is not serialised each time. */
function toJson(warnings: readonly Issue[]): string {
  return warnings.length === 0 ? "[]" : JSON.stringify(warnings);
}

/** The columns that make a `StagedRow`. */
export const STAGED_COLUMNS = `seq, hash, entry_id AS entryId, open_item AS openItem, line, key, email, phone, first_name AS firstName,
  full_name AS fullName, birthday, contact_id AS contactId, group_name AS groupName, guardian, inactive, warnings, input,
  cells, rest`;

interface StagedColumns extends Traits {
  readonly seq: number;
  readonly hash: string;
  readonly entryId: number | null;
  readonly openItem: number | null;
  readonly line: number;
  readonly key: string | null;
  readonly contactId: number | null;
  readonly groupName: string;
  readonly guardian: string | null;
  readonly inactive: string | null;
  readonly warnings: string;
  readonly input: string;
  readonly cells: string;
  readonly rest: string;
}

/** Returns the row that `STAGED_COLUMNS` hold. The row must be stored whole, not thin. */
export function toStagedRow(columns: unknown): StagedRow {
  const found = columns as StagedColumns;
  const { seq, hash, entryId, openItem } = found;
  return { seq, hash, entryId, openItem, mapped: toMapped(found) };
}

function toMapped(found: StagedColumns): MappedRow {
  const { line, key } = found;
  const cells = JSON.parse(found.cells) as readonly string[];
  const rest = JSON.parse(found.rest) as Rest;
  switch (rest.kind) {
    case "contact": {
      const { groupName, guardian, contactId, inactive, email, phone, firstName, fullName, birthday } = found;
      const input = JSON.parse(found.input) as ContactInput;
      const warnings = JSON.parse(found.warnings) as readonly Issue[];
      const { kind, blank, traits = { email, phone, firstName, fullName, birthday } } = rest;
      const asked = { input, groupName, blank, traits, guardian, contactId, inactive, warnings };
      return { kind, line, key: key ?? "", cells, ...asked };
    }
    case "rejected":
      return { line, key, cells, ...rest };
    case "skipped":
      return { line, cells, ...rest };
  }
}
