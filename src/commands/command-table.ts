/** Every command of the command line, in the order of help. What carries it out is loaded when it is called. */
import type { ExitCode } from "../run/exit-code.ts";
import type { Terminal, TerminalOptions } from "./terminal/terminal.ts";

/** As commander gives them; each command declares those it takes. */
export type Flags = TerminalOptions & {
  readonly config?: string;
  readonly until?: string;
  readonly feed?: string;
  readonly limit?: string;
  readonly folder?: string;
  readonly polling?: boolean;
  readonly yes?: boolean;
  readonly created?: string;
  readonly notCreated?: boolean;
  readonly file?: string;
  readonly notify?: boolean;
  readonly baseUrl?: string;
  readonly keyEnv?: string;
  readonly keyFile?: string;
  readonly mode?: string;
  readonly group?: string;
  readonly dataDir?: string;
  readonly sample?: string;
  readonly force?: boolean;
};
type Action = (terminal: Terminal, flags: Flags, names: readonly string[]) => Promise<ExitCode> | ExitCode;

export interface CommandLine {
  readonly name: string;
  readonly about: string;
  readonly example: string;
  readonly options?: readonly (readonly [flags: string, about: string])[];
  readonly act: Action;
}

export const COMMANDS: readonly CommandLine[] = [
  {
    name: "init",
    about: "ask, or take flags, and write the configuration and the folders",
    example:
      "celebration-sync init --sample staff.xlsx\n  celebration-sync init --yes --base-url https://service.example/v1 " +
      "--key-file api-key --feed staff --mode snapshot --config /etc/celebration-sync/config.json",
    options: [
      ["--sample <file>", "a list to propose the feed from"],
      ["--base-url <url>", "the service's address, ending in /v1"],
      ["--key-env <name>", "the environment variable that holds the API key"],
      ["--key-file <file>", "the file, or the systemd credential, that holds the API key"],
      ["--feed <name>", "the feed's name"],
      ["--mode <mode>", "snapshot: who is missing from a list is deleted; changes: nobody is"],
      ["--group <name>", "the Celebration Group of people whose row names none"],
      ["--data-dir <folder>", "where inbox, reports and state go (data)"],
      ["--yes", "ask nothing"],
      ["--force", "write over a configuration that is there"],
    ],
    act: async (terminal, flags) => (await import("./init.ts")).init(flags, terminal),
  },
  {
    name: "run [files...]",
    about: "process the inbox, or the named files, once and exit",
    example: "celebration-sync run\n  celebration-sync run staff.csv --until 06:00",
    options: [["--until <time>", "begin no new call after this time of day (HH:MM)"]],
    act: async (terminal, flags, names) => (await import("./run.ts")).run(names, flags, terminal),
  },
  {
    name: "watch",
    about: "the daemon: watch the inbox and apply, until SIGTERM",
    example: "celebration-sync watch --config /etc/celebration-sync/config.json",
    options: [["--polling", "look instead of being told: for network folders"]],
    act: async (terminal, flags) => (await import("./watch.ts")).watch(flags, terminal),
  },
  {
    name: "plan <file>",
    about: "show what a run of the file would do; no call but the group list",
    example: "celebration-sync plan staff.xlsx\n  celebration-sync plan export.csv --feed staff --json",
    options: [["--feed <name>", "the feed, where the file's name does not tell"]],
    act: async (terminal, flags, [file = ""]) => (await import("./plan.ts")).plan(file, flags, terminal),
  },
  {
    name: "check",
    about: "check configuration, folders, clock, room, key, service and groups",
    example: "celebration-sync check\n  celebration-sync check --notify",
    options: [["--notify", "try the notify command, too"]],
    act: async (terminal, flags) => (await import("./check.ts")).check(flags, terminal),
  },
  {
    name: "status",
    about: "what is going on: at work, waiting, held, in doubt",
    example: "celebration-sync status",
    act: async (terminal, flags) => (await import("./status.ts")).status(flags, terminal),
  },
  {
    name: "runs",
    about: "what happened: the latest runs",
    example: "celebration-sync runs --limit 5",
    options: [["--limit <n>", "how many (20)"]],
    act: async (terminal, flags) => (await import("./runs.ts")).runs(flags, terminal),
  },
  {
    name: "rejections [run]",
    about: "what needs a person: of one run, or of the latest of each feed",
    example: "celebration-sync rejections",
    act: async (terminal, flags, [run]) => (await import("./runs.ts")).rejections(run, flags, terminal),
  },
  {
    name: "approve <run>",
    about: "carry out what a run holds",
    example: "celebration-sync approve 2026-11-21T020000.123Z-staff",
    act: async (terminal, flags, [run = ""]) => (await import("./decide.ts")).decide("approve", run, flags, terminal),
  },
  {
    name: "discard <run>",
    about: "drop what a run holds",
    example: "celebration-sync discard 2026-11-21T020000.123Z-staff",
    act: async (terminal, flags, [run = ""]) => (await import("./decide.ts")).decide("discard", run, flags, terminal),
  },
  {
    name: "retry [run]",
    about: "send refused and deferred rows again now",
    example: "celebration-sync retry",
    act: async (terminal, flags, [run = ""]) => (await import("./decide.ts")).decide("retry", run, flags, terminal),
  },
  {
    name: "resolve <operation>",
    about: "decide an in-doubt create, by its number or the _id of its line in a report",
    example: "celebration-sync resolve 1204 --created 88213\n  celebration-sync resolve staff.r17.v1 --not-created",
    options: [
      ["--created <contact_id>", "it is in the service, with this id"],
      ["--not-created", "it is not in the service: the next run creates it"],
    ],
    act: async (terminal, flags, [operation = ""]) =>
      (await import("./resolve.ts")).resolve(operation, flags, terminal),
  },
  {
    name: "link <feed> [key] [contact_id]",
    about: "tie a row's key, as reports show it, to a contact that exists",
    example:
      "celebration-sync link staff 1001 88213\n  celebration-sync link staff --file pairs.csv   (columns key and contact_id)",
    options: [["--file <file>", "many: CSV or XLSX with columns key and contact_id"]],
    act: async (terminal, flags, names) => (await import("./resolve.ts")).link(names, flags, terminal),
  },
  {
    name: "dismiss <id...>",
    about: "drop lines from the reports, by their _id, until their rows change",
    example: "celebration-sync dismiss staff.r17.v1 staff.r18.v2",
    act: async (terminal, flags, ids) => (await import("./resolve.ts")).dismiss(ids, flags, terminal),
  },
  {
    name: "find <text...>",
    about: "look a contact up by contact_id, key, name, e-mail or phone",
    example: "celebration-sync find ada@example.org\n  celebration-sync find 88213 --json",
    act: async (terminal, flags, words) => (await import("./find.ts")).find(words, flags, terminal),
  },
  {
    name: "forget <feed>",
    about: "drop a feed's contacts from the ledger without deleting anybody",
    example: "celebration-sync forget old-staff",
    options: [["--yes", "do not ask"]],
    act: async (terminal, flags, [feed = ""]) => (await import("./forget.ts")).forget(feed, flags, terminal),
  },
  {
    name: "rebuild",
    about: "restore a lost or damaged ledger from a backup and contacts.jsonl",
    example: "celebration-sync rebuild",
    act: async (terminal, flags) => (await import("./rebuild.ts")).rebuild(flags, terminal),
  },
  {
    name: "groups",
    about: "list the Celebration Groups",
    example: "celebration-sync groups\n  celebration-sync groups delete 12",
    act: async (terminal, flags) => (await import("./groups.ts")).groups(flags, terminal),
  },
  {
    name: "groups delete <id>",
    about: "delete one group, after showing its contact count and asking",
    example: "celebration-sync groups delete 12",
    options: [["--yes", "do not ask"]],
    act: async (terminal, flags, [id = ""]) => (await import("./groups.ts")).deleteGroup(id, flags, terminal),
  },
  {
    name: "demo",
    about: "a story in four lists: sandbox, sample files, reports",
    example: "celebration-sync demo",
    options: [["--folder <path>", "where it keeps its files (demo-data)"]],
    act: async (terminal, flags) => (await import("./demo.ts")).demo(flags, terminal),
  },
];
