/** Declares every switch of the sandbox: flag, default and meaning. The command line and its help use this table. */
import type { YearlessForm } from "./contacts/birthday.ts";
import { CATEGORIES } from "./contacts/contact-fields.ts";
import type { Category } from "./contacts/contact-fields.ts";
import type { ContactShape } from "./contacts/contact-view.ts";
import { parseFault } from "./faults/fault-spec.ts";
import type { Fault } from "./faults/fault-spec.ts";
import type { RequestIdForm } from "./outcome.ts";
import type { RateHeaders, RateKind, RetryAfterForm } from "./rate-limit.ts";
import { choice, invalid, limit, list, number, text, value } from "./switch.ts";
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

/** The account of a key or group when the switch names no account. */
export const MAIN_ACCOUNT = "main";

export const SANDBOX_SWITCHES = {
  host: text("--host", "<address>", "127.0.0.1", "Address to listen on."),
  port: number("--port", "<n>", 0, "Port to listen on; 0 chooses a free port."),
  data: text("--data", "<file>", ":memory:", "SQLite file that keeps contacts and groups; :memory: keeps nothing."),
  key: list(
    "--key",
    "<key[:account]>",
    [{ key: "sandbox-key", account: MAIN_ACCOUNT }],
    "sandbox-key",
    `API key, and the key's account (default: ${MAIN_ACCOUNT}). Repeatable.`,
    readKey,
  ),
  group: list(
    "--group",
    "<name[:category[:account]]>",
    [],
    "four groups in a new file",
    `Group that is created at the start unless the account has a group of this name. Categories: ${CATEGORIES.join(", ")}. Repeatable.`,
    readGroup,
  ),
  shape: choice<ContactShape>(
    "--shape",
    ["compact", "full", "both"],
    "compact",
    "Shape of contacts in answers. Compact has the birthday as one text; full has month, day and year; both has all of them.",
  ),
  createdStatus: choice<"201" | "200">("--created-status", ["201", "200"], "201", "Status of a successful create."),
  patch: choice<"merge" | "replace">(
    "--patch",
    ["merge", "replace"],
    "merge",
    "Whether an update keeps or clears the fields that it omits. With replace, first_name and group_id are required.",
  ),
  updateConflict: choice<"allow" | "refuse">(
    "--update-conflict",
    ["allow", "refuse"],
    "allow",
    "Whether an update that gives two contacts of a group the same email or phone is allowed, or is answered 409.",
  ),
  conflictId: choice<"omit" | "top" | "data" | "contact">(
    "--conflict-id",
    ["omit", "top", "data", "contact"],
    "omit",
    "Whether a 409 carries the other contact's contact_id: not at all, at the top level, in data, or with the whole contact in data.",
  ),
  groupDelete: choice<"keep" | "delete" | "refuse">(
    "--group-delete",
    ["keep", "delete", "refuse"],
    "keep",
    "What happens to the contacts of a deleted group. keep: they stay, without a group. delete: they are deleted too. refuse: deleting a group with contacts is answered 422.",
  ),
  yearless: choice<YearlessForm>(
    "--yearless",
    ["both", "MM-DD", "--MM-DD", "refuse"],
    "both",
    "Accepted forms of a birthday without a year.",
  ),
  nulls: choice<"clear" | "refuse">(
    "--nulls",
    ["clear", "refuse"],
    "clear",
    "Whether null clears a field or is answered 422.",
  ),
  unknownFields: choice<"refuse" | "ignore">(
    "--unknown-fields",
    ["refuse", "ignore"],
    "refuse",
    "Whether a field that the interface does not show is answered 422 or ignored.",
  ),
  timezones: choice<"check" | "any">(
    "--timezones",
    ["check", "any"],
    "check",
    "Whether a time zone must be a known region/city name (else 422), or may be any text.",
  ),
  unknownGuardian: choice<"422" | "404">(
    "--unknown-guardian",
    ["422", "404"],
    "422",
    "Status of the answer when guardian_contact_id is not a contact of the account.",
  ),
  maxLength: limit("--max-length", 1, "Largest number of characters in a text field; a longer text is answered 422."),
  planLimit: limit("--plan-limit", 0, "Largest number of contacts in an account; a further create is answered 403."),
  rate: limit("--rate", 1, "Largest number of requests of an account per window; further requests are answered 429."),
  rateWindow: number("--rate-window", "<seconds>", 1, "Length of the rate limit's window.", {
    fraction: true,
    min: 0.001,
  }),
  rateKind: choice<RateKind>(
    "--rate-kind",
    ["bucket", "fixed", "sliding"],
    "bucket",
    "Kind of rate limit: a token bucket, fixed windows of the clock, or a sliding window.",
  ),
  rateBurst: limit("--rate-burst", 1, "Largest number of tokens in the bucket; none: the same number as --rate."),
  ratePenalty: number("--rate-penalty", "<seconds>", 0, "Time after a 429 in which all requests are answered 429.", {
    fraction: true,
  }),
  retryAfter: choice<RetryAfterForm>(
    "--retry-after",
    ["seconds", "date", "none"],
    "seconds",
    "Form of the Retry-After header of a 429.",
  ),
  rateHeaders: choice<RateHeaders>(
    "--rate-headers",
    ["none", "ratelimit", "x-ratelimit"],
    "none",
    "Rate headers of answers: none, RateLimit-Limit, -Remaining and -Reset (in seconds), or X-RateLimit-… (reset as epoch).",
  ),
  requestId: choice<RequestIdForm>(
    "--request-id",
    ["send", "null", "omit"],
    "send",
    "Whether errors carry a request_id, carry null as request_id, or omit the field.",
  ),
  fault: list<Fault>(
    "--fault",
    "<kind:method:when[:argument]>",
    [],
    "none",
    "Fault to simulate; when is a probability (0.05) or a request's number (#3, #3-5, #3+). Repeatable.",
    readFault,
  ),
  seed: number("--seed", "<n>", 1, "Seed of the faults' probabilities; the same seed gives the same faults."),
} as const;

