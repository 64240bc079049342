import type { ColumnTarget, TextField } from "./contact.ts";

/** `snapshot`: each list names all people of the feed, and absent ones are deleted. `changes`: a list never deletes. */
export type FeedMode = "snapshot" | "changes";

/** The order of day, month and year in the feed's dates. */
export type DateOrder = "DMY" | "MDY" | "YMD";

/** The order of the names in the feed's columns of full names. */
type NameOrderSetting = "given_first" | "family_first";

/** The languages of reports and notices. */
export const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "pl", "pt"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The limits above which a run's deletes are held. */
export interface DeleteLimits {
  readonly limitCount: number;
  readonly limitPercent: number;
  /** Percentage of the feed's contacts that the lists of seven days together may delete. */
  readonly limitWeekPercent: number;
  readonly limitTotal: number;
  /** Days for which a contact must be absent from every accepted list before it is deleted. Days without a list don't count. */
  readonly absentDays: number;
}

/** A feed, which is a configured source of lists: its settings with all defaults filled in. */
export interface FeedSettings {
  readonly name: string;
  readonly files: readonly string[];
  readonly mode: FeedMode;
  /** The headers or fields that form a row's key; null: the default key (e-mail and first name, …). */
  readonly key: readonly string[] | null;
  readonly columns: Readonly<Record<string, ColumnTarget | null>>;
  readonly unmatchedColumns: "ignore" | "custom_fields";
  readonly defaults: Readonly<Partial<Record<TextField | "group", string>>>;
  /** Names of the workbook sheets that are read, with `*` and `?`; null: the one sheet with people. */
  readonly sheet: readonly string[] | null;
  /** The WHATWG label of the text encoding; null: found from the file's bytes. */
  readonly encoding: string | null;
  /** ISO 3166 alpha-2 code for phone numbers without a country code. */
  readonly country: string | null;
  /** null: the dates of each list prove the order. */
  readonly dateOrder: DateOrder | null;
  /** A person gave the order by an answer for the whole list. Absent: the configuration gave it, or there is none. */
  readonly isDateOrderLearned?: true;
  /** null: the names of each list show the order. */
  readonly nameOrder: NameOrderSetting | null;
  readonly yearlessBirthday: "MM-DD" | "--MM-DD" | "reject";
  readonly blankCells: "keep" | "clear";
  readonly missingContact: "report" | "recreate";
  readonly sharedAddress: "report" | "leaveOut";
  readonly inactive: "hold" | "delete" | "ignore";
  /** null: this feed never deletes. */
  readonly deletes: DeleteLimits | null;
  /** The feed's name before it was renamed. */
  readonly formerly: string | null;
  /** The language of the feed's reports and notices. */
  readonly language: Language;
  /** Hours after which a missing list is reported; null: never. */
  readonly expectHours: number | null;
}

/** The settings of a feed that decide what a list asks for, and what may be sent for it. */
export type ListSettings = Omit<
  FeedSettings,
  "name" | "files" | "key" | "formerly" | "language" | "expectHours" | "isDateOrderLearned"
>;

/** Returns the settings to store with a run. */
export function listSettingsOf(feed: FeedSettings): ListSettings {
  const {
    name: _n,
    files: _f,
    key: _k,
    formerly: _o,
    language: _l,
    expectHours: _h,
    isDateOrderLearned: _d,
    ...settings
  } = feed;
  return settings;
}

/** Returns the `key` setting as text. Runs store it, because under another setting the ledger's keys match no row. */
export function keySettingOf({ key }: Pick<FeedSettings, "key">): string {
  return JSON.stringify(key ?? "default");
}
