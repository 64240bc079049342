import type { Asker, Decided } from "../../model/request.ts";
import type { RunEnv } from "../run-env.ts";

/** Who decides, and by which stored request. */
export interface Deciding extends Asker {
  /** The id of the request that another process stored; null: this process's own command line. */
  readonly request: string | null;
}

/** A decision without a name, for instance in a test. */
export const UNNAMED: Deciding = { by: "unknown", via: "command_line", note: null, request: null };

/** Changes the ledger as a person decided, and notes in the same transaction who decided what. */
export interface Recorder {
  readonly deciding: Deciding;
  /** A request whose change is recorded by `once` is carried out: after a crash it is not repeated. */
  once<T>(decided: Decided, change: () => T): T;
  /** A request with several changes may be repeated after a crash. Each change then sees that it was made. */
  each<T>(decided: Decided, change: () => T): T;
}

export function recorderOf(deciding: Deciding, { ledger, now }: Pick<RunEnv, "ledger" | "now">): Recorder {
  const at = () => new Date(now()).toISOString();
  const each: Recorder["each"] = (decided, change) =>
    ledger.decisions.record(decided, { ...deciding, at: at() }, change);
  return {
    deciding,
    each,
    once: (decided, change) =>
      deciding.request === null
        ? each(decided, change)
        : ledger.carriedOut.record(deciding.request, at(), () => each(decided, change)),
  };
}
