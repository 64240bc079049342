import type { LastingCorrection } from "../../../ledger/corrections/lasting-corrections.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { RequestOf, RequestResult } from "../../../model/request.ts";
import { counted } from "../../../model/text/counted.ts";
import type { RunEnv } from "../../run-env.ts";
import type { Recorder } from "../recorded-change.ts";
import { acceptRule } from "./accept-rule.ts";

/**
 * Ends a correction that lasts, or makes a rule for the feed of it. The next list is read so.
 *
 * @param feeds the feeds as the configuration sets them
 */
export async function decideCorrection(
  { id, choice, except = [] }: RequestOf<"correction">,
  feeds: readonly FeedSettings[],
  env: RunEnv,
  record: Recorder,
): Promise<RequestResult> {
  const { ledger, now } = env;
  const { corrections } = ledger;
  const found = corrections.get(id);
  if (found === null) return refuse(2, `There is no correction ${id}. The command corrections lists them.`, "unknown");
  if (found.endedAt !== null) return refuse(1, `Correction ${id} has ended already.`, "already_decided");
  const at = new Date(now()).toISOString();
  const decided = { kind: "correction", feed: found.feed, key: found.key, choice } as const;
  if (choice === "drop") {
    record.once(decided, () => {
      corrections.end([id], "dropped", at);
      if (found.kind === "address") sendAgain(found, ledger);
    });
    const after = stillCorrected(found, corrections.active(found.feed));
    return { exitCode: 0, lines: [`Correction ${id} has ended: ${textOf(found)}.`, after ?? AFTER_DROP[found.kind]] };
  }
  if (found.kind === "rule") return { exitCode: 0, lines: [`Correction ${id} is a rule already.`] };
  if (!corrections.offers(found.feed).some((offer) => isOffered(found, offer)))
    return refuse(
      1,
      `Correction ${id} can't become a rule. A rule is offered after the second equal correction in a column, and never for names, dates, addresses or keys.`,
    );
  return acceptRule(found, except, feeds, env, () => record.once(decided, () => corrections.makeRule(id, at)));
}

/** Returns the line that another correction still corrects the same text of the column; null: none does. */
function stillCorrected(ended: LastingCorrection, active: readonly LastingCorrection[]): string | null {
  const others = active.filter(
    ({ header, nth, was }) => header === ended.header && nth === ended.nth && was === ended.was,
  );
  const rule = others.find(({ kind }) => kind === "rule");
  if (ended.kind === "cell" && rule !== undefined)
    return `Rule ${rule.id} still corrects this cell to “${rule.becomes}”. To end the rule for all rows: celebration-sync corrections drop ${rule.id}`;
  const cells = others.filter(({ kind }) => kind === "cell");
  if (ended.kind !== "rule" || cells.length === 0) return null;
  const hold = counted(
    cells.length,
    "cell has a correction of its own that still holds",
    "cells have corrections of their own that still hold",
  );
  return `${hold}. The command corrections lists them, and corrections drop ID ends one.`;
}

function isOffered(
  one: Pick<LastingCorrection, "header" | "was" | "becomes">,
  other: Pick<LastingCorrection, "header" | "was" | "becomes">,
): boolean {
  return one.header === other.header && one.was === other.was && one.becomes === other.becomes;
}

const AS_IT_IS = "The next list is used as it is.";

/** What the end of a correction means for the next list. */
const AFTER_DROP: Readonly<Record<LastingCorrection["kind"], string>> = {
  cell: AS_IT_IS,
  rule: AS_IT_IS,
  row: AS_IT_IS,
  address: "The next list sends the address. If the service refuses it again, the report asks again.",
};

/** Makes the next list send the whole row: without the mark of the row last applied, the row counts as changed. */
function sendAgain({ feed, key }: LastingCorrection, { entries }: Pick<RunEnv["ledger"], "entries">): void {
  const entry = key === null ? null : entries.byKey(feed, key);
  if (entry !== null) entries.forgetHash(entry.id);
}

function textOf({ kind, header, was, becomes, person, isKey }: LastingCorrection): string {
  const of = person === "" ? "" : ` of ${person}`;
  if (kind === "address") return `the address “${was}” that was left out${of === "" ? "" : ` for ${person}`}`;
  if (kind === "row") return isKey ? `that the row${of} has the key of another row` : `the row${of} that was left out`;
  return `“${was}” → “${becomes}” in the column “${header}”${of}`;
}

function refuse(exitCode: 1 | 2, line: string, code?: RequestResult["code"]): RequestResult {
  return { exitCode, lines: [line], ...(code === undefined ? {} : { code }) };
}
