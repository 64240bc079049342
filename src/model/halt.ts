/** What kind of trouble stopped a run. The report has words of its own for each; the reason is for administrators. */
export type HaltCode = "key_refused" | "not_allowed" | "unreachable" | "unanswered" | "applied_differently" | "stopped";

/** Why a run stopped before its end. */
export interface Halt {
  readonly code: HaltCode;
  /** Whole sentences, with all that an administrator needs. */
  readonly reason: string;
}
