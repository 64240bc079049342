import { withThousands } from "../../../model/text/counted.ts";
import type { RunRecord } from "../../../model/run-record.ts";
import { markup, type Markup } from "./markup.ts";
import { outcomeBar } from "./outcome-bar.ts";
import { section, table, timeElement } from "./page-words.ts";

const STATUS_WORDS: Readonly<Record<string, string>> = {
  completed: "went through",
  held: "waits for a decision",
  halted: "stopped",
  failed: "failed",
  superseded: "replaced by a newer list",
};

/** Returns the table of the feed's last runs, this one first; nothing if there are fewer than two. */
export function historySection(runs: readonly RunRecord[], feed: string): Markup {
  if (runs.length < 2) return markup``;
  const heads = [
    "When",
    "How it ended",
    "What became of the rows",
    "Created",
    "Updated",
    "Deleted",
    "Needed you",
    "File",
  ];
  return section(
    "history",
    "The last runs",
    null,
    table(`The last runs of list “${feed}”, newest first`, heads, runs.map(cellsOf)),
  );
}

function cellsOf(record: RunRecord, index: number): readonly (string | Markup)[] {
  const { rows, deletes } = record;
  const status = STATUS_WORDS[record.status ?? ""] ?? "not finished";
  return [
    markup`${timeElement(record.startedAt)}${index === 0 ? markup` <small>this run</small>` : null}`,
    status,
    outcomeBar(rows, 12),
    withThousands(rows.created),
    withThousands(rows.updated),
    withThousands(deletes.deleted),
    withThousands(rows.rejected + rows.inDoubt),
    record.file,
  ];
}
