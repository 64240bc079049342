import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { Issue } from "../../../model/issue.ts";

const PART = { birthday_year: 1, birthday_month: 2, birthday_day: 3 } as const;

/**
 * Returns the texts that a chosen reading of a birthday gives the row's cells, by the index of the cell. A birthday in three
 * columns gets its day, month and year.
 *
 * @param reading `1990-04-03`, or `--04-03` without a year
 */
export function readingCells(
  { header, run }: Pick<StoredOpenItem, "header" | "run">,
  question: Issue,
  reading: string,
  { runs }: Pick<Ledger, "runs">,
): ReadonlyMap<number, string> {
  const place = header.indexOf(question.header ?? "");
  const targets = new Map(runs.get(run)?.columns.map(({ header: name, target }) => [name, target]));
  if (!((targets.get(question.header ?? "") ?? "") in PART)) return new Map(place === -1 ? [] : [[place, reading]]);
  const parts = /^(\d{4}|-)-(\d\d)-(\d\d)$/u.exec(reading) ?? [];
  const cells = header.flatMap((name, at) => {
    const target = targets.get(name) ?? "";
    const text = target in PART ? (parts[PART[target as keyof typeof PART]] ?? "") : "";
    return target in PART ? [[at, text === "-" ? "" : text] as const] : [];
  });
  return new Map(cells);
}

/** Returns the cells of a row with a chosen reading of its birthday. */
export function cellsWithReading(
  openItem: StoredOpenItem,
  question: Issue,
  reading: string,
  ledger: Pick<Ledger, "runs">,
): readonly string[] {
  const texts = readingCells(openItem, question, reading, ledger);
  return openItem.header.map((_, at) => texts.get(at) ?? openItem.cells[at] ?? "");
}
