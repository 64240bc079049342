/** The lists that people upload: received, checked, and taken over into the inbox or removed. */
import type { Readable } from "node:stream";
import type { FeedSettings } from "../../model/feed.ts";
import { placeInInbox, putIntoInbox } from "../../run/decisions/uploads/put-into-inbox.ts";
import {
  uploadPaths,
  type CheckOutcome,
  type TrialOutcome,
  type Upload,
} from "../../run/decisions/uploads/upload-folder.ts";
import { openCheckQueue, type CheckActivity, type CheckQueue } from "./check-queue.ts";
import type { StartCheck } from "./check-child.ts";
import type { CheckPlaces } from "./check-places.ts";
import { openUploadStore, type Received, type TakenNote } from "./upload-store.ts";

/** The present state of an upload. */
export type UploadState = CheckActivity | CheckOutcome | ({ readonly kind: "taken" } & TakenNote);

/** No further upload is received: a person, or all people together, have as many that wait as there may be. */
export class TooManyUploads extends Error {
  readonly whose: "own" | "all";
  readonly most: number;

  constructor(whose: "own" | "all", most: number) {
    super(`${most} uploads wait already`);
    this.whose = whose;
    this.most = most;
  }
}

/** Uploads that may wait until a person takes them over or cancels them. Each may be as large as the settings allow. */
const MOST_OF_ONE = 20;
const MOST_OF_ALL = 60;

/** An upload, and where it stands. */
export interface FoundUpload {
  readonly upload: Upload;
  readonly state: UploadState;
}

export interface Uploads extends Pick<CheckQueue, "change"> {
  /**
   * Receives a file.
   *
   * @throws TooManyUploads if too many uploads wait already, or the error of the connection or of the disk
   */
  receive(bytes: Readable, by: string): Promise<Received>;
  drop(received: Received): void;
  /** Keeps a received list and starts its check. */
  check(received: Received, about: Pick<Upload, "name" | "feed" | "by" | "role">): Upload;
  /** Checks an upload again: as a list of `feed`, and with a trial if `isTried` says so. */
  checkAgain(id: string, about: Pick<Upload, "feed" | "isTried">): void;
  /** Returns how an upload's trial ended, and where its report is; null: there was none. */
  trial(id: string): { readonly outcome: TrialOutcome; readonly report: string } | null;
  /** null: there is no such upload, or no longer. */
  get(id: string): (FoundUpload & { readonly resultFile: string }) | null;
  /** Returns all uploads, the newest first, also those that were taken over within a day. */
  all(): readonly FoundUpload[];
  /**
   * Goes on with the uploads of before: checks that were interrupted start again, and lists that were half taken over are
   * taken. From then on, uploads that are older than a day are removed.
   */
  resume(): void;
  /** Removes an upload at once. */
  cancel(id: string): void;
  /**
   * Puts an upload's list into the inbox. Does nothing if this was done before.
   *
   * @param feed the list's feed; null: a corrected report
   * @throws the error of the disk; the upload is then as before
   */
  takeOver(id: string, feed: string | null, by: string): Promise<void>;
  close(): void;
}

export interface UploadsOptions {
  readonly root: string;
  readonly inbox: string;
  /** Permission bits of a list in the inbox. */
  readonly mode: number;
  readonly feeds: readonly FeedSettings[];
  readonly now: () => number;
  /** The places for checks, if accounts share them. */
  readonly places?: CheckPlaces | undefined;
  readonly start: (folder: (id: string) => string) => StartCheck;
  readonly noteUpload: (upload: Upload, feed: string | null, by: string, at: string) => void;
  /** Called with an error that concerns one upload of before. */
  readonly onError: (error: Error) => void;
}

const SWEEP_MS = 3_600_000;

