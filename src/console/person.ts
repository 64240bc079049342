import type { Role } from "../config/console-settings.ts";

/** A person who is signed in. */
export interface SignedIn {
  /** The name that stands beside the person's decisions. */
  readonly name: string;
  readonly role: Role;
}

/** What a session began with. */
export interface SignIn {
  readonly person: SignedIn;
  /** How the person proved who it is: the state of the local user, or the name of another way. */
  readonly proof: string;
}

const RANKS: Readonly<Record<Role, number>> = { reader: 0, editor: 1, approver: 2 };

/** Returns whether a person's role is the needed one or one that may do more. */
export function mayAct(person: SignedIn | null, needed: Role): boolean {
  return person !== null && RANKS[person.role] >= RANKS[needed];
}
