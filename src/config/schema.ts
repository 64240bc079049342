/**
 * The configuration, declared once: keys, types, defaults, checks and descriptions. `documents.ts` makes the JSON
 * Schema, the example and the table of docs/configuration.md from it.
 *
 * Only this file, `console-schema.ts`, `feed-schema.ts`, `notify-schema.ts` and `checked-text.ts` import zod.
 */
import { z } from "zod";
import { address, NOT_BLANK, text } from "./checked-text.ts";
import { LANGUAGES } from "../model/feed.ts";
import { webConsole } from "./console-schema.ts";
import { feeds } from "./feed-schema.ts";
import { notify } from "./notify-schema.ts";

const api = z
  .strictObject({
    baseUrl: address.describe("Address of the service, ending in /v1. It must be https, or http on this machine."),
    formerly: address
      .optional()
      .describe("The address that the same account had before. The contacts of that address are taken over."),
    keyEnv: text
      .optional()
      .describe("Environment variable that holds the API key. Set exactly one of keyEnv and keyFile."),
    keyFile: text
      .optional()
      .describe("File that holds the API key and that only its owner may read, or the name of a systemd credential."),
    requestsPerSecond: z
      .number()
      .min(0.01)
      .max(1_000)
      .default(5)
      .describe(
        "Upper limit of calls per second. The program slows down by itself when the service refuses calls (429).",
      ),
    concurrency: z.int().min(1).max(16).default(4).describe("Largest number of calls under way at the same time."),
    timeoutSeconds: z
      .number()
      .min(1)
      .max(600)
      .default(30)
      .describe("Seconds after which the program no longer waits for the answer to a call."),
  })
  .superRefine(({ keyEnv, keyFile }, context) => {
    if ((keyEnv === undefined) !== (keyFile === undefined)) return;
    const message = "must name the API key's place once: either keyEnv or keyFile";
    context.addIssue({ code: "custom", path: [], message });
  });

const folder = text.optional();
const folders = z.strictObject({
  group: text.nullable().default(null).describe("System group whose members may drop files and read reports."),
  inbox: folder.describe("Folder where files are dropped."),
  working: folder.describe("Folder for files being processed. It must be on the same file system as the inbox."),
  archive: folder.describe("Folder for the original files of finished runs."),
  failed: folder.describe("Folder for files that could not be used, each with a text file that says why."),
  reports: folder.describe("Folder for reports, with a subfolder for each run."),
  state: folder.describe("Folder for the ledger and its backups. It must be on a local disk."),
});

const retention = z.strictObject({
  archiveDays: z.int().min(1).default(90).describe("Days for which the archive keeps a file."),
  reportDays: z.int().min(1).default(365).describe("Days for which a report is kept."),
  ledgerDays: z
    .int()
    .min(1)
    .default(400)
    .describe(
      "Days for which the ledger keeps personal data of finished operations and rows. Contacts, doubts and open items stay.",
    ),
});

const log = z.strictObject({
  level: z.enum(["debug", "info", "warn", "error"]).default("info").describe("Least severe level that is logged."),
});

const config = z
  .strictObject({
    $schema: z.string().optional().describe("Read by editors only."),
    api: api.describe("The service and the calls to it."),
    dataDir: text
      .default("data")
      .describe("Folder for inbox, reports and state. A relative path starts at the configuration file's folder."),
    feeds: feeds.describe("The feeds by name. A feed is a source of lists."),
    language: z
      .enum(LANGUAGES)
      .default("en")
      .describe("Language of reports and notices. The command line and the log are English."),
    settleSeconds: z
      .number()
      .min(0)
      .max(3_600)
      .default(2)
      .describe("Seconds for which a file's size and time must not change before the file is taken."),
    notify: notify.optional().describe("Notices to people."),
    folders: folders
      .prefault({})
      .describe("Places of folders that are not in dataDir, and the group that may use them."),
    retention: retention.prefault({}).describe("How long files are kept."),
    log: log.prefault({}).describe("The log."),
    console: webConsole.prefault({}).describe("The web page for people who act on lists."),
  })
  .superRefine(({ feeds: known, notify: notices }, context) => {
    for (const name of Object.keys(notices?.mail?.feeds ?? {}).filter((feed) => !Object.hasOwn(known, feed)))
      context.addIssue({
        code: "custom",
        path: ["notify", "mail", "feeds", name],
        message: "must be for a feed of feeds",
      });
  });

/** The configuration as people write it. */
export type ConfigInput = z.input<typeof config>;
/** The configuration with defaults filled in. */
export type Config = z.output<typeof config>;
export type FeedConfig = Config["feeds"][string];

/** One error that the schema found. */
export interface SchemaIssue {
  readonly path: readonly string[];
  /** `bad_key`: a name that people choose, for instance a feed's, is not allowed. `value`: a value is wrong or missing. */
  readonly kind: "unknown_key" | "bad_key" | "value";
  /** The message of a check of our own, beginning with "must"; null: the JSON Schema has the allowed values. */
  readonly message: string | null;
}

/** Returns the configuration with defaults filled in, or every error in it. */
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
      // An error inside one of the alternatives helps most: `deletes: { limitCont: 1 }` is an error of `limitCont`.
      const inner = issue.errors.flat().filter((error) => error.path.length > 0 || error.code === "unrecognized_keys");
      if (inner.length > 0)
        return inner.flatMap((error) => issuesOf({ ...error, path: [...issue.path, ...error.path] }));
      return [{ path, kind: "value", message: null }];
    }
    case "invalid_format": {
      const isBlank = "pattern" in issue && issue.pattern === String(NOT_BLANK);
      return [{ path, kind: "value", message: isBlank ? "must not be blank" : null }];
    }
    case "custom":
      return [{ path, kind: "value", message: issue.message }];
    default:
      return [{ path, kind: "value", message: null }];
  }
}

/** Returns the JSON Schema (draft 2020-12) of the configuration as people write it. */
export function configJsonSchema(): Record<string, unknown> {
  return z.toJSONSchema(config, { io: "input" });
}
