import type { ContactInput } from "./contact.ts";
import type { Issue } from "./issue.ts";
import type { SkipReason } from "./row.ts";

/** The fields by which a person is recognised when no key does it: all normalised for comparing, null if unknown. */
export interface Traits {
  readonly email: string | null;
  readonly phone: string | null;
  /** Folded (NFC, lower case, single blanks). */
  readonly firstName: string | null;
  readonly fullName: string | null;
  /** As sent: `YYYY-MM-DD` or the feed's yearless form. */
  readonly birthday: string | null;
}

/** What tells who a row is about, besides its key. */
export interface Person {
  readonly traits: Traits;
  /** An explicit link to a contact that exists already. */
  readonly contactId: number | null;
}

/** What mapping makes of a row. */
export type MappedRow =
  | {
      readonly kind: "contact";
      readonly line: number;
      /** Canonical key: unique text per person within the feed. */
      readonly key: string;
      /** Only fields that hold a value. Mapped fields whose cell is blank stand in `blank`. */
      readonly input: ContactInput;
      readonly groupName: string;
      readonly blank: readonly string[];
      readonly traits: Traits;
      /** Names another row of the file by its key: the guardian (canonical key of a one-part key), or a contact_id. */
      readonly guardian: string | null;
      /** An explicit link to a contact that exists already. */
      readonly contactId: number | null;
      /** The word that marks the person as deceased, terminated … */
      readonly inactive: string | null;
      readonly warnings: readonly Issue[];
      readonly cells: readonly string[];
    }
  | {
      readonly kind: "rejected";
      readonly line: number;
      /** Known where the key could be read although something else could not. */
      readonly key: string | null;
      readonly traits: Traits;
      readonly contactId: number | null;
      readonly issues: readonly [Issue, ...Issue[]];
      readonly cells: readonly string[];
    }
  | {
      readonly kind: "skipped";
      readonly line: number;
      readonly reason: SkipReason;
      /** Who the row is about, where it is somebody's row all the same (hidden by hand). */
      readonly person?: Person & { readonly key: string | null };
      readonly cells: readonly string[];
    };

/** How one column of a file is used; for plan.json, the report and the guards. */
export interface ColumnUse {
  readonly header: string;
  /** null: listed, not sent. */
  readonly target: string | null;
  /**
   * `configured`, `alias`, `values` (proven by its values), `key` (tells people apart, and is sent as nothing else),
   * `unmatched`, `withheld` (password, medical …), `ignored`.
   */
  readonly why: "configured" | "alias" | "values" | "key" | "not_groups" | "unmatched" | "withheld" | "ignored";
  /** Up to three values as found. */
  readonly samples: readonly string[];
}
