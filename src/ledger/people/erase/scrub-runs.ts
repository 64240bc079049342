/** Finds and removes what runs show of a person: examples, samples, messages, and names of files. */
import type { Database } from "../../database/open-database.ts";
import { scrubShown, shownTexts } from "./scrub-json.ts";
import type { ScrubbedRows, TraceFinder } from "./traces.ts";

const JSON_COLUMNS = ["reading", "header", "columns", "profile", "holds", "survey", "effects", "beside"] as const;
const TEXT_COLUMNS = ["file", "path", "halt_reason"] as const;

type RunRow = Readonly<Record<(typeof JSON_COLUMNS)[number] | (typeof TEXT_COLUMNS)[number], string | null>> & {
  readonly run: string;
};

/** Returns what each run shows of a person. */
export function* shownInRuns(
  db: Database,
  finder: TraceFinder,
): Generator<{ readonly run: string; readonly texts: readonly string[] }> {
  const all = db
    .prepare(`SELECT run, ${[...JSON_COLUMNS, ...TEXT_COLUMNS].join(", ")} FROM runs ORDER BY run`)
    .iterate();
  for (const row of all as Iterable<RunRow>) {
    const inJson = JSON_COLUMNS.flatMap((column) => shownTexts(row[column] ?? "null", finder));
    const texts = TEXT_COLUMNS.flatMap((column) => (finder.has(row[column] ?? "") ? (row[column] ?? []) : []));
    if (inJson.length + texts.length > 0) yield { run: row.run, texts: [...new Set([...inJson, ...texts])] };
  }
}

/** Removes the person from what runs show. */
export function scrubRuns(db: Database, finder: TraceFinder, { runs }: Pick<ScrubbedRows, "runs">): void {
  const names = db.prepare("SELECT run FROM runs").pluck().all() as string[];
  const read = db.prepare(`SELECT run, ${[...JSON_COLUMNS, ...TEXT_COLUMNS].join(", ")} FROM runs WHERE run = ?`);
  for (const name of names) {
    const row = read.get(name) as RunRow;
    const set = (column: string, text: string) => {
      runs.add(row.run);
      db.prepare(`UPDATE runs SET ${column} = ? WHERE run = ?`).run(text, row.run);
    };
    for (const column of JSON_COLUMNS) {
      const text = row[column];
      const scrubbed = text === null ? null : scrubShown(text, finder);
      if (scrubbed !== null && scrubbed !== text) set(column, scrubbed);
    }
    for (const column of TEXT_COLUMNS) {
      const text = row[column];
      if (text !== null && finder.has(text)) set(column, column === "halt_reason" ? "" : withoutName(text));
    }
  }
}

/** Returns a name of a file that is named after the person. Its ending stays. */
function withoutName(file: string): string {
  const [ending = ""] = /\.[a-z]{1,5}$/iu.exec(file) ?? [];
  return `erased${ending}`;
}
