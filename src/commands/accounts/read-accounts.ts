/** Reads the configurations of `--accounts DIR`: each file of the folder is an account. */
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { StartupError } from "../../app/startup-error.ts";
import { formatConfigError, loadSettings } from "../../config/load.ts";
import type { Settings } from "../../config/settings.ts";
import { findSharing } from "./shared-folders.ts";

/** A configuration file of the folder. */
export interface Account {
  /** The file's name without `.json`. Every line of output about the account begins with it. */
  readonly name: string;
  /** Absolute path of the configuration file. */
  readonly file: string;
  /** The settings; or why they can't be used, and what to do. */
  readonly loaded: Settings | string;
}

const SUFFIX = ".json";
/** `init` writes this file beside a configuration. */
const SCHEMA_FILE = "config.schema.json";

/**
 * Returns the accounts of a folder, by name.
 *
 * @throws StartupError (2) if the folder can't be read
 */
export function readAccounts(folder: string): readonly Account[] {
  const accounts = accountNames(folder).map((name) => readAccount(folder, name));
  const sharing = findSharing(
    accounts.flatMap(({ name, loaded }) => (typeof loaded === "string" ? [] : [{ name, settings: loaded }])),
  );
  return accounts.map((account) => ({ ...account, loaded: sharing.get(account.name) ?? account.loaded }));
}

/**
 * Returns the names of the accounts of a folder, sorted. Hidden files and the schema of the configuration are no accounts.
 *
 * @throws StartupError (2) if the folder can't be read
 */
export function accountNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(SUFFIX) && !name.startsWith(".") && name !== SCHEMA_FILE)
      .map((name) => name.slice(0, -SUFFIX.length))
      .sort();
  } catch (error) {
    const { code = "unknown" } = error as NodeJS.ErrnoException;
    throw new StartupError(2, `The folder of accounts ${resolve(folder)} can't be read (${code}).`);
  }
}

/** Reads the configuration of one account. */
export function readAccount(folder: string, name: string): Account {
  const file = fileOf(folder, name);
  const read = loadSettings({ option: file, env: process.env, cwd: process.cwd() });
  if (read.kind === "settings") return { name, file, loaded: read.settings };
  return { name, file, loaded: read.errors.map((error) => formatConfigError(read.file, error)).join("\n") };
}

/** Returns the path of an account's configuration file. */
export function fileOf(folder: string, name: string): string {
  return resolve(folder, name + SUFFIX);
}
