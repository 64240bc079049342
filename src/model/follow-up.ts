import type { ContactInput } from "./contact.ts";
import type { Issue } from "./issue.ts";
import type { Changes } from "./operation.ts";

/** What a row asks for while nobody knows whether its person was created: kept until that is settled. */
export interface FollowUp {
  readonly groupName: string;
  readonly warnings: readonly Issue[];
  /** If they were not created. */
  readonly create: { readonly input: ContactInput; readonly changes: Changes };
  /** If they were: what differs from what was sent then. */
  readonly update: { readonly input: ContactInput; readonly changes: Changes };
  /** false: a guardian is missing in it, whom the next list adds. */
  readonly isWhole: boolean;
}
