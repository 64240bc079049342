import type { Role } from "../../../model/request.ts";
import { mayAct, type SignedIn } from "../../person.ts";
import { claimAt, SignInRefused, type Claims, type OidcSettings } from "./issuer-shape.ts";

const MOST_NAME_LENGTH = 200;
/** The longest that OpenID Connect allows. */
const LONGEST_SUB = 255;

/** Returns the name of a person as the issuer knows it; null: the claims have none that can stand in a report. */
export function nameOfClaims(claims: Claims): string | null {
  const { preferred_username: userName, email, email_verified: isVerified, sub } = claims;
  const names = [userName, isVerified === false ? null : email, sub];
  const isName = (name: unknown): name is string =>
    typeof name === "string" && /\S/u.test(name) && name.length <= MOST_NAME_LENGTH && !/[\p{Cc}\p{Cf}]/u.test(name);
  return names.find(isName)?.trim() ?? null;
}

/** Returns the issuer's own name of a person, which never changes. @throws SignInRefused if there is none */
export function subOfClaims({ sub }: Claims): string {
  if (typeof sub === "string" && sub !== "" && sub.length <= LONGEST_SUB) return sub;
  throw new SignInRefused("The issuer sent no usable claim “sub”.");
}

/** Returns the names of a person's groups. */
export function groupsOfClaims(claims: Claims, { groupsClaim }: OidcSettings): readonly string[] {
  return [claimAt(claims, groupsClaim)].flat().filter((group) => typeof group === "string");
}

/** Returns the highest role that a person's groups have; null: no group has a role. */
export function highestRole({ roles }: OidcSettings, groups: readonly string[]): Role | null {
  let highest: Role | null = null;
  for (const group of groups) {
    const role = Object.hasOwn(roles, group) ? roles[group] : undefined;
    if (role !== undefined && !mayAct(highest === null ? null : personIn(highest), role)) highest = role;
  }
  return highest;
}

function personIn(role: Role): SignedIn {
  return { name: "", role };
}
