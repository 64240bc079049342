/** Finds the encodings of a corrected report under which its cells have the reported text. */
import type { Ledger } from "../../../ledger/ledger.ts";
import { FileRefused } from "../../../model/file-refused.ts";
import { LANGUAGES } from "../../../model/feed.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import { phrasesIn } from "../../../pipeline/report/language/phrases.ts";
import { describeOpenItem } from "../../../pipeline/report/words/sentences.ts";
import { sentencesIn, splitRejectionRow } from "../../../pipeline/report/rejections/read-back.ts";
import { reportedCells } from "../corrected/reported-row.ts";
import type { OpenedList } from "../open-list.ts";

/** Number of lines that are compared. */
const FIRST_LINES = 200;

/**
 * Returns the encodings under which the most cells with letters beyond ASCII have their reported text: cells of the list,
 * and the sentences that the program wrote. Returns none if no cell has.
 *
 * @param openIn opens the file in an encoding
 */
export async function encodingsOfReported(
  openIn: (encoding: string) => Promise<OpenedList>,
  encodings: readonly string[],
  ledger: Pick<Ledger, "openItems" | "heldRows">,
): Promise<readonly string[]> {
  const found: { readonly encoding: string; readonly kept: number }[] = [];
  for (const encoding of encodings) {
    try {
      found.push({ encoding, kept: await countKept(await openIn(encoding), ledger) });
    } catch (error) {
      // An encoding that gives no table is not the report's encoding.
      if (!(error instanceof FileRefused)) throw error;
    }
  }
  const most = Math.max(0, ...found.map(({ kept }) => kept));
  return found.flatMap(({ encoding, kept }) => (most > 0 && kept === most ? [encoding] : []));
}

/** Returns the number of sentences with letters beyond ASCII that the program wrote about an item, in any language. */
function countKeptSentences(
  sentences: readonly string[],
  id: string,
  { issues, operation, status }: StoredOpenItem,
): number {
  const [issue, ...further] = issues;
  const telling = sentences.filter(isBeyondAscii);
  if (issue === undefined || telling.length === 0) return 0;
  const described = LANGUAGES.flatMap((language) =>
    Object.values(describeOpenItem(phrasesIn(language), { id, issue, further, operation, status })),
  );
  return telling.filter((sentence) => described.includes(sentence)).length;
}

function isBeyondAscii(text: string): boolean {
  return /[^\0-\x7f]/.test(text);
}

async function countKept(
  { kind, table }: OpenedList,
  { openItems, heldRows }: Pick<Ledger, "openItems" | "heldRows">,
): Promise<number> {
  try {
    if (kind !== "rejections") return 0;
    let lines = 0;
    let kept = 0;
    for await (const batch of table.batches()) {
      for (const row of batch) {
        const { id, header, cells } = splitRejectionRow(table.header, row.cells);
        const reported = heldRows.named(id)?.row ?? openItems.reportedAs(id)?.openItem ?? null;
        if (reported === null) continue;
        const before = reportedCells(reported, header);
        kept += cells.filter((cell, at) => isBeyondAscii(cell) && cell === before[at]).length;
        kept += countKeptSentences(sentencesIn(table.header, row.cells), id, reported);
      }
      lines += batch.length;
      if (lines >= FIRST_LINES) break;
    }
    return kept;
  } finally {
    await table.close();
  }
}
