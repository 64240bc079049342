/** One account among several that a console serves: who signs in, what waits, and its pages, opened when they are needed. */
import type { Settings } from "../../config/settings.ts";
import type { ConsoleContext } from "../context.ts";
import type { Frame } from "../look/frame.ts";
import { allRoutes } from "../pages/all-routes.ts";
import type { Caller, SignedIn, SignIn } from "../person.ts";
import { openMounted } from "../server/listen.ts";
import { prefixOf } from "../../model/text/account-path.ts";
import type { Mounted } from "../server/mount.ts";
import { OWN_ROUTES } from "../server/own-routes.ts";
import { keptFormsBelow, type KeptForms } from "../sign-in/kept/kept-forms.ts";
import { keptFormRoutes } from "../sign-in/kept/kept-notice.ts";
import type { Sessions } from "../sign-in/sessions.ts";
import { openPeopleOf } from "../sign-in/oidc/sign-in-of-claims.ts";
import { openKnownUsers, type KnownUsers } from "../sign-in/users/known-users.ts";
import type { CheckPlaces } from "../uploads/check-places.ts";
import { uploadsOf } from "../uploads/uploads-of.ts";
import { openNamedPeople, type NamedPeople } from "./named-people.ts";
import { signInAtProxy, standingInAccount } from "./standing-in-account.ts";
import { readWaiting, type RequestsToShow, type Waiting } from "./waiting.ts";

/** What an account's pages are opened with. Nothing of it is open before. */
export interface AccountParts extends Pick<ConsoleContext, "settings" | "withLedger" | "now" | "log"> {
  readonly name: string;
  /** Returns a text that changes with the ledger and with the stored requests, and each hour. */
  stamp(): string;
  /** Opens the stored requests for reading. */
  requestsToShow(): RequestsToShow;
  /**
   * Opens what the pages write through.
   *
   * @throws Error if another console serves the account, or its folders can't be used
   */
  open(): { readonly context: Omit<ConsoleContext, "uploads">; close(): void };
}

/** What the pages of all accounts share. */
export interface SharedParts {
  readonly sessions: Sessions;
  readonly keptForms: KeptForms;
  readonly checkPlaces: CheckPlaces;
  readonly frame: (account: string, caller: Caller) => Frame;
}

export interface ServedAccount {
  readonly name: string;
  readonly settings: Settings;
  readonly users: KnownUsers;
  /** Returns who a sign-in is of in this account; null: no one. A person of an issuer has the issuer's name here. */
  personOf(signIn: SignIn): SignedIn | null;
  /** Returns what waits for a person; null: the ledger can't be read now. */
  waiting(): Waiting | null;
  /** Returns the account's pages for a sign-in. Rejects if they can't be opened now, or if the person can't be named. */
  pages(shared: SharedParts, signIn: SignIn | null): Promise<Pick<Mounted, "answer">>;
  /** Closes the pages. */
  stop(): Promise<void>;
}

/** The pages are closed when no one has asked for them for this long. */
const IDLE_MS = 5 * 60_000;
const LOOK_MS = 60_000;

interface Pages extends Mounted, Pick<NamedPeople, "admit"> {}

export function serveAccountPages(parts: AccountParts): ServedAccount {
  const { name, settings, log } = parts;
  const users = openKnownUsers(settings.folders.consoleUsersFile, log);
  const { signIn: way } = settings.console;
  const personOf = standingInAccount(way, users);
  const waiting = readWaiting(parts);
  let opened: Promise<Pages> | null = null;
  let closing: Promise<void> = Promise.resolve();
  let isStopped = false;

  async function openPages({ sessions, keptForms, checkPlaces, frame }: SharedParts): Promise<Pages> {
    await closing;
    if (isStopped) throw new Error("its configuration is being exchanged");
    const { context: given, close } = parts.open();
    const uploads = uploadsOf(given, checkPlaces);
    const context = { ...given, uploads };
    const own = keptFormsBelow(keptForms, prefixOf(name));
    const known = way.kind === "oidc" ? openPeopleOf(settings, way.issuer, log) : null;
    const people = openNamedPeople(personOf, known);
    const mounted = await openMounted({
      context,
      sessions: sessionsOf(sessions, people.find),
      personAtProxy: (person) => personOf(signInAtProxy(person)),
      keptForms: own,
      frame: (caller) => frame(name, caller),
      routes: [...OWN_ROUTES, ...keptFormRoutes(own), ...allRoutes(context)],
    });
    uploads.resume();
    let [underWay, usedAt] = [0, Date.now()];
    const look = setInterval(() => {
      const isUsed = underWay > 0 || Date.now() - usedAt < IDLE_MS;
      // Checks go on, and uploads are deleted after a day.
      if (!isUsed && uploads.all().length === 0) void closePages();
    }, LOOK_MS).unref();
    return {
      admit: people.admit,
      answer(request, response) {
        underWay += 1;
        response.once("close", () => {
          underWay -= 1;
          usedAt = Date.now();
        });
        mounted.answer(request, response);
      },
      async close() {
        clearInterval(look);
        uploads.close();
        await mounted.close();
        close();
      },
    };
  }

  function closePages(): Promise<void> {
    const before = opened;
    opened = null;
    // Pages that could not be opened need no end.
    if (before !== null) closing = before.then(({ close }) => close()).catch(() => {});
    return closing;
  }

  return {
    name,
    settings,
    users,
    personOf,
    waiting,
    async pages(shared, signIn) {
      opened ??= openPages(shared).catch((error: unknown) => {
        opened = null;
        throw error;
      });
      const pages = await opened;
      if (signIn !== null) pages.admit(signIn);
      return pages;
    },
    stop() {
      isStopped = true;
      return closePages();
    },
  };
}

/** Returns the sessions as an account sees them: a person without a role in the account is no one. */
function sessionsOf(sessions: Sessions, personOf: (signIn: SignIn) => SignedIn | null): Sessions {
  const own = (signIn: SignIn | null) => (signIn === null || personOf(signIn) === null ? null : signIn);
  return {
    ...sessions,
    find(id) {
      const signIn = sessions.findSignIn(id);
      return signIn === null ? null : personOf(signIn);
    },
    findSignIn: (id) => own(sessions.findSignIn(id)),
    findEnded: (id) => own(sessions.findEnded(id)),
  };
}
