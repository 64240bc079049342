import { parseHeldRowId } from "../../model/text/held-row-id.ts";
import { contactIdOf } from "../../run/decisions/manual-decisions.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { readDoubtDecisions, readPairs } from "../../run/decisions/read-pairs.ts";
import { FileRefused } from "../../model/file-refused.ts";
import { decide } from "./decide.ts";
import type { Terminal } from "../terminal/terminal.ts";

interface ConfigFlag {
  readonly config?: string;
}

export interface ResolveFlags extends ConfigFlag {
  readonly created?: string;
  readonly notCreated?: boolean;
}

/** Decides creates in doubt: one whose contact was created with an id or was not created, or those of a file. */
export async function resolve(
  operation: string | undefined,
  flags: ResolveFlags & { readonly file?: string },
  terminal: Terminal,
): Promise<ExitCode> {
  const { created, notCreated = false, file } = flags;
  const isOne = operation !== undefined && (created === undefined) === notCreated;
  const isFile = file !== undefined && operation === undefined && created === undefined && !notCreated;
  if ((file === undefined) !== isOne || (file !== undefined && !isFile)) {
    terminal.complain(
      "Give a create with either --created CONTACT_ID or --not-created, or --file with columns operation and contact_id.",
    );
    return 2;
  }
  if (file !== undefined)
    return fromFile(file, terminal, async () =>
      decide({ kind: "resolve_many", decisions: await readDoubtDecisions(file) }, flags, terminal),
    );
  const contactId = created === undefined ? null : contactIdOf(created);
  if (created !== undefined && contactId === null) {
    terminal.complain(`--created ${created}: a contact_id is a whole number from 1.`);
    return 2;
  }
  return decide({ kind: "resolve", operation: operation ?? "", contactId }, flags, terminal);
}

/** Runs a command that reads a file. A file that can't be read ends with its reason. */
async function fromFile(file: string, terminal: Terminal, act: () => Promise<ExitCode>): Promise<ExitCode> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof FileRefused) terminal.complain(`${file}: ${error.message} ${error.hint}`);
    else if (error instanceof Error && "syscall" in error && "path" in error)
      terminal.complain(`${file} can't be read: ${error.message}`);
    else throw error;
    return 2;
  }
}

/** Links row keys to existing contacts: one pair, or the pairs of a file. */
export async function link(
  [feed = "", key, contactId]: readonly string[],
  flags: ConfigFlag & { readonly file?: string },
  terminal: Terminal,
): Promise<ExitCode> {
  const isOne = key !== undefined && contactId !== undefined;
  if ((flags.file === undefined) !== isOne || (flags.file !== undefined && key !== undefined)) {
    terminal.complain("Give a key and a contact_id, or --file with columns key and contact_id.");
    return 2;
  }
  return fromFile(flags.file ?? "", terminal, async () => {
    const pairs =
      flags.file === undefined
        ? [{ line: null, key: key ?? "", contactId: contactId ?? "" }]
        : await readPairs(flags.file);
    return decide({ kind: "link", feed, pairs }, flags, terminal);
  });
}

/** Takes back a link that a person made. */
export async function unlink(
  [feed = "", key = ""]: readonly string[],
  flags: ConfigFlag,
  terminal: Terminal,
): Promise<ExitCode> {
  return decide({ kind: "unlink", feed, key }, flags, terminal);
}

/** Drops lines from the reports, by their `_id`, until their rows change. */
export async function dismiss(ids: readonly string[], flags: ConfigFlag, terminal: Terminal): Promise<ExitCode> {
  return decide({ kind: "dismiss", ids }, flags, terminal);
}

/** Answers one question, or several alike. The words after the `_id`s are the choice. */
export async function answer(words: readonly string[], flags: ConfigFlag, terminal: Terminal): Promise<ExitCode> {
  const first = words.findIndex((word, at) => at > 0 && !isItemId(word));
  const ids = words.slice(0, first === -1 ? words.length : first);
  const choice = words.slice(ids.length).join(" ");
  const [id = ""] = ids;
  if (ids.length === 1) return decide({ kind: "answer", id, choice }, flags, terminal);
  return decide({ kind: "answer_many", answers: ids.map((each) => ({ id: each, choice })) }, flags, terminal);
}

/** Returns whether a word is an `_id`, and no part of an answer. */
function isItemId(word: string): boolean {
  return /\.r\d+\.v\d+(?:\.[0-9a-f]{6})?$/iu.test(word) || parseHeldRowId(word) !== null;
}
