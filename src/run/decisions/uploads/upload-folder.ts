/** The folder of one upload: the list, who gave it, and how its check ended. The console and its check share the folder. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Role } from "../../../model/request.ts";
import type { RunRecord } from "../../../model/run-record.ts";
import type { FileRefusalCode } from "../../../model/file-refused.ts";

/** A list that a person gave to the console. */
export interface Upload {
  readonly id: string;
  /** The file's name as the person's computer has it. It is shown, and never used as a path here. */
  readonly name: string;
  /** The feed that the person chose; null: the file's name decides, or a corrected report names it. */
  readonly feed: string | null;
  readonly bytes: number;
  readonly sha256: string;
  /** The console's user. */
  readonly by: string;
  /** The role that the user had. */
  readonly role: Role;
  /** ISO date-time. */
  readonly at: string;
  /** Whether a person asked for a trial beside the check. Absent: no person has. */
  readonly isTried?: true;
}

/** How a check ended. */
export type CheckOutcome =
  | { readonly kind: "checked" }
  | { readonly kind: "refused"; readonly code: FileRefusalCode; readonly message: string; readonly hint: string }
  /** `ledger`: the ledger can't be read. `ended`: the check ended without a result. */
  | { readonly kind: "failed"; readonly why: "memory" | "time" | "ledger" | "ended" };

/** How a trial ended. */
export type TrialOutcome =
  | { readonly kind: "tried"; readonly record: RunRecord; readonly digest: object }
  /** The trial's run did not use the list, or the trial ended before its end. */
  | { readonly kind: "no_report" };

/** The files of an upload's folder. */
export function uploadPaths(folder: string) {
  return {
    list: join(folder, "list"),
    about: join(folder, "upload.json"),
    result: join(folder, "result.db"),
    outcome: join(folder, "outcome.json"),
    trial: join(folder, "trial.json"),
    trialReport: join(folder, "trial.html"),
    taken: join(folder, "taken.json"),
  };
}

/** How the name of a folder begins into which a list still arrives. */
export const ARRIVING = "new-";

/** Returns the content of a JSON file; null: there is no such file, or it is not whole. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
