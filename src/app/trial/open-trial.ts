/** Opens a trial: the parts of a run that makes its calls to a stand-in for the service, in folders of its own. */
import { join } from "node:path";
import type { Service } from "../../api/service.ts";
import type { Settings } from "../../config/settings.ts";
import { withKnownContacts } from "../../ledger/checks/known-contacts.ts";
import { copyForTrial } from "../../ledger/checks/trial-copy.ts";
import { takeLock } from "../../ledger/database/lock.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { openLedger } from "../../ledger/open-ledger.ts";
import { openRequestQueue } from "../../ledger/requests/request-queue.ts";
import type { RunEnv } from "../../run/run-env.ts";
import { envOf, type RunOptions } from "../app.ts";
import { usedGroups } from "../check-upload.ts";
import { makeFolders } from "../data-folders.ts";
import { applyFeedRenames } from "../feeds-in-ledger.ts";
import { applyingProcess, withLedgerError } from "../ledger-view.ts";
import { ledgerFilesOf } from "../locked-ledger.ts";
import { openWithoutService, type AppOptions } from "../open-service.ts";
import { openRowCaches } from "../row-caches.ts";
import { checkStatePlaces } from "../state-places.ts";
import { copyList, copyLists, makeTrialPlace, type TrialPlace } from "./trial-place.ts";
import { openTrialService, type KnownService, type StandIn } from "./trial-service.ts";

/** A list, and the path below the inbox under which a run would find it. */
interface ListToTry {
  readonly path: string;
  readonly inInbox: string;
}

export interface TrialOptions {
  /** Which lists the trial's inbox has: copies of the inbox, one list by itself, or none. */
  readonly inbox: "copied" | "empty" | ListToTry;
  /** Where a person wants a new folder with the reports; null: among the temporary files. */
  readonly folder: string | null;
  /** Reads the real group list; `seen_groups`: the groups that a run read last are used. */
  readonly real: Pick<Service, "listGroups"> | "seen_groups";
  readonly makeStandIn: (known: KnownService) => StandIn;
}

export interface Trial extends Pick<TrialPlace, "reports" | "realPath"> {
  readonly env: RunEnv;
  /** Number of linked contacts whose fields the ledger does not know. */
  readonly withoutFields: number;
  /** Ends the trial. The reports of these runs stay. */
  close(runs: readonly string[]): void;
}

/**
 * Opens a trial beside the process that applies. The real folders are read, and stay as they are.
 *
 * @throws StartupError as `openApp` does, but for the lock
 */
export async function openTrial(
  settings: Settings,
  logging: AppOptions,
  run: Omit<RunOptions, "makesCalls" | "waitsForProbes">,
  options: TrialOptions,
): Promise<Trial> {
  checkStatePlaces(settings);
  const place = makeTrialPlace(settings, options.folder);
  const closers: (() => void)[] = [];
  const close = (runs: readonly string[]) => {
    for (const end of closers.reverse()) end();
    place.clear(runs);
  };
  try {
    const { folders } = place.settings;
    makeFolders(place.settings);
    const lock = withLedgerError(() => takeLock(folders.lockFile, run.who));
    if ("heldBy" in lock) throw new Error("Another process works in the folder of this trial.");
    closers.push(() => lock.release());
    const files = ledgerFilesOf(place.settings);
    const isAtWork = applyingProcess(settings) !== null;
    const working = { from: settings.folders.working, to: folders.working };
    withLedgerError(() => copyForTrial(ledgerFilesOf(settings), files, working, isAtWork));
    await copyLists(settings.folders.working, folders.working);
    if (options.inbox === "copied") await copyLists(settings.folders.inbox, folders.inbox);
    else if (options.inbox !== "empty") await copyList(options.inbox.path, join(folders.inbox, options.inbox.inInbox));
    const ledger = withLedgerError(() => openLedger(files, lock));
    closers.push(() => ledger.close());
    applyFeedRenames(place.settings, ledger);
    const real = options.real === "seen_groups" ? seenGroupsOf(ledger) : options.real;
    const { service, close: closeService } = openTrialService(real, (groups, apiKey) =>
      withKnownContacts(files.ledger, (contacts) =>
        options.makeStandIn({ groups, contacts, apiKey, file: join(folders.dataDir, "service.db") }),
      ),
    );
    closers.push(closeService);
    const requests = openRequestQueue(folders.requestsFile, () => {});
    closers.push(() => requests.close());
    const app = { ...openWithoutService(settings, logging), service };
    // The copy is removed when the trial ends, so it needs no backups.
    const copies: Pick<Ledger, "backUp" | "backUpDecided"> = {
      backUp: () => {},
      backUpDecided: () => "nothing_decided",
    };
    const env = envOf(place.settings, app, { ...ledger, ...copies }, requests, {
      ...run,
      waitsForProbes: false,
    });
    const withoutFields = withKnownContacts(files.ledger, (known) => known.withoutFields);
    const { reports, realPath } = place;
    return { env: { ...env, rowCaches: openRowCaches(settings, false) }, reports, realPath, withoutFields, close };
  } catch (error) {
    close([]);
    throw error;
  }
}

/** Returns the groups that a run read last, as a group list. */
function seenGroupsOf(ledger: Ledger): Pick<Service, "listGroups"> {
  const value = ledger.seenGroups.last()?.groups ?? usedGroups(ledger);
  return { listGroups: async () => ({ kind: "ok", status: 200, value }) };
}
