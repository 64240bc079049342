/** The people that a walk's decisions about privacy name. */
import type { Traits } from "./traits.ts";

/** A never entry, and what its person held when it was made. */
export interface NeverPerson {
  /** The number of the entry. */
  readonly id: number;
  readonly uid: string;
  readonly was: readonly Traits[];
}

/** All first names and addresses that were ever sent for a person, by `uid`. */
export type SentValues = Map<string, Readonly<Record<SentField, Set<unknown>>>>;
export type SentField = "first" | "email" | "phone";

/** A person that a decision about privacy names. */
export interface NamedPerson {
  /** The text by which the command names the person. */
  readonly id: string;
  readonly uid: string;
  readonly was: readonly Traits[];
}

/** A person whose data must be nowhere. */
export interface ErasedPerson {
  /** The text by which the command named the person. */
  readonly id: string;
  readonly uid: string;
  /** The person's keys, addresses and birthdays. Other people may have some of them, too. */
  readonly values: ReadonlySet<string>;
  readonly keepContact: boolean;
  /** Whether the files were searched since the erasure was finished. */
  isChecked: boolean;
}
