/** The part of the configuration's schema that describes feeds. */
import { z } from "zod";
import { OTHER_TARGETS, TEXT_FIELDS } from "../model/contact.ts";
import type { ColumnTarget, TextField } from "../model/contact.ts";
import { LANGUAGES } from "../model/feed.ts";
import { country, CUSTOM_FIELD, encoding, FEED_NAME, filePattern, isTimeZone, text } from "./checked-text.ts";

/** Fields that belong to one person. They have no default, because it would give every contact the same value. */
const PERSONAL_FIELDS: ReadonlySet<TextField> = new Set<TextField>([
  "first_name",
  "last_name",
  "email",
  "phone",
  "whatsapp_phone",
  "birthday",
]);
const DEFAULT_FIELDS = ["group" as const, ...TEXT_FIELDS.filter((field) => !PERSONAL_FIELDS.has(field))];

const columnTarget = z.union([
  z.enum([...TEXT_FIELDS, ...OTHER_TARGETS]),
  z.string().regex(CUSTOM_FIELD) as unknown as z.ZodType<Extract<ColumnTarget, `custom_fields.${string}`>>,
]);

const defaults = z.partialRecord(z.enum(DEFAULT_FIELDS), text).superRefine(({ timezone }, context) => {
  if (timezone === undefined || isTimeZone(timezone)) return;
  const message = 'must be a time zone in region/city form, for instance "Europe/Berlin"';
  context.addIssue({ code: "custom", path: ["timezone"], message });
});

const deletes = z.strictObject({
  limitCount: z.int().min(0).default(10).describe("Number of deletes per list that need no approval."),
  limitPercent: z
    .number()
    .min(0)
    .max(100)
    .default(5)
    .describe(
      "Percentage of the feed's contacts that a list may delete without approval. " +
        "The larger of limitCount and limitPercent applies.",
    ),
  limitWeekPercent: z
    .number()
    .min(0)
    .max(100)
    .default(15)
    .describe(
      "Percentage of the feed's contacts that the lists of seven days together may delete without approval. " +
        "Three times limitCount are always allowed, but never more than a third of the contacts.",
    ),
  limitTotal: z
    .int()
    .min(0)
    .default(500)
    .describe("Upper limit of deletes per list without approval, also if limitPercent allows more."),
  absentDays: z
    .int()
    .min(0)
    .default(0)
    .describe(
      "Days for which a person must be missing from every list before the contact is deleted. " +
        "Only days with a list count.",
    ),
});

export const DEFAULT_DELETES: z.output<typeof deletes> = deletes.parse({});

