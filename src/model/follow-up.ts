import type { ContactInput } from "./contact.ts";
import type { Issue } from "./issue.ts";
import type { Changes } from "./operation.ts";

/** What a row asks for whose person has a create in doubt. The ledger keeps it until the doubt is decided. */
export interface FollowUp {
  readonly groupName: string;
  readonly warnings: readonly Issue[];
  /** The operation if the create was not applied. */
  readonly create: { readonly input: ContactInput; readonly changes: Changes };
  /** The operation if the create was applied; `changes` is the difference from what the create sent. */
  readonly update: { readonly input: ContactInput; readonly changes: Changes };
  /** Whether both inputs are complete. If false, the row's guardian is missing, and the next list adds it. */
  readonly isWhole: boolean;
}
