import type { Database } from "../../database/open-database.ts";
import { makeNeverKey, readNeverKey, type NeverKey } from "./never-key.ts";
import { appendNeverLines, parseNeverLine, readNeverLines, type NeverLine } from "./never-lines.ts";

/** The paths of the never entries' files; null: there are none, as in a ledger in memory. */
export interface NeverFiles {
  readonly lines: string;
  readonly key: string;
}

/** A person who must never be greeted. Who the person is can't be known from the entry. */
interface NeverEntry {
  readonly id: number;
  /** ISO date-time. */
  readonly at: string;
  /** Who asked for it, and which note the person gave; null: not known. */
  readonly by: string | null;
  readonly note: string | null;
}

/** The people who must never be greeted, as keyed hashes of their forms. */
export interface Never {
  /** Returns the entries that count, oldest first. */
  list(): readonly NeverEntry[];
  /** Returns whether no entry counts. */
  isEmpty(): boolean;
  /** Returns whether an entry counts that was added at this time (ISO date-time) or later. */
  isNewerThan(at: string): boolean;
  /** Returns which of these forms an entry has, too. */
  shared(forms: Iterable<string>): readonly { readonly form: string; readonly id: number }[];
  /** Returns which of these forms an entry has, too, that was ended. */
  sharedWithEnded(forms: Iterable<string>): readonly { readonly form: string; readonly id: number }[];
  /** Returns the other entries that have all forms of an entry, or of whose forms the entry has all: they are of one person. */
  alike(id: number): readonly number[];
  /** Returns why people can't be compared with the entries, and what to do, in whole sentences; null: they can. */
  whyUnusable(): string | null;
  /** Returns the number of the entry that is added next. */
  nextId(): number;
  /** Adds an entry with these forms. The entry is in its file when this returns. */
  add(id: number, forms: Iterable<string>, at: string): void;
  /** Adds further forms to an entry. */
  extend(id: number, forms: Iterable<string>, at: string): void;
  /** Ends an entry. Returns whether there was one. */
  lift(id: number, at: string): boolean;
  /** Returns whether people of entries may still be linked: the entries came by the file alone, or the link came later. */
  isUnswept(): boolean;
  /** Notes that the linked contacts are to be compared with all entries. */
  askToSweep(): void;
  /** Notes that the linked contacts were compared with all entries. */
  swept(): void;
  /** Brings the file and the ledger to the same lines. Called when the ledger is opened for writing. */
  merge(): void;
}

/** The name of the fact that the linked contacts are to be compared with all entries. */
const UNSWEPT = "never_unswept";

/** Two entries with fewer forms may be of two people. */
const FEWEST_FORMS = 3;

interface Known {
  /** The number of the newest line that was read. */
  readonly newest: number;
  readonly entries: ReadonlyMap<number, string>;
  /** The entries that have a hash. */
  readonly idsOf: ReadonlyMap<string, readonly number[]>;
  /** The ended entries that have a hash. */
  readonly endedOf: ReadonlyMap<string, readonly number[]>;
  /** The names of the keys of all entries that count. */
  readonly keys: ReadonlySet<string>;
}

