/** What a session of a person begins with who comes back from the issuer. */
import { dirname, join } from "node:path";
import type { Settings } from "../../../config/settings.ts";
import type { Log } from "../../../system/log.ts";
import type { SignIn } from "../../person.ts";
import type { Claims, OidcSettings } from "./issuer-shape.ts";
import { openKnownPeople, type KnownPeople } from "./known-people.ts";
import { groupsOfClaims, highestRole, subOfClaims } from "./person-of-claims.ts";

/** Returns the sign-in of a person; null: none of the person's groups has a role. */
export type SignInOfClaims = (claims: Claims, name: string) => SignIn | null;

const BY_ISSUER = "issuer";

/** Opens the names that an issuer's people have in an account. */
export function openPeopleOf(settings: Settings, issuer: string, log: Log): KnownPeople {
  return openKnownPeople(join(dirname(settings.folders.requestsFile), "console-people.json"), issuer, log);
}

/** Returns sign-ins of a console with one account: the person keeps the name and role of the sign-in. */
export function inOneAccount(people: KnownPeople, settings: OidcSettings): SignInOfClaims {
  return (claims, name) => {
    const role = highestRole(settings, groupsOfClaims(claims, settings));
    if (role === null) return null;
    return { person: { name: people.nameOf(subOfClaims(claims), name), role }, proof: BY_ISSUER };
  };
}

/**
 * Returns sign-ins of a console with many accounts: each account gives the person a name and a role of its own.
 *
 * @param accounts returns the settings by which each account signs people in
 */
export function inAccounts(accounts: () => readonly OidcSettings[]): SignInOfClaims {
  return (claims, name) => {
    const groups = new Set<string>();
    for (const settings of accounts()) {
      const own = new Set(groupsOfClaims(claims, settings));
      // The settings' own texts: an issuer may send thousands of groups that no account names.
      for (const group of Object.keys(settings.roles)) if (own.has(group)) groups.add(group);
    }
    if (groups.size === 0) return null;
    const sub = subOfClaims(claims);
    return { person: { name, role: "reader" }, proof: `${BY_ISSUER} ${sub}`, atIssuer: { sub, groups: [...groups] } };
  };
}
