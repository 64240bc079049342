import type { Ledger } from "../../../ledger/ledger.ts";
import type { StagedRow } from "../../../ledger/planning/staged-row.ts";
import type { Staging } from "../../../ledger/planning/staging.ts";
import type { Entry } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import { takenAddressesIn } from "../../../model/issue.ts";
import { areCertainlyOnePerson, traitsOf } from "../../../model/traits.ts";
import type { ContactRow, RowContext } from "../rules/decide-row.ts";

/** Where open items about rows are looked up. */
export interface Looking {
  readonly ledger: Pick<Ledger, "openItems" | "entries">;
  readonly staging: Pick<Staging, "isWatched">;
  readonly feed: Pick<FeedSettings, "name">;
}

/** Returns the service's refusal of exactly this content; null if there is none, or if its open item is closed. */
export function earlierRefusal(
  { ledger, staging, feed }: Looking,
  row: StagedRow,
  mapped: ContactRow,
  leftOut: RowContext["leftOut"],
): RowContext["refusal"] {
  if (!staging.isWatched(mapped.key)) return null;
  const openItem = ledger.openItems.bySubject(feed.name, `key:${mapped.key}`);
  if (openItem === null || openItem.state === "closed" || openItem.hash !== row.hash) return null;
  if (typeof openItem.status !== "number" || openItem.refusedAt === null) return null;
  const [issue] = openItem.issues;
  // The service refused the row with an address that a person leaves out since.
  if (issue.code === "contact_exists" && takenAddressesIn(issue.data).some(({ field }) => leftOut.includes(field)))
    return null;
  const holderId = issue.data["contactId"];
  const { email, phone } = traitsOf(mapped.input);
  const holder = typeof holderId === "number" ? ledger.entries.byContact(holderId) : null;
  const isStillHeld = holdsAddress(holder, mapped.input.group_id, email, phone);
  return {
    holder: isStillHeld && holder !== null ? holder.id : null,
    status: openItem.status,
    issue,
    requestId: openItem.requestId,
    refusedAt: openItem.refusedAt,
    addressFreed: typeof holderId === "number" && !isStillHeld,
    isHoldersPerson:
      openItem.operation === "create" &&
      holder !== null &&
      areCertainlyOnePerson(traitsOf(holder.applied), traitsOf(mapped.input)),
  };
}

function holdsAddress(entry: Entry | null, groupId: number, email: string | null, phone: string | null): boolean {
  if (entry === null || entry.applied.group_id !== groupId) return false;
  const held = traitsOf(entry.applied);
  return (email !== null && held.email === email) || (phone !== null && held.phone === phone);
}
