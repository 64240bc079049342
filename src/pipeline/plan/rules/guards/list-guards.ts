import type { HoldExample } from "../../../../model/operation.ts";
import { finding, type Finding, type Guard } from "./guard.ts";

/** How a list shows that it is older than an accepted one. */
export interface ListAge {
  /** The run of the newest accepted list. */
  readonly newer: string;
  /** The rows are those of the last accepted list but one; nothing else shows that the list is older. */
  readonly isLastButOne: boolean;
  /** The rows are those of an accepted list; the modification time does not show that the list is older. */
  readonly isByRows: boolean;
}

/** What a list takes back of the feed's last lists. */
export interface ListReturns {
  /** Number of people that one of the last lists deleted, and that this list creates again. */
  readonly leavers: number;
  /** Number of people that one of the last lists created, and that this list deletes. */
  readonly joiners: number;
  /** Number of people who get a value that a last list replaced. */
  readonly values: number;
  /** Number of lists of which something is taken back. */
  readonly lists: number;
  readonly examples: readonly HoldExample[];
}

/** What a list does again that an undo took back. */
export interface UndoneFigures {
  readonly people: number;
  readonly examples: readonly HoldExample[];
}

/** Linked people whose birthday a list moves into the next days. */
export interface MovedFigures {
  readonly people: number;
  readonly examples: readonly HoldExample[];
}

/** The figures about the list as a whole. */
export interface ListFigures {
  /** Number of this feed's linked contacts before the plan. */
  readonly linked: number;
  readonly isSnapshot: boolean;
  /** Number of linked contacts that the list names; null for a list of changes, and for a list without keys. */
  readonly listed: number | null;
  readonly rowsRead: number;
  readonly rowsUnreadable: number;
  /** Number of the unreadable rows whose birthday can be read in two ways. */
  readonly rowsAmbiguous: number;
  /** Rejected rows whose names wait for the order of their column. */
  readonly rowsUnordered: number;
  /** Number of creates that no accepted list has asked for before. */
  readonly newPeople: number;
  /** Number of rows without a key. */
  readonly blankKeys: number;
  /** Number of rows whose cells could be read. */
  readonly rowsWithCells: number;
  /** Changes since the feed's last accepted list; null: there is none. */
  readonly before: {
    readonly keyChanged: boolean;
    readonly hadBlankKeys: boolean;
    readonly keyColumnsGone: readonly string[];
    readonly knownColumns: number;
    readonly columnsGone: readonly string[];
    readonly columnsBlank: readonly string[];
  } | null;
  /** null: nothing shows that the list is older than an accepted one. */
  readonly age: ListAge | null;
  /** null: the list takes back less than half of what the last lists did. */
  readonly returns: ListReturns | null;
  /** null: the list does nothing again that was taken back. */
  readonly undone: UndoneFigures | null;
  /** Birthdays that move into the next `SOON_DAYS` days. */
  readonly moved: MovedFigures;
  /** What the plan changes: deletes, creates and updates, and entries that get another key or become absent. */
  readonly changes: {
    readonly deletes: number;
    readonly sent: number;
    /** Number of updates among `sent`. In a list that may be older, updates that change only the form of values are left out. */
    readonly updates: number;
    readonly kept: number;
  };
}

/** Fewer known people prove nothing about a list of other people. */
const FEWEST_KNOWN = 5;
/** From this number of blank keys on, and above this share of the rows, keys are missing as a whole. */
const BLANK_KEYS = { count: 3, share: 0.01 };
/** From this number of linked contacts on, many new people look like a changed key. */
const MANY_LINKED = 100;
const NEW_SHARE = 0.3;
/** From this number of creates and updates on, the last list but one is held even if it deletes no contact. */
const MANY_CHANGES = 3;

function isBlankOfKeys({ before, blankKeys, rowsWithCells }: ListFigures): boolean {
  return (
    before !== null &&
    !before.hadBlankKeys &&
    blankKeys >= BLANK_KEYS.count &&
    blankKeys > rowsWithCells * BLANK_KEYS.share
  );
}

