import { ENGLISH } from "../../pipeline/report/language/phrases.ts";
import { existsSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { counted } from "../../model/text/counted.ts";
import { StartupError } from "../../app/startup-error.ts";
import { makeFolders } from "../../app/data-folders.ts";
import { schemaText } from "../../config/documents.ts";
import { formatConfigError, parseSettings } from "../../config/load.ts";
import type { ConfigInput } from "../../config/schema.ts";
import { FileRefused } from "../../model/file-refused.ts";
import { shellWord } from "../../model/text/shell-word.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { describeColumnUse } from "../../pipeline/report/words/sentences.ts";
import { checkNamedFile } from "../../pipeline/intake/named-file.ts";
import { patternsFor, proposeFeed, type FeedProposal } from "../../run/read/propose-feed.ts";
import { answersFromFlags, askForAnswers, languageOfLocale, type InitAnswers, type InitFlags } from "./init-answers.ts";
import { makePath } from "../../system/make-path.ts";
import { plan } from "../lists/plan.ts";
import { describeReading } from "../terminal/show-plan.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** Writes the configuration and makes the folders, from flags or answers. With a sample file, it proposes the feed. */
export async function init(flags: InitFlags, terminal: Terminal): Promise<ExitCode> {
  const file = resolve(flags.config ?? "config.json");
  if (existsSync(file) && flags.force !== true) {
    terminal.complain(`${file} exists already. Give another --config, or --force to overwrite it.`);
    return 2;
  }
  const proposal = await proposalFor(flags, terminal);
  if (proposal === "unusable") return 2;
  if (proposal !== null) showProposal(proposal, terminal);

  const asks = terminal.isInteractive && flags.yes !== true;
  const usual = languageOfLocale(process.env);
  const answers = asks
    ? await askForAnswers(flags, proposal, terminal, usual)
    : answersFromFlags(flags, proposal, usual);
  if (areErrors(answers)) {
    for (const error of answers) terminal.complain(error);
    return 2;
  }
  const text = `${JSON.stringify(configFrom(answers, proposal), null, 2)}\n`;
  const checked = parseSettings(text, file);
  if (checked.kind === "errors") {
    for (const error of checked.errors) terminal.complain(formatConfigError(null, error));
    return 2;
  }
  // Without usable folders, no configuration is left behind that the next `init` would have to overwrite.
  makeFolders(checked.settings);
  makePath(dirname(file), 0o755);
  // "wx" fails if another process has made the file since `existsSync`.
  writeFileSync(file, text, { mode: 0o640, flag: flags.force === true ? "w" : "wx" });
  // Editors check the configuration against this version's schema.
  const schemaFile = join(dirname(file), "config.schema.json");
  if (!existsSync(schemaFile) || flags.force === true) writeFileSync(schemaFile, schemaText(), { mode: 0o644 });
  const isUsable = proposal !== null && (proposal.missing === null || answers.group !== null);
  const isPlanned = isUsable && (await showSamplePlan(file, answers.feed, flags.sample ?? "", terminal));
  const { inbox } = checked.settings.folders;
  const planNext = isPlanned ? null : (flags.sample ?? "YOUR-LIST.csv");
  showNextSteps({ file, inbox, answers, planNext, proposal }, terminal);
  return 0;
}

/** Shows the sample's plan, if the key is there and the service answers. Returns whether the plan was shown. */
async function showSamplePlan(file: string, feed: string, sample: string, terminal: Terminal): Promise<boolean> {
  if (terminal.json) return false;
  terminal.print("");
  terminal.print(`${terminal.paint("bold", "What a run of the sample would do")} (nothing is sent)`);
  try {
    const isShown = (await plan(sample, { config: file, feed }, terminal)) !== 1;
    if (!isShown) terminal.print("Not possible yet. Step 3 below shows it when that is solved.");
    return isShown;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    terminal.print(`Not possible yet: ${error.message}`);
    return false;
  } finally {
    terminal.print("");
  }
}

async function proposalFor(
  { sample, group }: InitFlags,
  terminal: Terminal,
): Promise<FeedProposal | "unusable" | null> {
  if (sample === undefined) return null;
  try {
    await checkNamedFile(sample);
    return await proposeFeed(sample, group ?? null);
  } catch (error) {
    if (!(error instanceof FileRefused) && !(error instanceof Error && "syscall" in error)) throw error;
    const hint = error instanceof FileRefused ? ` ${error.hint}` : "";
    terminal.complain(`${sample} can't be used as a sample: ${error.message}${hint}`);
    return "unusable";
  }
}

function areErrors(answers: InitAnswers | readonly string[]): answers is readonly string[] {
  return Array.isArray(answers);
}

function configFrom(answers: InitAnswers, proposal: FeedProposal | null): ConfigInput {
  const { baseUrl, key, feed, mode, group, country, language, dataDir } = answers;
  return {
    $schema: "./config.schema.json",
    api: { baseUrl, ...key },
    dataDir,
    feeds: {
      [feed]: {
        files: filesOf(answers, proposal),
        mode,
        ...(proposal === null || proposal.key === null ? {} : { key: [proposal.key] }),
        ...(group === null ? {} : { defaults: { group } }),
        ...(country === null ? {} : { country }),
      },
    },
    language,
  };
}

/** Returns the file patterns of the feed. */
function filesOf({ feed }: Pick<InitAnswers, "feed">, proposal: FeedProposal | null): string[] {
  return [...(proposal?.files ?? patternsFor(feed))];
}

function showProposal(proposal: FeedProposal, { print, paint }: Terminal): void {
  const { reading, rows, columns, key, phonesWithoutCountry } = proposal;
  print(`${paint("bold", "The sample:")} ${counted(rows, "row")} (${describeReading(reading)})`);
  for (const { header, target, why, samples } of columns) {
    const use = target ?? (why === "key" ? "the key" : "not sent");
    const mark = use === "not sent" ? paint("dim", "·") : paint("green", "✓");
    const shown = samples.length === 0 ? "" : `   ${paint("dim", samples.join(" | "))}`;
    print(`  ${mark} ${header} → ${use} (${describeColumnUse(ENGLISH, why)})${shown}`);
  }
  print(
    `${paint("bold", "Key:")} ${key === null ? "no column identifies a person, so first name and e-mail or phone are used" : `“${key}”, which differs in every row`}`,
  );
  if (proposal.missing !== null) print(paint("yellow", proposal.missing));
  if (phonesWithoutCountry > 0) print(paint("yellow", phonesInWords(proposal)));
}

function phonesInWords({ phonesWithoutCountry: count }: Pick<FeedProposal, "phonesWithoutCountry">): string {
  return `${counted(count, "phone number")} ${count === 1 ? "has" : "have"} no country code. Without a country, no such number is sent.`;
}

interface InitResult {
  /** The configuration file. */
  readonly file: string;
  readonly inbox: string;
  readonly answers: InitAnswers;
  /** The list whose plan is the next step; null: the plan has been shown. */
  readonly planNext: string | null;
  readonly proposal: FeedProposal | null;
}

function showNextSteps({ file, inbox, answers, planNext, proposal }: InitResult, terminal: Terminal): void {
  const { feed, key, group, country, language } = answers;
  if (terminal.json) return terminal.printJson({ config: file, inbox, feed, proposal });
  const { print, paint } = terminal;
  print(`${paint("green", "✓")} ${file} and the folders are ready.`);
  print(`${paint("bold", "Files:")} ${filesOf(answers, proposal).join(", ")}. Files with other names are refused.`);
  print(`${paint("bold", "Language of the reports:")} ${language}`);
  if (proposal !== null && proposal.missing !== null && group === null)
    print(paint("yellow", `Before the first run, check feeds.${feed}: ${proposal.missing}`));
  if (proposal !== null && proposal.phonesWithoutCountry > 0 && country === null)
    print(
      paint(
        "yellow",
        `Before the first run, set feeds.${feed}.country for the phone numbers, for example "country": "DE".`,
      ),
    );
  print("Next:");
  print(
    "keyEnv" in key
      ? `  1. Set ${key.keyEnv} to the API key.`
      : `  1. Write the API key into ${key.keyFile}, mode 0600.`,
  );
  print(`  2. celebration-sync check --config ${shellWord(file)}`);
  if (planNext !== null) {
    const planned = `celebration-sync plan ${fileWord(planNext)} --feed ${shellWord(feed)} --config ${shellWord(file)}`;
    print(`  3. ${planned}     (shows what would happen, sends nothing)`);
  }
  print(
    `  ${planNext === null ? 3 : 4}. Drop the list into ${inbox}, then: celebration-sync run --config ${shellWord(file)}`,
  );
}

/** Returns a file's path as a word of a command. A path that begins with a hyphen would be read as an option. */
function fileWord(path: string): string {
  return shellWord(path.startsWith("-") ? `./${path}` : path);
}
