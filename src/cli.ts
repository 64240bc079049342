#!/usr/bin/env node
/** From argv to one command; the only file that sets an exit code. Commands are loaded when they are called. */
import type { Command } from "commander";
import type { ExitCode } from "./pipeline/exit-code.ts";
import type { Terminal, TerminalOptions } from "./commands/terminal.ts";
import { VERSION } from "./version.ts";

/** As commander gives them; each command declares those it takes. */
type Flags = TerminalOptions & {
  readonly config?: string;
  readonly until?: string;
  readonly feed?: string;
  readonly limit?: string;
  readonly folder?: string;
  readonly polling?: boolean;
  readonly yes?: boolean;
};
type Action = (terminal: Terminal, flags: Flags, names: readonly string[]) => Promise<ExitCode> | ExitCode;

interface CommandLine {
  readonly name: string;
  readonly about: string;
  readonly example: string;
  readonly options?: readonly (readonly [flags: string, about: string])[];
  readonly act: Action;
}

const COMMANDS: readonly CommandLine[] = [
  {
    name: "run [files...]",
    about: "process the inbox, or the named files, once and exit",
    example: "celebration-sync run\n  celebration-sync run staff.csv --until 06:00",
    options: [["--until <time>", "begin no new call after this time of day (HH:MM)"]],
    act: async (terminal, flags, names) => (await import("./commands/run.ts")).run(names, flags, terminal),
  },
  {
    name: "watch",
    about: "the daemon: watch the inbox and apply, until SIGTERM",
    example: "celebration-sync watch --config /etc/celebration-sync/config.json",
    options: [["--polling", "look instead of being told: for network folders"]],
    act: async (terminal, flags) => (await import("./commands/watch.ts")).watch(flags, terminal),
  },
  {
    name: "plan <file>",
    about: "show what a run of the file would do; no call but the group list",
    example: "celebration-sync plan staff.xlsx\n  celebration-sync plan export.csv --feed staff --json",
    options: [["--feed <name>", "the feed, where the file's name does not tell"]],
    act: async (terminal, flags, [file = ""]) => (await import("./commands/plan.ts")).plan(file, flags, terminal),
  },
  {
    name: "check",
    about: "check configuration, folders, key, service and groups",
    example: "celebration-sync check",
    act: async (terminal, flags) => (await import("./commands/check.ts")).check(flags, terminal),
  },
  {
    name: "status",
    about: "what is going on: at work, waiting, held, in doubt",
    example: "celebration-sync status",
    act: async (terminal, flags) => (await import("./commands/status.ts")).status(flags, terminal),
  },
  {
    name: "runs",
    about: "what happened: the latest runs",
    example: "celebration-sync runs --limit 5",
    options: [["--limit <n>", "how many (20)"]],
    act: async (terminal, flags) => (await import("./commands/runs.ts")).runs(flags, terminal),
  },
  {
    name: "rejections [run]",
    about: "what needs a person: of one run, or of the latest of each feed",
    example: "celebration-sync rejections",
    act: async (terminal, flags, [run]) => (await import("./commands/runs.ts")).rejections(run, flags, terminal),
  },
  {
    name: "approve <run>",
    about: "carry out what a run holds",
    example: "celebration-sync approve 2026-11-21T020000.123Z-staff",
    act: async (terminal, flags, [run = ""]) =>
      (await import("./commands/decide.ts")).decide("approve", run, flags, terminal),
  },
  {
    name: "discard <run>",
    about: "drop what a run holds",
    example: "celebration-sync discard 2026-11-21T020000.123Z-staff",
    act: async (terminal, flags, [run = ""]) =>
      (await import("./commands/decide.ts")).decide("discard", run, flags, terminal),
  },
  {
    name: "retry [run]",
    about: "let refused rows be sent again although they did not change",
    example: "celebration-sync retry",
    act: async (terminal, flags, [run = ""]) =>
      (await import("./commands/decide.ts")).decide("retry", run, flags, terminal),
  },
  {
    name: "groups",
    about: "list the Celebration Groups",
    example: "celebration-sync groups\n  celebration-sync groups delete 12",
    act: async (terminal, flags) => (await import("./commands/groups.ts")).groups(flags, terminal),
  },
  {
    name: "demo",
    about: "a story in four lists: sandbox, sample files, reports",
    example: "celebration-sync demo",
    options: [["--folder <path>", "where it keeps its files (demo-data)"]],
    act: async (terminal, flags) => (await import("./commands/demo.ts")).demo(flags, terminal),
  },
];

