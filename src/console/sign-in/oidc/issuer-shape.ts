/** What the console asks an issuer for, and what can fail there. */
import type { SignInSettings } from "../../../config/console-settings.ts";

export type OidcSettings = Extract<SignInSettings, { readonly kind: "oidc" }>;
export type Claims = Readonly<Record<string, unknown>>;

/** What the console keeps from the way to the issuer until the way back. */
export interface Errand {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface Issuer {
  /** Returns the address at the issuer where a person signs in, and what `finish` needs. */
  begin(redirectUri: string): Promise<{ readonly url: string; readonly errand: Errand }>;
  /** Returns what the issuer says about the person. @param query the query of the address by which the person came back */
  finish(query: URLSearchParams, errand: Errand): Promise<Claims>;
}

/** The issuer can't be used now. The message is for administrators. */
export class IssuerUnusable extends Error {}
/** The issuer, or the person there, refused the sign-in. The message is for administrators. */
export class SignInRefused extends Error {}

/** Returns the value of a claim; the name may be a path such as `realm_access.roles`. */
export function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let value: unknown = claims;
  for (const part of name.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Claims)[part];
  }
  return value;
}
