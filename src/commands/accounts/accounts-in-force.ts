/** Keeps the served accounts equal to the configurations of a folder. */
import { statSync } from "node:fs";
import { StartupError } from "../../app/startup-error.ts";
import type { Settings } from "../../config/settings.ts";
import { accountNames, fileOf, readAccount } from "./read-accounts.ts";
import { findSharing, type Placed } from "./shared-folders.ts";

/** An account in force. */
interface Served {
  readonly settings: Settings;
  /** Ends what is under way for the account. */
  stop(): Promise<void>;
}

/** The served accounts, and the changes of the folder that they follow. */
export interface AccountsInForce<Account extends Served> {
  /** Takes up configurations that were added, changed or removed. A broken change leaves the former one in force. */
  takeUp(): void;
  /** Returns the served accounts by name. */
  served(): ReadonlyMap<string, Account>;
  /** Returns the names of the accounts that can't be served because of their configuration. */
  broken(): readonly string[];
  /** Returns whether an account's configuration is broken, so that the former one is in force. */
  isFormer(name: string): boolean;
  /** Stops all accounts, each after its calls under way. */
  stop(): Promise<void>;
}

export interface AccountsOptions<Account extends Served> {
  readonly folder: string;
  readonly serve: (name: string, settings: Settings) => Account;
  /** Returns why an account with these settings can't be served, and what to do; null: it can. */
  readonly whyUnusable: (settings: Settings) => string | null;
  /** Logs a message about an account; null: about the folder. */
  readonly say: (level: "info" | "error", account: string | null, message: string) => void;
}

/** A configuration that can be taken up. */
interface Candidate extends Placed {
  /** The stamp of the file from before it was read. */
  readonly stamp: string;
  /** Whether the account is served, with another configuration. */
  readonly isChange: boolean;
}

/** Returns the accounts in force: none, until `takeUp` is called. */
export function openAccountsInForce<Account extends Served>(
  options: AccountsOptions<Account>,
): AccountsInForce<Account> {
  const { folder, serve, whyUnusable, say } = options;
  const inForce = new Map<string, Account>();
  /** The accounts that are being stopped. Their folders are still in use. */
  const ending = new Map<string, Promise<void>>();
  /** The accounts whose changed configuration is taken up when the former one has ended. */
  const coming = new Map<string, Placed>();
  /** The stamps of the files that the accounts in force were read from. */
  const stamps = new Map<string, string>();
  /** Why a configuration can't be used, as it was last logged. The folder itself has the name "". */
  const whyBroken = new Map<string, string>();
  /** The accounts whose file was missing at the last look. An editor may replace a file in two steps. */
  let missing: ReadonlySet<string> = new Set();

  const sayOnce = (name: string, why: string, consequence: string): void => {
    if (whyBroken.get(name) !== why) say("error", name === "" ? null : name, `${why} ${consequence}`);
    whyBroken.set(name, why);
  };
  const refuse = (name: string, why: string): void =>
    sayOnce(name, why, inForce.has(name) ? "The former configuration stays in force." : "The account is not served.");

  /** Returns the configurations that differ from those in force, and can be used by themselves. */
  function readCandidates(names: readonly string[]): readonly Candidate[] {
    return names.flatMap((name) => {
      const former = inForce.get(name);
      const stamp = stampOf(fileOf(folder, name));
      if (stamp === null || ending.has(name) || (former !== undefined && stamps.get(name) === stamp)) return [];
      const { loaded } = readAccount(folder, name);
      const why = typeof loaded === "string" ? loaded : whyUnusable(loaded);
      if (typeof loaded === "string" || why !== null) {
        refuse(name, why ?? "");
        return [];
      }
      const isSame = former !== undefined && JSON.stringify(former.settings) === JSON.stringify(loaded);
      if (isSame) accept(name, stamp);
      return isSame ? [] : [{ name, settings: loaded, stamp, isChange: former !== undefined }];
    });
  }

  /** Takes up the configurations that share no folder with another account. */
  function takeUpUnshared(candidates: readonly Candidate[]): void {
    // Most looks find no change. The real paths of hundreds of accounts are many.
    if (candidates.length === 0) return;
    const changed = new Set(candidates.map(({ name }) => name));
    const unchanged = [...inForce].flatMap(([name, { settings }]) => (changed.has(name) ? [] : [{ name, settings }]));
    const sharing = findSharing([...unchanged, ...coming.values(), ...candidates]);
    for (const candidate of candidates) {
      const why = sharing.get(candidate.name);
      if (why === undefined) begin(candidate);
      else refuse(candidate.name, why);
    }
  }

  function accept(name: string, stamp: string): void {
    stamps.set(name, stamp);
    if (whyBroken.delete(name)) say("info", name, "The configuration can be used again.");
  }

  function begin({ name, settings, stamp, isChange }: Candidate): void {
    accept(name, stamp);
    if (!isChange) {
      inForce.set(name, serve(name, settings));
      return;
    }
    say("info", name, "The configuration has changed. The calls under way are finished, and it is taken up.");
    coming.set(name, { name, settings });
    end(name, () => {
      coming.delete(name);
      inForce.set(name, serve(name, settings));
    });
  }

  /** Stops an account in the background, so that no other account waits. */
  function end(name: string, then: () => void): void {
    const stopped = inForce.get(name)?.stop() ?? Promise.resolve();
    const whole = stopped.then(() => {
      ending.delete(name);
      if (!isStopping) then();
    });
    ending.set(name, whole);
  }

  let isStopping = false;
  function look(): void {
    let names: readonly string[];
    try {
      names = accountNames(folder);
    } catch (error) {
      if (!(error instanceof StartupError)) throw error;
      // The folder may be away for a moment. No account ends because of that.
      return sayOnce("", error.message, "The former configurations stay in force.");
    }
    whyBroken.delete("");
    takeUpUnshared(readCandidates(names));
    const gone = [...inForce.keys(), ...whyBroken.keys()].filter((name) => name !== "" && !names.includes(name));
    for (const name of gone.filter((each) => missing.has(each) && !ending.has(each))) {
      whyBroken.delete(name);
      if (!inForce.has(name)) continue;
      say("info", name, "The configuration was removed. The account is served no longer.");
      end(name, () => void inForce.delete(name));
    }
    missing = new Set(gone);
  }

  return {
    takeUp: look,
    served: () => inForce,
    isFormer: (name) => inForce.has(name) && whyBroken.has(name),
    broken: () => [...whyBroken.keys()].filter((name) => name !== "" && !inForce.has(name)),
    async stop() {
      isStopping = true;
      await Promise.all([...ending.values(), ...[...inForce.values()].map((account) => account.stop())]);
    },
  };
}

/**
 * Returns a text that changes when a file is written or replaced; null: the file is gone. A file that can't be looked at, for
 * instance behind links that lead to each other, has the reason as its text. The reading of the file then fails, too.
 */
function stampOf(file: string): string | null {
  try {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false });
    return found === undefined ? null : `${found.ino}:${found.size}:${found.mtimeNs}`;
  } catch (error) {
    return (error as Error).message;
  }
}
