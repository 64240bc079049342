/** A row's key and the contact_id that a person links it to. */
export interface LinkPair {
  /** Line of the file that the pair was read from; null when it was given on the command line. */
  readonly line: number | null;
  readonly key: string;
  readonly contactId: string;
}

/** What a person decides about a create in doubt, as a line of a file says it. */
export interface DoubtDecision {
  readonly line: number;
  /** The number of the create, or the `_id` of its line in a report. */
  readonly operation: string;
  /** The contact that the create made; “not created”; or blank: the create stays in doubt. */
  readonly contactId: string;
}

/** The `_id` cell of a line whose issue is a question, and the answer as a person wrote it. */
export interface GivenAnswer {
  readonly id: string;
  readonly choice: string;
}

/** What a person may do in the console. Each role may do what the roles before it may. */
export type Role = "reader" | "editor" | "approver";

/** A decision that a person asks for. Another process may hold the ledger's lock; that process then carries it out. */
export type DecisionRequest =
  /** `deletes`: ids of the held deletes that are carried out. The others are kept. Absent: all are carried out. */
  | { readonly kind: "approve"; readonly run: string; readonly deletes?: readonly number[] }
  | { readonly kind: "discard"; readonly run: string }
  /** Plans the way back of a run, as a run of its own that is held. */
  | { readonly kind: "undo"; readonly run: string }
  /** `run`: only the rows that this run reported; null for all runs. */
  | { readonly kind: "retry"; readonly run: string | null }
  /** `operation`: its number, or the `_id` of its line in a report. `contactId`: null when it was not created. */
  | { readonly kind: "resolve"; readonly operation: string; readonly contactId: number | null }
  | { readonly kind: "link"; readonly feed: string; readonly pairs: readonly LinkPair[] }
  | { readonly kind: "resolve_many"; readonly decisions: readonly DoubtDecision[] }
  | { readonly kind: "unlink"; readonly feed: string; readonly key: string }
  /**
   * `id`: the `_id` cell of a line whose issue is a question. `choice`: one of the question's choices. `except`: of the other rows that
   * the answer would decide, those whose own correction waits. Absent: there are none.
   */
  | { readonly kind: "answer"; readonly id: string; readonly choice: string; readonly except?: readonly string[] }
  /** Several answers, of which each is judged for itself. */
  | { readonly kind: "answer_many"; readonly answers: readonly GivenAnswer[] }
  /** Takes back a setting that the feed has learned from an answer. */
  | { readonly kind: "unlearn"; readonly feed: string; readonly name: "dateOrder" }
  /** `id`: the number of a correction that lasts. `drop` ends it, `rule` makes a rule for the feed of it. `except`: as for an answer. */
  | {
      readonly kind: "correction";
      readonly id: number;
      readonly choice: "drop" | "rule";
      readonly except?: readonly string[];
    }
  /** `person`: the id of a person, as the ledger names it, so that the request holds nothing about the person. */
  | { readonly kind: "never"; readonly person: string }
  /** Erases a person. `keepContact`: the contact stays in the service, and no list changes it again. */
  | { readonly kind: "erase"; readonly person: string; readonly keepContact: boolean }
  /** `id`: the number of a never entry. */
  | { readonly kind: "lift"; readonly id: number }
  /** `ids`: the `_id` cells of lines in a report. */
  | { readonly kind: "dismiss"; readonly ids: readonly string[] };

export type RequestKind = DecisionRequest["kind"];

export type RequestOf<Kind extends RequestKind> = Extract<DecisionRequest, { readonly kind: Kind }>;

/** A person who decides, the way by which the decision came, and what the person wrote about it. */
export interface Asker {
  /** The name of the console's user, of the system's user, or of a corrected report with answers. */
  readonly by: string;
  readonly via: "console" | "command_line" | "report";
  readonly note: string | null;
}

/** What a person decided, and about which run, row or contact. */
export interface Decided {
  readonly kind: Exclude<RequestKind, "resolve_many" | "answer_many">;
  readonly run?: string | null;
  readonly feed?: string | null;
  /** The row's key, which is personal data. */
  readonly key?: string | null;
  readonly contactId?: number | null;
  /** What was chosen, in the words of the command: `there`, `not there`, `same` …, or `ALONE`; null: the kind says it. */
  readonly choice?: string | null;
  /** Number of deletes that an approval left out. */
  readonly kept?: number;
}

