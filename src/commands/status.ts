import { existsSync } from "node:fs";
import type { Ledger } from "../ledger/ledger.ts";
import type { DecisionRequest } from "../model/request.ts";
import { counted } from "../model/text/counted.ts";
import { nameInLedger } from "../app/feeds-in-ledger.ts";
import { openLedgerView, applyingProcess } from "../app/ledger-view.ts";
import { whyStopped } from "../run/check-account-binding.ts";
import type { ExitCode } from "../run/exit-code.ts";
import { refusedFiles, type RefusedFile } from "../pipeline/intake/arrival/fail-file.ts";
import { scanInbox } from "../pipeline/intake/arrival/scan-inbox.ts";
import { settingsFor } from "./settings.ts";
import type { Terminal } from "./terminal/terminal.ts";

/** Prints what is running, waiting, held and in doubt, and each feed's last good run. */
export async function status(flags: { readonly config?: string }, terminal: Terminal): Promise<ExitCode> {
  const settings = settingsFor(flags.config);
  const { folders, feeds } = settings;
  const ledger = openLedgerView(settings);
  try {
    const held = ledger.runs.held().map((stored) => {
      const { run, feed, file, holds } = stored;
      const { rows, deletes } = ledger.reportSource(stored).record;
      return { run, feed, file, guards: holds.map(({ guard }) => guard), rows: rows.held, deletes: deletes.held };
    });
    const inDoubt = ledger.operations
      .inState("in_doubt")
      .map(({ id, feed, run, line }) => ({ operation: id, feed, run, line }));
    const waiting = existsSync(folders.inbox)
      ? (await scanInbox(folders.inbox, feeds)).files.map(({ name, openedAt }) =>
          openedAt === null ? name : `${name} (open in an office program)`,
        )
      : [];
    const working = applyingProcess(settings);
    const found = {
      working,
      stopped: whyStopped(ledger),
      waiting,
      notUsed: refusedFiles(folders.failed),
      unfinished: ledger.runs.unfinished().map(({ run, status: at, haltReason }) => ({
        run,
        status: at ?? (working === null ? "interrupted" : "running"),
        haltReason,
        forRoom: ledger.operations.ofRun(run, "deferred").filter(({ issue }) => issue?.code === "plan_limit_reached")
          .length,
      })),
      held,
      inDoubt,
      requests: storedRequests(ledger, Date.now()),
      feeds: feeds.map((feed) => {
        const name = nameInLedger(feed, ledger);
        const good = ledger.runs
          .latest(100, name)
          .find(({ status: at, acceptedAt }) => at === "completed" && acceptedAt !== null);
        return {
          feed: feed.name,
          linked: ledger.entries.count(name),
          lastGoodRun: good?.run ?? null,
          toCorrect: ledger.openItems.countToCorrect(name),
        };
      }),
    };
    if (terminal.json) terminal.printJson(found);
    else show(found, terminal);
    return 0;
  } finally {
    ledger.close();
  }
}

/** A decision that waits for a process, or that was not carried out in the last days. */
interface StoredDecision {
  readonly request: number;
  /** The command that a person gave, without its items. */
  readonly command: string;
  readonly askedAt: string;
  /** Why the request was not carried out; null: it waits. */
  readonly why: string | null;
}

const VOID_SHOWN_DAYS = 7;

/** Returns the requests that wait, and those of the last days that are void. */
function storedRequests({ requests }: Pick<Ledger, "requests">, now: number): readonly StoredDecision[] {
  const since = new Date(now - VOID_SHOWN_DAYS * 86_400_000).toISOString();
  const waiting = requests.waiting().map((request) => ({ ...request, why: null }));
  return [...waiting, ...requests.voidSince(since)].map(({ id, command, request, askedAt, why }) => {
    return { request: id, command: request === null ? command : describeRequest(request), askedAt, why };
  });
}

