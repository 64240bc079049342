/** The part of `check` that checks the console: who can sign in, its addresses, and its files. */
import { X509Certificate } from "node:crypto";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { ConsoleSettings } from "../../config/console-settings.ts";
import type { Settings } from "../../config/settings.ts";
import { CannotListen, readCertificate } from "../../console/server/read-certificate.ts";
import { IssuerUnusable, readClientSecret } from "../../console/sign-in/oidc/client-secret.ts";
import { readUsers, UsersUnusable, type ConsoleUser } from "../../console/sign-in/users/users-file.ts";
import { counted } from "../../model/text/counted.ts";
import { isLoopback } from "../../model/text/service-address.ts";
import { readPlainFile } from "../../config/plain-file.ts";
import { whyOtherPlace } from "../accounts/console-place.ts";
import type { Findings } from "./findings.ts";

/** A certificate that ends sooner than this needs a person. */
const LEAST_VALID_DAYS = 14;
const ADD_USER = "celebration-sync console-user add NAME --role approver";

export function checkConsole({ console: settings, folders }: Settings, findings: Findings, now: number): void {
  const wrong = [
    ...addressFaults(settings),
    ...certificateFaults(settings, now),
    ...signInFaults(settings, () => readUsers(folders.consoleUsersFile)),
  ];
  for (const detail of wrong) findings.add({ what: "Console", ok: false, detail });
  if (wrong.length === 0) findings.add({ what: "Console", ok: true, detail: describe(settings) });
}

/** Warns if the console of all accounts can't serve an account, because the account's settings differ from those of most. */
export function checkConsolePlace(own: ConsoleSettings, shared: ConsoleSettings, findings: Findings): void {
  const why = whyOtherPlace(own, shared);
  if (why !== null) findings.add({ what: "Console", ok: true, warns: true, detail: why });
}

function describe(settings: ConsoleSettings): string {
  const { listen, publicUrl, signIn } = settings;
  const where = "path" in listen ? listen.path : `${listen.host}:${listen.port}`;
  const ways = { local: "by users of console-user", oidc: "at an issuer", proxy: "at a proxy" };
  const shared = sharesOneAddress(settings)
    ? ". All people share the web server's address, so ten wrong passwords of one of them keep all out for a while: " +
      "write the web server's address into console.trustedProxies"
    : "";
  return `${where}${publicUrl === null ? "" : `, for people ${publicUrl}`}, sign-in ${ways[signIn.kind]}${shared}`;
}

/** Returns whether people reach the console only through a web server on another machine that the settings do not name. */
function sharesOneAddress({ listen, publicUrl, tls, signIn, trustedProxies }: ConsoleSettings): boolean {
  const isOpen = "host" in listen && !isLoopback(hostInUrl(listen.host));
  const isBehindOther = isOpen && tls === null && publicUrl?.startsWith("https:") === true;
  return isBehindOther && signIn.kind === "local" && trustedProxies.length === 0;
}

function addressFaults({ listen, publicUrl, tls }: ConsoleSettings): readonly string[] {
  const faults: string[] = [];
  if (publicUrl !== null) {
    const { protocol, hostname } = new URL(publicUrl);
    if (protocol === "http:" && tls !== null)
      faults.push(`publicUrl begins with http://, but the console speaks TLS: write https:// into console.publicUrl`);
    else if (protocol === "http:" && !isLoopback(hostname))
      faults.push("passwords would travel unencrypted: console.publicUrl must begin with https://");
  }
  if ("path" in listen && !existsSync(dirname(listen.path)) && !listen.path.startsWith("/run/"))
    faults.push(`the folder of the socket ${listen.path} does not exist: make it`);
  return faults;
}

/** Returns a host as it stands in an address. */
function hostInUrl(host: string): string {
  return host === "::1" ? "[::1]" : host;
}

function certificateFaults({ tls }: ConsoleSettings, now: number): readonly string[] {
  if (tls === null) return [];
  try {
    readCertificate(tls);
  } catch (error) {
    if (error instanceof CannotListen) return [error.message];
    throw error;
  }
  const { validTo } = new X509Certificate(readPlainFile(tls.certFile));
  const days = Math.floor((Date.parse(validTo) - now) / 86_400_000);
  return days >= LEAST_VALID_DAYS ? [] : [`the certificate ${tls.certFile} is valid until ${validTo}: renew it`];
}

function signInFaults(
  { signIn, listen, fourEyes }: ConsoleSettings,
  users: () => readonly ConsoleUser[],
): readonly string[] {
  switch (signIn.kind) {
    case "local": {
      const known = attempt(users);
      if (typeof known === "string") return [known];
      const isLocal = "host" in listen && isLoopback(hostInUrl(listen.host));
      const few = fourEyesFaults(fourEyes, known.filter(({ role }) => role === "approver").length);
      return known.length === 0 && !isLocal ? [`no one can sign in: run ${ADD_USER}`, ...few] : few;
    }
    case "oidc": {
      const secret = attempt(() => readClientSecret(signIn.clientSecretFile));
      const roles = Object.values(signIn.roles);
      return [
        ...(typeof secret === "string" && secret.startsWith("console.") ? [secret] : []),
        ...(roles.length === 0 ? ["no group has a role: fill console.signIn.oidc.roles"] : []),
        // How many people a group has is known at the issuer only.
        ...(fourEyes && !roles.includes("approver") ? fourEyesFaults(fourEyes, 0) : []),
      ];
    }
    case "proxy":
      return fourEyesFaults(fourEyes, Object.values(signIn.roles).filter((role) => role === "approver").length);
  }
}

function fourEyesFaults(fourEyes: boolean, approvers: number): readonly string[] {
  if (!fourEyes || approvers >= 2) return [];
  return [
    `console.fourEyes needs two approvers, but there ${approvers === 1 ? "is" : "are"} ${counted(approvers, "approver")}: add approvers`,
  ];
}

/** Returns the result of `read`, or why it failed. */
function attempt<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    if (error instanceof UsersUnusable || error instanceof IssuerUnusable) return error.message;
    throw error;
  }
}
