import { finding, type Guard } from "./guard.ts";

/** How a list shows that it is older than an accepted one. */
export interface ListAge {
  /** The run of the newest accepted list. */
  readonly newer: string;
  /** The rows are those of the last accepted list but one; nothing else shows that the list is older. */
  readonly isLastButOne: boolean;
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
  /** What the plan changes: deletes, creates and updates, and entries that get another key or become absent. */
  readonly changes: { readonly deletes: number; readonly sent: number; readonly kept: number };
}

/** Fewer known people prove nothing about a list of other people. */
const FEWEST_KNOWN = 5;
/** From this number of blank keys on, and above this share of the rows, keys are missing as a whole. */
const BLANK_KEYS = { count: 3, share: 0.01 };
/** From this number of linked contacts on, many new people look like a changed key. */
const MANY_LINKED = 100;
const NEW_SHARE = 0.3;
/** The last list but one may come again while it creates and changes fewer people than this. */
const MANY_CHANGES = 3;

function isBlankOfKeys({ before, blankKeys, rowsWithCells }: ListFigures): boolean {
  return (
    before !== null &&
    !before.hadBlankKeys &&
    blankKeys >= BLANK_KEYS.count &&
    blankKeys > rowsWithCells * BLANK_KEYS.share
  );
}

function isOlder({ age, changes: { deletes, sent, kept } }: ListFigures): boolean {
  if (age === null) return false;
  return age.isLastButOne ? deletes > 0 || sent >= MANY_CHANGES : deletes + sent + kept > 0;
}

/** Guards that hold the whole run because of the list's people, columns, keys or age. */
export const LIST_GUARDS: readonly Guard<ListFigures>[] = [
  {
    name: "older_list",
    scope: "run",
    fires: (figures) => (isOlder(figures) ? finding({ newer: figures.age?.newer ?? "" }) : null),
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
      before !== null && before.keyColumnsGone.length > 0
        ? finding({ columns: before.keyColumnsGone.join(", ") })
        : null,
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
            columns: before.columnsGone.join(", "),
          })
        : null,
  },
  {
    name: "column_blank",
    scope: "run",
    fires: ({ before }) =>
      before !== null && before.columnsBlank.length > 0 ? finding({ columns: before.columnsBlank.join(", ") }) : null,
  },
  {
    name: "unreadable_rows",
    scope: "run",
    fires: ({ rowsUnreadable, rowsAmbiguous, rowsRead }) => {
      if (rowsUnreadable <= rowsRead / 2 || rowsRead <= 1) return null;
      const how = rowsAmbiguous > rowsUnreadable / 2 ? { how: "date_order" } : {};
      return finding({ unreadable: rowsUnreadable, rows: rowsRead, ...how });
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
