import type { Issue } from "../../model/issue.ts";
import type { Database } from "../database/open-database.ts";

/** A cell that a person corrected before, and that was accepted. */
export interface LearnedCorrection {
  readonly header: string;
  readonly from: string;
  readonly to: string;
}

/** Number of corrected rows that are looked at, the newest first. */
const ROWS = 1_000;

/** Returns the cells that people of a feed corrected in refused rows, newest first, each correction once. */
export function readLearnedCorrections(db: Database, feed: string): readonly LearnedCorrection[] {
  const rows = db
    .prepare(`
    SELECT u.header AS newHeader, o.cells AS newCells, i.header, i.cells, i.issues
      FROM runs u CROSS JOIN operations o ON o.run = u.run JOIN open_items i ON i.id = o.open_item
      WHERE u.feed = ? AND u.kind = 'rejections' AND o.state = 'done'
      ORDER BY u.run DESC LIMIT ${ROWS}`)
    .all(feed) as Corrected[];
  const found = new Map<string, LearnedCorrection>();
  for (const row of rows) for (const each of correctionsIn(row)) found.set(JSON.stringify(each), each);
  return [...found.values()];
}

interface Corrected {
  readonly newHeader: string;
  readonly newCells: string;
  readonly header: string;
  readonly cells: string;
  readonly issues: string;
}

function correctionsIn(row: Corrected): readonly LearnedCorrection[] {
  const [newHeader, newCells, header, cells] = [row.newHeader, row.newCells, row.header, row.cells].map(
    (json) => JSON.parse(json) as string[],
  );
  const asked = new Set((JSON.parse(row.issues) as Issue[]).flatMap((issue) => issue.header ?? []));
  return (header ?? []).flatMap((name, at) => {
    const [from, to] = [cells?.[at] ?? "", newCells?.[newHeader?.indexOf(name) ?? -1] ?? ""];
    return asked.has(name) && from !== "" && to !== "" && from !== to ? [{ header: name, from, to }] : [];
  });
}
