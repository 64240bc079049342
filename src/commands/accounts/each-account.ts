/** Calls a command for one account, or for all accounts of `--accounts DIR`. */
import { StartupError } from "../../app/startup-error.ts";
import type { Settings } from "../../config/settings.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { explainError } from "../session/explain-error.ts";
import { settingsFor } from "../session/settings.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { accountTerminal } from "./account-terminal.ts";
import { readAccounts, type Account } from "./read-accounts.ts";

export interface AccountFlags {
  readonly config?: string;
  /** The folder with one configuration for each account. */
  readonly accounts?: string;
}

/**
 * A command for one account.
 *
 * @param settings returns the account's settings. Throws StartupError (2) if they can't be used
 * @param all the settings of all accounts of `--accounts` that can be used; none for the account of `--config`
 */
export type AccountCommand = (
  settings: () => Settings,
  terminal: Terminal,
  all: readonly Settings[],
) => Promise<ExitCode>;

/** The exit codes, the most serious first. */
const BY_SERIOUSNESS: readonly ExitCode[] = [2, 1, 4, 3, 0];

/**
 * Calls a command for the account of `--config`, or side by side for each account of `--accounts`. What one account does or
 * throws changes nothing for the others.
 *
 * @param atOnce the largest number of accounts that the command is called for at the same time
 * @returns the first exit code of 2, 1, 4, 3 and 0 that an account has
 */
export async function forEachAccount(
  flags: AccountFlags,
  terminal: Terminal,
  act: AccountCommand,
  atOnce = Number.POSITIVE_INFINITY,
): Promise<ExitCode> {
  if (flags.accounts === undefined) return act(() => settingsFor(flags.config), terminal, []);
  const accounts = accountsFor(flags);
  const all = accounts.flatMap(({ loaded }) => (typeof loaded === "string" ? [] : [loaded]));
  const results: { account: string; exitCode: ExitCode; result: unknown }[] = [];
  const serve = async ({ name, file, loaded }: Account): Promise<void> => {
    const own = accountTerminal(terminal, name);
    const settings = () => {
      if (typeof loaded === "string") throw new StartupError(2, loaded);
      return loaded;
    };
    const exitCode = await endOf(
      () => act(settings, own, all),
      (error) => explainError(error, file, own),
    );
    results.push({ account: name, exitCode, result: own.result() });
  };
  const left = accounts.values();
  const lane = async (): Promise<void> => {
    for (const account of left) await serve(account);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, accounts.length) }, lane));
  results.sort((one, other) => (one.account < other.account ? -1 : 1));
  if (terminal.json) terminal.printJson({ accounts: results });
  return BY_SERIOUSNESS.find((code) => results.some(({ exitCode }) => exitCode === code)) ?? 0;
}

/** Returns the exit code of an account's command, or of the error that it throws. */
async function endOf(act: () => Promise<ExitCode>, explain: (error: unknown) => ExitCode): Promise<ExitCode> {
  try {
    return await act();
  } catch (error) {
    return explain(error);
  }
}

/**
 * Returns the accounts of `--accounts`.
 *
 * @throws StartupError (2) if the folder can't be read or has no configuration, or if `--config` is given, too
 */
function accountsFor(flags: AccountFlags): readonly Account[] {
  checkOneChoice(flags);
  const { accounts: folder = "" } = flags;
  const accounts = readAccounts(folder);
  if (accounts.length === 0)
    throw new StartupError(
      2,
      `The folder of accounts ${folder} has no configuration: each account is a file NAME.json.`,
    );
  return accounts;
}

/** Throws StartupError (2) if a command is given one account and all accounts. */
export function checkOneChoice({ config, accounts }: AccountFlags): void {
  if (config !== undefined && accounts !== undefined)
    throw new StartupError(2, "Give --config for one account, or --accounts for all, not both.");
}
