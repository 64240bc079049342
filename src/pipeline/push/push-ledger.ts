import type { Operations } from "../../ledger/operations/operations.ts";

/** The part of the ledger that push works with: the stored operations of a plan, their intents and their outcomes. */
export type PushLedger = Pick<
  Operations,
  // The plan, page by page.
  | "get"
  | "page"
  | "nextWave"
  | "countStates"
  | "ofRun"
  // What an operation depends on.
  | "precondition"
  | "isApproved"
  | "lookalike"
  | "linkedTo"
  | "isTaken"
  | "inState"
  | "otherHolder"
  // The intent, before the call.
  | "sending"
  | "attempting"
  | "probing"
  // The outcome, after the call.
  | "created"
  | "updated"
  | "deleted"
  | "recreate"
  | "rejected"
  | "inDoubt"
  | "deferred"
  | "dropped"
  | "notFound"
  | "notSent"
  | "notApplied"
  | "notProbed"
  // Creates that the plan limit defers.
  | "deferRest"
  | "undefer"
>;
