/** Parses argv and calls one command. A command's code is loaded when the command is called. */
import type { Command } from "commander";
import type { CommandLine, Flags } from "./tables/command-shape.ts";
import { COMMANDS } from "./tables/command-table.ts";
import { headingOf, placeInHelp } from "./tables/help-groups.ts";
import type { ExitCode } from "../run/exit-code.ts";
import { VERSION } from "../model/version.ts";

const SANDBOX_ABOUT = "serve the service's interface on this machine, for trials and tests";

/** Parses the arguments, calls one command, and returns the exit code. */
export async function runCommandLine(argv: readonly string[]): Promise<ExitCode> {
  if (argv[2] === "--version" || argv[2] === "-V") {
    process.stdout.write(`${VERSION}\n`);
    return 0;
  }
  // The console starts the check of an uploaded list as a process of its own. It is no command for people.
  if (argv[2] === "check-upload")
    return (await import("./console/check-upload.ts")).checkUploadedList(argv[3] ?? "", argv[4] ?? "");
  const { Command: Program, CommanderError, Option } = await import("commander");
  let exitCode: ExitCode = 0;
  const program = new Program("celebration-sync")
    .description("Keeps a celebration service's contacts equal to the lists that people drop into a folder.")
    .version(VERSION)
    .showHelpAfterError("For help, add --help.")
    .exitOverride();

  const add = (parent: Command, { name, about, example, options = [], act }: CommandLine): Command => {
    const [first = ""] = name.split(" ");
    const above = parent.commands.find((known) => known.name() === first);
    const command = above === undefined ? parent.command(name) : above.command(name.slice(first.length + 1));
    command.description(about).exitOverride();
    if (above === undefined) command.helpGroup(headingOf(first));
    command.addOption(new Option("--config <file>", "the configuration file"));
    command
      .option("--json", "print one JSON value on stdout")
      .option("--verbose", "log every call")
      .option("--quiet", "log errors only");
    for (const [flags, text] of options) command.option(flags, text);
    command.addHelpText("after", `\nExamples:\n  ${example}`);
    return command.action(async (...given: unknown[]) => {
      const { openTerminal } = await import("./terminal/terminal.ts");
      // Loaded before it is needed, because an update may replace the program's files while a daemon runs.
      const { explainError } = await import("./session/explain-error.ts");
      // `groups` parses the flags that it shares with `groups delete`.
      const flags = command.optsWithGlobals<Flags>();
      const terminal = openTerminal(flags);
      try {
        exitCode = await act(terminal, flags, (given.slice(0, -2) as (string | string[])[]).flat());
      } catch (error) {
        exitCode = explainError(error, flags.config, terminal);
      }
      terminal.end();
    });
  };
  for (const line of COMMANDS.toSorted((a, b) => placeOf(a) - placeOf(b))) add(program, line);
  if (argv.includes("sandbox")) await addSandbox(program, add);
  else program.command("sandbox").description(SANDBOX_ABOUT).helpGroup(headingOf("sandbox"));
  const help = new Program("help").argument("[command]").description("show the help of a command");
  program.addHelpCommand(help.helpGroup(headingOf("help")));

  try {
    await program.parseAsync([...argv]);
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    if (argv.includes("--json")) {
      const words = error.message.replace(/^error: /u, "");
      process.stdout.write(`${JSON.stringify({ error: words }, null, 2)}\n`);
    }
    return 2;
  }
}

/** Returns the position of a command in the help. A command below another one follows it. */
function placeOf({ name }: CommandLine): number {
  return placeInHelp(name.split(" ")[0] ?? "");
}

/** Adds the command `sandbox`. The sandbox's own table has its switches, and is loaded for this command only. */
async function addSandbox(program: Command, add: (parent: Command, line: CommandLine) => Command): Promise<void> {
  const { SANDBOX_SWITCHES, faultKindsText } = await import("./setup/sandbox.ts");
  const command = add(program, {
    name: "sandbox",
    about: SANDBOX_ABOUT,
    example: "celebration-sync sandbox --port 8080 --fault drop-response:POST:0.05",
    act: async (terminal, flags) => {
      const { config: _config, json: _json, verbose: _verbose, quiet: _quiet, ...switches } = flags;
      return (await import("./setup/sandbox.ts")).sandbox(switches as Record<string, string | string[]>, terminal);
    },
  });
  for (const { flag, argument, repeatable, meaning, shownDefault } of Object.values(SANDBOX_SWITCHES)) {
    const text = `${meaning} (${shownDefault})`;
    if (repeatable) command.option(`${flag} ${argument}`, text, collect);
    else command.option(`${flag} ${argument}`, text);
  }
  command.addHelpText("after", () => `\n${faultKindsText()}`);
}

/** Collects the values of a flag that can be given several times. */
function collect(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value];
}
