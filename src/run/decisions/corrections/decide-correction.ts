import type { LastingCorrection } from "../../../ledger/corrections/lasting-corrections.ts";
import type { RequestOf, RequestResult } from "../../../model/request.ts";
import type { RunEnv } from "../../run-env.ts";
import type { Recorder } from "../recorded-change.ts";

/** Ends a correction that lasts, or makes a rule for the feed of it. The next list is read so. */
export function decideCorrection(
  { id, choice }: RequestOf<"correction">,
  { ledger: { corrections }, now }: Pick<RunEnv, "ledger" | "now">,
  record: Recorder,
): RequestResult {
  const found = corrections.get(id);
  if (found === null) return refuse(2, `There is no correction ${id}. The command corrections lists them.`, "unknown");
  if (found.endedAt !== null) return refuse(1, `Correction ${id} has ended already.`, "already_decided");
  const at = new Date(now()).toISOString();
  const decided = { kind: "correction", feed: found.feed, key: found.key, choice } as const;
  if (choice === "drop") {
    record.once(decided, () => corrections.end([id], "dropped", at));
    return { exitCode: 0, lines: [`Correction ${id} has ended: ${textOf(found)}. The next list is used as it is.`] };
  }
  if (found.kind === "rule") return { exitCode: 0, lines: [`Correction ${id} is a rule already.`] };
  if (!corrections.offers(found.feed).some((offer) => isOffered(found, offer)))
    return refuse(
      1,
      `Correction ${id} can't become a rule. A rule is offered after the second equal correction in a column, and never for names, dates, addresses or keys.`,
    );
  const rule = record.once(decided, () => corrections.makeRule(id, at));
  return {
    exitCode: 0,
    lines: [
      `Rule ${rule}: in the column “${found.header}” of ${found.feed}, “${found.was}” is read as “${found.becomes}” from the next list on.`,
      `To end it: celebration-sync corrections drop ${rule}`,
    ],
    items: [{ id: rule, outcome: "rule" }],
  };
}

function isOffered(
  one: Pick<LastingCorrection, "header" | "was" | "becomes">,
  other: Pick<LastingCorrection, "header" | "was" | "becomes">,
): boolean {
  return one.header === other.header && one.was === other.was && one.becomes === other.becomes;
}

function textOf({ kind, header, was, becomes, person }: LastingCorrection): string {
  const of = person === "" ? "" : ` of ${person}`;
  return kind === "row" ? `the row${of} that was left out` : `“${was}” → “${becomes}” in the column “${header}”${of}`;
}

function refuse(exitCode: 1 | 2, line: string, code?: RequestResult["code"]): RequestResult {
  return { exitCode, lines: [line], ...(code === undefined ? {} : { code }) };
}
