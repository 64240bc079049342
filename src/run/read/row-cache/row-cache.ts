/**
 * The row cache. The other folders of the program import only this file.
 *
 * A nightly list is nearly the same as the list of the night before. The row cache holds a hash of each record whose row
 * asked for exactly what its contact has. A cached record is not read again while its bytes stay the same, and while
 * everything else that decides how they are read stays the same. If one in a hundred of a million rows changed, ten thousand
 * rows are read. The bytes of the others are only compared.
 *
 * The row cache rests on these assumptions, each with the place that checks it:
 * - Equal bytes between two record ends are one record with equal cells. Only csv-parse says what a record is. The cached
 *   records come from csv-parse, and csv-parse reads the stretches between known records as well (`scan-records.ts`,
 *   `intake/csv/csv-stretches.ts`).
 * - A row whose reading depends on other rows is never cached. These are a footer, a row that may belong to a footer, and
 *   a last record without its line end. A record over several lines is not cached either if it stands below a record that
 *   is wider than the header (`collect-records.ts`).
 * - Equal cells give an equal contact while header, dialect, settings, groups, program and Node are the same (`reading`),
 *   and the list as a whole proves the same about its columns (`mapping`). The survey comes out as if every row had been
 *   read (`merge-survey.ts`). A row whose dates could be read differently on another day is never cached
 *   (`mapping/row/later-days.ts`).
 * - The known rows and the first unknown rows prove how unknown rows are mapped. If the whole list proves something else,
 *   the staged rows are taken back and the list is read from its first row to its last.
 * - A row with a correction that lasts is never cached. The rules for corrected cells are a part of `reading`.
 * - An equal contact needs no call while its entry is unchanged: the ledger records every entry that is touched
 *   (`ledger/entries/entry-state.ts`). A row with an open item, or with a warning, is never cached.
 * - The plan asks how many rows need nothing, which contacts they name and which keys they have. The cache answers
 *   (`KnownRows`).
 *
 * If an assumption fails or can't be checked, the row is read, or the whole list. A wrong answer is
 * possible only if two records of one feed have the same 96 bits of hash.
 */
export { dropRowCache, openRowCachesIn, type RowCaches } from "./row-cache-file.ts";
export { mappingOf, readKnownList } from "./known-list.ts";
export { passedRows, type PassedRows } from "./last-rows.ts";
export { startCollecting, updateRowCache } from "./update-row-cache.ts";
export type { RecordCollector } from "./collect-records.ts";