/** The choice of an approval that went round the rule of four eyes. */
export const ALONE = "alone";

/** A decision as it is stored. */
export interface Decision extends Required<Decided>, Asker {
  /** ISO date-time. */
  readonly at: string;
  /** The id of the request by which it came; null: a command that carried it out itself. */
  readonly request: string | null;
}

/** A decision as the report of its run shows it. */
export interface RunDecision extends Omit<Decision, "run" | "feed" | "key" | "contactId"> {
  /** Number of the run's rows that were decided alike; null: the decision is about the whole run. */
  readonly rows: number | null;
}

/** Why a request was refused, for pages that say it in their reader's language. */
export type RefusalCode =
  | "already_decided"
  | "superseded"
  | "newer_list"
  | "group_moved"
  | "other_account"
  | "nothing_held"
  | "linked_elsewhere"
  | "behind_undo"
  | "too_old"
  | "nothing_to_undo"
  | "unknown";

/** The answer to a request. */
export interface RequestResult {
  readonly exitCode: number;
  /** Sentences for the person who asked. */
  readonly lines: readonly string[];
  /** Absent: it was not refused, or for a reason that only the lines say. */
  readonly code?: RefusalCode;
  /** For programs: the run that was decided, as in its summary.json. */
  readonly summary?: object;
  /** For programs: the outcome of each item, when several were given. */
  readonly items?: readonly Readonly<Record<string, string | number | null>>[];
}

/**
 * Why an undo leaves a person alone.
 *
 * - `changed_since`: a later run changed or deleted the contact
 * - `created_since`: a later run created the person again
 * - `in_other_list`: the person has a contact of another feed in the same group
 * - `key_taken`: another person has the key that the person had
 * - `in_doubt`: a call about the person has no answer
 * - `not_linked`: the contact is no longer linked
 * - `unknown_before`: it is not known what the contact held before
 * - `group_gone`: the former group is no longer in the service
 * - `cannot_clear`: all that the run changed are values that the service can't clear
 * - `never`: the person must never be greeted
 */
export type LeftReason =
  | "changed_since"
  | "created_since"
  | "in_other_list"
  | "key_taken"
  | "in_doubt"
  | "not_linked"
  | "unknown_before"
  | "group_gone"
  | "cannot_clear"
  | "never";

/** A person that an undo leaves alone. */
export interface LeftPerson {
  readonly name: string;
  /** The row's line in the list that is taken back; null for a person that that list lacked. */
  readonly line: number | null;
  readonly contactId: number | null;
  readonly reason: LeftReason;
  /** The run that changed the person since; null: no run did. */
  readonly by: string | null;
  /** The file of that run; null: no run did. */
  readonly byFile: string | null;
}

/** What an undo takes back, and what it can't take back. */
export interface UndoFigures {
  /** The run that is taken back. */
  readonly run: string;
  /** Number of people who go back to what they were. */
  readonly back: number;
  /** Number of people who are left alone. */
  readonly left: number;
  /** Number of people among them that a later run changed or created again. */
  readonly changed: number;
  /** Number of people whose birthday came after the run changed them, so that they may have been greeted. */
  readonly greeted: number;
  /** Number of people who are created again, with another contact_id. */
  readonly recreated: number;
  /** Number of people among them who may be in another list, too. Undos of earlier versions lack it. */
  readonly twice?: number;
  /** Fields that can't be cleared, each with its number of people. */
  readonly kept: Readonly<Record<string, number>>;
  /** Number of creates of the run whose answer was lost. */
  readonly inDoubt: number;
  /** Contacts that stay: later runs have them from corrected or answered rows of the run. Absent: there is none. */
  readonly corrected?: { readonly runs: readonly string[]; readonly people: number };
  /** Why the undo ended without a decision: it lost its last operation, because its people were erased or must never be greeted. */
  readonly ended?: "nobody_left";
}

/** What the reports show of an undo. */
export interface UndoRecord extends UndoFigures {
  /** The list that is taken back: its file, and when its run started (ISO date-time). */
  readonly file: string;
  readonly startedAt: string;
  /** The first of the people who are left alone. */
  readonly leftPeople: readonly LeftPerson[];
}
