/**
 * The row cache, and the only file of this folder that the rest of the program imports.
 *
 * Nightly lists are nearly the same as the night before. A record that was read once, and whose row asked for exactly what
 * its contact has, is not read again while its bytes and everything that decides how they are read stay the same. Of a
 * million rows of which one in a hundred changed, only the bytes are read, and those ten thousand rows.
 *
 * The row cache rests on these assumptions, each with the place that checks it:
 * - Equal bytes between two record ends are one record with equal cells. Only csv-parse says what a record is: the cached
 *   records come from csv-parse, and csv-parse reads the stretches between known records as well (`scan-records.ts`,
 *   `intake/csv/csv-stretches.ts`). A row whose reading depends on other rows is never cached: a footer, a row that may
 *   belong to a footer, a last record without its line end, a record over several lines below a record that is wider than
 *   the header.
 * - Equal cells give an equal contact while header, dialect, settings, groups, program and Node are the same (`reading`),
 *   the whole list proves the same about its columns (`mapping`), and no date in it lies between the two days
 *   (`mapping/row/day-proof.ts`). The survey of the whole list comes out as if every row had been read (`merge-survey.ts`).
 * - Unknown rows are read, and mapped by what the known rows and the first unknown rows prove. If the whole list proves
 *   something else, the staged rows are taken back and the list is read from its first row to its last.
 * - An equal contact needs no call while its entry is unchanged: the ledger records every entry that is touched
 *   (`ledger/entries/entry-state.ts`). A row with an open item, or with a warning, is never cached.
 * - The plan asks how many rows need nothing, which contacts they name and which keys they have. The cache answers
 *   (`KnownRows`).
 *
 * If an assumption fails or can't be checked, the row is read, or the whole list. A wrong answer would take two records of
 * one feed with the same 96 bits of hash.
 */
export { dropRowCache, openRowCachesIn, type RowCaches } from "./row-cache-file.ts";
export { mappingOf, readKnownList } from "./known-list.ts";
export { startCollecting, updateRowCache } from "./update-row-cache.ts";
export type { RecordCollector } from "./collect-records.ts";
