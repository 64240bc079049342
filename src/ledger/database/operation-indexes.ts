/**
 * Conditions on operations in the words of their indexes: only so are these used, and the operations of all past runs,
 * which may be millions, passed over.
 */

/** Of the index of open operations: something still follows from them. */
export const IS_OPEN = "state IN ('planned', 'held', 'deferred', 'sending', 'in_doubt')";

/** Of the index of those whose answer is not known. */
export const MAY_HAVE_ARRIVED = "state IN ('sending', 'in_doubt')";

/** True of every operation; between a run and a state it leads to the index of how a run's operations ended. */
export const OF_ANY_KIND = "kind IN ('create', 'update', 'delete')";
