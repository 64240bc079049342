/** Makes a rule of a correction, and runs the rows again that wait because of the wrong text. */
import type { LastingCorrection } from "../../../ledger/corrections/lasting-corrections.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { RequestResult } from "../../../model/request.ts";
import { counted } from "../../../model/text/counted.ts";
import { foldCell } from "../../../model/text/spelling/text-folding.ts";
import { checkAccountBinding } from "../../check-account-binding.ts";
import type { RunEnv } from "../../run-env.ts";
import { endInWords } from "../answers/answer-question.ts";
import { runRowsAgain } from "../answers/run-rows-again.ts";
import { withoutCorrected } from "../answers/corrected-rows.ts";

/**
 * Makes a rule for the feed of a correction, and solves the open items whose cell has the wrong text.
 *
 * @param except the `_id`s of rows whose own correction waits
 * @param store stores the rule, and returns its number
 */
export async function acceptRule(
  found: LastingCorrection,
  except: readonly string[],
  feeds: readonly FeedSettings[],
  env: RunEnv,
  store: () => number,
): Promise<RequestResult> {
  const rows = await withoutCorrected(rowsOfRule(found, env.ledger.openItems.open(found.feed)), except, feeds, env);
  const [first, ...others] = rows;
  if (first === undefined || !feeds.some(({ name }) => name === found.feed))
    return { ...accepted(found, store(), []), exitCode: 0 };
  const { stopReason, groups } = await checkAccountBinding(env);
  if (stopReason !== null) {
    const later = `${stopReason} The next list corrects ${counted(rows.length, "row")}.`;
    return { ...accepted(found, store(), [later]), exitCode: 0 };
  }
  let rule = 0;
  const name = `rule-${found.feed}-${found.id}.csv`;
  const end = await runRowsAgain([first, ...others], name, feeds, groups, env, () => {
    rule = store();
  });
  const said = accepted(found, rule, []);
  if (end.kind !== "run")
    return { ...said, lines: [...said.lines, `The next run corrects ${counted(rows.length, "row")}.`], exitCode: 3 };
  env.ledger.corrections.setRunOfRule(rule, end.record.run);
  return { ...said, ...endInWords(end, said.lines) };
}

/** Returns the rows whose issue is about a cell with the wrong text, with the right text in that cell. */
export function rowsOfRule(
  { header, nth, was, becomes }: Pick<LastingCorrection, "header" | "nth" | "was" | "becomes">,
  open: readonly StoredOpenItem[],
): readonly StoredOpenItem[] {
  return open.flatMap((item) => {
    const at = item.header.flatMap((name, index) => (name === header ? [index] : []))[nth];
    const isAsked = item.issues.some((issue) => issue.header === header);
    if (at === undefined || !isAsked || foldCell(item.cells[at] ?? "") !== foldCell(was)) return [];
    return [{ ...item, cells: item.cells.with(at, becomes) }];
  });
}

function accepted({ header, feed, was, becomes }: LastingCorrection, rule: number, more: readonly string[]) {
  return {
    lines: [
      `Rule ${rule}: in the column “${header}” of ${feed}, “${was}” is read as “${becomes}” from now on.`,
      ...more,
      `To end it: celebration-sync corrections drop ${rule}`,
    ],
    items: [{ id: rule, outcome: "rule" }],
  };
}