/** @param files null: the ledger's own lines are all */
export function openNever(db: Database, files: NeverFiles | null): Never {
  const last = db.prepare("SELECT coalesce(max(id), 0) FROM never_lines").pluck();
  const insert = db.prepare("INSERT OR IGNORE INTO never_lines (line) VALUES (?)");
  const stored = () => db.prepare("SELECT line FROM never_lines ORDER BY id").pluck().all() as string[];
  let known: Known | null = null;
  let key: NeverKey | null = null;
  const entries = (): Known => {
    const newest = last.get() as number;
    if (known === null || known.newest !== newest) known = readEntries(stored(), newest);
    return known;
  };
  /** The key may be put back while the program is at work. */
  const keyOfEntries = (): NeverKey | null => (key ??= files === null ? null : readNeverKey(files.key));
  // In a transaction, so that a process that lost its lock writes to neither.
  const write = (line: NeverLine): void => {
    const text = JSON.stringify(line);
    db.transaction(() => {
      appendNeverLines(files?.lines ?? null, [text]);
      insert.run(text);
    }).immediate();
  };
  const askToSweep = () => void db.prepare("INSERT OR REPLACE INTO meta VALUES (?, '1')").run(UNSWEPT);
  const hashesOf = (forms: Iterable<string>) => {
    if (files === null) throw new Error("this ledger has no place for never entries");
    const hashed = (key = keyOfEntries() ?? makeNeverKey(files.key));
    return { key: hashed.name, hashes: [...new Set([...forms].map((form) => hashed.hash(form)))].sort() };
  };
  const sharedWith = (idsOf: Known["idsOf"], forms: Iterable<string>) => {
    const hashed = idsOf.size === 0 ? null : keyOfEntries();
    if (hashed === null) return [];
    return [...forms].flatMap((form) => (idsOf.get(hashed.hash(form)) ?? []).map((id) => ({ form, id })));
  };
  return {
    list() {
      const who = db.prepare(
        "SELECT decided_by AS by, note FROM decisions WHERE kind = 'never' AND choice = ? ORDER BY id LIMIT 1",
      );
      return [...entries().entries].map(([id, at]) => {
        const found = who.get(String(id)) as { by: string; note: string | null } | undefined;
        return { id, at, by: found?.by ?? null, note: found?.note ?? null };
      });
    },
    isEmpty: () => entries().entries.size === 0,
    isNewerThan: (time) => [...entries().entries.values()].some((at) => at >= time),
    shared: (forms) => sharedWith(entries().idsOf, forms),
    sharedWithEnded: (forms) => sharedWith(entries().endedOf, forms),
    alike(id) {
      const hashesOfEntry = new Map<number, Set<string>>();
      for (const [hash, ids] of entries().idsOf)
        for (const each of ids) hashesOfEntry.set(each, (hashesOfEntry.get(each) ?? new Set()).add(hash));
      const own = hashesOfEntry.get(id) ?? new Set();
      const isAlike = (hashes: ReadonlySet<string>) => {
        const [fewer, more] = own.size < hashes.size ? [own, hashes] : [hashes, own];
        return fewer.size >= FEWEST_FORMS && [...fewer].every((hash) => more.has(hash));
      };
      return [...hashesOfEntry].flatMap(([other, hashes]) => (other !== id && isAlike(hashes) ? other : []));
    },
    whyUnusable() {
      const { entries: all, keys } = entries();
      if (all.size === 0 || files === null) return null;
      const name = keyOfEntries()?.name;
      if ([...keys].every((used) => used === name)) return null;
      return (
        `${files.key} is gone or is another key, so the people who must never be greeted can't be recognised. Nothing is sent. ` +
        "Put the file back from a backup of the machine. If there is none, enter these people again (never), then end the earlier entries (never list, never lift). " +
        "People who were erased can't be entered before a list has them: keep them out of the lists, or approve no list that creates them."
      );
    },
    nextId: () => 1 + Math.max(0, ...stored().map((text) => parseNeverLine(text)?.id ?? 0)),
    add: (id, forms, at) => write({ event: "added", id, at, ...hashesOf(forms) }),
    extend: (id, forms, at) => write({ event: "also", id, at, ...hashesOf(forms) }),
    lift(id, at) {
      if (!entries().entries.has(id)) return false;
      write({ event: "lifted", id, at });
      return true;
    },
    askToSweep,
    isUnswept: () => db.prepare("SELECT 1 FROM meta WHERE name = ?").get(UNSWEPT) !== undefined,
    swept: () => void db.prepare("DELETE FROM meta WHERE name = ?").run(UNSWEPT),
    merge() {
      const inFile = readNeverLines(files?.lines ?? null);
      const inLedger = stored();
      const [ofFile, ofLedger] = [new Set(inFile), new Set(inLedger)];
      const isNew = inFile.some((text) => !ofLedger.has(text));
      if (isNew)
        db.transaction(() => {
          for (const text of inFile) if (!ofLedger.has(text)) insert.run(text);
          askToSweep();
        }).immediate();
      appendNeverLines(
        files?.lines ?? null,
        inLedger.filter((text) => !ofFile.has(text)),
      );
    },
  };
}

function readEntries(texts: readonly string[], newest: number): Known {
  const lines = texts.flatMap((text) => parseNeverLine(text) ?? []);
  const lifted = new Set(lines.flatMap(({ event, id }) => (event === "lifted" ? id : [])));
  const entries = new Map<number, string>();
  const [idsOf, endedOf] = [new Map<string, number[]>(), new Map<string, number[]>()];
  const keys = new Set<string>();
  for (const line of lines) {
    if (line.event === "lifted") continue;
    const isEnded = lifted.has(line.id);
    const ids = isEnded ? endedOf : idsOf;
    for (const hash of line.hashes) ids.set(hash, [...(ids.get(hash) ?? []), line.id]);
    if (isEnded) continue;
    if (line.event === "added") entries.set(line.id, line.at);
    keys.add(line.key);
  }
  return { newest, entries: new Map([...entries].toSorted(([a], [b]) => a - b)), idsOf, endedOf, keys };
}
