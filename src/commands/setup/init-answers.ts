/** Collects the answers that `init` needs: from flags, from the sample, or from a person on the terminal. */
import { FEED_NAME, findCountryError } from "../../config/checked-text.ts";
import { LANGUAGES, type Language } from "../../model/feed.ts";
import { findAddressError } from "../../model/text/service-address.ts";
import { isVariableName, NOT_A_VARIABLE_NAME } from "../../model/text/variable-name.ts";
import { NO_GROUP, type FeedProposal } from "../../run/read/propose-feed.ts";
import type { Terminal } from "../terminal/terminal.ts";

export interface InitFlags {
  readonly config?: string;
  readonly sample?: string;
  readonly baseUrl?: string;
  readonly keyEnv?: string;
  readonly keyFile?: string;
  readonly feed?: string;
  readonly mode?: string;
  readonly group?: string;
  readonly country?: string;
  readonly language?: string;
  readonly dataDir?: string;
  readonly yes?: boolean;
  readonly force?: boolean;
}

export interface InitAnswers {
  readonly baseUrl: string;
  readonly key: { readonly keyEnv: string } | { readonly keyFile: string };
  readonly feed: string;
  readonly mode: "snapshot" | "changes";
  /** The group of rows that name no group; null: there is none. */
  readonly group: string | null;
  /** The country of phone numbers without a country code; null: there is none. */
  readonly country: string | null;
  /** The language of the reports. */
  readonly language: Language;
  readonly dataDir: string;
}

const KEY_VARIABLE = "CELEBRATION_API_KEY";

/** Returns the language of the environment's locale, if the reports can be in it; else English. */
export function languageOfLocale(env: Readonly<Record<string, string | undefined>>): Language {
  // The first of these variables that is set decides, as everywhere on the system.
  const locale = ["LC_ALL", "LC_MESSAGES", "LANG"].map((name) => env[name]).find((value) => value) ?? "";
  return LANGUAGES.find((language) => language === locale.split(/[_.@-]/u, 1)[0]?.toLowerCase()) ?? "en";
}

/**
 * Returns the answers, or a sentence for each flag that is missing or wrong.
 *
 * @param usual the language of the reports if no flag names one
 */
export function answersFromFlags(
  flags: InitFlags,
  proposal: FeedProposal | null,
  usual: Language,
): InitAnswers | readonly string[] {
  const { baseUrl, keyEnv, keyFile, mode, country, language = usual } = flags;
  const feed = flags.feed ?? proposal?.name;
  const errors = [
    baseUrl === undefined
      ? "--base-url is missing: the service's address, ending in /v1."
      : findAddressMistake(baseUrl),
    (keyEnv === undefined) === (keyFile === undefined)
      ? "Give either --key-env or --key-file to name the API key's place. The key itself is never an argument."
      : null,
    keyEnv === undefined ? null : findVariableMistake(keyEnv),
    feed === undefined
      ? "--feed is missing: a name for the list, such as staff. Or give a --sample."
      : findFeedMistake(feed),
    mode === undefined || !isMode(mode)
      ? "--mode must be snapshot (people missing from a list are deleted) or changes (missing people are kept). It has no default."
      : null,
    country === undefined ? null : findCountryMistake(country),
    findLanguageMistake(language),
  ].filter((error) => error !== null);
  if (errors.length > 0 || baseUrl === undefined || feed === undefined || mode === undefined || !isMode(mode))
    return errors;
  if (!isLanguage(language)) return errors;
  const key = keyFile === undefined ? { keyEnv: keyEnv ?? KEY_VARIABLE } : { keyFile };
  return {
    baseUrl,
    key,
    feed,
    mode,
    group: flags.group ?? null,
    country: asCountry(country),
    language,
    dataDir: flags.dataDir ?? "data",
  };
}

/**
 * Asks for every answer that the flags do not give. A question shows its default in brackets, which Enter takes.
 *
 * @param usual the default language of the reports
 */
