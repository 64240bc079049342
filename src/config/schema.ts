/**
 * The configuration, declared once: keys, types, defaults, checks and descriptions. The JSON Schema for editors, the
 * example and the README's table are made from it (`documents.ts`). The door to zod.
 */
import { z } from "zod";
import { TEXT_FIELDS } from "../model/contact.ts";
import type { ColumnTarget, TextField } from "../model/contact.ts";
import { findAddressError } from "../model/service-address.ts";

const FEED_NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/;
const CUSTOM_FIELD = /^custom_fields\.\S(.*\S)?$/;

/** What a column may feed beside the text fields. */
const OTHER_TARGETS = [
  "group",
  "guardian_contact_id",
  "contact_id",
  "full_name",
  "birthday_day",
  "birthday_month",
  "birthday_year",
  "inactive",
] as const;

/** Fields that belong to one person: a default would give everybody the same. */
const PERSONAL: ReadonlySet<TextField> = new Set<TextField>([
  "first_name",
  "last_name",
  "email",
  "phone",
  "whatsapp_phone",
  "birthday",
]);
const DEFAULT_FIELDS = ["group" as const, ...TEXT_FIELDS.filter((field) => !PERSONAL.has(field))];

/** A text that must hold something; checks are given as what the value must be. */
const text = z.string().regex(/\S/, "must not be blank");
const checkedText = (findError: (value: string) => string | null) =>
  text.superRefine((value, context) => {
    const message = findError(value);
    if (message !== null) context.addIssue({ code: "custom", message });
  });

const address = checkedText(findAddressError);
const pattern = checkedText((value) =>
  /[/\\]/.test(value) ? "must be a file name with * and ?, without a folder" : null,
);
const country = checkedText((value) =>
  isCountry(value) ? null : 'must be a country\'s two capital letters (ISO 3166), for instance "DE" or "GB"',
);
const encoding = checkedText((value) =>
  isEncoding(value) ? null : 'must be the name of a text encoding, for instance "windows-1252"',
);
const columnTarget = z.union([
  z.enum([...TEXT_FIELDS, ...OTHER_TARGETS]),
  z.string().regex(CUSTOM_FIELD) as unknown as z.ZodType<Extract<ColumnTarget, `custom_fields.${string}`>>,
]);

const api = z
  .strictObject({
    baseUrl: address.describe("The service's address, ending in /v1. https, or http on this machine only."),
    keyEnv: text.optional().describe("The environment variable that holds the API key. Either this or keyFile."),
    keyFile: text
      .optional()
      .describe("A file that only its owner may read and that holds the API key, or a systemd credential by its name."),
    requestsPerSecond: z
      .number()
      .min(0.01)
      .max(1_000)
      .default(5)
      .describe("Calls per second, never more. The pace goes below it by itself where the service asks for that."),
    concurrency: z.int().min(1).max(16).default(4).describe("Calls under way at the same time."),
    timeoutSeconds: z.number().min(1).max(600).default(30).describe("How long one call may take."),
  })
  .superRefine(({ keyEnv, keyFile }, context) => {
    if ((keyEnv === undefined) !== (keyFile === undefined)) return;
    const message = "must name the API key's place once: either keyEnv or keyFile";
    context.addIssue({ code: "custom", path: [], message });
  });

const deletes = z.strictObject({
  limitCount: z.int().min(0).default(10).describe("Up to so many deletes of a list go through unasked."),
  limitPercent: z
    .number()
    .min(0)
    .max(100)
    .default(5)
    .describe("Or up to this share of the feed's contacts, if that is more."),
  limitTotal: z.int().min(0).default(500).describe("Never more than so many unasked."),
  absentDays: z.int().min(0).default(0).describe("Delete whom every list has missed for so many days."),
});

