import { contactIdOf } from "../run/decisions/manual-decisions.ts";
import type { ExitCode } from "../run/exit-code.ts";
import { readPairs } from "../run/decisions/read-pairs.ts";
import { FileRefused } from "../model/file-refused.ts";
import { decide } from "./decide.ts";
import type { Terminal } from "./terminal/terminal.ts";

interface ConfigFlag {
  readonly config?: string;
}

export interface ResolveFlags extends ConfigFlag {
  readonly created?: string;
  readonly notCreated?: boolean;
}

/** Decides a create in doubt: the contact was created with this id, or it was not created. */
export async function resolve(operation: string, flags: ResolveFlags, terminal: Terminal): Promise<ExitCode> {
  const { created, notCreated = false } = flags;
  if ((created === undefined) !== notCreated) {
    terminal.complain("Give either --created CONTACT_ID or --not-created.");
    return 2;
  }
  const contactId = created === undefined ? null : contactIdOf(created);
  if (created !== undefined && contactId === null) {
    terminal.complain(`--created ${created}: a contact_id is a whole number from 1.`);
    return 2;
  }
  return decide({ kind: "resolve", operation, contactId }, flags, terminal);
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
  try {
    const pairs =
      flags.file === undefined
        ? [{ line: null, key: key ?? "", contactId: contactId ?? "" }]
        : await readPairs(flags.file);
    return await decide({ kind: "link", feed, pairs }, flags, terminal);
  } catch (error) {
    if (error instanceof FileRefused) terminal.complain(`${flags.file ?? ""}: ${error.message} ${error.hint}`);
    else if (error instanceof Error && "syscall" in error && "path" in error)
      terminal.complain(`${flags.file ?? ""} can't be read: ${error.message}`);
    else throw error;
    return 2;
  }
}

/** Drops lines from the reports, by their `_id`, until their rows change. */
export async function dismiss(ids: readonly string[], flags: ConfigFlag, terminal: Terminal): Promise<ExitCode> {
  return decide({ kind: "dismiss", ids }, flags, terminal);
}
