/** Findings about the account's groups, and about the group that the people of each feed get. */
import type { Group } from "../../model/contact.ts";
import type { FeedSettings } from "../../model/feed.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { nearestNames } from "../../model/text/spelling/nearest-names.ts";
import { fold } from "../../model/text/spelling/text-folding.ts";
import { describeUnreadable } from "../../run/check-account-binding.ts";
import type { Finding, Findings } from "./findings.ts";

/**
 * Adds a finding about the account's groups, and one for each feed whose setting shows where its people go.
 *
 * @param ledger null: it could not be read
 */
export function checkGroups(
  feeds: readonly Pick<FeedSettings, "name" | "defaults" | "columns">[],
  groups: readonly Group[],
  ledger: Pick<Ledger, "runs"> | null,
  findings: Findings,
): void {
  const names = groups.map(({ name }) => name);
  const isAny = names.length > 0;
  const unreadable = groups.filter((group) => group.unreadable !== undefined).map(describeUnreadable);
  const listed = [names.join(", "), ...unreadable].join("; ");
  const detail = isAny ? listed : "none: make one in the service's own pages";
  findings.add({ what: "Groups", ok: isAny, detail });
  for (const { name, defaults, columns } of feeds) {
    if (defaults.group !== undefined) findings.add(defaultGroupFinding(name, defaults.group, names));
    else if (!Object.values(columns).includes("group") && !hadGroups(name, ledger)) findings.add(noGroupFinding(name));
  }
}

function hadGroups(feed: string, ledger: Pick<Ledger, "runs"> | null): boolean {
  const columns = ledger?.runs.latestAccepted(feed)?.columns ?? [];
  return columns.some(({ target }) => target === "group");
}

/** Only a list shows whether a column of it has the group. So this finding warns, and fails no check. */
function noGroupFinding(feed: string): Finding {
  return {
    what: `Feed ${feed}`,
    ok: true,
    warns: true,
    detail:
      `no group is set, so a list without a column for the group is refused. Set feeds.${feed}.defaults.group, ` +
      `for example "defaults": { "group": "Team birthdays" }, unless each list has such a column.`,
  };
}

function defaultGroupFinding(feed: string, group: string, names: readonly string[]): Finding {
  // Rows find their group by the same comparison.
  const found = names.filter((name) => fold(name) === fold(group)).length;
  return { what: `Feed ${feed}`, ok: found === 1, detail: defaultGroupInWords(group, found, names) };
}

function defaultGroupInWords(group: string, found: number, names: readonly string[]): string {
  if (found === 1) return `new people go into “${group}”`;
  if (found > 1)
    return `${found} groups are called “${group}”, so no new person can go into it. Rename all but one in the service's own pages.`;
  const [nearest] = nearestNames(group, names);
  return `no group is called “${group}”.${nearest === undefined ? "" : ` Did you mean “${nearest}”?`}`;
}
