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

/** A decision that a person asks for. Another process may hold the ledger's lock; that process then carries it out. */
export type DecisionRequest =
  | { readonly kind: "approve"; readonly run: string }
  | { readonly kind: "discard"; readonly run: string }
  /** `run`: only the rows that this run reported; null for all runs. */
  | { readonly kind: "retry"; readonly run: string | null }
  /** `operation`: its number, or the `_id` of its line in a report. `contactId`: null when it was not created. */
  | { readonly kind: "resolve"; readonly operation: string; readonly contactId: number | null }
  | { readonly kind: "link"; readonly feed: string; readonly pairs: readonly LinkPair[] }
  | { readonly kind: "resolve_many"; readonly decisions: readonly DoubtDecision[] }
  | { readonly kind: "unlink"; readonly feed: string; readonly key: string }
  /** `id`: the `_id` cell of a line whose issue is a question. `choice`: one of the question's choices. */
  | { readonly kind: "answer"; readonly id: string; readonly choice: string }
  /** `ids`: the `_id` cells of lines in a report. */
  | { readonly kind: "dismiss"; readonly ids: readonly string[] };

export type RequestKind = DecisionRequest["kind"];

export type RequestOf<Kind extends RequestKind> = Extract<DecisionRequest, { readonly kind: Kind }>;

/** The answer to a request. */
export interface RequestResult {
  readonly exitCode: number;
  /** Sentences for the person who asked. */
  readonly lines: readonly string[];
  /** For programs: the run that was decided, as in its summary.json. */
  readonly summary?: object;
  /** For programs: the outcome of each item, when several were given. */
  readonly items?: readonly Readonly<Record<string, string | number | null>>[];
}
