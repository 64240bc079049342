/** Lists with a mistake in a whole column, and the promise that no one gets a value that was another person's. */
import type { Random } from "../world/random.ts";
import { HEADER } from "../world/feeds.ts";
import type { Cells } from "../nights/list-style.ts";
import { SENT } from "../nights/judge.ts";
import { COLUMN_MISTAKES } from "../nights/mistakes/column-mistakes.ts";
import { cellOf, type Person, type Row } from "./people.ts";

const FIELDS = ["first", "last", "email", "phone", "birthday"] as const;
type Field = (typeof FIELDS)[number];

const COLUMN = {
  first: "First Name",
  last: "Last Name",
  email: "Email",
  phone: "Phone",
  birthday: "Birthday",
} as const satisfies Readonly<Record<Field, (typeof HEADER)[number]>>;

/** All values that were ever true of each person, by `uid`. */
export type Truths = Map<string, Readonly<Record<Field, Set<string>>>>;

/** A list that was dropped with a mistake in a whole column. */
export interface WrongList {
  readonly file: string;
  readonly feed: string;
  readonly rows: readonly Row[];
  /** Whether a person approved a run with rows of this list. */
  isApproved: boolean;
  /** `uid` of the people who got a value of another person from this list. */
  readonly misled: Set<string>;
}

/**
 * The guards let a list pass in which two people exchange a value, and two others get the value of the row beside them. So up
 * to four people may be misled by one list.
 */
const MOST_MISLED = 4;

/** Notes the values of these people as true ones. */
export function noteTruths(truths: Truths, people: readonly Person[]): void {
  for (const person of people) {
    const known = truths.get(person.uid) ?? newTruth();
    truths.set(person.uid, known);
    for (const field of FIELDS) known[field].add(person[field]);
  }
}

function newTruth(): Readonly<Record<Field, Set<string>>> {
  return { first: new Set(), last: new Set(), email: new Set(), phone: new Set(), birthday: new Set() };
}

/** Returns the rows with a random mistake in a whole column, and the mistake in words; null: it changes nothing. */
export function withMistake(
  rows: readonly Row[],
  random: Random,
): { readonly rows: readonly Row[]; name: string } | null {
  const mistake = random.pickAny(COLUMN_MISTAKES);
  const office = null as never;
  const made = mistake?.make(rows.map(cellsOf), office, random)?.lists[0];
  if (mistake === null || made === undefined) return null;
  return { rows: rows.map((row, index) => rowWith(row, made[index])), name: mistake.name };
}

function cellsOf(row: Row): Cells {
  const [first, last, email, phone, birthday] = FIELDS.map((field) => cellOf(row, COLUMN[field]));
  const [nr, group, ref] = [cellOf(row, "Nr"), cellOf(row, "Group"), cellOf(row, "UID")];
  return {
    nr,
    group,
    ref,
    first: first ?? "",
    last: last ?? "",
    email: email ?? "",
    phone: phone ?? "",
    birthday: birthday ?? "",
  };
}

function rowWith(row: Row, cells: Cells | undefined): Row {
  if (cells === undefined) return row;
  return FIELDS.reduce((changed: Row, field) => changed.with(HEADER.indexOf(COLUMN[field]), cells[field]), row);
}

/**
 * Returns sentences about values in a sent body that were never this person's, but are or were another person's. Nothing
 * shows that a new person's value in a wrong list is wrong.
 */
export function strangersValues(
  truths: Truths,
  wrongLists: readonly WrongList[],
  { uid, sentUid, isNew }: { readonly uid: string; readonly sentUid: unknown; readonly isNew: boolean },
  input: Readonly<Record<string, unknown>>,
): readonly string[] {
  const own = truths.get(uid);
  if (own === undefined) return [];
  // An approved list can give a contact to the person of another row.
  const uids = new Set([uid, String(sentUid)]);
  return FIELDS.flatMap((field) => {
    const value = input[SENT[field]];
    if (typeof value !== "string" || value === "" || own[field].has(value)) return [];
    const other = [...truths].find(([, all]) => all[field].has(value));
    if (other === undefined) return [];
    const lists = wrongLists.filter(({ rows }) =>
      rows.some((row) => uids.has(cellOf(row, "UID")) && cellOf(row, COLUMN[field]) === value),
    );
    const from =
      lists.find(({ misled }) => misled.has(uid)) ?? lists.find(({ misled }) => misled.size < MOST_MISLED) ?? lists[0];
    // After a person approved a wrong list of a feed, the guards compare the next lists with its values.
    const isBaseWrong = wrongLists.some(({ feed, isApproved }) => isApproved && feed === from?.feed);
    if (isBaseWrong || (isNew && from !== undefined)) return [];
    from?.misled.add(uid);
    return from !== undefined && from.misled.size <= MOST_MISLED
      ? []
      : [`${uid} (${[...own[field]].join(", ")}) gets the ${COLUMN[field]} ${value} of ${other[0]}`];
  });
}

/** Notes that a person approves a run. A corrected report may have rows of any wrong list of its feed. */
export function noteApproval(
  wrongLists: readonly WrongList[],
  { file, feed }: { readonly file: string; readonly feed: string },
): void {
  for (const list of wrongLists)
    if (list.file === file || (list.feed === feed && file.startsWith("corrected"))) list.isApproved = true;
}
