import { randomBytes } from "node:crypto";
import type { SignedIn, SignIn } from "../person.ts";
import { hashOf, UNSTORED, type SessionEntry, type StoredSessions } from "./stored-sessions.ts";

/** A session ends this long after the sign-in. */
const SESSION_MS = 12 * 3_600_000;
/** The oldest session ends when there are more. */
const MOST_SESSIONS = 1_000;
/** The oldest session of one person ends when the person has more, so that no one can push the others out. */
const MOST_OF_ONE = 20;

/** Who a session is of at this moment: `gone`: no one any longer; `unknown`: that can't be said now. */
export type Standing = SignedIn | "gone" | "unknown";

/** The sessions of the people who are signed in. A restart of the console does not end them. */
export interface Sessions {
  /** Begins a session and returns its secret id, which the browser keeps in a cookie. */
  begin(signIn: SignIn): string;
  /** Returns who is signed in with this id; null: no one. */
  find(id: string): SignedIn | null;
  /** Returns the sign-in of a session that ended without a sign-out; null: no session of this id did, or long ago. */
  findEnded(id: string): SignIn | null;
  /** Returns the sign-in of a session; null: there is none, or its person is no one any longer. */
  findSignIn(id: string): SignIn | null;
  /** Ends a session at a sign-out, or because another one follows. */
  end(id: string): void;
}

/**
 * @param now returns milliseconds since 1970
 * @param standingOf says who a session is of now: a user may have been removed, or have another role
 * @param stored where sessions are kept while the console does not run
 */
export function openSessions(
  now: () => number,
  standingOf: (signIn: SignIn) => Standing,
  stored: StoredSessions = UNSTORED,
): Sessions {
  // A clock that was set back must not make a session longer.
  const usable = ([, { until }]: SessionEntry) => until > now() - SESSION_MS && until <= now() + SESSION_MS;
  /** By the hashes of their ids. */
  const sessions = new Map(stored.load().filter(usable));
  /** The sessions that ended without a sign-out, by the hashes of their ids. */
  const ended = new Map<string, { readonly signIn: SignIn; readonly until: number }>();

  function endByItself(hash: string, signIn: SignIn): void {
    sessions.delete(hash);
    makeRoom(ended);
    ended.set(hash, { signIn, until: now() + SESSION_MS });
    stored.save(sessions);
  }
  function find(id: string): { readonly signIn: SignIn; readonly person: SignedIn } | null {
    const hash = hashOf(id);
    const found = sessions.get(hash);
    if (found === undefined) return null;
    const { signIn, until } = found;
    const standing = until > now() ? standingOf(signIn) : "gone";
    if (standing === "gone") endByItself(hash, signIn);
    return typeof standing === "string" ? null : { signIn, person: standing };
  }
  return {
    begin(signIn) {
      const id = randomBytes(32).toString("base64url");
      makeRoom(sessions);
      const own = [...sessions].filter(([, each]) => isSame(each.signIn, signIn));
      if (own.length >= MOST_OF_ONE) sessions.delete(own[0]?.[0] ?? "");
      sessions.set(hashOf(id), { signIn, until: now() + SESSION_MS });
      stored.save(sessions);
      return id;
    },
    find: (id) => find(id)?.person ?? null,
    findSignIn: (id) => find(id)?.signIn ?? null,
    findEnded(id) {
      const found = ended.get(hashOf(id));
      return found !== undefined && found.until > now() ? found.signIn : null;
    },
    end(id) {
      ended.delete(hashOf(id));
      if (sessions.delete(hashOf(id))) stored.save(sessions);
    },
  };
}

/** Returns whether two sign-ins are of one person. Two accounts may each have a person of the same name. */
function isSame(one: SignIn, other: SignIn): boolean {
  return one.person.name === other.person.name && one.proof === other.proof;
}

/** Drops the oldest entry of a full map. */
function makeRoom(map: Map<string, unknown>): void {
  const [oldest] = map.keys();
  if (map.size >= MOST_SESSIONS && oldest !== undefined) map.delete(oldest);
}
