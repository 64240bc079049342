import type { ConsoleContext } from "../context.ts";
import { childStarter } from "./check-child.ts";
import type { CheckPlaces } from "./check-places.ts";
import { openUploads, type Uploads } from "./uploads.ts";

/**
 * Opens the uploads of the console's one account, or of one among several.
 *
 * @param places the places for checks that several accounts share
 */
export function uploadsOf(given: Omit<ConsoleContext, "uploads">, places?: CheckPlaces): Uploads {
  const { settings, now, log, requests } = given;
  const { folders, feeds, folderGroup, configFile } = settings;
  return openUploads({
    root: folders.uploads,
    inbox: folders.inbox,
    // The group's members may read the list, as they may read lists that they drop themselves.
    mode: folderGroup === null ? 0o600 : 0o640,
    feeds,
    now,
    places,
    start: (folder) =>
      childStarter({
        program: process.argv[1] ?? "",
        configFile,
        folder,
        onDeath: (how) => log("warn", `The check of an uploaded list ended before its end: ${how}`),
      }),
    noteUpload: ({ sha256, name, role }, feed, by, at) =>
      requests.noteUpload({ sha256, file: name, feed, kind: feed === null ? "correction" : "list", by, role, at }),
    onError: (error) => log("error", `A list could not be put into the inbox folder: ${error.message}`),
  });
}