function describeRequest(request: DecisionRequest): string {
  switch (request.kind) {
    case "approve":
    case "discard":
      return `${request.kind} ${request.run}`;
    case "retry":
      return request.run === null ? "retry" : `retry ${request.run}`;
    case "resolve":
      return `resolve ${request.operation}`;
    case "link":
      return `link ${request.feed} (${counted(request.pairs.length, "pair")})`;
    case "resolve_many":
      return `resolve (${counted(request.decisions.length, "line")} of a file)`;
    case "unlink":
      return `unlink ${request.feed} ${request.key}`;
    case "answer":
      return `answer ${request.id} ${request.choice}`;
    case "dismiss":
      return `dismiss ${request.ids.join(" ")}`;
  }
}

interface Unfinished {
  readonly run: string;
  readonly status: string;
  readonly haltReason: string | null;
  /** Number of creates deferred by the plan limit. */
  readonly forRoom: number;
}

interface Status {
  readonly working: string | null;
  /** Why no call is made until a person decides; null: calls are made. */
  readonly stopped: string | null;
  readonly waiting: readonly string[];
  /** Files that could not be used, while they are in `failed/`. */
  readonly notUsed: readonly RefusedFile[];
  readonly unfinished: readonly Unfinished[];
  readonly held: readonly {
    run: string;
    file: string;
    guards: readonly string[];
    rows: number;
    deletes: number;
  }[];
  readonly requests: readonly StoredDecision[];
  readonly inDoubt: readonly { operation: number; run: string; line: number | null }[];
  readonly feeds: readonly { feed: string; linked: number; lastGoodRun: string | null; toCorrect: number }[];
}

function show(found: Status, { print, paint }: Terminal): void {
  print(`${paint("bold", "At work:")} ${found.working ?? "no process"}`);
  if (found.stopped !== null) print(`${paint("red", "Stopped:")} ${found.stopped}`);
  print(
    `${paint("bold", "Waiting in the inbox:")} ${found.waiting.length === 0 ? "nothing" : found.waiting.join(", ")}`,
  );
  for (const { name, path, message } of found.notUsed)
    print(`${paint("red", "Not used:")} ${name}: ${message} It is at ${path}`);
  for (const unfinished of found.unfinished) {
    const isPutOff = unfinished.status === "completed" || unfinished.status === "held";
    const label = isPutOff ? paint("yellow", "To continue:") : paint("red", "Not finished:");
    print(`${label} ${unfinished.run}: ${whyUnfinished(unfinished)}`);
  }
  for (const { run, file, guards, rows, deletes } of found.held) {
    const what = [rows > 0 ? counted(rows, "row") : "", deletes > 0 ? counted(deletes, "delete") : ""].filter(Boolean);
    print(
      `${paint("yellow", "Held:")} ${what.join(" and ")} of ${file} (${guards.join(", ")}): celebration-sync approve ${run}, or discard`,
    );
  }
  if (found.inDoubt.length > 0)
    print(`${paint("yellow", "In doubt:")} ${counted(found.inDoubt.length, "create")}, see rejections`);
  for (const { request, command, askedAt, why } of found.requests) {
    if (why === null)
      print(
        `${paint("yellow", "Asked for:")} ${command} (request ${request}, ${askedAt}). The next run carries it out within a day. To take it back: celebration-sync withdraw ${request}`,
      );
    else print(`${paint("red", "Not carried out:")} ${command} (request ${request}, ${askedAt}). ${why}`);
  }
  for (const { feed, linked, lastGoodRun, toCorrect } of found.feeds) {
    const rows = toCorrect === 0 ? "nothing to correct" : `${counted(toCorrect, "row")} to correct`;
    print(
      `${paint("bold", feed)}: ${counted(linked, "contact")}, ${rows}, last good run: ${lastGoodRun ?? "none yet"}`,
    );
  }
}

function whyUnfinished({ status: at, haltReason, forRoom }: Unfinished): string {
  const rest = forRoom === 0 ? "" : `${counted(forRoom, "row waits", "rows wait")} for room in the plan`;
  switch (at) {
    case "interrupted":
      return "interrupted; the next run continues it";
    case "running":
      return "at work";
    case "halted":
      return `halted${haltReason === null ? "" : `: ${haltReason}`}`;
    default:
      return `${rest === "" ? "rows wait" : rest}; the next run tries again`;
  }
}
