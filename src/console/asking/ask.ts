/** Stores what a person decides as a request, and waits a while for the process that carries it out. */
import { setTimeout as delay } from "node:timers/promises";
import type { DecisionRequest } from "../../model/request.ts";
import type { ConsoleContext } from "../context.ts";
import type { SignedIn } from "../person.ts";

const LOOK_EVERY_MS = 200;
const LONGEST_WAIT_MS = 8_000;

export interface Asked {
  readonly person: SignedIn;
  readonly request: DecisionRequest;
  readonly note: string | null;
  readonly signal: AbortSignal;
}

/** Stores a request. Returns its id when it is answered, or after some seconds. */
export async function askAndWait(
  { person, request, note, signal }: Asked,
  context: Pick<ConsoleContext, "requests" | "now" | "log" | "applyingProcess">,
): Promise<string> {
  const { requests, now } = context;
  const id = requests.ask(request, { by: person.name, via: "console", note }, new Date(now()).toISOString());
  const run = "run" in request ? request.run : null;
  context.log("info", `Decision asked for: ${request.kind}`, { run, by: person.name, note });
  const looks = LONGEST_WAIT_MS / LOOK_EVERY_MS;
  for (let look = 0; look < looks && !signal.aborted; look += 1) {
    const found = requests.find(id);
    if (found === null || found.outcome !== null || context.applyingProcess() === null) break;
    await delay(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
  }
  return id;
}

/** Longest note, in characters. */
export const LONGEST_NOTE = 500;

/** Returns the note in a form, on one line; null: it is blank. */
export function noteIn(form: URLSearchParams): string | null {
  return (form.get("note") ?? "").replace(/\s+/gu, " ").trim() || null;
}