const feed = z
  .strictObject({
    files: z
      .array(filePattern)
      .default([])
      .describe("File name patterns with * and ?. Without patterns, the feed takes only files in inbox/NAME/."),
    mode: z
      .enum(["snapshot", "changes"])
      .describe(
        '"snapshot": each list is complete, and contacts missing from it are deleted. ' +
          '"changes": a missing contact is never deleted.',
      ),
    key: z
      .array(text)
      .min(1)
      .optional()
      .describe(
        "Headers or fields that identify a person. " +
          "Default: e-mail and first name, else phone and first name, else full name and birthday.",
      ),
    columns: z
      .record(text, columnTarget.nullable())
      .default({})
      .describe(
        "Maps a header to a field, to custom_fields.NAME, or to null (the column is not sent). " +
          "The program recognises common headers that are not listed here.",
      ),
    unmatchedColumns: z
      .enum(["ignore", "custom_fields"])
      .default("ignore")
      .describe(
        'Columns that match no field: "ignore" lists them in the report only, ' +
          '"custom_fields" sends them as custom fields.',
      ),
    defaults: defaults
      .default({})
      .describe("Maps a field to the value for rows that have none, for instance group and timezone."),
    sheet: z
      .union([text, z.array(text).min(1)])
      .optional()
      .describe(
        'Sheets of a workbook that are read: a name, several names, or names with * and ?; "*" reads all visible sheets ' +
          "with people. Default: the only sheet with people. A workbook with people on several sheets is then refused.",
      ),
    encoding: encoding
      .optional()
      .describe(
        'Text encoding of CSV files, for instance "utf-8", "windows-1252", "cp852" or "x-mac-ce". Default: found from each file.',
      ),
    country: country
      .optional()
      .describe('Country of phone numbers without a country code: two capital letters, for instance "DE".'),
    dateOrder: z
      .enum(["DMY", "MDY", "YMD"])
      .optional()
      .describe(
        "Order of day, month and year in dates such as 03/04/1990. " +
          "Default: the order that other dates in the file prove. Without proof, rows with ambiguous dates are rejected.",
      ),
    nameOrder: z
      .enum(["given_first", "family_first"])
      .optional()
      .describe(
        'Order of the names in a column of full names: "given_first" for Anna Muster, "family_first" for Muster Anna. ' +
          "Default: the order that the column shows. Where it shows none, its rows are rejected.",
      ),
    yearlessBirthday: z
      .enum(["MM-DD", "--MM-DD", "reject"])
      .default("MM-DD")
      .describe(
        'Birthdays without a year: "MM-DD" and "--MM-DD" are the format that is sent, "reject" rejects the row.',
      ),
    blankCells: z
      .enum(["keep", "clear"])
      .default("keep")
      .describe('When a cell becomes blank: "keep" leaves the contact\'s value as it is, "clear" removes it.'),
    missingContact: z
      .enum(["report", "recreate"])
      .default("report")
      .describe(
        'When the service no longer has a contact: "report" rejects the row, "recreate" creates the contact again.',
      ),
    sharedAddress: z
      .enum(["report", "leaveOut"])
      .default("report")
      .describe(
        "When a second person in a group has the same e-mail or phone: " +
          '"report" rejects the row, "leaveOut" sends it without that address.',
      ),
    inactive: z
      .enum(["hold", "delete", "ignore"])
      .default("hold")
      .describe(
        "People marked as deceased, terminated or similar: " +
          '"hold" waits for approval to delete them, "delete" deletes them, "ignore" keeps them like other people.',
      ),
    deletes: z
      .union([z.literal("never"), deletes])
      .optional()
      .describe('Limits above which deletes wait for approval, or "never" to delete nothing.'),
    formerly: z
      .string()
      .regex(FEED_NAME)
      .optional()
      .describe("The feed's name before it was renamed. The feed takes over the contacts of that name."),
    language: z
      .enum(LANGUAGES)
      .optional()
      .describe("Language of the feed's reports and notices. Default: the language of the configuration."),
    expectHours: z.number().positive().optional().describe("Hours without a new list after which a notice is sent."),
  })
  .superRefine((value, context) => {
    if (value.mode === "snapshot" || value.deletes === undefined || value.deletes === "never") return;
    const message = 'must be left out, or "never": a feed with mode "changes" never deletes';
    context.addIssue({ code: "custom", path: ["deletes"], message });
  });

type Feeds = Readonly<Record<string, z.output<typeof feed>>>;

/** No two feeds may have the same pattern, because a file with a matching name would belong to both. */
export const feeds = z.record(z.string().regex(FEED_NAME), feed).superRefine((value: Feeds, context) => {
  if (Object.keys(value).length === 0) {
    context.addIssue({ code: "custom", path: [], message: 'must name at least one feed: { "staff": { … } }' });
  }
  const owners = new Map<string, string>();
  for (const [name, { files, formerly }] of Object.entries(value)) {
    for (const [index, file] of files.entries()) {
      const owner = owners.get(file.toLowerCase());
      owners.set(file.toLowerCase(), name);
      if (owner === undefined || owner === name) continue;
      const message = `must differ from the patterns of the feed "${owner}"`;
      context.addIssue({ code: "custom", path: [name, "files", index], message });
    }
    if (formerly === undefined || !Object.hasOwn(value, formerly)) continue;
    const message = "must be a name that no feed has now";
    context.addIssue({ code: "custom", path: [name, "formerly"], message });
  }
});