export function openUploads(options: UploadsOptions): Uploads {
  const { now, noteUpload } = options;
  const store = openUploadStore(options.root);
  const queue = openCheckQueue(
    options.start(store.folder),
    (id, outcome) => {
      if (outcome !== null) store.fail(id, outcome);
      else if (store.outcome(id) === null) store.fail(id, { kind: "failed", why: "ended" });
    },
    options.places,
  );
  let sweeping: NodeJS.Timeout | undefined;
  const taking = new Map<string, Promise<void>>();
  /** The people whose uploads arrive at this moment. */
  const arriving: string[] = [];
  const take = (id: string, feed: string | null, by: string): Promise<void> => {
    const going = taking.get(id) ?? takeOver(id, feed, by).finally(() => taking.delete(id));
    taking.set(id, going);
    return going;
  };
  const takeOver = async (id: string, feed: string | null, by: string): Promise<void> => {
    const upload = store.get(id);
    const before = store.taken(id);
    if (upload === null || (before !== null && before.path !== null)) return;
    const at = before?.at ?? new Date(now()).toISOString();
    const placeOf = (number: number) => placeInInbox(upload.name, feed, options.feeds, number);
    // Neither of them may approve the list alone, where two people have to look at it.
    for (const name of new Set([upload.by, by])) noteUpload({ ...upload, name: placeOf(1).name }, feed, name, at);
    store.note(id, { by, at, feed, path: null });
    try {
      const from = uploadPaths(store.folder(id)).list;
      await putIntoInbox({ from, inbox: options.inbox, placeOf, id, mode: options.mode }, (path) =>
        store.note(id, { by, at, feed, path }),
      );
      store.clear(id);
    } catch (error) {
      if (store.taken(id)?.path === null) store.note(id, null);
      throw error;
    }
  };
  const get = (id: string) => {
    const upload = store.get(id);
    if (upload === null) return null;
    const taken = store.taken(id);
    const state =
      taken !== null
        ? { kind: "taken" as const, ...taken }
        : (queue.activity(id) ?? store.outcome(id) ?? { kind: "failed" as const, why: "ended" as const });
    return { upload, state, resultFile: uploadPaths(store.folder(id)).result };
  };
  const all = () =>
    store
      .all()
      .flatMap((id) => get(id) ?? [])
      .toSorted((one, other) => (one.upload.at < other.upload.at ? 1 : -1));
  const checkRoom = (by: string): void => {
    const waiting = [...arriving, ...all().flatMap(({ upload, state }) => (state.kind === "taken" ? [] : upload.by))];
    if (waiting.filter((name) => name === by).length >= MOST_OF_ONE) throw new TooManyUploads("own", MOST_OF_ONE);
    if (waiting.length >= MOST_OF_ALL) throw new TooManyUploads("all", MOST_OF_ALL);
  };
  return {
    get,
    all,
    async receive(bytes, by) {
      checkRoom(by);
      arriving.push(by);
      try {
        return await store.receive(bytes);
      } finally {
        arriving.splice(arriving.indexOf(by), 1);
      }
    },
    drop: (received) => store.drop(received),
    change: (id, signal) => queue.change(id, signal),
    check(received, about) {
      const upload = store.keep(received, { ...about, at: new Date(now()).toISOString() });
      queue.add(upload.id);
      return upload;
    },
    trial(id) {
      const outcome = store.trial(id);
      return outcome === null ? null : { outcome, report: uploadPaths(store.folder(id)).trialReport };
    },
    checkAgain(id, about) {
      if (store.taken(id) !== null) return;
      queue.cancel(id);
      store.change(id, about);
      queue.add(id);
    },
    cancel(id) {
      if (store.taken(id) !== null) return;
      queue.cancel(id);
      store.remove(id);
    },
    takeOver: take,
    resume() {
      store.sweep(now());
      sweeping = setInterval(() => store.sweep(now()), SWEEP_MS).unref();
      for (const id of store.all()) {
        const [upload, taken] = [store.get(id), store.taken(id)];
        if (upload === null) continue;
        if (taken !== null && taken.path === null) take(id, taken.feed, taken.by).catch(options.onError);
        else if (taken === null && store.outcome(id) === null) queue.add(id);
      }
    },
    close() {
      clearInterval(sweeping);
      queue.close();
    },
  };
}
