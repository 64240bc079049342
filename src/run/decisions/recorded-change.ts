/**
 * Changes the ledger as a person decided. If another process stored the decision as a request, the same transaction
 * records that the request is carried out, so that it happens once.
 */
export type RecordedChange = <T>(change: () => T) => T;

/** Changes the ledger for a decision of this process's own command line, which no other process repeats. */
export const changeDirectly: RecordedChange = (change) => change();
