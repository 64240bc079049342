/** The instants at which a process can crash: before each effect on disk, and before and after each call. */
import { createRequire, syncBuiltinESMExports } from "node:module";
import Sqlite from "better-sqlite3";

/** The error of a crashed process. Every later instant throws it again, so work in progress has no effect. */
class Crash extends Error {
  override readonly name = "Crash";
}

export interface Instants {
  /** Sets where the process crashes: at the nth instant from now (1: the next), or at the first of that name; null: never. */
  arm(when: number | string | null): void;
  /** Lets all writes fail from the nth instant from now on, as on a volume that turns read-only; null: they work again. */
  turnReadOnly(n: number | null): void;
  /** Calls `action` once at the nth instant from now, for example to send SIGTERM. */
  at(n: number, action: () => void): void;
  /** Returns how many instants have passed since the last `arm`. */
  readonly passed: () => number;
  /** Returns the name of the last instant. */
  readonly last: () => string;
  /** Returns the names of the instants since the last `arm`. */
  readonly names: () => readonly string[];
  readonly hasCrashed: () => boolean;
  /** Passes one instant. @throws Crash at the armed instant, and at every later one */
  reach(name: string): void;
}

export function createInstants(): Instants {
  let fatal: number | string | null = null;
  let passed = 0;
  let names: string[] = [];
  let crashed = false;
  let readOnlyFrom: number | null = null;
  let callback: { n: number; action: () => void } | null = null;
  return {
    arm(when) {
      fatal = when;
      passed = 0;
      names = [];
      callback = null;
    },
    turnReadOnly: (n) => void (readOnlyFrom = n),
    at(n, action) {
      callback = { n, action };
    },
    passed: () => passed,
    last: () => names.at(-1) ?? "",
    names: () => names,
    hasCrashed: () => crashed,
    reach(name) {
      if (crashed) throw new Crash("already crashed");
      passed += 1;
      names.push(name);
      if (callback !== null && passed === callback.n) callback.action();
      if (readOnlyFrom !== null && passed >= readOnlyFrom && !/^(?:call|answer)/u.test(name)) throw readOnly(name);
      if (passed !== fatal && name !== fatal) return;
      crashed = true;
      throw new Crash(`crashed before: ${name}`);
    },
  };
}

/** Returns the error of SQLite or of the file system on a volume that is read-only. */
function readOnly(name: string): Error {
  if (/^[A-Z]/u.test(name)) return new Sqlite.SqliteError("attempt to write a readonly database", "SQLITE_READONLY");
  const [call = "", path] = name.split(" ");
  return Object.assign(new Error(`EROFS: read-only file system, ${name}`), { code: "EROFS", syscall: call, path });
}

/** The one running process of this test, and the folder with its files. */
let running: { readonly instants: Instants; readonly root: string } | null = null;

/** Counts each effect on files below `root` as an instant of this process from now on; null: counts none. */
export function watchEffects(root: string | null, instants: Instants | null): void {
  install();
  running = root === null || instants === null ? null : { root, instants };
}

let installed = false;

function install(): void {
  if (installed) return;
  installed = true;
  const require = createRequire(import.meta.url);
  const isOurs = (path: unknown) => running !== null && typeof path === "string" && path.startsWith(running.root);

  const wrap = (of: object, name: string, when: (args: readonly unknown[]) => boolean, isAsync: boolean) => {
    const module = of as Record<string, (...args: unknown[]) => unknown>;
    const original = module[name]!;
    const wrapped = (...args: unknown[]): unknown => {
      if (!when(args)) return original.apply(module, args);
      try {
        running?.instants.reach(`${name} ${shortened(args[0])}`);
      } catch (error) {
        if (isAsync) return Promise.reject(error);
        throw error;
      }
      return original.apply(module, args);
    };
    module[name] = Object.assign(wrapped, original);
  };
  const promises = require("node:fs/promises") as object;
  for (const name of ["rename", "link", "unlink", "rm", "mkdir", "rmdir", "copyFile"])
    wrap(promises, name, ([path]) => isOurs(path), true);
  wrap(promises, "open", ([path, flags]) => isOurs(path) && typeof flags === "string" && flags !== "r", true);
  const sync = require("node:fs") as object;
  for (const name of ["renameSync", "mkdirSync"]) wrap(sync, name, ([path]) => isOurs(path), false);
  wrap(sync, "writeSync", ([, bytes]) => running !== null && Buffer.isBuffer(bytes), false);
  wrap(sync, "fdatasyncSync", () => running !== null, false);
  syncBuiltinESMExports();

  // A durable write of the ledger is the commit of a transaction, or a statement outside of a transaction.
  const memory = new Sqlite(":memory:");
  const statement = Object.getPrototypeOf(memory.prepare("SELECT 1")) as Sqlite.Statement;
  memory.close();
  const run = statement.run;
  statement.run = function (this: Sqlite.Statement, ...args: unknown[]) {
    const isOutside = !this.database.inTransaction && !/^\s*(BEGIN|ROLLBACK)|temp\./u.test(this.source);
    if (isOurs(this.database.name) && (isOutside || this.source === "COMMIT"))
      running?.instants.reach(shortened(this.source));
    return run.apply(this, args);
  };
}

function shortened(text: unknown): string {
  const line = String(text).replace(/\s+/gu, " ").trim();
  return line.startsWith("/")
    ? line
        .split("/")
        .slice(-2)
        .join("/")
        .replace(/^.*Z-[0-9a-f]{4}-/u, "…")
        .replace(/^celebration-machine-[^/]*\//u, "")
    : line.slice(0, 60);
}
