import type { StoredOperation } from "../../../ledger/operations/operations.ts";
import { counted } from "../../../model/text/counted.ts";
import type { Halt } from "../../../model/run-record.ts";
import type { CallEnd, PushIo } from "../push-io.ts";

/** From this number on, calls of one kind that were all refused halt the run. */
const ALL_REFUSED = 10;

/** Counts the creates and updates of a run that the service refused as malformed (400) or not found (404). */
export interface Refusals {
  /** Notes an answer. Returns a halt if all answers of the kind so far are refusals of that sort, and they are many. */
  note(operation: StoredOperation, end: CallEnd): Halt | null;
}

/**
 * Returns the count for one run. A service that refuses everything has a defect of its own, or does not understand this
 * program: if each row was rejected for it, no row would be sent again. So the refused operations are planned again.
 */
export function startRefusals(run: string, { ledger, stops }: Pick<PushIo, "ledger" | "stops">): Refusals {
  const refused = { create: new Set<number>(), update: new Set<number>() };
  const isOver = { create: false, update: false };
  let isMissing = true;
  return {
    note({ id, kind }, end) {
      if (kind === "delete" || isOver[kind]) return null;
      if (typeof end !== "object") {
        // One other answer shows that the service reads what is sent.
        isOver[kind] = true;
        refused[kind].clear();
        return null;
      }
      refused[kind].add(id);
      if (kind === "update") isMissing &&= end.status === 404;
      if (refused[kind].size < ALL_REFUSED) return null;
      const code = kind === "update" && isMissing ? "contacts_missing" : "all_refused";
      if (stops.mayGoOn(run, code)) return null;
      for (const refusedId of refused[kind])
        if (code === "contacts_missing") ledger.notFound(refusedId);
        else ledger.notSent(refusedId);
      const calls = counted(refused[kind].size, kind);
      const reason =
        code === "contacts_missing"
          ? `The service says of all ${calls} so far that the contact does not exist.`
          : `The service refused all ${calls} of this run so far (400 or 404) and accepted none.`;
      return { code, reason: `${reason} ${howToGoOn(run)}` };
    },
  };
}

/** Returns what becomes of a run whose calls were all refused, and how a person lets it go on, in whole sentences. */
export function howToGoOn(run: string): string {
  return (
    "They are sent again by the next run. If the service is right, " +
    `run “celebration-sync approve ${run}” to go on all the same, or “celebration-sync discard ${run}” to drop the rest.`
  );
}
