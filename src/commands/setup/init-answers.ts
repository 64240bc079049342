/** Collects the answers that `init` needs: from flags, from the sample, or from a person on the terminal. */
import { FEED_NAME } from "../../config/checked-text.ts";
import { findAddressError } from "../../model/text/service-address.ts";
import { isVariableName, NOT_A_VARIABLE_NAME } from "../../model/text/variable-name.ts";
import type { FeedProposal } from "../../run/read/propose-feed.ts";
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
  readonly dataDir: string;
}

const KEY_VARIABLE = "CELEBRATION_API_KEY";

/** Returns the answers, or a sentence for each flag that is missing or wrong. */
export function answersFromFlags(flags: InitFlags, proposal: FeedProposal | null): InitAnswers | readonly string[] {
  const { baseUrl, keyEnv, keyFile, mode } = flags;
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
  ].filter((error) => error !== null);
  if (errors.length > 0 || baseUrl === undefined || feed === undefined || mode === undefined || !isMode(mode))
    return errors;
  const key = keyFile === undefined ? { keyEnv: keyEnv ?? KEY_VARIABLE } : { keyFile };
  return { baseUrl, key, feed, mode, group: flags.group ?? null, dataDir: flags.dataDir ?? "data" };
}

/** Asks for every answer that the flags do not give. A question shows its default in brackets, which Enter takes. */
export async function askForAnswers(
  flags: InitFlags,
  proposal: FeedProposal | null,
  terminal: Pick<Terminal, "ask" | "complain">,
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
  const group =
    flags.group ??
    (needsGroup ? await ask("Celebration Group of people whose row has no group (Enter: none)", "", () => null) : "");
  const dataDir = await given(flags.dataDir, "Folder for inbox, reports and state", "data", findBlank);
  return { baseUrl, key, feed, mode: isMode(mode) ? mode : "changes", group: group === "" ? null : group, dataDir };
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
