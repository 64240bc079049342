/** Every command of the command line, in one table. A command's code is loaded when it is called. */
import type { CommandLine } from "./command-shape.ts";
import { CONSOLE_USER_COMMANDS } from "./console-user-table.ts";
import { PEOPLE_COMMANDS } from "./people-table.ts";
import { PRIVACY_COMMANDS } from "./privacy-table.ts";

/** For the commands that serve many accounts in one process. */
const ACCOUNTS = ["--accounts <folder>", "serve every account of this folder: one configuration per file"] as const;
const NOTE = ["--note <text>", "why: report and log show it with your name, so name no contact in it"] as const;

export const COMMANDS: readonly CommandLine[] = [
  {
    name: "init",
    about: "write the configuration and make the folders, from options or by asking",
    example:
      "celebration-sync init --sample staff.xlsx\n  celebration-sync init --yes --base-url https://service.example/v1 " +
      "--key-file api-key --feed staff --mode snapshot --config /etc/celebration-sync/config.json",
    options: [
      ["--sample <file>", "a list from which init proposes the feed"],
      ["--base-url <url>", "the service's address, ending in /v1"],
      ["--key-env <name>", "the environment variable that holds the API key"],
      ["--key-file <file>", "the file, or the systemd credential, that holds the API key"],
      ["--feed <name>", "the feed's name"],
      ["--mode <mode>", "snapshot: people missing from a list are deleted; changes: missing people are kept"],
      ["--group <name>", "the Celebration Group of people whose row has no group"],
      ["--country <code>", "the country of phone numbers without a country code, such as DE"],
      ["--language <code>", "the language of the reports (default: the environment's, else en)"],
      ["--data-dir <folder>", "folder for inbox, reports and state (default: data)"],
      ["--yes", "ask no questions"],
      ["--force", "overwrite an existing configuration"],
    ],
    act: async (terminal, flags) => (await import("../setup/init.ts")).init(flags, terminal),
  },
  {
    name: "run [files...]",
    about: "process the inbox, or the named files, once and exit",
    example:
      "celebration-sync run\n  celebration-sync run staff.csv --until 06:00\n  celebration-sync run --trial staff.csv\n" +
      "  celebration-sync run --accounts /etc/celebration-sync/accounts",
    options: [
      ["--until <time>", "start no call after this time of day (HH:MM)"],
      [
        "--trial",
        "show what would happen, with the reports: nothing is sent or stored, and only the group list is read",
      ],
      [
        "--folder <path>",
        "with --trial: make the folder with the reports in this one (default: among the temporary files)",
      ],
      ACCOUNTS,
    ],
    act: async (terminal, flags, names) =>
      flags.trial === true
        ? (await import("../trial/trial.ts")).trial(names, flags, terminal)
        : (await import("../lists/run.ts")).run(names, flags, terminal),
  },
  {
    name: "watch",
    about: "run as a daemon: process each file dropped into the inbox, until SIGTERM",
    example: "celebration-sync watch\n  celebration-sync watch --accounts /etc/celebration-sync/accounts",
    options: [["--polling", "look into the inbox at intervals, for network folders"], ACCOUNTS],
    act: async (terminal, flags) => (await import("../daemon/watch.ts")).watch(flags, terminal),
  },
  {
    name: "plan <file>",
    about: "show what a run of the file would do; writes nothing and calls only the group list",
    example: "celebration-sync plan staff.xlsx\n  celebration-sync plan export.csv --feed staff --json",
    options: [["--feed <name>", "the feed of the file, if no pattern of a feed matches its name"]],
    act: async (terminal, flags, [file = ""]) => (await import("../lists/plan.ts")).plan(file, flags, terminal),
  },
  {
    name: "check",
    about: "check configuration, folders, clock, disk space, API key, service and groups",
    example: "celebration-sync check\n  celebration-sync check --notify",
    options: [["--notify", "send a test notice, too"], ACCOUNTS],
    act: async (terminal, flags) => (await import("../setup/check.ts")).check(flags, terminal),
  },
  {
    name: "status",
    about: "show what is running, waiting, held and in doubt",
    example: "celebration-sync status\n  celebration-sync status --accounts /etc/celebration-sync/accounts",
    options: [ACCOUNTS],
    act: async (terminal, flags) => (await import("../overview/status.ts")).status(flags, terminal),
  },
  {
    name: "runs",
    about: "list the latest runs",
    example: "celebration-sync runs --limit 5",
    options: [["--limit <n>", "number of runs (default: 20)"]],
    act: async (terminal, flags) => (await import("../overview/runs.ts")).runs(flags, terminal),
  },
  {
    name: "rejections [run]",
    about: "list the rows that need a person, in one run or in each feed's latest run",
    example: "celebration-sync rejections\n  celebration-sync rejections latest",
    act: async (terminal, flags, [run]) => (await import("../overview/runs.ts")).rejections(run, flags, terminal),
  },
  {
    name: "approve <run>",
    about: "carry out the held operations of a run, named whole, by its beginning, or as latest",
    example:
      'celebration-sync approve 2026-11-21T020000.123Z-staff\n  celebration-sync approve 2026-11-21T02\n  celebration-sync approve latest --note "checked with HR"',
    options: [NOTE],
    act: async (terminal, flags, [run = ""]) =>
      (await import("../decisions/decide.ts")).decide({ kind: "approve", run }, flags, terminal),
  },
  {
    name: "discard <run>",
    about: "drop the held operations of a run, named whole, by its beginning, or as latest",
    example: "celebration-sync discard 2026-11-21T020000.123Z-staff\n  celebration-sync discard latest",
    options: [NOTE],
    act: async (terminal, flags, [run = ""]) =>
      (await import("../decisions/decide.ts")).decide({ kind: "discard", run }, flags, terminal),
  },
  {
    name: "undo <run>",
    about: "plan the way back of a run, as a run of its own that waits for approval",
    example: 'celebration-sync undo latest\n  celebration-sync undo 2026-11-21T02 --note "the list was last year\'s"',
    options: [NOTE],
    act: async (terminal, flags, [run = ""]) =>
      (await import("../decisions/decide.ts")).decide({ kind: "undo", run }, flags, terminal),
  },
  {
    name: "withdraw <request>",
    about: "take a stored request back, by the number that status shows",
    example: "celebration-sync withdraw 3",
    act: async (terminal, flags, [request = ""]) =>
      (await import("../decisions/decide.ts")).withdraw(request, flags, terminal),
  },
  {
    name: "retry [run]",
    about: "send rejected and deferred rows again now",
    example: "celebration-sync retry\n  celebration-sync retry latest",
    act: async (terminal, flags, [run = ""]) =>
      (await import("../decisions/decide.ts")).decide({ kind: "retry", run: run || null }, flags, terminal),
  },
  {
    name: "resolve [operation]",
    about: "decide a create in doubt, by its number or the _id of its line in a report",
    example:
      "celebration-sync resolve 1204 --created 88213\n  celebration-sync resolve staff.r17.v1 --not-created\n" +
      "  celebration-sync resolve --file decided.csv",
    options: [
      ["--created <contact_id>", "the contact is in the service and has this id"],
      ["--not-created", "the contact is not in the service; the next run creates it"],
      [
        "--file <file>",
        "a CSV, XLSX or ODS file with the columns operation (or _id) and contact_id (an id, or “not created”), to decide many",
      ],
    ],
    act: async (terminal, flags, [operation]) =>
      (await import("../decisions/resolve.ts")).resolve(operation, flags, terminal),
  },
  {
    name: "link <feed> [key] [contact_id]",
    about: "link a row's key, as reports show it, to an existing contact",
    example: "celebration-sync link staff 1001 88213\n  celebration-sync link staff --file pairs.csv",
    options: [["--file <file>", "a CSV, XLSX or ODS file with the columns key and contact_id, to link many rows"]],
    act: async (terminal, flags, names) => (await import("../decisions/resolve.ts")).link(names, flags, terminal),
  },
  {
    name: "unlink <feed> <key>",
    about: "take back a link that a person made; the contact stays in the service",
    example: "celebration-sync unlink staff 1001",
    act: async (terminal, flags, names) => (await import("../decisions/resolve.ts")).unlink(names, flags, terminal),
  },
  {
    name: "answer <id> <choice...>",
    about: "answer a question of a report, or several alike, by the _id of its line, with a choice that its hint names",
    example:
      "celebration-sync answer staff.r18.v1 staff.r19.v1 new\n  celebration-sync answer staff.r20.v1 there 88213",
    options: [NOTE],
    act: async (terminal, flags, words) => (await import("../decisions/resolve.ts")).answer(words, flags, terminal),
  },
  {
    name: "corrections",
    about: "list what lasts: corrected cells, rules, addresses that are left out, learned settings",
    example: "celebration-sync corrections\n  celebration-sync corrections --json",
    act: async (terminal, flags) => (await import("../decisions/corrections.ts")).corrections(flags, terminal),
  },
  {
    name: "corrections drop <id>",
    about: "end one of them, by its number or name; the next list is used as it is",
    example: "celebration-sync corrections drop 12\n  celebration-sync corrections drop staff.dateOrder",
    options: [NOTE],
    act: async (terminal, flags, [id = ""]) =>
      (await import("../decisions/corrections.ts")).decideOnCorrection("drop", id, flags, terminal),
  },
  {
    name: "corrections rule <id>",
    about: "accept a correction as a rule for its column, after it was made in two rows",
    example: "celebration-sync corrections rule 12",
    options: [NOTE],
    act: async (terminal, flags, [id = ""]) =>
      (await import("../decisions/corrections.ts")).decideOnCorrection("rule", id, flags, terminal),
  },
  {
    name: "dismiss <id...>",
    about: "drop lines from the reports, by their _id, until their rows change",
    example: "celebration-sync dismiss staff.r17.v1 staff.r18.v2",
    act: async (terminal, flags, ids) => (await import("../decisions/resolve.ts")).dismiss(ids, flags, terminal),
  },
  ...PEOPLE_COMMANDS,
  {
    name: "forget <feed>",
    about: "remove a feed's contacts from the ledger; they stay in the service",
    example: "celebration-sync forget old-staff",
    options: [["--yes", "ask no questions"]],
    act: async (terminal, flags, [feed = ""]) => (await import("../upkeep/forget.ts")).forget(feed, flags, terminal),
  },
  {
    name: "rebuild",
    about: "restore a lost or damaged ledger from a backup and contacts.jsonl",
    example: "celebration-sync rebuild\n  celebration-sync rebuild --restored",
    options: [["--restored", "the data folder was put back from a backup: hold new people until a person has looked"]],
    act: async (terminal, flags) => (await import("../upkeep/rebuild.ts")).rebuild(flags, terminal),
  },
  {
    name: "groups",
    about: "list the Celebration Groups",
    example: "celebration-sync groups\n  celebration-sync groups delete 12",
    act: async (terminal, flags) => (await import("../upkeep/groups.ts")).groups(flags, terminal),
  },
  {
    name: "groups delete <id>",
    about: "delete a group, after showing its contact count and asking",
    example: "celebration-sync groups delete 12",
    options: [["--yes", "ask no questions"]],
    act: async (terminal, flags, [id = ""]) => (await import("../upkeep/groups.ts")).deleteGroup(id, flags, terminal),
  },
  {
    name: "console",
    about: "serve the web page for people who act on lists, until SIGTERM",
    example: "celebration-sync console\n  celebration-sync console --accounts /etc/celebration-sync/accounts",
    options: [ACCOUNTS],
    act: async (terminal, flags) => (await import("../console/console.ts")).webConsole(flags, terminal),
  },
  ...CONSOLE_USER_COMMANDS,
  ...PRIVACY_COMMANDS,
  {
    name: "demo",
    about: "process four sample lists with the sandbox as the service",
    example: "celebration-sync demo\n  celebration-sync demo --stay",
    options: [
      ["--folder <path>", "folder for the demo's files (default: demo-data)"],
      ["--stay", "keep sandbox, daemon and console running afterwards, until Ctrl-C, and print the links"],
    ],
    act: async (terminal, flags) => (await import("../setup/demo.ts")).demo(flags, terminal),
  },
];
