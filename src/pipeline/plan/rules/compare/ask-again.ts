import type { FeedSettings } from "../../../../model/feed.ts";
import type { Issue } from "../../../../model/issue.ts";

/** An earlier refusal of exactly this row by the service. */
export interface EarlierRefusal {
  readonly status: number;
  readonly issue: Issue;
  readonly requestId: string | null;
  /** ISO date-time. */
  readonly refusedAt: string;
  /** The entry that has the address; null: no entry has it, or it is not known which contact has it. */
  readonly holder: number | null;
  /** Whether the address belonged to a linked contact, and is free now or will be after this plan. */
  readonly addressFreed: boolean;
  /** Whether a create would be a second contact of its person, who certainly has the linked contact that had the address. */
  readonly isHoldersPerson: boolean;
}

/** A 409 is tried again after this time, because its cause may be gone. */
const ASK_AGAIN_AFTER_MS = 7 * 24 * 3_600_000;

/**
 * Returns whether a refused row may be sent again. A refusal of the row's content holds until the row changes. A refusal
 * caused by the account's state may no longer hold.
 */
export function mayAskAgain(
  refusal: EarlierRefusal,
  { missingContact }: Pick<FeedSettings, "missingContact">,
  now: number,
): boolean {
  switch (refusal.status) {
    case 400:
    case 422:
      return false;
    case 409:
      // A refusal of a clock that was weeks ahead may be as old.
      if (refusal.addressFreed) return !refusal.isHoldersPerson;
      return Math.abs(now - Date.parse(refusal.refusedAt)) >= ASK_AGAIN_AFTER_MS;
    // A contact that is gone does not come back, unless the feed now asks to recreate it.
    case 404:
      return refusal.issue.code !== "contact_gone" || missingContact === "recreate";
    default:
      return true;
  }
}
