import type { SignInSettings } from "../../config/console-settings.ts";
import type { SignedIn, SignIn } from "../person.ts";
import { highestRole } from "../sign-in/oidc/person-of-claims.ts";
import { personNamed } from "../sign-in/proxy-header.ts";
import { standingIn } from "../sign-in/standing.ts";
import type { KnownUsers } from "../sign-in/users/known-users.ts";

const BY_PROXY = "proxy";

/** Returns the sign-in of a person that a proxy names. Each account decides about the role. */
export function signInAtProxy(name: string): SignIn {
  return { person: { name, role: "reader" }, proof: BY_PROXY };
}

/**
 * Returns a function that says who a sign-in is of in one account; null: no one. Each way of signing in counts only where the
 * account's settings have it. In an account that does not name a person, the person has no role.
 */
export function standingInAccount(settings: SignInSettings, users: KnownUsers): (signIn: SignIn) => SignedIn | null {
  switch (settings.kind) {
    case "local": {
      const standingOf = standingIn(users);
      return (signIn) => {
        const standing = standingOf(signIn);
        return typeof standing === "string" ? null : standing;
      };
    }
    case "proxy":
      return ({ person, proof }) => (proof === BY_PROXY ? personNamed(settings, person.name) : null);
    case "oidc":
      return ({ person, atIssuer = null }) => {
        const role = atIssuer === null ? null : highestRole(settings, atIssuer.groups);
        return role === null ? null : { name: person.name, role };
      };
  }
}
