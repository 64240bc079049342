import type { ListProfile, ProposedField } from "./survey.ts";
import type { ContactInput } from "./contact.ts";
import type { Issue } from "./issue.ts";
import type { CellDefect, SkipReason } from "./row.ts";

/** The values by which a person is recognised without a key. All are folded for comparing; null if unknown. */
export interface Traits {
  readonly email: string | null;
  readonly phone: string | null;
  /** Folded (NFC, lower case, single blanks). */
  readonly firstName: string | null;
  readonly fullName: string | null;
  /** As in the contact input: `YYYY-MM-DD` or the feed's yearless form. */
  readonly birthday: string | null;
}

/** The facts by which a row's person is recognised, besides the key. */
export interface Person {
  readonly traits: Traits;
  /** The contact that the row's `contact_id` column names. */
  readonly contactId: number | null;
}

/** The result of mapping a row: a contact input, a rejection, or a skipped row. */
export type MappedRow =
  | {
      readonly kind: "contact";
      readonly line: number;
      /** The canonical text of the key, which tells the feed's people apart. */
      readonly key: string;
      /** The fields that have a value. */
      readonly input: ContactInput;
      readonly groupName: string;
      /** The mapped fields whose cells are blank. */
      readonly blank: readonly string[];
      readonly traits: Traits;
      /** The guardian: the canonical key of another row, in feeds whose key has one part, or a contact_id. */
      readonly guardian: string | null;
      /** The contact that the row's `contact_id` column names. */
      readonly contactId: number | null;
      /** The word that marks the person as deceased, terminated …; null if there is none. */
      readonly inactive: string | null;
      readonly warnings: readonly Issue[];
      readonly cells: readonly string[];
    }
  | {
      readonly kind: "rejected";
      readonly line: number;
      /** null if the key could not be read. */
      readonly key: string | null;
      readonly traits: Traits;
      readonly contactId: number | null;
      readonly issues: readonly [Issue, ...Issue[]];
      readonly cells: readonly string[];
    }
  | {
      readonly kind: "skipped";
      readonly line: number;
      readonly reason: SkipReason;
      /** Why a line of a corrected report is not used, if a person has to know it. */
      readonly issue?: Issue;
      /** The person of a row that was passed over: a hidden row, a row of another sheet or of a second table. */
      readonly person?: Person & { readonly key: string | null; readonly hasLeft?: true };
      readonly cells: readonly string[];
    };

/**
 * The values that a report had of a row; a missing field had none, or one that could not be read. `birthdayText` is the text of
 * a birthday that could not be read.
 */
export type ReportedValues = Readonly<
  Partial<
    Record<"first_name" | "last_name" | "email" | "phone" | "birthday" | "birthdayText", string | null | undefined>
  >
>;

/**
 * What cells of a corrected row meant in the report, what they mean now, and whether the report asked about them, by field. Other
 * fields mean what they meant.
 */
export type ReportedCells = Readonly<Record<string, readonly [before: string, after: string, isAsked: boolean]>>;

/** One of several rows of a list that have the same key. */
export interface SameKeyRow {
  /** The row's place among the rows of its list. */
  readonly seq: number;
  readonly line: number;
  /** Equal for rows with equal content. */
  readonly hash: string;
}

/** A row with a new key and a contact whose key has vanished, which may be the same person. */
export interface LikelyPair {
  /** The row's place among the rows of its list. */
  readonly seq: number;
  readonly entryId: number;
}

/** How a column of a list is used; for plan.json, the report and the guards. */
export interface ColumnUse {
  readonly header: string;
  /** A `ColumnTarget`; null: the column is not sent. */
  readonly target: string | null;
  /**
   * - `configured`: the feed's `columns` setting names the column
   * - `alias`: the header is in the table of aliases
   * - `values`: the column's values prove the field
   * - `key`: part of the key, and not sent as a field
   * - `not_groups`: the header may mean the group, but not all values name groups
   * - `unmatched`: the header fits no field
   * - `withheld`: sensitive (password, medical …), never sent
   * - `ignored`: the feed's `columns` setting leaves the column out
   */
  readonly why: "configured" | "alias" | "values" | "key" | "not_groups" | "unmatched" | "withheld" | "ignored";
  /** Up to three values, with the text as in the file. */
  readonly samples: readonly string[];
  /** The field that the values look like, where the header is not known and no other column has the field. */
  readonly proposed?: ProposedField;
}

