import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { openApp } from "../../app/app.ts";
import { parseSettings } from "../../config/load.ts";
import type { Settings } from "../../config/settings.ts";
import { makePath } from "../../system/make-path.ts";
import { counted } from "../../model/text/counted.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import type { FinishedRun } from "../../run/finish-run.ts";
import { makePass } from "../../run/inbox-pass.ts";
import { listenSandbox } from "../../sandbox/http/listen.ts";
import { createSandbox, type Sandbox } from "../../sandbox/sandbox.ts";
import { correct, FIRST_LIST, SECOND_LIST } from "./demo-lists.ts";
import { membersList, shortenedList, showLinks, startStaying, textOf } from "./demo-stay.ts";
import { logOptions } from "../terminal/log-options.ts";
import { showRun } from "../terminal/show-run.ts";
import type { Terminal } from "../terminal/terminal.ts";

const KEY = "demo-key";
/** The second feed of `demo --stay`. */
const MEMBERS = {
  files: ["members*.csv", "members*.xlsx"],
  mode: "snapshot",
  key: ["Member"],
  columns: { Team: "group" },
  expectHours: 24,
};

/**
 * Processes four sample lists with the sandbox as the service, and shows what happened and where the reports are. With
 * `stay`, a second list follows, and the sandbox, the daemon and the console run until Ctrl-C.
 */
export async function demo(
  flags: { readonly folder?: string; readonly stay?: boolean },
  terminal: Terminal,
): Promise<ExitCode> {
  const folder = resolve(flags.folder ?? "demo-data");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  const opened = createSandbox(
    {
      key: [{ key: KEY, account: "main" }],
      group: ["Team Berlin", "Team Rome"].map((name) => ({ name, category: "birthday" as const, account: "main" })),
      data: join(folder, "sandbox.db"),
    },
    Date,
  );
  const listening = await listenSandbox(opened, { port: 0 });
  try {
    const isStaying = flags.stay === true;
    const settings = writeConfig(folder, listening.baseUrl, isStaying);
    const finished = await playStory(settings, opened, terminal);
    if (isStaying) {
      await dropMembers(settings, opened, terminal);
      const staying = await startStaying(folder, { DEMO_KEY: KEY });
      showLinks(staying, listening.url, terminal);
      if (terminal.json)
        terminal.printJson({ url: staying.console, enterUrl: staying.enterUrl, sandbox: listening.url });
      await staying.untilStopped();
      return 0;
    }
    if (terminal.json)
      terminal.printJson(finished.map(({ record, reports }) => ({ run: record.run, rows: record.rows, reports })));
    return 0;
  } finally {
    await listening.close();
    opened.close();
  }
}

async function playStory(settings: Settings, service: Sandbox, terminal: Terminal): Promise<readonly FinishedRun[]> {
  const { print, paint } = terminal;
  const finished: FinishedRun[] = [];
  const drop = async (title: string, name: string, text: string): Promise<FinishedRun> => {
    print("");
    print(paint("bold", title));
    writeFileSync(join(settings.folders.inbox, name), text);
    const before = service.requests().length;
    const run = await pass(settings, terminal);
    finished.push(run);
    showRun(run, terminal);
    const calls = service
      .requests()
      .slice(before)
      .map(({ method }) => method);
    print(`  The service saw: ${countsOf(calls)}. It now holds ${counted(service.contacts().length, "contact")}.`);
    return run;
  };
  makePath(settings.folders.inbox, 0o700);
  print(`The sandbox stands in for the service. All files are in ${settings.folders.dataDir}.`);
  const first = await drop("1. Monday: a first list is dropped into the inbox", "staff.csv", FIRST_LIST);
  const rejections = readFileSync(first.reports.rejectionsCsv ?? "", "utf8");
  await drop(
    "2. An office person corrects two rows of the report and drops the file back",
    "corrected.csv",
    correct(rejections),
  );
  await drop(
    "3. Tuesday: the next list. One person married, one moved to another team, one left, one is new",
    "staff.csv",
    SECOND_LIST,
  );
  const last = await drop("4. Wednesday: the same list again", "staff.csv", SECOND_LIST);
  print("");
  print(`${paint("bold", "Open the report:")} ${last.reports.report}`);
  print("It lists the rows that still need a person, until they are solved or gone from the list.");
  return finished;
}

async function pass(settings: Settings, terminal: Terminal): Promise<FinishedRun> {
  const app = await openApp(
    settings,
    { ...logOptions(settings, terminal), level: terminal.verbose ? "debug" : "silent", env: { DEMO_KEY: KEY } },
    {
      who: "celebration-sync demo",
      signal: new AbortController().signal,
      makesCalls: true,
      waitsForProbes: true,
      progress: () => {},
    },
  );
  try {
    const options = {
      feeds: settings.feeds,
      settleSeconds: settings.settleMs / 1000,
      patienceSeconds: 60,
      files: null,
      triesDeferred: true,
    };
    const { runs, stopReason } = await makePass(options, app.env);
    const [run] = runs;
    if (run === undefined || stopReason !== null)
      throw new Error(`The demo's list was not processed: ${stopReason ?? "no file was found"}`);
    return run;
  } finally {
    await app.close();
  }
}

/** Processes two lists of a second feed. They leave a doubt, rows to correct, and a list whose deletes wait. */
async function dropMembers(settings: Settings, service: Sandbox, terminal: Terminal): Promise<void> {
  const drop = async (rows: readonly string[]) => {
    writeFileSync(join(settings.folders.inbox, "members.csv"), textOf(rows));
    return pass(settings, terminal);
  };
  const members = membersList(Date.now());
  service.setFaults(["drop-response:POST:#1"]);
  await drop(members);
  service.setFaults([]);
  await drop(shortenedList(members));
}

function writeConfig(folder: string, baseUrl: string, isStaying: boolean): Settings {
  const file = join(folder, "config.json");
  const config = {
    api: { baseUrl, keyEnv: "DEMO_KEY", requestsPerSecond: 50, timeoutSeconds: 5 },
    dataDir: "data",
    feeds: {
      staff: {
        files: ["staff*.csv", "staff*.xlsx"],
        mode: "snapshot",
        key: ["Employee ID"],
        columns: { Team: "group" },
      },
      ...(isStaying ? { members: MEMBERS } : {}),
    },
    settleSeconds: 0.1,
    ...(isStaying ? { console: { listen: "127.0.0.1:0" } } : {}),
  };
  const text = `${JSON.stringify(config, null, 2)}\n`;
  writeFileSync(file, text);
  const loaded = parseSettings(text, file);
  if (loaded.kind === "errors") throw new Error(loaded.errors.map(({ message }) => message).join("\n"));
  return loaded.settings;
}

/** Returns the number of each method: `1 GET, 6 POST`. */
function countsOf(methods: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const method of methods) counts.set(method, (counts.get(method) ?? 0) + 1);
  return [...counts].map(([method, count]) => `${count} ${method}`).join(", ") || "nothing";
}
