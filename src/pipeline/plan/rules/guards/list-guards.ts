import { finding, type Guard } from "./guard.ts";

/** The figures about the list as a whole. Shares are from 0 to 1. */
export interface ListFigures {
  /** Number of this feed's linked contacts before the plan. */
  readonly linked: number;
  readonly rowsRead: number;
  readonly rowsUnreadable: number;
  /** Number of creates that no accepted list has asked for before. */
  readonly newPeople: number;
  /** Changes since the feed's last accepted list; null: there is none. */
  readonly before: {
    readonly keyChanged: boolean;
    readonly keyColumnsGone: readonly string[];
    readonly knownColumns: number;
    readonly columnsGone: readonly string[];
    readonly columnsBlank: readonly string[];
    readonly blankKeyShare: number;
  } | null;
  readonly blankKeyShare: number;
  /** The run of a newer list that was accepted before this one; null: there is none. */
  readonly olderThan: string | null;
}

/** Guards that hold the whole run because of the list's columns, keys or age. */
export const LIST_GUARDS: readonly Guard<ListFigures>[] = [
  {
    name: "older_list",
    scope: "run",
    fires: ({ olderThan }) => (olderThan === null ? null : finding({ newer: olderThan })),
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
    fires: ({ before }) =>
      before !== null && before.columnsGone.length > 0 && before.columnsGone.length >= before.knownColumns / 2
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
    fires: ({ rowsUnreadable, rowsRead }) =>
      rowsUnreadable > rowsRead / 2 && rowsRead > 1 ? finding({ unreadable: rowsUnreadable, rows: rowsRead }) : null,
  },
  {
    name: "blank_keys",
    scope: "run",
    fires: ({ before, blankKeyShare }) =>
      before !== null && before.blankKeyShare === 0 && blankKeyShare > 0.01
        ? finding({ percent: Math.round(blankKeyShare * 1000) / 10 })
        : null,
  },
  {
    name: "new_people",
    scope: "run",
    fires: ({ linked, newPeople }) =>
      linked >= 100 && newPeople > linked * 0.3 ? finding({ new: newPeople, linked }) : null,
  },
];