async function main(argv: readonly string[]): Promise<ExitCode> {
  if (argv[2] === "--version" || argv[2] === "-V") {
    process.stdout.write(`${VERSION}\n`);
    return 0;
  }
  const { Command: Program, CommanderError, Option } = await import("commander");
  let exitCode: ExitCode = 0;
  const program = new Program("celebration-sync")
    .description("Keeps a celebration service's contacts equal to the lists that people drop into a folder.")
    .version(VERSION)
    .exitOverride();

  const add = (parent: Command, { name, about, example, options = [], act }: CommandLine): Command => {
    const command = parent.command(name).description(about).exitOverride();
    command.addOption(new Option("--config <file>", "the configuration"));
    command
      .option("--json", "one JSON value on stdout")
      .option("--verbose", "log every call")
      .option("--quiet", "only errors");
    for (const [flags, text] of options) command.option(flags, text);
    command.addHelpText("after", `\nExamples:\n  ${example}`);
    return command.action(async (...given: unknown[]) => {
      const { openTerminal } = await import("./commands/terminal.ts");
      const flags = command.opts<Flags>();
      const terminal = openTerminal(flags);
      try {
        exitCode = await act(terminal, flags, (given.slice(0, -2) as (string | string[])[]).flat());
      } catch (error) {
        exitCode = await explain(error, flags.config, terminal);
      }
      terminal.end();
    });
  };
  for (const line of COMMANDS) add(program, line);
  add(
    program.commands.find((command) => command.name() === "groups")!,
    {
      name: "delete <id>",
      about: "delete one group, after showing its contact count and asking",
      example: "celebration-sync groups delete 12",
      options: [["--yes", "do not ask"]],
      act: async (terminal, flags, [id = ""]) =>
        (await import("./commands/groups.ts")).deleteGroup(id, flags, terminal),
    },
  );
  if (argv.includes("sandbox")) await addSandbox(program, add);
  else program.command("sandbox").description("the service's interface on loopback, for trying out and for tests");

  try {
    await program.parseAsync([...argv]);
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
}

/** The sandbox's switches come from its own table, which is only loaded for it. */
async function addSandbox(program: Command, add: (parent: Command, line: CommandLine) => Command): Promise<void> {
  const { SANDBOX_SWITCHES } = await import("./sandbox/options.ts");
  const command = add(program, {
    name: "sandbox",
    about: "the service's interface on loopback, for trying out and for tests",
    example: "celebration-sync sandbox --port 8080 --fault drop-response:POST:0.05",
    act: async (terminal, flags) => {
      const { config: _config, json: _json, verbose: _verbose, quiet: _quiet, ...switches } = flags;
      return (await import("./commands/sandbox.ts")).sandbox(switches as Record<string, string | string[]>, terminal);
    },
  });
  for (const { flag, argument, repeatable, meaning, shownDefault } of Object.values(SANDBOX_SWITCHES)) {
    const text = `${meaning} (${shownDefault})`;
    if (repeatable)
      command.option(`${flag} ${argument}`, text, (value: string, before: string[] = []) => [...before, value]);
    else command.option(`${flag} ${argument}`, text);
  }
}

/** Trouble in words; only what nobody foresaw shows where it happened. */
async function explain(error: unknown, config: string | undefined, terminal: Terminal): Promise<ExitCode> {
  const { CannotStart } = await import("./app.ts");
  if (error instanceof CannotStart) {
    terminal.complain(error.message);
    return error.exitCode;
  }
  const { scrubberFor } = await import("./commands/settings.ts");
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const shown = scrubberFor(config)(text);
  terminal.complain(
    `celebration-sync met something it did not foresee; nothing is lost, the next run goes on.\n${shown}`,
  );
  return 1;
}

process.exitCode = await main(process.argv);