export async function askForAnswers(
  flags: InitFlags,
  proposal: FeedProposal | null,
  terminal: Pick<Terminal, "ask" | "complain">,
  usual: Language,
): Promise<InitAnswers> {
  /** @param findError returns a sentence about an invalid answer; null: the answer is valid */
  const ask = async (question: string, fallback: string | null, findError: (answer: string) => string | null) => {
    for (;;) {
      const shown = fallback === null || fallback === "" ? "" : ` [${fallback}]`;
      const answer = (await terminal.ask(`${question}${shown}: `)).trim() || (fallback ?? "");
      const error = findError(answer);
      if (error === null) return answer;
      terminal.complain(error);
    }
  };
  const findBlank = (answer: string) => (answer === "" ? "This answer is required." : null);
  /** Returns a flag's value. If the value can't be used, says why and asks. */
  const given = async (
    value: string | undefined,
    question: string,
    fallback: string | null,
    findError: (answer: string) => string | null,
  ) => {
    const error = value === undefined ? null : findError(value);
    if (value !== undefined && error === null) return value;
    if (error !== null) terminal.complain(error);
    return ask(question, fallback, findError);
  };
  const baseUrl = await given(flags.baseUrl, "The service's address, ending in /v1", null, findAddressMistake);
  const key =
    flags.keyFile === undefined
      ? {
          keyEnv: await given(
            flags.keyEnv,
            "Environment variable that holds the API key (its name, not the key)",
            KEY_VARIABLE,
            findVariableMistake,
          ),
        }
      : { keyFile: flags.keyFile };
  const feed = await given(flags.feed, "A name for the list", proposal?.name ?? "staff", findFeedMistake);
  const explained =
    "A person is missing from a new list. Is the contact deleted (snapshot: each list is complete), " +
    "or kept (changes: a list has changes only)?\nsnapshot or changes";
  const mode = await given(flags.mode, explained, null, findModeError);
  const needsGroup = proposal === null || proposal.missing !== null;
  const group = flags.group ?? (needsGroup ? await ask(askForGroup(proposal), "", () => null) : "");
  const needsCountry = flags.country !== undefined || proposal === null || proposal.phonesWithoutCountry > 0;
  const country = needsCountry
    ? await given(
        flags.country,
        "Country of phone numbers without a country code, for example DE (Enter: none)",
        "",
        findCountryMistake,
      )
    : "";
  const language = await given(flags.language, "Language of the reports", usual, findLanguageMistake);
  const dataDir = await given(flags.dataDir, "Folder for inbox, reports and state", "data", findBlank);
  return {
    baseUrl,
    key,
    feed,
    mode: isMode(mode) ? mode : "changes",
    group: group === "" ? null : group,
    country: asCountry(country),
    language: isLanguage(language) ? language : usual,
    dataDir,
  };
}

function askForGroup(proposal: FeedProposal | null): string {
  const onEnter =
    proposal?.missing === NO_GROUP
      ? "Enter: add it later; until then, the list can't be used"
      : "Enter: none; then each list needs a column with the group";
  return `Celebration Group of people whose row has no group (${onEnter})`;
}

function asCountry(answer: string | undefined): string | null {
  return answer === undefined || answer === "" ? null : answer.toUpperCase();
}

function findCountryMistake(answer: string): string | null {
  if (answer === "") return null;
  const error = findCountryError(answer.toUpperCase());
  return error === null ? null : `The country ${error}.`;
}

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

function findLanguageMistake(answer: string): string | null {
  return isLanguage(answer) ? null : `The language must be one of ${LANGUAGES.join(", ")}.`;
}

function isMode(text: string): text is InitAnswers["mode"] {
  return text === "snapshot" || text === "changes";
}

function findVariableMistake(answer: string): string | null {
  return isVariableName(answer) ? null : NOT_A_VARIABLE_NAME;
}

function findFeedMistake(answer: string): string | null {
  return FEED_NAME.test(answer)
    ? null
    : `“${answer}” can't be the list's name. Use letters a to z, digits, hyphens and underscores, such as staff.`;
}

function findModeError(answer: string): string | null {
  return isMode(answer) ? null : "Write snapshot or changes.";
}

function findAddressMistake(answer: string): string | null {
  const error = findAddressError(answer);
  return error === null ? null : `The address ${error}.`;
}
