/** Signing in at an issuer: the way there, and the way back. */
import type { ConsoleContext } from "../../context.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import type { Answer, ConsoleRequest, Route } from "../../route.ts";
import { IssuerUnusable, SignInRefused, type Issuer, type OidcSettings } from "./issuer-shape.ts";
import { nameOfClaims } from "./person-of-claims.ts";
import type { SignInOfClaims } from "./sign-in-of-claims.ts";
import { openTickets } from "./tickets.ts";

/** The path of the link on the sign-in page. */
export const START_PATH = "/sign-in/start";
const BACK_PATH = "/sign-in/back";
const MOST_PATH = 1_000;

/** @param pageAfter returns the page that may follow a sign-in */
export function oidcRoutes(
  { now, log, consoleSettings }: Pick<ConsoleContext, "now" | "log" | "consoleSettings">,
  settings: OidcSettings,
  signInOf: SignInOfClaims,
  pageAfter: (to: string | null) => string,
): readonly Route[] {
  let opened: Promise<Issuer> | null = null;
  /** The code for issuers is loaded at the first sign-in: most consoles do not need it. */
  const issuerOf = () => (opened ??= import("./issuer.ts").then(({ openIssuer }) => openIssuer(settings, now)));
  const tickets = openTickets(now);

  async function start({ query, headers, phrases }: ConsoleRequest): Promise<Answer> {
    const own =
      consoleSettings.publicUrl ?? `${consoleSettings.tls === null ? "http" : "https"}://${String(headers["host"])}`;
    try {
      const { url, errand } = await (await issuerOf()).begin(own + BACK_PATH);
      const to = pageAfter(query.get("to"));
      // A long address does not fit into a cookie.
      return { kind: "sent_to_issuer", url, ticket: tickets.issue({ errand, to: to.length > MOST_PATH ? "/" : to }) };
    } catch (error) {
      return failed(error, phrases);
    }
  }

  async function comeBack({ query, ticket, phrases }: ConsoleRequest): Promise<Answer> {
    const found = tickets.open(ticket ?? "");
    if (found === null) return { kind: "refused", status: 403, message: phrases.say("console.oidc.late") };
    try {
      const claims = await (await issuerOf()).finish(query, found.errand);
      const name = nameOfClaims(claims);
      if (name === null) throw new SignInRefused("The issuer sent no usable name of the person.");
      const signIn = signInOf(claims, name);
      if (signIn === null) {
        log("warn", "The console refused a person whose groups have no role.");
        return { kind: "refused", status: 403, message: phrases.say("console.oidc.no_role", { name }) };
      }
      log("info", `${signIn.person.name} signed in to the console.`);
      return { kind: "signed_in", signIn, to: found.to };
    } catch (error) {
      return failed(error, phrases);
    }
  }

  function failed(error: unknown, phrases: Phrases): Answer {
    if (!(error instanceof IssuerUnusable || error instanceof SignInRefused)) throw error;
    const isRefused = error instanceof SignInRefused;
    log(isRefused ? "warn" : "error", `A sign-in at the issuer failed. ${error.message}`);
    const message = phrases.say(isRefused ? "console.oidc.refused" : "console.oidc.unusable");
    return { kind: "refused", status: isRefused ? 403 : 502, message };
  }

  return [
    { method: "GET", path: START_PATH, role: "anyone", handle: start },
    { method: "GET", path: BACK_PATH, role: "anyone", handle: comeBack },
  ];
}