type Switches = typeof SANDBOX_SWITCHES;

/** All switches with their values. */
export type SandboxSettings = {
  readonly [Name in keyof Switches]: Switches[Name] extends SandboxSwitch<infer T> ? T : never;
};

export const SANDBOX_DEFAULTS: SandboxSettings = Object.fromEntries(
  Object.entries(SANDBOX_SWITCHES).map(([name, { initial }]) => [name, initial]),
) as SandboxSettings;

/** The values from a command line: for each switch (`planLimit` or `plan-limit`) no text, one text or several. */
export type SandboxRecord = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Turns the command line's values into settings. Each error is a sentence that names its flag. */
export function parseSandboxOptions(
  record: SandboxRecord,
):
  | { readonly kind: "settings"; readonly settings: SandboxSettings }
  | { readonly kind: "invalid"; readonly errors: readonly string[] } {
  const settings: Record<string, unknown> = { ...SANDBOX_DEFAULTS };
  const errors: string[] = [];
  for (const [given, texts] of Object.entries(record)) {
    if (texts === undefined) continue;
    const name = given.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const known: SandboxSwitch<unknown> | undefined = Object.hasOwn(SANDBOX_SWITCHES, name)
      ? SANDBOX_SWITCHES[name as keyof Switches]
      : undefined;
    const reading = known?.read(typeof texts === "string" ? [texts] : texts);
    if (known === undefined || reading === undefined) errors.push(`--${given} is not a switch of the sandbox.`);
    else if (reading.kind === "invalid") errors.push(`${known.flag}: ${reading.error}`);
    else settings[name] = reading.value;
  }
  return errors.length > 0 ? { kind: "invalid", errors } : { kind: "settings", settings: settings as SandboxSettings };
}

function readKey(given: string): Reading<KeySetting> {
  const [key = "", account = MAIN_ACCOUNT, ...rest] = given.split(":");
  return /^[\w.~+/-]+=*$/.test(key) && account !== "" && rest.length === 0
    ? value({ key, account })
    : invalid("write KEY or KEY:ACCOUNT, the key in letters, digits and - . _ ~ + / =.");
}

function readGroup(given: string): Reading<GroupSetting> {
  const [name = "", category = "birthday", account = MAIN_ACCOUNT, ...rest] = given.split(":");
  const known = CATEGORIES.find((one) => one === category);
  return known !== undefined && name.trim() !== "" && account !== "" && rest.length === 0
    ? value({ name, category: known, account })
    : invalid(`"${given}" is not NAME, NAME:CATEGORY or NAME:CATEGORY:ACCOUNT (${CATEGORIES.join(", ")}).`);
}

function readFault(given: string): Reading<Fault> {
  const fault = parseFault(given);
  return typeof fault === "string" ? invalid(fault) : value(fault);
}