function isOlder({ age, changes: { deletes, sent, updates, kept } }: ListFigures): boolean {
  if (age === null) return false;
  // The rows equal an older list also when a leaver comes back and no other row has changed.
  const isReturn = age.isByRows && updates + kept === 0;
  if (age.isLastButOne || isReturn) return deletes > 0 || sent >= MANY_CHANGES;
  return deletes + sent + kept > 0;
}

/** From this number of people on, a list that takes back several lists is an older one. */
const MANY_RETURNS = 3;

/**
 * Finds an older list with new rows. A missing joiner alone is ordinary: the person may have left. A list may also take back
 * what one wrong list did.
 */
function findReturns({ returns }: ListFigures): Finding | null {
  if (returns === null) return null;
  const { leavers, joiners, values, lists, examples } = returns;
  const back = leavers + values;
  const isOfTwoKinds = joiners > 0 && back > 0;
  const isOfManyLists = lists > 1 && back > 0 && back + joiners >= MANY_RETURNS;
  if (!isOfTwoKinds && !isOfManyLists) return null;
  return { ...finding({ how: "returns", leavers, joiners, values }), examples };
}

/** Days, with today, into which a list may move few greetings only. */
export const SOON_DAYS = 7;
const MOST_MOVED = 5;

/** Guards that hold the whole run because of the list's people, columns, keys or age. */
export const LIST_GUARDS: readonly Guard<ListFigures>[] = [
  {
    name: "older_list",
    scope: "run",
    fires: (figures) => (isOlder(figures) ? finding({ newer: figures.age?.newer ?? "" }) : findReturns(figures)),
  },
  {
    name: "undone_list",
    scope: "run",
    fires: ({ undone }) =>
      undone === null ? null : { ...finding({ people: undone.people }), examples: undone.examples },
  },
  {
    name: "greetings_moved",
    scope: "run",
    fires: ({ moved: { people, examples } }) =>
      people > MOST_MOVED ? { ...finding({ people, days: SOON_DAYS }), examples } : null,
  },
  {
    name: "other_list",
    scope: "run",
    fires: ({ listed, linked, newPeople }) =>
      listed !== null && linked >= FEWEST_KNOWN && listed < linked / 2 && newPeople > 0
        ? { ...finding({ listed, linked, new: newPeople }), pattern: "other_people" }
        : null,
  },
  {
    name: "key_changed",
    scope: "run",
    fires: ({ before, linked }) => (before?.keyChanged === true && linked > 0 ? finding({ linked }) : null),
  },
  {
    name: "key_column_gone",
    scope: "run",
    fires: ({ before }) =>
      before !== null && before.keyColumnsGone.length > 0 ? finding({ columns: before.keyColumnsGone }) : null,
  },
  {
    name: "columns_gone",
    scope: "run",
    fires: ({ before, isSnapshot }) =>
      isSnapshot &&
      before !== null &&
      before.columnsGone.length > 0 &&
      before.columnsGone.length >= before.knownColumns / 2
        ? finding({
            gone: before.columnsGone.length,
            known: before.knownColumns,
            columns: before.columnsGone,
          })
        : null,
  },
  {
    name: "column_blank",
    scope: "run",
    fires: ({ before }) =>
      before !== null && before.columnsBlank.length > 0 ? finding({ columns: before.columnsBlank }) : null,
  },
  {
    name: "unreadable_rows",
    scope: "run",
    fires: ({ rowsUnreadable, rowsAmbiguous, rowsUnordered, rowsRead }) => {
      if (rowsUnreadable <= rowsRead / 2 || rowsRead <= 1) return null;
      const found = { unreadable: rowsUnreadable, rows: rowsRead };
      if (rowsUnordered > rowsUnreadable / 2) return finding({ ...found, how: "name_order" });
      return finding(rowsAmbiguous > rowsUnreadable / 2 ? { ...found, how: "date_order" } : found);
    },
  },
  {
    name: "blank_keys",
    scope: "run",
    fires: (figures) =>
      isBlankOfKeys(figures)
        ? finding({ percent: Math.round((figures.blankKeys / figures.rowsWithCells) * 1000) / 10 })
        : null,
  },
  {
    name: "new_people",
    scope: "run",
    fires: ({ linked, listed, newPeople }) =>
      linked >= MANY_LINKED && newPeople > (listed === null ? linked : listed + newPeople) * NEW_SHARE
        ? finding({ new: newPeople, linked })
        : null,
  },
];
