import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { counted } from "../model/counted.ts";
import { openService } from "../app/open-service.ts";
import { StartupError } from "../app/startup-error.ts";
import { makeFolders } from "../app/data-folders.ts";
import { demandNamedFeeds } from "../app/feeds-in-ledger.ts";
import { openLedgerView } from "../app/ledger-view.ts";
import type { Ledger } from "../ledger/open-ledger.ts";
import type { Answer } from "../api/service.ts";
import type { Settings } from "../config/settings.ts";
import type { Group } from "../model/contact.ts";
import { asSentence } from "../model/sentence.ts";
import type { ExitCode } from "../run/exit-code.ts";
import { otherAccount } from "../run/check-account-binding.ts";
import { nearestNames } from "../model/nearest-names.ts";
import { logOptions } from "./terminal/log-options.ts";
import { checkClock, checkFileSystems, checkLock, checkNotify, type Add } from "./check-machine.ts";
import { settingsFor } from "./settings.ts";
import type { Terminal } from "./terminal/terminal.ts";

interface Finding {
  readonly what: string;
  readonly ok: boolean;
  /** What was found; where it is not ok, with the remedy. */
  readonly detail: string;
}

/** Adds what keeps a run from starting; the exit code tells what is to be configured from other trouble. */
type AddStartupError = (what: string, error: StartupError) => void;

export interface CheckFlags {
  readonly config?: string;
  /** Try the notify command, too. */
  readonly notify?: boolean;
}

/** Configuration, folders, machine, key, service and groups, in one list of ✓ and ✗. */
export async function check(flags: CheckFlags, terminal: Terminal): Promise<ExitCode> {
  const findings: Finding[] = [];
  const add = (what: string, ok: boolean, detail: string) => void findings.push({ what, ok, detail });
  let isToBeConfigured = false;
  const addStartupError: AddStartupError = (what, { exitCode, message }) => {
    isToBeConfigured ||= exitCode === 2;
    add(what, false, message);
  };
  const settings = attempt("Configuration", () => settingsFor(flags.config), addStartupError);
  if (settings !== null) {
    add("Configuration", true, `${settings.configFile}, ${counted(settings.feeds.length, "feed")}`);
    if (checkFolders(settings, add, addStartupError)) checkFileSystems(settings, add);
    const ledger = attempt("Ledger", () => openLedgerView(settings), addStartupError);
    if (ledger !== null) {
      checkLedger(settings, ledger, add, addStartupError);
      checkClock(ledger, Date.now(), add);
    }
    checkLock(settings, add);
    await checkService(settings, ledger, terminal, add, addStartupError);
    ledger?.close();
    if (flags.notify === true) await checkNotify(settings, process.env, add);
  }
  if (terminal.json) terminal.printJson(findings);
  for (const { what, ok, detail } of findings) {
    terminal.print(`${ok ? terminal.paint("green", "✓") : terminal.paint("red", "✗")} ${what}: ${detail}`);
  }
  if (isToBeConfigured) return 2;
  return findings.every(({ ok }) => ok) ? 0 : 1;
}

/** @returns whether the folders are there */
function checkFolders(settings: Settings, add: Add, addStartupError: AddStartupError): boolean {
  const { folders } = settings;
  const made = attempt("Folders", () => (makeFolders(settings), folders), addStartupError);
  if (made === null) return false;
  const apart = statSync(folders.inbox).dev !== statSync(folders.working).dev;
  if (apart)
    add(
      "Folders",
      false,
      `${folders.inbox} and ${folders.working} are on different file systems: set folders.working beside the inbox`,
    );
  else add("Folders", true, dirname(folders.inbox));
  return true;
}

function checkLedger(settings: Settings, ledger: Ledger, add: Add, addStartupError: AddStartupError): void {
  const linked = ledger.entries.countByFeed().reduce((sum, feed) => sum + feed.linked, 0);
  add("Ledger", true, existsSync(settings.folders.ledgerFile) ? counted(linked, "contact") : "new");
  attempt("Feeds", () => demandNamedFeeds(settings, ledger), addStartupError);
}

async function checkService(
  settings: Settings,
  ledger: Ledger | null,
  terminal: Terminal,
  add: Add,
  addStartupError: AddStartupError,
): Promise<void> {
  const app = attempt("API key", () => openService(settings, logOptions(settings, terminal), null), addStartupError);
  if (app === null) return;
  const keyPlace = settings.api.key.kind === "env" ? settings.api.key.name : settings.api.key.path;
  try {
    const listed = await app.service.listGroups();
    if (listed.kind !== "ok") {
      const why =
        listed.kind === "lost"
          ? listed.what
          : listed.kind === "throttled"
            ? "the service asks to wait (429)."
            : asSentence(`the service says ${listed.status} ${listed.error}: ${listed.message}`);
      const isKeyRefused = listed.kind === "refused" && listed.status === 401;
      return isKeyRefused
        ? add("API key", false, `${why} ${keyRemedy(settings)}`)
        : add("Service", false, `${settings.api.baseUrl}: ${why} ${serviceRemedy(listed)}`.trim());
    }
    add("API key", true, `accepted, from ${keyPlace}`);
    add("Service", true, settings.api.baseUrl);
    const other = ledger === null ? null : otherAccount(ledger, settings.api.baseUrl, listed.value);
    if (other !== null) add("Account", false, other);
    add(
      "Groups",
      listed.value.length > 0,
      listed.value.length > 0
        ? listed.value.map(({ name }) => name).join(", ")
        : "none: make one in the service's own pages",
    );
    for (const feed of settings.feeds) checkDefaultGroup(feed.name, feed.defaults.group, listed.value, add);
  } finally {
    await app.close();
  }
}

function serviceRemedy(answer: Exclude<Answer<unknown>, { kind: "ok" }>): string {
  switch (answer.kind) {
    case "throttled":
      return "Try again in a minute.";
    case "lost":
      return answer.what.includes("api.baseUrl") ? "" : "Check api.baseUrl, and whether this machine may reach it.";
    case "refused":
      return answer.status === 404
        ? "Is api.baseUrl right? It ends in /v1."
        : "Look at the account and at the key's rights in the service's own pages.";
  }
}

function keyRemedy({ api: { baseUrl, key } }: Settings): string {
  const place = key.kind === "env" ? `the environment variable ${key.name}` : key.path;
  return `Copy the key from the service's own pages into ${place} again, or make a new one there; it must belong to ${baseUrl}.`;
}

function checkDefaultGroup(feed: string, group: string | undefined, groups: readonly Group[], add: Add): void {
  if (group === undefined) return;
  const names = groups.map(({ name }) => name);
  const isKnown = names.some((name) => name.trim().toLowerCase() === group.trim().toLowerCase());
  const [nearest] = nearestNames(group, names);
  const hint = nearest === undefined ? "" : ` Did you mean “${nearest}”?`;
  add(`Feed ${feed}`, isKnown, isKnown ? `new people go into “${group}”` : `no group is called “${group}”.${hint}`);
}

/** @returns null where it can't be had */
function attempt<T>(what: string, action: () => T, addStartupError: AddStartupError): T | null {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    addStartupError(what, error);
    return null;
  }
}
