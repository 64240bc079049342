/** Starts one console for several accounts. Each account's pages are below a path of their own. */
import type { ConsoleSettings } from "../../config/console-settings.ts";
import type { Settings } from "../../config/settings.ts";
import type { Log } from "../../system/log.ts";
import { ALL_ACCOUNTS, type Frame } from "../look/frame.ts";
import type { SignIn } from "../person.ts";
import type { Route } from "../route.ts";
import { listenConsole } from "../server/listen.ts";
import type { ListeningConsole } from "../server/open-socket.ts";
import { accountAddress, prefixOf } from "../account-address.ts";
import type { HandedOver } from "../server/mount.ts";
import { OWN_ROUTES } from "../server/own-routes.ts";
import { openKeptForms } from "../sign-in/kept/kept-forms.ts";
import { openSessions, type Standing } from "../sign-in/sessions.ts";
import { signInRoutes } from "../sign-in/sign-in-routes.ts";
import { openCheckPlaces } from "../uploads/check-places.ts";
import { accountsPage } from "./accounts-page.ts";
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

/** Starts to listen. Rejects if the address is in use, or a certificate can't be read. */
export async function startAccountsConsole(options: AccountsConsoleOptions): Promise<ListeningConsole> {
  const { accounts, isFormer, log, now } = options;
  const sessions = openSessions(now, standingIn);
  const keptForms = openKeptForms(now);
  const shared: SharedParts = { sessions, keptForms, checkPlaces: openCheckPlaces(), frame };

  /** Returns who a session is of: the person of any account that the sign-in counts in. */
  function standingIn(signIn: SignIn): Standing {
    for (const account of accounts().values()) {
      const person = account.personOf(signIn);
      if (person !== null) return person;
    }
    const isAnyUnreadable = [...accounts().values()].some(({ users }) => users.list() === null);
    return isAnyUnreadable ? "unknown" : "gone";
  }

  function accountsOf(session: string | null): readonly ServedAccount[] {
    const signIn = session === null ? null : sessions.findSignIn(session);
    return signIn === null ? [] : [...accounts().values()].filter(({ personOf }) => personOf(signIn) !== null);
  }

  function frame(name: string, session: string | null): Frame {
    const account = { name, hasOthers: accountsOf(session).length > 1, isFormer: isFormer(name) };
    return { prefix: prefixOf(name), hasNavigation: true, account };
  }

  /** Hands an account's addresses over to its pages. To anyone else, the account is as one that does not exist. */
  async function handOver(url: string, session: string | null): Promise<HandedOver | null> {
    const address = accountAddress(url);
    const account = address === null ? undefined : accounts().get(address.name);
    const signIn = session === null ? null : (sessions.findSignIn(session) ?? sessions.findEnded(session));
    if (address === null || account === undefined || signIn === null || account.personOf(signIn) === null) return null;
    if (address.rest === "") return { kind: "moved", to: `${prefixOf(account.name)}/` };
    const pages = await openPages(account);
    return pages === null ? { kind: "unusable" } : { kind: "mounted", url: address.rest, answer: pages.answer };
  }

  /** Returns an account's pages; null: they can't be opened now. */
  async function openPages(account: ServedAccount): Promise<Awaited<ReturnType<ServedAccount["pages"]>> | null> {
    try {
      return await account.pages(shared);
    } catch (error) {
      log("error", `The pages of the account “${account.name}” can't be opened: ${(error as Error).message}`);
      return null;
    }
  }

  const home: Route = {
    method: "GET",
    path: "/",
    role: "reader",
    async handle({ session, phrases, query }) {
      const own = accountsOf(session);
      const [only] = own;
      if (own.length === 1 && only !== undefined) return { kind: "see_other", to: `${prefixOf(only.name)}/` };
      return { kind: "page", page: await accountsPage(phrases, own, query) };
    },
  };
  const usersOf = (account: string) => findAccount(accounts(), account)?.users ?? null;
  const listening = await listenConsole({
    context: options,
    sessions,
    keptForms,
    frame: () => ALL_ACCOUNTS,
    handOver,
    routes: [
      ...OWN_ROUTES,
      ...signInRoutes(options, { users: { kind: "accounts", usersOf }, sessions, keptForms }),
      home,
    ],
  });
  // Only the console that listens goes on with the checks of before.
  for (const account of accounts().values()) if (options.hasUploads(account.settings)) await openPages(account);
  return listening;
}

/** Returns the account that a person means. People may write the name in other letters, if that means one account only. */
function findAccount(accounts: ReadonlyMap<string, ServedAccount>, written: string): ServedAccount | null {
  const folded = (name: string) => name.normalize("NFC").trim().toLowerCase();
  const alike = [...accounts.values()].filter(({ name }) => folded(name) === folded(written));
  return accounts.get(written) ?? (alike.length === 1 ? (alike[0] ?? null) : null);
}
