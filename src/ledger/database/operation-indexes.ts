/**
 * Conditions on `operations`, in exactly the words of the partial indexes. SQLite uses a partial index only for a query
 * with the index's own condition. Without the index it reads the operations of all past runs, which may be millions.
 */

/** Condition of the index `operations_open`: operations still to be carried out or answered. */
export const IS_OPEN = "state IN ('planned', 'held', 'deferred', 'sending', 'in_doubt')";

/** Condition of the index `operations_in_doubt`: operations without a known answer. */
export const MAY_HAVE_ARRIVED = "state IN ('sending', 'in_doubt')";

/** Condition that is true for every operation. With it, a query by run and state uses the index `operations_by_end`. */
export const OF_ANY_KIND = "kind IN ('create', 'update', 'delete')";
