/** Starts the console: the web page for the people who act on lists. */
import { dirname, join } from "node:path";
import type { ConsoleContext } from "./context.ts";
import { allRoutes } from "./pages/all-routes.ts";
import { listenConsole } from "./server/listen.ts";
import { OWN_ROUTES } from "./server/own-routes.ts";
import { openEnterLink } from "./sign-in/enter-link.ts";
import { openKeptForms } from "./sign-in/kept/kept-forms.ts";
import { keptFormRoutes } from "./sign-in/kept/kept-notice.ts";
import { openSessions } from "./sign-in/sessions.ts";
import { signInRoutes } from "./sign-in/sign-in-routes.ts";
import { openStoredSessions } from "./sign-in/stored-sessions.ts";
import { mayUseLink, standingIn } from "./sign-in/standing.ts";
import { openKnownUsers } from "./sign-in/users/known-users.ts";
import { childStarter } from "./uploads/check-child.ts";
import { openUploads, type Uploads } from "./uploads/uploads.ts";

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
    routes: [
      ...OWN_ROUTES,
      ...signInRoutes(context, { users, sessions, keptForms }),
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

function uploadsOf({ settings, now, log, requests }: Omit<ConsoleContext, "uploads">): Uploads {
  const { folders, feeds, folderGroup, configFile } = settings;
  return openUploads({
    root: folders.uploads,
    inbox: folders.inbox,
    // The group's members may read the list, as they may read lists that they drop themselves.
    mode: folderGroup === null ? 0o600 : 0o640,
    feeds,
    now,
    start: (folder) =>
      childStarter({
        program: process.argv[1] ?? "",
        configFile,
        folder,
        onDeath: (how) => log("warn", `The check of an uploaded list ended before its end: ${how}`),
      }),
    noteUpload: ({ sha256, name }, feed, by, at) =>
      requests.noteUpload({ sha256, file: name, feed, kind: feed === null ? "correction" : "list", by, at }),
    onError: (error) => log("error", `A list could not be put into the inbox folder: ${error.message}`),
  });
}
