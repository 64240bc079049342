import type { Phrases } from "../../pipeline/report/language/phrases.ts";
import type { ConsoleContext } from "../context.ts";
import type { FormError } from "../look/form-parts.ts";
import type { Answer, ConsoleRequest, Route } from "../route.ts";
import { ownPath } from "../own-path.ts";
import { accountAddress } from "../account-address.ts";
import { openAttempts } from "./attempts.ts";
import type { KeptForms } from "./kept/kept-forms.ts";
import { START_PATH } from "./oidc/oidc-routes.ts";
import type { Sessions } from "./sessions.ts";
import { signInPage } from "./sign-in-page.ts";
import { mayUseLink, proofOf } from "./standing.ts";
import type { KnownUsers } from "./users/known-users.ts";
import { areSignInsBusy, isPassword } from "./users/passwords.ts";

/** Whose users sign in: those of the console's one account, or those of the account that a person names. */
type UsersToAsk =
  | { readonly kind: "one"; readonly users: KnownUsers }
  | {
      readonly kind: "accounts";
      usersOf(account: string): KnownUsers | null;
      /** Returns whether people sign in by the one-time link, because no account has a user. */
      mayEnter(): boolean;
    };

export interface SignInParts {
  readonly users: UsersToAsk;
  readonly sessions: Sessions;
  readonly keptForms: KeptForms;
}

const MOST_NAME_LENGTH = 200;

/** The page where people sign in with a name and a password. */
export function signInRoutes(
  context: Pick<ConsoleContext, "consoleSettings" | "now" | "log">,
  { users, sessions, keptForms }: SignInParts,
): readonly Route[] {
  const attempts = openAttempts(context.now);
  const { signIn: settings } = context.consoleSettings;
  const { kind } = settings;
  const isLocal = kind === "local";

  function show(
    request: ConsoleRequest,
    status: number,
    errors: readonly FormError[],
    notices: readonly string[],
  ): Answer {
    const { form, query, phrases } = request;
    const to = pageAfter(form.get("to") ?? query.get("to"));
    const page = {
      to,
      account:
        users.kind === "one"
          ? null
          : (form.get("account") ?? accountAddress(to)?.name ?? "").slice(0, MOST_NAME_LENGTH),
      name: (form.get("name") ?? "").slice(0, MOST_NAME_LENGTH),
      errors,
      notices,
      hasForm: isLocal,
      elsewhere: settings.kind === "oidc" ? issuerLink(phrases, settings.issuer, to) : null,
    };
    return { kind: "page", status, page: signInPage(phrases, page) };
  }

  /** Returns what a person should know before signing in. */
  function noticesFor(request: ConsoleRequest): readonly string[] {
    const { phrases, session } = request;
    const isEnded = session !== null && sessions.findEnded(session) !== null;
    const why = users.kind === "one" ? whyNoOne(phrases, users.users) : whyNoneOfAll(phrases, users);
    const isKept = session !== null && keptForms.has(session);
    return [
      isEnded ? phrases.say(isKept ? "console.sign_in.kept" : "console.sign_in.ended") : null,
      isLocal ? why : null,
      kind === "proxy" ? proxyNotice(request) : null,
    ].filter((each) => each !== null);
  }

  /** Returns why no user can sign in; null: users can. */
  function whyNoOne(phrases: Phrases, known: KnownUsers): string | null {
    const listed = known.list();
    if (listed === null) return phrases.say("console.sign_in.unreadable");
    if (mayUseLink(context.consoleSettings, known)) return phrases.say("console.sign_in.by_link");
    return listed.length === 0 ? phrases.say("console.sign_in.no_users") : null;
  }

  function whyNoneOfAll(phrases: Phrases, { mayEnter }: Extract<UsersToAsk, { kind: "accounts" }>): string | null {
    return mayEnter() ? phrases.say("console.sign_in.by_link") : null;
  }

  async function signIn(request: ConsoleRequest): Promise<Answer> {
    const { form, phrases, address } = request;
    const name = form.get("name") ?? "";
    const account = form.get("account") ?? "";
    const known = users.kind === "one" ? users.users : users.usersOf(account);
    // Different accounts may have people of the same name.
    const tried = users.kind === "one" ? name : `${account}/${name}`;
    const waitMs = attempts.begin(tried, address);
    if (waitMs !== null) {
      context.log("warn", "The console refused a sign-in after too many failed ones.", { address });
      const minutes = Math.ceil(waitMs / 60_000);
      return show(request, 429, [{ field: "name", message: phrases.say("console.sign_in.too_many", { minutes }) }], []);
    }
    if (areSignInsBusy()) {
      // The password was not looked at, so this is no failed sign-in.
      attempts.succeed(tried, address);
      context.log("warn", "The console put off a sign-in, because many arrived at once.", { address });
      return show(request, 429, [{ field: "name", message: phrases.say("console.sign_in.busy") }], []);
    }
    const user = known?.find(name) ?? null;
    const isRight = await isPassword(form.get("password") ?? "", user?.hash ?? null);
    // The file may have changed meanwhile.
    if (user !== null && isRight && known?.find(name)?.hash === user.hash) {
      attempts.succeed(tried, address);
      context.log("info", `${user.name} signed in to the console.`, { address });
      const person = { name: user.name, role: user.role };
      return { kind: "signed_in", signIn: { person, proof: proofOf(user) }, to: pageAfter(form.get("to")) };
    }
    context.log("warn", "A sign-in to the console failed.", { address });
    const wrong = phrases.say(users.kind === "one" ? "console.sign_in.wrong" : "console.sign_in.wrong_account");
    return show(request, 422, [{ field: users.kind === "one" ? "name" : "account", message: wrong }], []);
  }

  return [
    {
      method: "GET",
      path: "/sign-in",
      role: "anyone",
      handle: (request) =>
        request.person === null || kind === "proxy"
          ? show(request, 200, [], noticesFor(request))
          : { kind: "see_other", to: pageAfter(request.query.get("to")) },
    },
    ...(isLocal ? [{ method: "POST", path: "/sign-in", role: "anyone", handle: signIn } as const] : []),
  ];
}

function issuerLink(phrases: Phrases, issuer: string, to: string): { readonly href: string; readonly text: string } {
  const text = phrases.say("console.sign_in.with", { issuer: new URL(issuer).hostname });
  return { href: `${START_PATH}?to=${encodeURIComponent(to)}`, text };
}

function proxyNotice({ phrases, person, atProxy }: ConsoleRequest): string {
  if (person === null && atProxy !== null) return phrases.say("console.sign_in.in_no_account", { name: atProxy });
  if (person === null) return phrases.say("console.sign_in.no_name");
  return phrases.say("console.sign_in.at_proxy", { name: person.name });
}

/** Returns the page that follows a sign-in. A page that itself is about signing in would lead in a circle. */
export function pageAfter(to: string | null): string {
  const path = ownPath(to);
  return /^\/(?:sign-in|sign-out|enter|language)(?:[/?]|$)/u.test(path) ? "/" : path;
}
