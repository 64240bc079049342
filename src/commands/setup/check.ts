import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { counted } from "../../model/text/counted.ts";
import { openService } from "../../app/open-service.ts";
import { makeFolders } from "../../app/data-folders.ts";
import { checkFeedsNamed } from "../../app/feeds-in-ledger.ts";
import { openLedgerView } from "../../app/ledger-view.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { Answer } from "../../api/service.ts";
import type { ConsoleSettings } from "../../config/console-settings.ts";
import type { Settings } from "../../config/settings.ts";
import { asSentence } from "../../model/text/sentence.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { otherAccount, unreadableInUse } from "../../run/check-account-binding.ts";
import { logOptions } from "../terminal/log-options.ts";
import { checkConsole, checkConsolePlace } from "../checks/check-console.ts";
import { checkClock, checkFileSystems, checkLock } from "../checks/check-machine.ts";
import { checkGroups } from "../checks/check-groups.ts";
import { checkNotify, checkNotifyProgram } from "../checks/check-notify.ts";
import { checkLearned } from "../checks/learned-settings.ts";
import { collectFindings, type Findings } from "../checks/findings.ts";
import { forEachAccount, type AccountCommand, type AccountFlags } from "../accounts/each-account.ts";
import { commonPlace } from "../accounts/console-place.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** Number of accounts that are checked at a time. A check mostly waits for the service. */
const ACCOUNTS_AT_ONCE = 16;

type FailedAnswer = Exclude<Answer<unknown>, { kind: "ok" }>;

export interface CheckFlags extends AccountFlags {
  /** Whether to send a test notice, too. */
  readonly notify?: boolean;
}

/** Checks configuration, folders, machine, key, service and groups. Prints a line with ✓, ! or ✗ for each finding. */
export async function check(flags: CheckFlags, terminal: Terminal): Promise<ExitCode> {
  let place: ConsoleSettings | null = null;
  const checkAccount: AccountCommand = (settings, own, all) => {
    place ??= commonPlace(all.map(({ console: each }) => each));
    return checkOne(settings, flags, own, place);
  };
  return forEachAccount(flags, terminal, checkAccount, ACCOUNTS_AT_ONCE);
}

/** @param place the settings that one console of all accounts has; null: there is one account only */
async function checkOne(
  read: () => Settings,
  flags: CheckFlags,
  terminal: Terminal,
  place: ConsoleSettings | null,
): Promise<ExitCode> {
  const findings = collectFindings();
  const settings = findings.attempt("Configuration", read);
  if (settings !== null) await checkAll(settings, flags, findings, terminal);
  if (settings !== null && place !== null) checkConsolePlace(settings.console, place, findings);
  if (terminal.json) terminal.printJson(findings.list);
  for (const { what, ok, warns = false, detail } of findings.list) {
    const mark = ok ? terminal.paint("green", "✓") : terminal.paint("red", "✗");
    const [first = "", ...others] = detail.split("\n");
    terminal.print(`${warns ? terminal.paint("yellow", "!") : mark} ${what}: ${first}`);
    // Each error of the configuration has a line of its own.
    for (const line of others) terminal.print(`  ${line}`);
  }
  if (findings.needsConfiguration()) return 2;
  return findings.list.every(({ ok }) => ok) ? 0 : 1;
}

async function checkAll(settings: Settings, flags: CheckFlags, findings: Findings, terminal: Terminal): Promise<void> {
  const feedCount = counted(settings.feeds.length, "feed");
  findings.add({ what: "Configuration", ok: true, detail: `${settings.configFile}, ${feedCount}` });
  if (checkFolders(settings, findings)) checkFileSystems(settings, findings);
  const ledger = findings.attempt("Ledger", () => openLedgerView(settings));
  if (ledger !== null) {
    checkLedger(settings, ledger, findings);
    checkClock(ledger, Date.now(), findings);
    checkLearned(settings.feeds, ledger, findings);
  }
  checkLock(settings, findings);
  checkConsole(settings, findings, Date.now());
  await checkService(settings, ledger, findings, terminal);
  ledger?.close();
  if (flags.notify === true) await checkNotify(settings, process.env, findings);
  else checkNotifyProgram(settings, process.env, findings);
}

