/** Starts one console for several accounts. Each account's pages are below a path of their own. */
import type { ConsoleSettings } from "../../config/console-settings.ts";
import type { Settings } from "../../config/settings.ts";
import type { Log } from "../../system/log.ts";
import { accountAddress } from "../account-address.ts";
import { prefixOf } from "../../model/text/account-path.ts";
import { ALL_ACCOUNTS, type Frame } from "../look/frame.ts";
import type { Caller, SignIn } from "../person.ts";
import type { Route } from "../route.ts";
import { listenConsole } from "../server/listen.ts";
import type { HandedOver, Mounted } from "../server/mount.ts";
import type { ListeningConsole } from "../server/open-socket.ts";
import { OWN_ROUTES } from "../server/own-routes.ts";
import { openEnterLink } from "../sign-in/enter-link.ts";
import { openKeptForms } from "../sign-in/kept/kept-forms.ts";
import { oidcRoutes } from "../sign-in/oidc/oidc-routes.ts";
import { inAccounts } from "../sign-in/oidc/sign-in-of-claims.ts";
import { pageAfter, signInRoutes } from "../sign-in/sign-in-routes.ts";
import { openCheckPlaces } from "../uploads/check-places.ts";
import { accountsPage } from "./accounts-page.ts";
import { openAccountsOfPeople } from "./accounts-of-people.ts";
import type { ServedAccount, SharedParts } from "./served-account.ts";

export interface AccountsConsoleOptions {
  /** Where the console listens, and how people reach it. */
  readonly consoleSettings: ConsoleSettings;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Log;
  /** Returns the accounts that are served now, by name. */
  readonly accounts: () => ReadonlyMap<string, ServedAccount>;
  /** Returns whether an account's configuration is broken, so that the former one is in force. */
  readonly isFormer: (account: string) => boolean;
  /** Returns whether uploads of before wait in an account. */
  readonly hasUploads: (settings: Settings) => boolean;
}

interface ListeningAccounts extends ListeningConsole {
  /** The link that signs the first browser in; null where people sign in with a name. */
  readonly enterUrl: string | null;
}

/** Starts to listen. Rejects if the address is in use, or a certificate can't be read. */
export async function startAccountsConsole(options: AccountsConsoleOptions): Promise<ListeningAccounts> {
  const { accounts, consoleSettings, isFormer, log, now } = options;
  const { signIn: way } = consoleSettings;
  const people = openAccountsOfPeople(consoleSettings, accounts, now);
  const { sessions, accountsOf, mayEnter } = people;
  const keptForms = openKeptForms(now);
  const enter = openEnterLink(mayEnter);
  const shared: SharedParts = { sessions, keptForms, checkPlaces: openCheckPlaces(), frame };

  function frame(name: string, caller: Caller): Frame {
    const account = { name, hasOthers: accountsOf(caller).length > 1, isFormer: isFormer(name) };
    return { prefix: prefixOf(name), hasNavigation: true, account };
  }

  /** Hands an account's addresses over to its pages. To anyone else, the account is as one that does not exist. */
  async function handOver(url: string, caller: Caller): Promise<HandedOver | null> {
    const address = accountAddress(url);
    const account = address === null ? undefined : accounts().get(address.name);
    const signIn = people.signInOf(caller) ?? sessions.findEnded(caller.session ?? "");
    if (address === null || account === undefined || signIn === null || account.personOf(signIn) === null) return null;
    if (address.rest === "") return { kind: "moved", to: `${prefixOf(account.name)}/` };
    const pages = await openPages(account, signIn);
    return pages === null ? { kind: "unusable" } : { kind: "mounted", url: address.rest, answer: pages.answer };
  }

  /** Returns an account's pages; null: they can't be opened now. */
  async function openPages(account: ServedAccount, signIn: SignIn | null): Promise<Pick<Mounted, "answer"> | null> {
    try {
      return await account.pages(shared, signIn);
    } catch (error) {
      log("error", `The pages of the account “${account.name}” can't be opened: ${(error as Error).message}`);
      return null;
    }
  }

  const home: Route = {
    method: "GET",
    path: "/",
    role: "reader",
    async handle(request) {
      const { phrases, query } = request;
      const own = accountsOf(request);
      const [only] = own;
      if (own.length === 1 && only !== undefined) return { kind: "see_other", to: `${prefixOf(only.name)}/` };
      return { kind: "page", page: await accountsPage(phrases, own, query) };
    },
  };
  const usersOf = (account: string) => people.findAccount(account)?.users ?? null;
  const listening = await listenConsole({
    context: options,
    sessions,
    keptForms,
    personAtProxy: people.personAtProxy,
    frame: () => ALL_ACCOUNTS,
    handOver,
    routes: [
      ...OWN_ROUTES,
      ...signInRoutes(options, { users: { kind: "accounts", usersOf, mayEnter }, sessions, keptForms }),
      ...(way.kind === "oidc" ? oidcRoutes(options, way, inAccounts(people.issuersOf), pageAfter) : []),
      ...enter.routes,
      home,
    ],
  });
  // Only the console that listens goes on with the checks of before.
  for (const account of accounts().values()) if (options.hasUploads(account.settings)) await openPages(account, null);
  return { ...listening, enterUrl: mayEnter() ? listening.url + enter.path : null };
}
