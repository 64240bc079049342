import type { PendingRemoval } from "../../../../ledger/people/never/removals.ts";
import type { RequestOf, RequestResult } from "../../../../model/request.ts";
import { counted } from "../../../../model/text/counted.ts";
import { knownByOf } from "../../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { keptContacts } from "../../../push/never/kept-contacts.ts";
import { entriesWith } from "../../../push/never/never-check.ts";
import type { RunEnv } from "../../../run-env.ts";
import type { Recorder } from "../../recorded-change.ts";
import { reportCancelled } from "./delete-contacts.ts";

/**
 * Ends a never entry: from then on, lists may create the person again. A delete that the entry asked for is taken back, unless
 * it was sent.
 */
export async function liftNever({ id }: RequestOf<"lift">, env: RunEnv, record: Recorder): Promise<RequestResult> {
  const { never, removals } = env.ledger;
  if (!never.list().some((entry) => entry.id === id))
    return {
      exitCode: 2,
      lines: [`There is no never entry ${id}. The entries: celebration-sync never list`],
      code: "unknown",
    };
  const others = never.alike(id);
  const pending = removalsOfEntry(id, env);
  const sent = pending.filter(({ wasSent }) => wasSent);
  const unsent = pending.filter(({ wasSent }) => !wasSent);
  const at = new Date(env.now()).toISOString();
  const ended = record.once({ kind: "lift", choice: String(id) }, () => {
    never.lift(id, at);
    return removals.cancel(
      unsent.map((removal) => removal.id),
      at,
    );
  });
  await reportCancelled(ended, env);
  const kept = [...keptContacts(env.ledger)].flatMap(([contactId, ids]) => (ids.includes(id) ? contactId : []));
  const lines =
    others[0] !== undefined
      ? [
          `Entry ${id} is ended. Entry ${others[0]} has the same person, so still no list creates the person. To end it: celebration-sync never lift ${others[0]}`,
        ]
      : unsent.length > 0
        ? [
            `Entry ${id} is ended. ${counted(unsent.length, "contact stays", "contacts stay")} in the service, because the deletion was not sent yet. Lists change the person again.`,
          ]
        : kept.length > 0
          ? [`Entry ${id} is ended. ${sayKept(kept)}`]
          : [`Entry ${id} is ended. A list that has the person creates the person again.`];
  if (sent.length > 0)
    lines.push(
      `The deletion of ${counted(sent.length, "contact")} was sent already and may have happened, so it can't be taken back. The next run goes on with it.`,
    );
  return { exitCode: sent.length > 0 ? 3 : 0, lines };
}

/** Says what lists do about contacts that stayed in the service when their person was erased here. */
function sayKept(contacts: readonly number[]): string {
  const [first = 0, ...others] = contacts;
  const link = `To link a key now: celebration-sync link FEED KEY ${first}`;
  return others.length === 0
    ? `Contact ${first} is still in the service. So a list that has the person changes this contact, and creates no second one. Where a row only may be the person's, the report asks. ${link}`
    : `Contacts ${contacts.join(", ")} are still in the service. So a list that has the person creates no further one: the report asks. ${link}`;
}

/** Returns the deletes that only this entry asks for. */
function removalsOfEntry(id: number, { ledger }: Pick<RunEnv, "ledger">): readonly PendingRemoval[] {
  const isOnly = ledger.never.list().length === 1;
  return ledger.removals.pending().filter(({ why, feed, key, input }) => {
    const ids = why === "never" ? entriesWith(knownByOf(input, [feed, key]), ledger) : [];
    // A person may have linked a contact of which nothing else is known.
    return ids.length === 0 ? why === "never" && isOnly : ids.every((found) => found === id);
  });
}
