import type { StoredRun } from "../../ledger/runs/runs.ts";
import type { Group } from "../../model/contact.ts";
import type { ListProfile } from "../../model/survey.ts";
import type { Deciding } from "./row-context.ts";

/** The inputs of a plan besides its rows: facts about the whole list, and the account's groups. */
export interface DecidingList extends Deciding {
  readonly kind: StoredRun["kind"];
  readonly groups: readonly Group[];
  readonly profile: ListProfile;
  /** Parts of the key that the list has no column for. No row has a key then, so no contact counts as absent. */
  readonly keyAbsent: readonly string[];
  /** The list ends unlike the feed's last lists. */
  readonly isCut: boolean;
  /** Whether the plan is only shown. Push asks about some rows when their turn comes; such a plan shows these questions, too. */
  readonly isPreview: boolean;
  /** The list's file. */
  readonly file: Pick<StoredRun, "sha256" | "mtimeMs" | "rowsSum"> & { readonly name: string };
}
