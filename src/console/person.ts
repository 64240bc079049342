import type { Role } from "../model/request.ts";

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
  /** What the issuer says about a person whose role each account decides by itself; null: the person has one role. */
  readonly atIssuer?: AtIssuer | null;
}

/** A person as an issuer knows it. */
interface AtIssuer {
  /** The issuer's own name of the person, which never changes. */
  readonly sub: string;
  /** The person's groups that have a role in an account. */
  readonly groups: readonly string[];
}

/** Who asks. */
export interface Caller {
  /** The session's secret id; null without a session. */
  readonly session: string | null;
  /** The name that a trusted proxy sent; null: none. */
  readonly atProxy: string | null;
}

export const NO_ONE: Caller = { session: null, atProxy: null };

const RANKS: Readonly<Record<Role, number>> = { reader: 0, editor: 1, approver: 2 };

/** Returns whether a person's role is the needed one or one that may do more. */
export function mayAct(person: SignedIn | null, needed: Role): boolean {
  return person !== null && RANKS[person.role] >= RANKS[needed];
}
