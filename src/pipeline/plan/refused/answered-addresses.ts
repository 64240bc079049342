/** The addresses that a person leaves out of a row since the service refused it: another contact has them. */
import type { Ledger } from "../../../ledger/ledger.ts";
import type { LeftOutOrder } from "../../../ledger/corrections/lasting-corrections.ts";
import type { StagedRow } from "../../../ledger/planning/staged-row.ts";
import type { Entry } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { Issue } from "../../../model/issue.ts";
import { fold } from "../../../model/text/spelling/text-folding.ts";
import type { ContactRow } from "../rules/decide-row.ts";
import { isLeftOut } from "../rules/shared-addresses.ts";

/** What the decisions about a row read. */
interface Deciding {
  readonly ledger: Pick<Ledger, "corrections" | "decisions">;
  readonly feed: Pick<FeedSettings, "name">;
}

/** An address that is left out of the row with this key. */
type KeyedOrder = LeftOutOrder & { readonly key: string };

/** Returns the addresses that a person leaves out of a row. */
export function addressesAnswered(
  { ledger, feed }: Deciding,
  { key, input }: ContactRow,
  entry: Entry | null,
): readonly KeyedOrder[] {
  // The key of the row may be new.
  const keys = new Set([key, entry?.key ?? key]);
  const answered = [...keys].flatMap((each) =>
    ledger.corrections.leftOut(feed.name, each).map((order) => ({ ...order, key: each })),
  );
  return answered.filter((order) => isLeftOut(order, input, entry));
}

/**
 * Returns a warning for each address that is left out although its contact has another address by now. Else the report would not
 * show why the address is not sent.
 */
export function addressesAsked(
  { ledger, feed }: Deciding,
  { openItem }: StagedRow,
  orders: readonly KeyedOrder[],
  entry: Entry | null,
): readonly Issue[] {
  // A row with an open item is the row that was just answered or corrected.
  if (openItem !== null || entry === null) return [];
  return orders.flatMap(({ id, field, value, at, key }) => {
    const now = entry.applied[field] ?? "";
    if (now === "" || fold(now) === fold(value)) return [];
    const decisions = ledger.decisions.ofKey(feed.name, key);
    const answer = decisions.find(({ choice }) => choice?.startsWith("leave out") === true);
    const data = { value, since: at.slice(0, 10), correction: id, ...(answer === undefined ? {} : { by: answer.by }) };
    return { code: "address_ordered_out", field, header: null, data } as const;
  });
}
