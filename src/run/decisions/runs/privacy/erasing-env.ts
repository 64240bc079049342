import type { RunEnv } from "../../../run-env.ts";

/** What an erasure reads and writes. It makes no call. */
export type ErasingEnv = Pick<
  RunEnv,
  "ledger" | "requests" | "folders" | "privateFolders" | "officeGroup" | "languageOf" | "now" | "log"
>;
