import { counted } from "../../model/text/counted.ts";
import { openService } from "../../app/open-service.ts";
import { openLedgerView } from "../../app/ledger-view.ts";
import type { Answer } from "../../api/service.ts";
import type { Group } from "../../model/contact.ts";
import { describeUnreadable } from "../../run/check-account-binding.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { logOptions } from "../terminal/log-options.ts";
import { settingsFor } from "../session/settings.ts";
import type { Terminal } from "../terminal/terminal.ts";

interface GroupsFlags {
  readonly config?: string;
}

/** Prints the Celebration Groups, each with its number of contacts and the number linked in this ledger. */
export async function groups(flags: GroupsFlags, terminal: Terminal): Promise<ExitCode> {
  const settings = settingsFor(flags.config);
  const ledger = openLedgerView(settings);
  const app = openService(settings, logOptions(settings, terminal), null);
  try {
    const listed = await app.service.listGroups();
    if (listed.kind !== "ok") return complain(listed, terminal);
    const shown = listed.value.map((group) => ({ ...group, linked: ledger.entries.countInGroup(group.groupId) }));
    if (terminal.json) terminal.printJson(shown);
    for (const group of shown) {
      const { groupId, name, category, status, linked } = group;
      const id = groupId > 0 ? String(groupId) : "?";
      const note = group.unreadable === undefined ? "" : `; ${describeUnreadable(group)}`;
      terminal.print(
        `${id.padStart(6)}  ${name}  (${category}, ${status}): ${contactsIn(group)}, ${linked} of this ledger${note}`,
      );
    }
    if (shown.length === 0) terminal.print("The account has no groups yet. Make them in the service's own pages.");
    return 0;
  } finally {
    await app.close();
    ledger.close();
  }
}

/** Deletes one group, after showing its contact count and asking. */
export async function deleteGroup(
  id: string,
  flags: GroupsFlags & { readonly yes?: boolean },
  terminal: Terminal,
): Promise<ExitCode> {
  const groupId = /^\d{1,15}$/u.test(id) ? Number(id) : null;
  if (groupId === null || groupId < 1) {
    terminal.complain(`“${id}” is not a group id. See: celebration-sync groups`);
    return 2;
  }
  const settings = settingsFor(flags.config);
  const app = openService(settings, logOptions(settings, terminal), null);
  try {
    const listed = await app.service.listGroups();
    if (listed.kind !== "ok") return complain(listed, terminal);
    const group = listed.value.find((known) => known.groupId === groupId);
    if (group === undefined) {
      terminal.complain(`The account has no group ${groupId}. See: celebration-sync groups`);
      return 2;
    }
    if (!(await confirm(group, flags, terminal))) return 1;
    const answer = await app.service.deleteGroup(groupId);
    if (answer.kind !== "ok") return complain(answer, terminal);
    if (terminal.json) terminal.printJson({ deleted: group });
    terminal.print(`Deleted the group “${group.name}” (${groupId}).`);
    return 0;
  } finally {
    await app.close();
  }
}

function contactsIn({ contactCount, unreadable }: Group): string {
  return unreadable === "contact_count" ? "an unknown number of contacts" : counted(contactCount, "contact");
}

/** Returns whether the person confirms. */
async function confirm(group: Group, flags: { readonly yes?: boolean }, terminal: Terminal): Promise<boolean> {
  const what = `The group “${group.name}” (${group.groupId}) has ${contactsIn(group)}.`;
  if (flags.yes === true) {
    terminal.complain(what);
    return true;
  }
  if (!terminal.isInteractive) {
    terminal.complain(
      `${what} Nothing was deleted, because there is no terminal to ask on. Use --yes to go on without a question.`,
    );
    return false;
  }
  terminal.complain(`${what} The service decides what happens to the contacts. Deleting can't be undone.`);
  const isSure = (await terminal.ask("Type the group's name to delete it: ")).trim() === group.name;
  if (!isSure) terminal.complain("The names differ. Nothing was deleted.");
  return isSure;
}

function complain(answer: Exclude<Answer<unknown>, { kind: "ok" }>, terminal: Terminal): ExitCode {
  switch (answer.kind) {
    case "refused":
      terminal.complain(`The service refused (${answer.status} ${answer.error}): ${answer.message}`);
      break;
    case "throttled":
      terminal.complain("The service asks to wait (429). Try again in a minute.");
      break;
    case "lost":
      terminal.complain(`No answer from the service: ${answer.what}`);
  }
  return 1;
}
