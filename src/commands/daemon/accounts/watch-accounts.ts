/** `watch --accounts DIR`: one daemon for all accounts of a folder. */
import { setTimeout as delay } from "node:timers/promises";
import { checkApiKey } from "../../../app/open-service.ts";
import { StartupError } from "../../../app/startup-error.ts";
import type { Settings } from "../../../config/settings.ts";
import { watchFolder } from "../../../pipeline/intake/arrival/watch-folder.ts";
import { openReadingTurns } from "../../../run/read/accounts/reading-turns.ts";
import type { ExitCode } from "../../../run/exit-code.ts";
import { openServiceManager } from "../../../system/service-manager.ts";
import { openAccountsInForce, type AccountsInForce, type AccountsOptions } from "../../accounts/accounts-in-force.ts";
import { accountsLogs } from "../../accounts/accounts-logs.ts";
import { accountNames } from "../../accounts/read-accounts.ts";
import { smallListsAtOnce } from "../../accounts/small-lists-at-once.ts";
import { listenForStop } from "../../session/stop-signals.ts";
import type { Terminal } from "../../terminal/terminal.ts";
import { counted } from "../../../model/text/counted.ts";
import { startWatchdog } from "../watchdog.ts";
import { openOpeningTurns } from "./opening-turns.ts";
import { serveAccount, type ServedAccount } from "./serve-account.ts";

/** Time between two looks at the folder of accounts, because some folders send no events. */
const RESCAN_SECONDS = 10;
const TICK_MS = 1_000;
/** Number of accounts that open their ledger at a time, and how long one may keep its turn. An open ledger takes 2 MB. */
const OPEN_AT_ONCE = 16;
const LONGEST_TURN_MS = 5_000;
/** As for one account: the service may ask for a pause of up to an hour. */
const LONGEST_STANDSTILL_MS = 75 * 60_000;

/** Serves all accounts of a folder until the process is stopped, and takes up changes of their configurations. */
export async function watchAccounts(folder: string, polling: boolean, terminal: Terminal): Promise<ExitCode> {
  // A folder that can't be read at the start is a mistake in the command.
  accountNames(folder);
  const logs = accountsLogs(terminal);
  const say: AccountsOptions<ServedAccount>["say"] = (level, account, message) => logs(account)(level, message);
  const log = logs(null);
  const changes = { areDue: true };
  const stop = listenForStop({
    complain: (text) => terminal.complain(text),
    deadline: null,
    onHangUp: () => (changes.areDue = true),
  });
  const readingTurns = openReadingTurns(smallListsAtOnce());
  const openingTurns = openOpeningTurns(OPEN_AT_ONCE, LONGEST_TURN_MS);
  const serving = { terminal, polling, readingTurns, openingTurns };
  const accounts = openAccountsInForce({
    folder,
    whyUnusable: whyKeyless,
    say,
    serve: (name, settings) => serveAccount(name, settings, serving),
  });
  accounts.takeUp();
  const configurations = watchFolder(folder, {
    rescanSeconds: RESCAN_SECONDS,
    quietMs: 500,
    polling,
    onHint: () => (changes.areDue = true),
    onError: (error) => log("warn", `Watching ${folder}: ${(error as Error).message}`),
  });
  const manager = openServiceManager(process.env, process.pid, (what) => log("warn", what));
  const watchdog = startWatchdog({ manager, now: Date.now, progress: () => {}, askLedger: () => {}, log });
  stop.signal.addEventListener("abort", () => manager.tell({ STOPPING: "1", STATUS: "Finishing the calls under way" }));
  log("info", `Watching ${folder}: ${counted(accounts.served().size, "account")}`);
  const standstills = findStandstills(accounts);
  try {
    while (!stop.signal.aborted) {
      watchdog.loopTurned();
      if (changes.areDue) {
        changes.areDue = false;
        accounts.takeUp();
      }
      for (const name of standstills(Date.now()))
        logs(name)("error", `No progress for ${LONGEST_STANDSTILL_MS / 60_000} minutes. Other accounts go on.`);
      watchdog.showStatus(statusOf(accounts));
      await delay(TICK_MS, undefined, { signal: stop.signal }).catch(() => {});
    }
    await accounts.stop();
    log("info", "Stopped");
    return 0;
  } finally {
    stop.close();
    await configurations.close();
    await watchdog.stop();
  }
}

/** Returns the line for `systemctl status`. */
function statusOf(accounts: AccountsInForce<ServedAccount>): string {
  const all = [...accounts.served()];
  const atWork = all.filter(([, account]) => account.state() === "at work").length;
  const failing = [
    ...all.flatMap(([name, account]) => (account.state() === "failing" ? [name] : [])),
    ...accounts.broken(),
  ];
  const named = failing.length > 3 ? `${failing.slice(0, 3).join(", ")}, …` : failing.join(", ");
  const bad = failing.length === 0 ? "" : `; ${counted(failing.length, "account")} can't be served: ${named}`;
  return `Watching ${counted(all.length, "account")}, ${atWork} at work${bad}`;
}

/** Returns a function that returns the accounts that stand still, each once. */
function findStandstills(accounts: AccountsInForce<ServedAccount>): (now: number) => readonly string[] {
  const named = new Set<string>();
  return (now) =>
    [...accounts.served()].flatMap(([name, account]) => {
      const isStill = account.state() === "at work" && now - account.movedAt() > LONGEST_STANDSTILL_MS;
      if (!isStill) named.delete(name);
      if (!isStill || named.has(name)) return [];
      named.add(name);
      return [name];
    });
}

/** Returns why the API key can't be used, and what to do; null: it can. */
function whyKeyless(settings: Settings): string | null {
  try {
    checkApiKey(settings, process.env);
    return null;
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
}