/** How the columns of a list are used, in the order of its header. */
export interface RowColumns {
  readonly feed: string;
  readonly header: readonly string[];
  readonly targets: readonly (string | null)[];
  /** The columns of the key, by their index. */
  readonly keyColumns: readonly number[];
}

/** A run, as far as it says how the columns of its list are used. */
export interface RunColumns {
  readonly feed: string;
  readonly columns: readonly Pick<ColumnUse, "header" | "target">[];
  readonly profile: Pick<ListProfile, "keyColumns">;
}

/** Returns how the columns under a header are used. */
export function rowColumns(header: readonly string[], { feed, columns, profile }: RunColumns): RowColumns {
  return {
    feed,
    header,
    targets: header.map((name) => columns.find((column) => column.header === name)?.target ?? null),
    keyColumns: profile.keyColumns.flatMap((name) => (header.includes(name) ? header.indexOf(name) : [])),
  };
}

/** A text that a cell shows because it is merged with a cell above. The cell itself is blank. */
export interface MergedText {
  /** Index into the header. */
  readonly column: number;
  readonly text: string;
}

const MERGED: CellDefect["code"] = "merged_cell";
const NAMES: readonly string[] = ["first_name", "full_name"];
const ADDRESSES: readonly string[] = ["email", "phone", "whatsapp_phone"];
const OF_PERSON: readonly string[] = [...NAMES, "last_name", "birthday", ...ADDRESSES];

/** Returns the texts of merged cells in a row of a workbook. */
export function mergedInRow(defects: readonly CellDefect[] = []): readonly MergedText[] {
  return defects.filter(({ code }) => code === MERGED);
}

/** Returns the texts of merged cells that the issues of a row name. @param json the issues */
export function mergedInIssues(json: string, cells: readonly string[], { header }: RowColumns): readonly MergedText[] {
  if (!namesMerged(json)) return [];
  return (JSON.parse(json) as readonly Issue[]).filter(isAboutMerged).flatMap(({ header: name, data }) => {
    const column = header.findIndex((each, at) => each === name && isBlank(cells[at]));
    return column === -1 || typeof data["cell"] !== "string" ? [] : [{ column, text: data["cell"] }];
  });
}

/** Returns whether the JSON of issues may name a merged cell. It is quick. */
export function namesMerged(json: string): boolean {
  return json.includes(`"${MERGED}"`);
}

/** Returns whether an issue is about a cell that is merged with a cell above. */
export function isAboutMerged({ data }: Pick<Issue, "data">): boolean {
  return data["fault"] === MERGED;
}

/**
 * Returns the cells that a row shows. The key of a row above is no key of a row with a name of its own.
 *
 * @param columns null: not known
 */
export function shownCells(
  cells: readonly string[],
  merged: readonly MergedText[],
  columns: RowColumns | null,
): readonly string[] {
  if (merged.length === 0) return cells;
  const isNamed = columns?.targets.some((target, at) => NAMES.includes(target ?? "") && !isBlank(cells[at])) === true;
  const shown = [...cells];
  for (const { column, text } of merged) {
    const isKey = columns?.keyColumns.includes(column) === true && !OF_PERSON.includes(columns.targets[column] ?? "");
    while (shown.length < column) shown.push("");
    if (isBlank(shown[column]) && !(isKey && isNamed)) shown[column] = text;
  }
  return shown;
}

/**
 * Returns the cells that tell whose row it is. An address above may be another person's, and so does not tell that.
 *
 * @param columns null: not known
 */
export function tellingCells(
  cells: readonly string[],
  merged: readonly MergedText[],
  columns: RowColumns | null,
): readonly string[] {
  const isAddress = ({ column, text }: MergedText) =>
    text.includes("@") || ADDRESSES.includes(columns?.targets[column] ?? "");
  return shownCells(
    cells,
    merged.filter((each) => !isAddress(each)),
    columns,
  );
}

function isBlank(cell: string | undefined): boolean {
  return cell === undefined || cell.trim() === "";
}
