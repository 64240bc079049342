import type { ConsoleSettings } from "../../config/console-settings.ts";
import { isLoopback } from "../../model/text/service-address.ts";
import { BY_LINK } from "./enter-link.ts";
import type { SignIn } from "../person.ts";
import type { Standing } from "./sessions.ts";
import { hashOf } from "./stored-sessions.ts";
import type { KnownUsers } from "./users/known-users.ts";
import type { ConsoleUser } from "./users/users-file.ts";

/** Returns the proof of a sign-in with a password. It differs after the password was changed, and does not tell its hash. */
export function proofOf({ hash }: ConsoleUser): string {
  return `password ${hashOf(hash)}`;
}

/**
 * Returns a function that says who a session is of now. The role is the one of the file, not the one of the sign-in. A
 * session of the link ends when there is a user.
 */
export function standingIn(users: KnownUsers): (signIn: SignIn) => Standing {
  return ({ person, proof }) => {
    if (!proof.startsWith("password ") && proof !== BY_LINK) return person;
    const listed = users.list();
    if (listed === null) return "unknown";
    if (proof === BY_LINK) return listed.length === 0 ? person : "gone";
    const user = users.find(person.name);
    return user !== null && proofOf(user) === proof ? { name: user.name, role: user.role } : "gone";
  };
}

/** Returns whether the one-time link may sign a person in: no users are known, and only this machine can connect. */
export function mayUseLink({ signIn, listen }: ConsoleSettings, users: KnownUsers): boolean {
  const isLocal = "host" in listen && isLoopback(listen.host === "::1" ? "[::1]" : listen.host);
  return signIn.kind === "local" && isLocal && users.list()?.length === 0;
}