const feed = z
  .strictObject({
    files: z
      .array(pattern)
      .default([])
      .describe("Names of the feed's files, with * and ?. Without any, only inbox/NAME/ is taken."),
    mode: z
      .enum(["snapshot", "changes"])
      .describe('"snapshot": each list is the whole list, who is missing is deleted. "changes": never deletes.'),
    key: z
      .array(text)
      .min(1)
      .optional()
      .describe("Headers or fields that tell one person from another. Default: e-mail and first name, and so on."),
    columns: z
      .record(text, columnTarget.nullable())
      .default({})
      .describe(
        "Header → field, custom_fields.NAME, or null to leave it out. Other headers are recognised by themselves.",
      ),
    unmatchedColumns: z
      .enum(["ignore", "custom_fields"])
      .default("ignore")
      .describe("What becomes of columns that fit no field: listed only, or sent as custom fields."),
    defaults: z
      .partialRecord(z.enum(DEFAULT_FIELDS), text)
      .default({})
      .superRefine(({ timezone }, context) => {
        if (timezone === undefined || isTimeZone(timezone)) return;
        const message = 'must be a time zone in region/city form, for instance "Europe/Berlin"';
        context.addIssue({ code: "custom", path: ["timezone"], message });
      })
      .describe("Field → value where the list has none, for instance group and timezone."),
    sheet: text.optional().describe("The workbook's sheet. Default: the first visible one whose header fits."),
    encoding: encoding.optional().describe("The text encoding of CSV files. Default: found out."),
    country: country.optional().describe("For phone numbers without a country code: two letters."),
    dateOrder: z
      .enum(["DMY", "MDY", "YMD"])
      .optional()
      .describe("The order in dates such as 03/04/1990. Default: proven by the file itself, else those rows wait."),
    yearlessBirthday: z
      .enum(["MM-DD", "--MM-DD", "reject"])
      .default("MM-DD")
      .describe("How a birthday without a year is sent."),
    blankCells: z
      .enum(["keep", "clear"])
      .default("keep")
      .describe('A cell that became blank: "keep" what the service has, or "clear" the field.'),
    missingContact: z
      .enum(["report", "recreate"])
      .default("report")
      .describe("A contact that the service no longer has: tell, or make it anew."),
    sharedAddress: z
      .enum(["report", "leaveOut"])
      .default("report")
      .describe("A second person with the same e-mail or phone in a group: tell, or send that person without it."),
    inactive: z
      .enum(["hold", "delete", "ignore"])
      .default("hold")
      .describe("People marked deceased, terminated and the like: wait for an approval, delete, or take no notice."),
    deletes: z
      .union([z.literal("never"), deletes])
      .optional()
      .describe('The limits above which deletes wait for an approval, or "never".'),
    formerly: z.string().regex(FEED_NAME).optional().describe("The feed's name before it was renamed."),
    expectHours: z.number().positive().optional().describe("Notify when no file has come for so many hours."),
  })
  .superRefine((value, context) => {
    if (value.mode === "snapshot" || value.deletes === undefined || value.deletes === "never") return;
    const message = 'must be left out, or "never": a feed with mode "changes" never deletes';
    context.addIssue({ code: "custom", path: ["deletes"], message });
  });

type Feeds = Readonly<Record<string, z.output<typeof feed>>>;

/** A file must find one feed: the same pattern in two of them could never be told apart. */
const feeds = z.record(z.string().regex(FEED_NAME), feed).superRefine((value: Feeds, context) => {
  if (Object.keys(value).length === 0) {
    context.addIssue({ code: "custom", path: [], message: 'must name at least one feed: { "staff": { … } }' });
  }
  const owners = new Map<string, string>();
  for (const [name, { files, formerly }] of Object.entries(value)) {
    for (const [index, file] of files.entries()) {
      const owner = owners.get(file.toLowerCase());
      owners.set(file.toLowerCase(), name);
      if (owner === undefined || owner === name) continue;
      const message = `must be another pattern than those of the feed "${owner}"`;
      context.addIssue({ code: "custom", path: [name, "files", index], message });
    }
    if (formerly === undefined || !Object.hasOwn(value, formerly)) continue;
    const message = "must be a name that no feed has any more";
    context.addIssue({ code: "custom", path: [name, "formerly"], message });
  }
});

