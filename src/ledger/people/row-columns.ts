import { rowColumns, type RowColumns, type RunColumns } from "../../model/mapped-row.ts";
import type { Database } from "../database/open-database.ts";

const NO_RUN = { feed: "", header: "[]", columns: "[]", profile: '{"keyColumns":[]}' };

/** Returns a function that returns how a run uses its columns, by the order of its header. */
export function columnsByRun(db: Database): (run: string) => RowColumns {
  const known = new Map<string, RowColumns>();
  const read = db.prepare("SELECT feed, header, columns, profile FROM runs WHERE run = ?");
  return (run) => {
    const before = known.get(run);
    if (before !== undefined) return before;
    const found = read.get(run) as Record<"feed" | "header" | "columns" | "profile", string> | undefined;
    const { feed, header, columns, profile } = found ?? NO_RUN;
    const uses = JSON.parse(columns) as RunColumns["columns"];
    const made = rowColumns(JSON.parse(header) as string[], {
      feed,
      columns: uses,
      profile: JSON.parse(profile) as RunColumns["profile"],
    });
    known.set(run, made);
    return made;
  };
}
