/** Reads faults: `KIND:METHOD:WHEN[:ARGUMENT]`, for example `drop-response:POST:0.05` or `delay:*:#3:2000`. */

/** The kinds of faults, each with its meaning and its argument's default. null: the kind takes no argument. */
export const FAULT_KINDS = {
  "drop-request": { meaning: "not applied; the connection breaks", argument: null },
  "drop-response": { meaning: "applied; then the connection breaks", argument: null },
  delay: { meaning: "applied at once; answered after this many ms", argument: "1000" },
  late: { meaning: "applied and answered after this many ms", argument: "1000" },
  garbage: { meaning: "applied; the answer's body is not JSON", argument: null },
  "empty-body": { meaning: "applied; the answer has no body", argument: null },
  truncate: { meaning: "applied; the connection breaks in the middle of the answer", argument: null },
  "half-json": { meaning: "applied; the answer is complete, but its JSON ends in the middle", argument: null },
  "no-data": { meaning: "applied; the answer is a success without data", argument: null },
  "wrong-birthday": { meaning: "applied; the answer shows another birthday", argument: null },
  "wrong-group": { meaning: "applied; the answer shows another group_id", argument: null },
  "stale-answer": { meaning: "applied; answered as the request before it with the same method", argument: null },
  "stale-id": { meaning: "applied; the answer shows the contact_id of the answer before it", argument: null },
  swap: { meaning: "applied; two requests within this many ms get each other's answer", argument: "1000" },
  "echo-key": { meaning: "not applied; refused with 400 and texts that repeat the API key", argument: null },
  "close-after": { meaning: "applied and answered; then the connection closes without notice", argument: null },
  redirect: { meaning: "not applied; answered 307 with this address", argument: "/v1/elsewhere" },
  throttle: { meaning: "not applied; answered 429 with a wait of this many seconds", argument: "1" },
} as const;

/** Returns the list of fault kinds for the help text, one per line. */
export function faultKindsText(): string {
  const plain = Object.entries(FAULT_KINDS).map(([kind, { meaning, argument }]) => {
    return [argument === null ? kind : `${kind} (${argument})`, meaning] as const;
  });
  const status = ["status-503, status-503-after", "answered with this status; not applied, or applied first"] as const;
  const lines = [...plain, status].map(([kind, meaning]) => `  ${kind.padEnd(29)} ${meaning}`);
  return ["Kinds of faults, with the default of their argument:", ...lines].join("\n");
}

type PlainKind = keyof typeof FAULT_KINDS;

export interface Fault {
  /** The fault as it was written. */
  readonly text: string;
  /** `status`: an answer with this status. If `applied`, the request is applied first. */
  readonly effect:
    | { readonly kind: PlainKind; readonly argument: string }
    | { readonly kind: "status"; readonly status: number; readonly applied: boolean; readonly html: boolean };
  /** HTTP method; `*` stands for all methods. */
  readonly method: string;
  readonly when:
    | { readonly kind: "probability"; readonly value: number }
    /** Requests with the method, counted from 1 since the fault was set; `last` may be Infinity. */
    | { readonly kind: "count"; readonly first: number; readonly last: number };
}

const METHODS = ["GET", "POST", "PATCH", "DELETE", "*"];

/** Reads a fault. Returns a sentence with the error if the text is not a fault. */
export function parseFault(text: string): Fault | string {
  const [kind = "", method = "", when = "", ...rest] = text.split(":");
  const effect = parseEffect(kind, rest.length === 0 ? null : rest.join(":"));
  if (typeof effect === "string") return effect;
  if (!METHODS.includes(method)) return `"${method}" is not one of ${METHODS.join(", ")}.`;
  const parsedWhen = parseWhen(when);
  if (parsedWhen === null)
    return `"${when}" is neither a probability (0 to 1) nor the number of a request (#3, #3-5, #3+).`;
  return { text, effect, method, when: parsedWhen };
}

function parseEffect(kind: string, argument: string | null): Fault["effect"] | string {
  const status = /^status-([45]\d\d)(-after)?$/.exec(kind);
  if (status !== null) {
    if (argument !== null && argument !== "html") return `${kind} takes only the argument "html", not "${argument}".`;
    return { kind: "status", status: Number(status[1]), applied: status[2] !== undefined, html: argument === "html" };
  }
  if (!isPlainKind(kind)) {
    return `"${kind}" is not a fault. Use one of ${Object.keys(FAULT_KINDS).join(", ")}, status-503, status-503-after.`;
  }
  const initial = FAULT_KINDS[kind].argument;
  if (initial === null && argument !== null) return `${kind} takes no argument.`;
  const value = argument ?? initial ?? "";
  const isNumber = /^\d{1,9}$/.test(value);
  return kind === "redirect" || initial === null || isNumber
    ? { kind, argument: value }
    : `${kind} takes a whole number, not "${value}".`;
}

function parseWhen(text: string): Fault["when"] | null {
  const count = /^#([1-9]\d*)(?:(\+)|-([1-9]\d*))?$/.exec(text);
  if (count !== null) {
    const first = Number(count[1]);
    const last = count[2] === "+" ? Infinity : Number(count[3] ?? first);
    return last >= first ? { kind: "count", first, last } : null;
  }
  const value = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= 0 && value <= 1 ? { kind: "probability", value } : null;
}

function isPlainKind(kind: string): kind is PlainKind {
  return Object.hasOwn(FAULT_KINDS, kind);
}
