/** Every switch of the sandbox, once: its flag, default and meaning. The command line and its help come from here. */
import type { YearlessForm } from "./contacts/birthday.ts";
import { CATEGORIES } from "./contacts/contact-fields.ts";
import type { Category } from "./contacts/contact-fields.ts";
import type { ContactShape } from "./contacts/contact-view.ts";
import { parseFault } from "./faults/fault-spec.ts";
import type { Fault } from "./faults/fault-spec.ts";
import type { RequestIdForm } from "./outcome.ts";
import type { RateHeaders, RateKind, RetryAfterForm } from "./rate-limit.ts";
import { choice, limit, list, number, problem, text, value } from "./switch.ts";
import type { Reading, SandboxSwitch } from "./switch.ts";

export interface KeySetting {
  readonly key: string;
  readonly account: string;
}

export interface GroupSetting {
  readonly name: string;
  readonly category: Category;
  readonly account: string;
}

/** The account of keys and groups that name none. */
export const MAIN_ACCOUNT = "main";

export const SANDBOX_SWITCHES = {
  host: text("--host", "<address>", "127.0.0.1", "Address to listen on."),
  port: number("--port", "<n>", 0, "Port to listen on; 0 takes a free one."),
  data: text("--data", "<file>", ":memory:", "SQLite file that keeps contacts and groups; :memory: keeps nothing."),
  key: list(
    "--key",
    "<key[:account]>",
    [{ key: "sandbox-key", account: MAIN_ACCOUNT }],
    "sandbox-key",
    `API key and the account it belongs to (default: ${MAIN_ACCOUNT}). Repeatable.`,
    readKey,
  ),
  group: list(
    "--group",
    "<name[:category[:account]]>",
    [],
    "four groups in a new file",
    `Group to be there at the start; made if the account has none of that name. Categories: ${CATEGORIES.join(", ")}. Repeatable.`,
    readGroup,
  ),
  shape: choice<ContactShape>(
    "--shape",
    ["compact", "full", "both"],
    "compact",
    "Shape of contacts in answers: birthday as one text, as month, day and year, or both.",
  ),
  createdStatus: choice<"201" | "200">("--created-status", ["201", "200"], "201", "Status of a successful create."),
  patch: choice<"merge" | "replace">(
    "--patch",
    ["merge", "replace"],
    "merge",
    "Whether fields that an update omits stay, or are cleared (first_name and group_id are required then).",
  ),
  updateConflict: choice<"allow" | "refuse">(
    "--update-conflict",
    ["allow", "refuse"],
    "allow",
    "Whether an update that brings two contacts of a group to one email or phone is answered 409, as a create is.",
  ),
  conflictId: choice<"omit" | "top" | "data">(
    "--conflict-id",
    ["omit", "top", "data"],
    "omit",
    "Whether a 409 carries the other contact's contact_id, beside error or in data.",
  ),
  groupDelete: choice<"keep" | "delete" | "refuse">(
    "--group-delete",
    ["keep", "delete", "refuse"],
    "keep",
    "What deleting a group does to its contacts: they stay without a group, go with it, or it is refused (422).",
  ),
  yearless: choice<YearlessForm>(
    "--yearless",
    ["both", "MM-DD", "--MM-DD", "refuse"],
    "both",
    "Which forms of a birthday without a year are taken.",
  ),
  nulls: choice<"clear" | "refuse">("--nulls", ["clear", "refuse"], "clear", "Whether null clears a field, or is 422."),
  unknownFields: choice<"refuse" | "ignore">(
    "--unknown-fields",
    ["refuse", "ignore"],
    "refuse",
    "Whether a field that the interface does not know is 422, or ignored.",
  ),
  timezones: choice<"check" | "any">(
    "--timezones",
    ["check", "any"],
    "check",
    "Whether a time zone must be a known region/city name (else 422).",
  ),
  unknownGuardian: choice<"422" | "404">(
    "--unknown-guardian",
    ["422", "404"],
    "422",
    "Status when guardian_contact_id is no contact of the account.",
  ),
  maxLength: limit("--max-length", 1, "Longest text that a field takes, in characters (else 422)."),
  planLimit: limit("--plan-limit", 0, "Most contacts of an account; creating more is answered 403."),
  rate: limit("--rate", 1, "Requests that an account may make per window; more are answered 429."),
  rateWindow: number("--rate-window", "<seconds>", 1, "Length of the rate limit's window.", {
    fraction: true,
    min: 0.001,
  }),
  rateKind: choice<RateKind>(
    "--rate-kind",
    ["bucket", "fixed", "sliding"],
    "bucket",
    "Rate limit by a token bucket, by fixed windows of the clock, or by a sliding window.",
  ),
  rateBurst: limit("--rate-burst", 1, "Tokens that the bucket holds; none: as many as --rate."),
  ratePenalty: number("--rate-penalty", "<seconds>", 0, "How long everything is refused after a 429.", {
    fraction: true,
  }),
  retryAfter: choice<RetryAfterForm>(
    "--retry-after",
    ["seconds", "date", "none"],
    "seconds",
    "How a 429 tells the wait in Retry-After.",
  ),
  rateHeaders: choice<RateHeaders>(
    "--rate-headers",
    ["none", "ratelimit", "x-ratelimit"],
    "none",
    "Whether answers carry RateLimit-Limit, -Remaining and -Reset (seconds), or X-RateLimit-… (reset as epoch).",
  ),
  requestId: choice<RequestIdForm>(
    "--request-id",
    ["send", "null", "omit"],
    "send",
    "Whether errors carry a request_id, null, or none.",
  ),
  fault: list<Fault>(
    "--fault",
    "<kind:method:when[:argument]>",
    [],
    "none",
    "Trouble on demand; when is a probability (0.05) or a request's number (#3, #3-5, #3+). Repeatable.",
    readFault,
  ),
  seed: number("--seed", "<n>", 1, "Seed of the faults' probabilities: same seed, same faults."),
} as const;

