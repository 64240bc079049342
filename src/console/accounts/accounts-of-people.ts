/** Who may see which of the accounts that one console serves. */
import type { ConsoleSettings } from "../../config/console-settings.ts";
import type { Caller, SignedIn, SignIn } from "../person.ts";
import { BY_LINK } from "../sign-in/enter-link.ts";
import type { OidcSettings } from "../sign-in/oidc/issuer-shape.ts";
import { openSessions, type Sessions, type Standing } from "../sign-in/sessions.ts";
import { mayUseLink } from "../sign-in/standing.ts";
import type { ServedAccount } from "./served-account.ts";
import { signInAtProxy } from "./standing-in-account.ts";

export interface AccountsOfPeople {
  readonly sessions: Sessions;
  /** Returns what the pages of a person began with: the session, or the name that a proxy sent; null: no one is signed in. */
  signInOf(caller: Caller): SignIn | null;
  /** Returns the person of a name that a proxy sent; null: no account names the person. */
  personAtProxy(name: string): SignedIn | null;
  /** Returns the accounts in which a person has a role. */
  accountsOf(caller: Caller): readonly ServedAccount[];
  /** Returns how each account signs people in at an issuer. */
  issuersOf(): readonly OidcSettings[];
  /** Returns whether the one-time link counts: no account has a user, and only this machine can connect. */
  mayEnter(): boolean;
  /** Returns the account that a person means; null: none, or several. People may write its name in other letters. */
  findAccount(written: string): ServedAccount | null;
}

/**
 * @param consoleSettings where the console listens, and how people sign in
 * @param accounts returns the accounts that are served now, by name
 * @param now returns milliseconds since 1970
 */
export function openAccountsOfPeople(
  consoleSettings: ConsoleSettings,
  accounts: () => ReadonlyMap<string, ServedAccount>,
  now: () => number,
): AccountsOfPeople {
  const sessions = openSessions(now, standingIn);
  const mayEnter = () => all().every(({ users }) => mayUseLink(consoleSettings, users));

  function all(): readonly ServedAccount[] {
    return [...accounts().values()];
  }

  /** Returns the person of any account in which a sign-in counts. */
  function personIn(signIn: SignIn): SignedIn | null {
    for (const account of accounts().values()) {
      const person = account.personOf(signIn);
      if (person !== null) return person;
    }
    return null;
  }

  function standingIn(signIn: SignIn): Standing {
    // The link signs in to all accounts, so it ends with the first user of any of them.
    const person = signIn.proof === BY_LINK && !mayEnter() ? null : personIn(signIn);
    return person ?? (all().some(({ users }) => users.list() === null) ? "unknown" : "gone");
  }

  function signInOf({ session, atProxy }: Caller): SignIn | null {
    const found = session === null ? null : sessions.findSignIn(session);
    return found ?? (atProxy === null ? null : signInAtProxy(atProxy));
  }

  return {
    sessions,
    signInOf,
    personAtProxy: (name) => personIn(signInAtProxy(name)),
    accountsOf(caller) {
      const signIn = signInOf(caller);
      return signIn === null ? [] : all().filter(({ personOf }) => personOf(signIn) !== null);
    },
    issuersOf: () =>
      all().flatMap(({ settings: { console: own } }) => (own.signIn.kind === "oidc" ? [own.signIn] : [])),
    mayEnter,
    findAccount(written) {
      const folded = (name: string) => name.normalize("NFC").trim().toLowerCase();
      const alike = all().filter(({ name }) => folded(name) === folded(written));
      return accounts().get(written) ?? (alike.length === 1 ? (alike[0] ?? null) : null);
    },
  };
}
