/** Keeps uploaded lists in private folders, one for each upload. The uploads' names are data, and never paths. */
import { createHash, randomBytes } from "node:crypto";
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  ARRIVING,
  readJson,
  uploadPaths,
  type CheckOutcome,
  type TrialOutcome,
  type Upload,
} from "../../run/decisions/uploads/upload-folder.ts";

/** An upload whose bytes are on disk, and that is not checked yet. */
export interface Received {
  readonly id: string;
  readonly bytes: number;
  readonly sha256: string;
  /** The path of the received file. */
  readonly path: string;
}

/** Who took a list over. `path`: in the inbox; null: the list is not there yet. */
export interface TakenNote {
  readonly by: string;
  /** ISO date-time. */
  readonly at: string;
  /** null: a corrected report, which names its feed itself. */
  readonly feed: string | null;
  readonly path: string | null;
}

export interface UploadStore {
  /**
   * Receives a file. The file is gone again when this throws.
   *
   * @throws the error of the connection or of the disk
   */
  receive(bytes: Readable): Promise<Received>;
  /** Removes a received file that is not kept. */
  drop(received: Received): void;
  /** Keeps a received file as an upload. */
  keep(received: Received, about: Pick<Upload, "name" | "feed" | "by" | "role" | "at">): Upload;
  /** Names another feed for an upload, or asks for a trial, and forgets its result. */
  change(id: string, about: Pick<Upload, "feed" | "isTried">): void;
  /** Returns how the upload's trial ended; null: there was none. */
  trial(id: string): TrialOutcome | null;
  get(id: string): Upload | null;
  outcome(id: string): CheckOutcome | null;
  fail(id: string, outcome: CheckOutcome): void;
  taken(id: string): TakenNote | null;
  note(id: string, note: TakenNote | null): void;
  /** Removes the list and its result. The note who took it stays for a day. */
  clear(id: string): void;
  remove(id: string): void;
  folder(id: string): string;
  /** Returns the ids of all uploads. */
  all(): readonly string[];
  /** Removes uploads that are older than a day, and what broken uploads left. Returns the number of removed uploads. */
  sweep(now: number): number;
}

/** An upload is kept for this long unless it is taken over. */
const KEPT_MS = 24 * 3_600_000;
const ID = /^[0-9a-f]{24}$/u;
const PRIVATE = 0o700;

/** Returns whether a text can be an upload's id. Nothing else becomes a part of a path. */
export function isUploadId(text: string): boolean {
  return ID.test(text);
}

export function openUploadStore(root: string): UploadStore {
  const folder = (id: string): string => {
    if (!isUploadId(id)) throw new Error("this is no upload's id");
    return join(root, id);
  };
  const paths = (id: string) => uploadPaths(folder(id));
  const get = (id: string) => (isUploadId(id) ? (readJson(paths(id).about) as Upload | null) : null);
  const write = (file: string, content: unknown): void => {
    writeFileSync(`${file}.part`, JSON.stringify(content), { mode: 0o600 });
    renameSync(`${file}.part`, file);
  };
  const receiving = new Set<string>();
  return {
    folder,
    get,
    async receive(bytes) {
      mkdirSync(root, { mode: PRIVATE, recursive: true });
      const id = randomBytes(12).toString("hex");
      const unfinished = join(root, `${ARRIVING}${id}`);
      receiving.add(unfinished);
      try {
        mkdirSync(unfinished, { mode: PRIVATE });
        const { list } = uploadPaths(unfinished);
        const counter = counting();
        await pipeline(bytes, counter.through, createWriteStream(list, { flags: "wx", mode: 0o600, flush: true }));
        return { id, path: list, ...counter.counted() };
      } catch (error) {
        rmSync(unfinished, { recursive: true, force: true });
        throw error;
      } finally {
        receiving.delete(unfinished);
      }
    },
    drop: ({ id }) => rmSync(join(root, `${ARRIVING}${id}`), { recursive: true, force: true }),
    keep({ id, bytes, sha256 }, about) {
      const unfinished = join(root, `${ARRIVING}${id}`);
      const upload: Upload = { id, bytes, sha256, ...about };
      write(uploadPaths(unfinished).about, upload);
      renameSync(unfinished, folder(id));
      return upload;
    },
    change(id, change) {
      const upload = get(id);
      if (upload === null) return;
      const { about, outcome, result, trial, trialReport } = paths(id);
      for (const file of [outcome, result, trial, trialReport]) rmSync(file, { force: true });
      write(about, { ...upload, ...change });
    },
    trial: (id) => readJson(paths(id).trial) as TrialOutcome | null,
    outcome: (id) => readJson(paths(id).outcome) as CheckOutcome | null,
    fail: (id, outcome) => {
      if (existsSync(folder(id))) write(paths(id).outcome, outcome);
    },
    taken: (id) => readJson(paths(id).taken) as TakenNote | null,
    note(id, note) {
      if (note === null) rmSync(paths(id).taken, { force: true });
      else write(paths(id).taken, note);
    },
    clear(id) {
      const { list, result, trial, trialReport } = paths(id);
      for (const file of [list, result, trial, trialReport]) rmSync(file, { force: true });
    },
    remove: (id) => rmSync(folder(id), { recursive: true, force: true }),
    all: () => namesIn(root).filter(isUploadId),
    sweep(now) {
      const isOld = (path: string, at: string | undefined) => {
        const since = at === undefined ? statSync(path).mtimeMs : Date.parse(at);
        // An upload of a clock that was days ahead may be as old.
        return !(Math.abs(now - since) < KEPT_MS);
      };
      const old = namesIn(root).filter((name) => {
        const path = join(root, name);
        if (name.startsWith(ARRIVING)) return !receiving.has(path) && isOld(path, undefined);
        return isUploadId(name) && isOld(path, get(name)?.at);
      });
      for (const name of old) rmSync(join(root, name), { recursive: true, force: true });
      return old.length;
    },
  };
}

function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Returns a stream that passes bytes on, and their number and hash. */
function counting() {
  const hash = createHash("sha256");
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, counted: () => ({ bytes, sha256: hash.digest("hex") }) };
}
