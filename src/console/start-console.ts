/** Starts the console: the web page for the people who act on lists. */
import { dirname, join } from "node:path";
import type { ConsoleContext } from "./context.ts";
import { ONE_ACCOUNT } from "./look/frame.ts";
import { allRoutes } from "./pages/all-routes.ts";
import { listenConsole } from "./server/listen.ts";
import { OWN_ROUTES } from "./server/own-routes.ts";
import type { OidcSettings } from "./sign-in/oidc/issuer-shape.ts";
import type { Route } from "./route.ts";
import { openEnterLink } from "./sign-in/enter-link.ts";
import { openKeptForms } from "./sign-in/kept/kept-forms.ts";
import { keptFormRoutes } from "./sign-in/kept/kept-notice.ts";
import { personNamed } from "./sign-in/proxy-header.ts";
import { openSessions } from "./sign-in/sessions.ts";
import { oidcRoutes } from "./sign-in/oidc/oidc-routes.ts";
import { inOneAccount, openPeopleOf } from "./sign-in/oidc/sign-in-of-claims.ts";
import { pageAfter, signInRoutes } from "./sign-in/sign-in-routes.ts";
import { openStoredSessions } from "./sign-in/stored-sessions.ts";
import { mayUseLink, standingIn } from "./sign-in/standing.ts";
import { openKnownUsers } from "./sign-in/users/known-users.ts";
import { uploadsOf } from "./uploads/uploads-of.ts";

export { CannotListen } from "./server/open-socket.ts";

export interface StartedConsole {
  /** Where the console listens, without a slash at its end: a web address, or `unix:` with the path of a socket. */
  readonly url: string;
  /** The link that signs the first browser in; null where people sign in with a name. */
  readonly enterUrl: string | null;
  close(): Promise<void>;
}

/** Starts to listen. Rejects if the address is in use, or a certificate can't be read. */
export async function startConsole(given: Omit<ConsoleContext, "uploads">): Promise<StartedConsole> {
  const uploads = uploadsOf(given);
  const context = { ...given, uploads };
  const { consoleSettings, settings } = context;
  const { signIn } = consoleSettings;
  const users = openKnownUsers(settings.folders.consoleUsersFile, context.log);
  const sessionsFile = join(dirname(settings.folders.requestsFile), "console-sessions.json");
  const stored = openStoredSessions(sessionsFile, consoleSettings, context.log);
  const sessions = openSessions(context.now, standingIn(users), stored);
  const keptForms = openKeptForms(context.now);
  const mayEnter = () => mayUseLink(consoleSettings, users);
  const enter = openEnterLink(mayEnter);
  const { url, close } = await listenConsole({
    context,
    sessions,
    keptForms,
    personAtProxy: (name) => (signIn.kind === "proxy" ? (personNamed(signIn, name) ?? { name, role: "reader" }) : null),
    frame: () => ONE_ACCOUNT,
    routes: [
      ...OWN_ROUTES,
      ...signInRoutes(context, { users: { kind: "one", users }, sessions, keptForms }),
      ...(signIn.kind === "oidc" ? issuerRoutes(context, signIn) : []),
      ...keptFormRoutes(keptForms),
      ...enter.routes,
      ...allRoutes(context),
    ],
  });
  // Only the console that listens goes on with the checks of before.
  uploads.resume();
  return {
    url,
    enterUrl: mayEnter() ? url + enter.path : null,
    async close() {
      uploads.close();
      await close();
    },
  };
}

function issuerRoutes(context: ConsoleContext, signIn: OidcSettings): readonly Route[] {
  const people = openPeopleOf(context.settings, signIn.issuer, context.log);
  return oidcRoutes(context, signIn, inOneAccount(people, signIn), pageAfter);
}
