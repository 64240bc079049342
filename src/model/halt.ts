/** The cause of a halt. The report has its own sentence for each. */
export type HaltCode = "key_refused" | "not_allowed" | "unreachable" | "unanswered" | "applied_differently" | "stopped";

/** A halt: a run stopped before its end. */
export interface Halt {
  readonly code: HaltCode;
  /** Whole sentences for an administrator. */
  readonly reason: string;
}
