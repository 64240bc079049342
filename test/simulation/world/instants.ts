/** The instants at which a process can die: before each effect on disk, before and after each call. */
import { createRequire, syncBuiltinESMExports } from "node:module";
import Sqlite from "better-sqlite3";

/** The process is dead: nothing that it began may have any effect any more. */
class Crash extends Error {
  override readonly name = "Crash";
}

export interface Instants {
  /** Dies at the nth instant from now (1: the next), or at the first of that name; null: lives on. */
  arm(when: number | string | null): void;
  /** Calls back at the nth instant from now, once: SIGTERM, for instance. */
  at(n: number, what: () => void): void;
  /** How many instants have passed since the last `arm`, and what the last was. */
  readonly passed: () => number;
  readonly last: () => string;
  readonly isDead: () => boolean;
  /** One instant. @throws Crash when it is the one, and ever after */
  reach(what: string): void;
}

export function createInstants(): Instants {
  let fatal: number | string | null = null;
  let passed = 0;
  let last = "";
  let dead = false;
  let caller: { n: number; what: () => void } | null = null;
  return {
    arm(when) {
      fatal = when;
      passed = 0;
      last = "";
      caller = null;
    },
    at(n, what) {
      caller = { n, what };
    },
    passed: () => passed,
    last: () => last,
    isDead: () => dead,
    reach(what) {
      if (dead) throw new Crash("dead already");
      passed += 1;
      last = what;
      if (caller !== null && passed === caller.n) caller.what();
      if (passed !== fatal && what !== fatal) return;
      dead = true;
      throw new Crash(`died before: ${what}`);
    },
  };
}

/** The one process that lives in this test, and the folder that its effects are in. */
let living: { readonly instants: Instants; readonly root: string } | null = null;

/** From now on, effects below `root` are instants of this process; null: of none. */
export function watchEffects(root: string | null, instants: Instants | null): void {
  install();
  living = root === null || instants === null ? null : { root, instants };
}

let installed = false;

function install(): void {
  if (installed) return;
  installed = true;
  const require = createRequire(import.meta.url);
  const isOurs = (path: unknown) => living !== null && typeof path === "string" && path.startsWith(living.root);

  const wrap = (of: object, name: string, when: (args: readonly unknown[]) => boolean, isAsync: boolean) => {
    const module = of as Record<string, (...args: unknown[]) => unknown>;
    const original = module[name]!;
    const wrapped = (...args: unknown[]): unknown => {
      if (!when(args)) return original.apply(module, args);
      try {
        living?.instants.reach(`${name} ${shortened(args[0])}`);
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
  wrap(sync, "writeSync", ([, bytes]) => living !== null && Buffer.isBuffer(bytes), false);
  wrap(sync, "fdatasyncSync", () => living !== null, false);
  syncBuiltinESMExports();

  // Every durable write of the ledger: a transaction's commit, or a statement of its own.
  const memory = new Sqlite(":memory:");
  const statement = Object.getPrototypeOf(memory.prepare("SELECT 1")) as Sqlite.Statement;
  memory.close();
  const run = statement.run;
  statement.run = function (this: Sqlite.Statement, ...args: unknown[]) {
    const isOwn = !this.database.inTransaction && !/^\s*(BEGIN|ROLLBACK)|temp\./u.test(this.source);
    if (isOurs(this.database.name) && (isOwn || this.source === "COMMIT"))
      living?.instants.reach(shortened(this.source));
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
    : line.slice(0, 60);
}
