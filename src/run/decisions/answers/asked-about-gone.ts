/** Decides rows anew that ask about a contact which is gone. */
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { Group } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { RequestResult } from "../../../model/request.ts";
import { counted } from "../../../model/text/counted.ts";
import { keptContacts } from "../../push/never/kept-contacts.ts";
import type { RunEnv } from "../../run-env.ts";
import { endInWords } from "./answer-question.ts";
import { runRowsAgain } from "./run-rows-again.ts";

/**
 * Runs the rows again whose question is about a contact that is not linked any more, for instance because its person was
 * erased.
 *
 * @param run only the rows that this run reported; null: the rows of all runs
 * @returns one result for each feed with such rows
 */
export async function runAskedRows(
  run: string | null,
  feeds: readonly FeedSettings[],
  groups: readonly Group[],
  env: RunEnv,
): Promise<readonly RequestResult[]> {
  const results: RequestResult[] = [];
  for (const { name } of feeds) {
    const asked = env.ledger.openItems
      .open(name)
      .filter((item) => (run === null || item.run === run) && asksAboutGone(item, env));
    const [first, ...others] = asked;
    if (first === undefined) continue;
    const end = await runRowsAgain([first, ...others], `retry-${name}.csv`, feeds, groups, env, () => undefined);
    const what = `Decided anew: ${counted(asked.length, "row")} with a question about a contact that is not linked any more.`;
    results.push(end.kind === "run" ? endInWords(end, [what]) : { exitCode: 3, lines: [THE_NEXT_RUN] });
  }
  return results;
}

const THE_NEXT_RUN = "The next run decides the rows anew that ask about a contact which is not linked any more.";

function asksAboutGone({ issues }: StoredOpenItem, { ledger }: Pick<RunEnv, "ledger">): boolean {
  return issues.some(
    ({ code, data: { contactId } }) =>
      (code === "other_person" || code === "looks_like") &&
      typeof contactId === "number" &&
      ledger.entries.byContact(contactId) === null &&
      !keptContacts(ledger).has(contactId),
  );
}
