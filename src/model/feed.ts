import type { ColumnTarget, TextField } from "./contact.ts";

export type FeedMode = "snapshot" | "changes";
export type DateOrder = "DMY" | "MDY" | "YMD";

/** The limits above which deletes wait for a person (DESIGN section 6, Guards). */
export interface DeleteLimits {
  readonly limitCount: number;
  readonly limitPercent: number;
  readonly limitTotal: number;
  /** Days that somebody must be missing from every accepted list before being deleted. */
  readonly absentDays: number;
}

/** A feed's settings with all defaults filled in. The configuration schema makes exactly this. */
export interface FeedSettings {
  readonly name: string;
  readonly files: readonly string[];
  readonly mode: FeedMode;
  /** Headers or fields; null: the default identity (e-mail + first name, …). */
  readonly key: readonly string[] | null;
  readonly columns: Readonly<Record<string, ColumnTarget | null>>;
  readonly unmatchedColumns: "ignore" | "custom_fields";
  readonly defaults: Readonly<Partial<Record<TextField | "group", string>>>;
  readonly sheet: string | null;
  /** Text encoding by its WHATWG label; null: found out. */
  readonly encoding: string | null;
  /** ISO 3166 alpha-2. */
  readonly country: string | null;
  readonly dateOrder: DateOrder | null;
  readonly yearlessBirthday: "MM-DD" | "--MM-DD" | "reject";
  readonly blankCells: "keep" | "clear";
  readonly missingContact: "report" | "recreate";
  readonly sharedAddress: "report" | "leaveOut";
  readonly inactive: "hold" | "delete" | "ignore";
  /** null: this feed never deletes. */
  readonly deletes: DeleteLimits | null;
  /** The feed's name before it was renamed. */
  readonly formerly: string | null;
  readonly expectHours: number | null;
}

/** The `key` setting as runs remember it: under another one people are recognised by something else. */
export function keySettingOf({ key }: Pick<FeedSettings, "key">): string {
  return JSON.stringify(key ?? "default");
}
