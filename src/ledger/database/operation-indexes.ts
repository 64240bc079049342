/**
 * Conditions on `operations`, in exactly the words of the partial indexes. SQLite uses a partial index only for a query
 * with the index's own condition. Without the index it reads the operations of all past runs, which may be millions.
 */

/** Condition of the index `operations_open`: operations still to be carried out or answered. */
export const IS_OPEN = "state IN ('planned', 'held', 'deferred', 'sending', 'in_doubt')";

/** Condition on `runs`: the list was accepted, and no undo took it back. */
export const IS_ACCEPTED = "accepted_at IS NOT NULL AND undone_by IS NULL";

/** Condition of the index `operations_in_doubt`: operations without a known answer. */
export const MAY_HAVE_ARRIVED = "state IN ('sending', 'in_doubt')";

/** Condition that is true for every operation. With it, a query by run and state uses the index `operations_by_end`. */
export const OF_ANY_KIND = "kind IN ('create', 'update', 'delete')";

/**
 * Condition that a change was not made and is not decided to be made: it waits in a held list, or it was given up. Its values are not
 * the contact's.
 */
export const WAS_NOT_MADE = "state IN ('held', 'dropped', 'superseded')";

/** The name in the `changes` of a delete that a person asked for. The ledger reads it with the path `$.removal`. */
export const REMOVAL = "removal";