const folder = text.optional();
const folders = z.strictObject({
  group: text.nullable().default(null).describe("A group of users who may drop files and read reports."),
  inbox: folder.describe("Where files are dropped."),
  working: folder.describe("Files being processed; on the same file system as the inbox."),
  archive: folder.describe("Files of finished runs."),
  failed: folder.describe("Files that could not be read, each with its reason."),
  reports: folder.describe("One folder per run."),
  state: folder.describe("The ledger and its backups."),
});

const config = z.strictObject({
  $schema: z.string().optional().describe("For editors; not used."),
  api: api.describe("The service."),
  dataDir: text.default("data").describe("The folder of everything below; relative to this file."),
  feeds: feeds.describe("The lists, by name."),
  settleSeconds: z
    .number()
    .min(0)
    .max(3_600)
    .default(2)
    .describe("How long a file must stand still before it is taken."),
  notify: z
    .strictObject({
      command: z
        .array(text)
        .min(1)
        .describe("Run with the summary on its input when rows or runs need a person, or a run failed."),
    })
    .optional()
    .describe("Who is told."),
  folders: folders.prefault({}).describe("Folders elsewhere than below dataDir."),
  retention: z
    .strictObject({
      archiveDays: z.int().min(1).default(90).describe("Days that finished files are kept."),
      reportDays: z.int().min(1).default(365).describe("Days that reports are kept."),
    })
    .prefault({})
    .describe("How long things are kept."),
  log: z
    .strictObject({
      level: z.enum(["debug", "info", "warn", "error"]).default("info").describe("The least important that is logged."),
    })
    .prefault({})
    .describe("The log."),
});

/** The configuration as people write it. */
export type ConfigInput = z.input<typeof config>;
/** The same with defaults filled in. */
export type Config = z.output<typeof config>;
export type FeedConfig = Config["feeds"][string];

export const DEFAULT_DELETES: z.output<typeof deletes> = deletes.parse({});

/** One finding of the schema. `unknownKey` or `missing` where that is the trouble. */
export interface SchemaIssue {
  readonly path: readonly string[];
  readonly kind: "unknown_key" | "bad_key" | "value";
  /** "must …" where a check has words of its own; null: what is allowed follows from the schema. */
  readonly message: string | null;
}

export function checkAgainstSchema(
  value: unknown,
): { readonly kind: "config"; readonly config: Config } | { readonly kind: "issues"; readonly issues: SchemaIssue[] } {
  const result = config.safeParse(value);
  if (result.success) return { kind: "config", config: result.data };
  return { kind: "issues", issues: result.error.issues.flatMap((issue) => issuesOf(issue)) };
}

function issuesOf(issue: z.core.$ZodIssue): SchemaIssue[] {
  const path = issue.path.map(String);
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => ({ path: [...path, key], kind: "unknown_key", message: null }));
    case "invalid_key":
      return [{ path, kind: "bad_key", message: null }];
    case "invalid_union": {
      // The alternative that got furthest tells most: `deletes: { limitCont: 1 }` is about its key.
      const inner = issue.errors.flat().filter((error) => error.path.length > 0 || error.code === "unrecognized_keys");
      if (inner.length > 0)
        return inner.flatMap((error) => issuesOf({ ...error, path: [...issue.path, ...error.path] }));
      return [{ path, kind: "value", message: null }];
    }
    case "custom":
      return [{ path, kind: "value", message: issue.message }];
    default:
      return [{ path, kind: "value", message: issue.message.startsWith("must ") ? issue.message : null }];
  }
}

/** JSON Schema (draft 2020-12) of the configuration as people write it. */
export function configJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(config, { io: "input" });
}

function isCountry(value: string): boolean {
  if (!/^[A-Z]{2}$/.test(value) || value === "UK" || value === "ZZ") return false;
  return new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(value) !== undefined;
}

function isEncoding(value: string): boolean {
  try {
    return new TextDecoder(value).encoding !== "";
  } catch {
    return false;
  }
}

function isTimeZone(value: string): boolean {
  if (value !== "UTC" && !value.includes("/")) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: value }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
