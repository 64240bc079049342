/** What a resting account waits for. Its ledger is closed, and its lock is still held. */
import { statSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import type { App } from "../../../app/app.ts";
import { hasStoredRequest } from "../../../app/stored-requests.ts";
import type { Settings } from "../../../config/settings.ts";
import type { SeenFile } from "../../../pipeline/intake/arrival/take-file.ts";
import { probesToMake } from "../../../run/push/probe-in-doubt.ts";
import { archivedListsLater } from "../../../run/read/claimed/archived-lists.ts";
import { lookIntoInbox } from "../../../run/read/claimed/look-into-inbox.ts";
import { inboxFiles } from "../inbox-files.ts";
import type { WatchMemory } from "../watch-loop.ts";

/** The ledger is opened at least so often: every pass goes on with what was halted or deferred. */
const LONGEST_REST_MS = 3_600_000;
/** The ledger is opened so often while a list may become overdue, or a daily mail is due. */
const EXPECTING_REST_MS = 10 * 60_000;
/** The ledger is opened so often while files wait in the inbox. */
const WAITING_REST_MS = 60_000;
const SHORTEST_REST_MS = 1_000;

/** Why and when a resting account is woken. */
export interface Rest {
  /** Time in ms since 1970 at which the account is woken in any case. */
  readonly until: number;
  /** Returns whether there may be work: the inbox, the requests or an archived list changed. Opens no ledger. */
  mayHaveWork(): Promise<boolean>;
}

/**
 * Returns whether an account may rest: no notice waits to be sent, and no create in doubt is to be asked about. The process
 * remembers these waits only while the ledger is open.
 */
export function mayRest({ env }: Pick<App, "env">): boolean {
  return probesToMake(env).length === 0 && env.ledger.notices.all().every(({ way }) => way === "daily");
}

/** Returns what an account waits for. Call it while the ledger is open, and `begin` once it is closed. */
export async function planRest(
  { env }: Pick<App, "env">,
  settings: Settings,
  { notBefore, passedOver }: Pick<WatchMemory, "notBefore" | "passedOver">,
): Promise<{ begin(): Rest }> {
  const now = env.now();
  const inbox = await inboxFiles(settings.feeds, settings.folders);
  const isArchivedListWritten = archivedListsLater(env);
  const times = [now + LONGEST_REST_MS];
  if (notBefore > now) times.push(notBefore);
  const isExpecting = settings.notify.daily || settings.feeds.some(({ expectHours }) => expectHours !== null);
  if (isExpecting) times.push(now + EXPECTING_REST_MS);
  if (inbox.length > 0) times.push(now + WAITING_REST_MS);
  // The event of a file may come so late that the last pass did not see the file, and that the rest has it from the beginning.
  const isPassedOver = new Set(passedOver);
  if (notBefore <= now && inbox.some((file) => !isPassedOver.has(file))) times.push(now);
  const hasChanged = async () =>
    JSON.stringify(await inboxFiles(settings.feeds, settings.folders)) !== JSON.stringify(inbox);
  const until = Math.max(now + SHORTEST_REST_MS, Math.min(...times));
  const looked = requestsNow(settings);
  let isWaiting = false;
  await env.requests.whileUsable(async () => void (isWaiting = env.requests.waiting().length > 0));
  return {
    begin() {
      const requests = requestsNow(settings);
      // A request may have come after the last look of the open account.
      const hasRequest = isWaiting || (requests !== looked && hasStoredRequest(settings));
      return {
        until: hasRequest ? now : until,
        mayHaveWork: async () =>
          requestsNow(settings) !== requests || (await hasChanged()) || (await isArchivedListWritten()),
      };
    },
  };
}

/**
 * Looks into the inbox, and waits for as long as its files must stand still. The files then need no wait while the ledger is
 * open, where other accounts would wait for their turn.
 */
export async function seeInbox(
  { folders, feeds, settleMs }: Settings,
  signal: AbortSignal,
): Promise<readonly SeenFile[]> {
  // A folder that can't be used is named by the pass.
  const seen = await lookIntoInbox(feeds, { folders, now: Date.now }).catch(() => ({ files: [] }));
  if (seen.files.length > 0) await delay(settleMs, undefined, { signal }).catch(() => {});
  return seen.files;
}

/** Returns a text that changes when a request is stored. The write-ahead log has the newest requests. */
function requestsNow({ folders }: Settings): string {
  return [folders.requestsFile, `${folders.requestsFile}-wal`]
    .map((file) => {
      const found = statSync(file, { bigint: true, throwIfNoEntry: false });
      // A reader makes an empty log.
      return found === undefined || found.size === 0n ? "" : `${found.ino}:${found.size}:${found.mtimeNs}`;
    })
    .join("|");
}