type Switches = typeof SANDBOX_SWITCHES;

/** All switches with their values. */
export type SandboxSettings = {
  readonly [Name in keyof Switches]: Switches[Name] extends SandboxSwitch<infer T> ? T : never;
};

export const SANDBOX_DEFAULTS: SandboxSettings = Object.fromEntries(
  Object.entries(SANDBOX_SWITCHES).map(([name, { initial }]) => [name, initial]),
) as SandboxSettings;

/** What a command line gives: per switch (`planLimit` or `plan-limit`) nothing, a text, or several. */
export type SandboxRecord = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Turns the command line's values into settings; every problem is a sentence that names its flag. */
export function parseSandboxOptions(
  record: SandboxRecord,
):
  | { readonly kind: "settings"; readonly settings: SandboxSettings }
  | { readonly kind: "invalid"; readonly problems: readonly string[] } {
  const settings: Record<string, unknown> = { ...SANDBOX_DEFAULTS };
  const problems: string[] = [];
  for (const [given, texts] of Object.entries(record)) {
    if (texts === undefined) continue;
    const name = given.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const known: SandboxSwitch<unknown> | undefined = Object.hasOwn(SANDBOX_SWITCHES, name)
      ? SANDBOX_SWITCHES[name as keyof Switches]
      : undefined;
    const reading = known?.read(typeof texts === "string" ? [texts] : texts);
    if (known === undefined || reading === undefined) problems.push(`--${given} is not a switch of the sandbox.`);
    else if (reading.kind === "problem") problems.push(`${known.flag}: ${reading.problem}`);
    else settings[name] = reading.value;
  }
  return problems.length > 0
    ? { kind: "invalid", problems }
    : { kind: "settings", settings: settings as SandboxSettings };
}

function readKey(given: string): Reading<KeySetting> {
  const [key = "", account = MAIN_ACCOUNT, ...rest] = given.split(":");
  return /^[\w.~+/-]+=*$/.test(key) && account !== "" && rest.length === 0
    ? value({ key, account })
    : problem("write KEY or KEY:ACCOUNT, the key in letters, digits and - . _ ~ + / =.");
}

function readGroup(given: string): Reading<GroupSetting> {
  const [name = "", category = "birthday", account = MAIN_ACCOUNT, ...rest] = given.split(":");
  const known = CATEGORIES.find((one) => one === category);
  return known !== undefined && name.trim() !== "" && account !== "" && rest.length === 0
    ? value({ name, category: known, account })
    : problem(`"${given}" is not NAME, NAME:CATEGORY or NAME:CATEGORY:ACCOUNT (${CATEGORIES.join(", ")}).`);
}

function readFault(given: string): Reading<Fault> {
  const fault = parseFault(given);
  return typeof fault === "string" ? problem(fault) : value(fault);
}