/** Makes missing folders. Returns whether all folders exist and can be used. */
function checkFolders(settings: Settings, findings: Findings): boolean {
  const { folders } = settings;
  const areMade = findings.attempt("Folders", () => {
    makeFolders(settings);
    return true;
  });
  if (areMade === null) return false;
  const isOneFileSystem = statSync(folders.inbox).dev === statSync(folders.working).dev;
  findings.add({
    what: "Folders",
    ok: isOneFileSystem,
    detail: isOneFileSystem
      ? dirname(folders.inbox)
      : `${folders.inbox} and ${folders.working} are on different file systems: set folders.working beside the inbox`,
  });
  return true;
}

function checkLedger(settings: Settings, ledger: Ledger, findings: Findings): void {
  const linked = ledger.entries.countByFeed().reduce((sum, feed) => sum + feed.linked, 0);
  const detail = existsSync(settings.folders.ledgerFile) ? counted(linked, "contact") : "new";
  findings.add({ what: "Ledger", ok: true, detail });
  findings.attempt("Feeds", () => checkFeedsNamed(settings, ledger));
}

async function checkService(
  settings: Settings,
  ledger: Ledger | null,
  findings: Findings,
  terminal: Terminal,
): Promise<void> {
  const app = findings.attempt("API key", () => openService(settings, logOptions(settings, terminal), null));
  if (app === null) return;
  const { baseUrl, formerly, key } = settings.api;
  try {
    const listed = await app.service.listGroups();
    if (listed.kind !== "ok") return addFailedAnswer(listed, settings, findings);
    findings.add({ what: "API key", ok: true, detail: `accepted, from ${key.kind === "env" ? key.name : key.path}` });
    findings.add({ what: "Service", ok: true, detail: baseUrl });
    const address = { baseUrl, formerBaseUrl: formerly };
    const other =
      ledger === null ? null : (unreadableInUse(ledger, listed.value) ?? otherAccount(ledger, address, listed.value));
    if (other !== null) findings.add({ what: "Account", ok: false, detail: other });
    checkGroups(settings.feeds, listed.value, ledger, findings);
  } finally {
    await app.close();
  }
}

function addFailedAnswer(answer: FailedAnswer, settings: Settings, findings: Findings): void {
  const why = describeFailure(answer);
  if (answer.kind === "refused" && answer.status === 401)
    return findings.add({ what: "API key", ok: false, detail: `${why} ${keyRemedy(settings)}` });
  // A connection error names the address itself.
  const place = why.includes(new URL(settings.api.baseUrl).origin) ? "" : `${settings.api.baseUrl}: `;
  const detail = `${place}${why} ${serviceRemedy(answer)}`.trim();
  findings.add({ what: "Service", ok: false, detail });
}

function describeFailure(answer: FailedAnswer): string {
  switch (answer.kind) {
    case "lost":
      return answer.what;
    case "throttled":
      return "the service asks to wait (429).";
    case "refused":
      return asSentence(`the service says ${answer.status} ${answer.error}: ${answer.message}`);
  }
}

function serviceRemedy(answer: FailedAnswer): string {
  switch (answer.kind) {
    case "throttled":
      return "Try again in a minute.";
    case "lost":
      // The description of this answer already asks about api.baseUrl.
      if (answer.cause === "other_responder") return "";
      return "Check api.baseUrl, and whether this machine may reach it.";
    case "refused":
      return answer.status === 404
        ? "Is api.baseUrl right? The address ends in /v1."
        : "Check the account and the key's rights in the service's own pages.";
  }
}

function keyRemedy({ api: { baseUrl, key } }: Settings): string {
  const place = key.kind === "env" ? `the environment variable ${key.name}` : key.path;
  return `Copy the key from the service's own pages into ${place} again, or make a new key there. The key must belong to ${baseUrl}.`;
}
