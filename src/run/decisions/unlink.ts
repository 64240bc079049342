import type { FeedSettings } from "../../model/feed.ts";
import type { RequestOf, RequestResult } from "../../model/request.ts";
import { keyInWords } from "../../model/text/row-key.ts";
import type { RunEnv } from "../run-env.ts";
import type { Recorder } from "./recorded-change.ts";
import { keyFromText, personInWords } from "./row-name.ts";

/**
 * Takes back a link that a person made. A link that this program made is kept: its contact is the row's own, and without
 * the link the next list would create the person twice. But it may be taken back when the service does not find the contact.
 */
export function unlinkKey(
  { feed: name, key: text }: RequestOf<"unlink">,
  feeds: readonly FeedSettings[],
  { ledger, now }: Pick<RunEnv, "ledger" | "now">,
  record: Recorder,
): RequestResult {
  const feed = feeds.find((known) => known.name === name);
  if (feed === undefined)
    return refuse(2, `There is no feed “${name}”. Feeds: ${feeds.map((known) => known.name).join(", ")}.`);
  const found = keyFromText(text, feed);
  if (typeof found === "string") return refuse(2, `${found}.`);
  const entry = ledger.entries.byKey(name, found.key);
  if (entry === null) return refuse(2, `${keyInWords(found.key)} of ${name} is not linked to a contact.`);
  const who = personInWords(entry, entry.applied);
  const link = ledger.manualDecisions.linkOf(entry);
  const contact = `contact ${entry.contactId}`;
  const isMissing = ledger.manualDecisions.isMissing(entry.contactId);
  if (link.kind === "created" && !isMissing)
    return refuse(
      1,
      `Not unlinked: this program created ${contact} for ${who}. Without the link, the next list would create the person twice.`,
    );
  const { doubt: doubted, isChanged } = link.kind === "created" ? { doubt: null, isChanged: false } : link;
  const at = new Date(now()).toISOString();
  ledger.backUp(`${at.replaceAll(":", "")}-unlink`);
  ledger.beginChanges();
  record.each({ kind: "unlink", feed: name, key: entry.key, contactId: entry.contactId }, () =>
    ledger.manualDecisions.unlink(entry, doubted, at),
  );
  const lines = [
    `${who} is no longer linked to ${contact}, which ${isMissing ? "the service does not find" : "stays in the service"}.`,
  ];
  if (isChanged)
    lines.push(`A list has sent this row's data to ${contact} since. Correct that contact in the service's own pages.`);
  const doubt = doubted === null ? null : ledger.operations.get(doubted.id);
  if (doubt !== null) ledger.updateOpenItemOfOperation(ledger.runs.named(doubt.run), doubt, at);
  lines.push(
    doubt === null
      ? "Link the row to the right contact before the next list. Otherwise that list creates the person."
      : `Its create is in doubt again: decide it with celebration-sync resolve ${doubt.id}.`,
  );
  return { exitCode: 0, lines, items: [{ key: text, contactId: entry.contactId, outcome: "unlinked" }] };
}

function refuse(exitCode: 1 | 2, line: string): RequestResult {
  return { exitCode, lines: [line] };
}
