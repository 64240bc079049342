/** What `init` has to know: from flags, from the sample, or asked on the terminal. */
import { findAddressError } from "../model/service-address.ts";
import type { FeedProposal } from "../run/read/propose-feed.ts";
import type { Terminal } from "./terminal/terminal.ts";

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
  /** The feed's default group; null: each row names its own. */
  readonly group: string | null;
  readonly dataDir: string;
}

const KEY_VARIABLE = "CELEBRATION_API_KEY";

/** @returns the answers; or, for a script, the flags that are missing or wrong, in words */
export function answersFromFlags(flags: InitFlags, proposal: FeedProposal | null): InitAnswers | readonly string[] {
  const { baseUrl, keyEnv, keyFile, mode } = flags;
  const feed = flags.feed ?? proposal?.name;
  const faults = [
    baseUrl === undefined ? "--base-url is missing: the service's address, ending in /v1." : badAddress(baseUrl),
    (keyEnv === undefined) === (keyFile === undefined)
      ? "Give either --key-env or --key-file: where the API key is. The key itself is never an argument."
      : null,
    feed === undefined ? "--feed is missing: a name for the list, such as staff. Or give a --sample." : null,
    mode === undefined || !isMode(mode)
      ? "--mode must be snapshot (who is missing from a list is deleted) or changes (nobody is). There is no default."
      : null,
  ].filter((fault) => fault !== null);
  if (faults.length > 0 || baseUrl === undefined || feed === undefined || mode === undefined || !isMode(mode))
    return faults;
  const key = keyFile === undefined ? { keyEnv: keyEnv ?? KEY_VARIABLE } : { keyFile };
  return { baseUrl, key, feed, mode, group: flags.group ?? null, dataDir: flags.dataDir ?? "data" };
}

/** Asks for what the flags do not say, showing what a bare Enter means. */
export async function askForAnswers(
  flags: InitFlags,
  proposal: FeedProposal | null,
  terminal: Pick<Terminal, "ask" | "complain">,
): Promise<InitAnswers> {
  /** @param problemOf what is wrong with an answer, as a sentence; null: nothing */
  const ask = async (question: string, fallback: string | null, findError: (answer: string) => string | null) => {
    for (;;) {
      const shown = fallback === null || fallback === "" ? "" : ` [${fallback}]`;
      const answer = (await terminal.ask(`${question}${shown}: `)).trim() || (fallback ?? "");
      const error = findError(answer);
      if (error === null) return answer;
      terminal.complain(error);
    }
  };
  const needed = (answer: string) => (answer === "" ? "This has to be said." : null);
  const baseUrl = flags.baseUrl ?? (await ask("The service's address, ending in /v1", null, badAddress));
  const keyGiven = flags.keyFile === undefined ? flags.keyEnv : undefined;
  const key =
    flags.keyFile === undefined
      ? { keyEnv: keyGiven ?? (await ask("Environment variable that holds the API key", KEY_VARIABLE, needed)) }
      : { keyFile: flags.keyFile };
  const feed = flags.feed ?? (await ask("A name for the list", proposal?.name ?? "staff", needed));
  const explained =
    "When somebody is missing from a new list: is that person deleted (snapshot: each list is the whole list), " +
    "or left alone (changes)?\nsnapshot or changes";
  const mode = flags.mode ?? (await ask(explained, null, findModeError));
  const needsGroup = proposal === null || proposal.missing !== null;
  const group =
    flags.group ??
    (needsGroup ? await ask("Celebration Group of people whose row names none (Enter: none)", "", () => null) : "");
  const dataDir = flags.dataDir ?? (await ask("Folder for inbox, reports and state", "data", needed));
  return { baseUrl, key, feed, mode: isMode(mode) ? mode : "changes", group: group === "" ? null : group, dataDir };
}

function isMode(text: string): text is InitAnswers["mode"] {
  return text === "snapshot" || text === "changes";
}

function findModeError(answer: string): string | null {
  return isMode(answer) ? null : "Write snapshot or changes.";
}

function badAddress(answer: string): string | null {
  const error = findAddressError(answer);
  return error === null ? null : `The address ${error}.`;
}
