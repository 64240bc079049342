import type { ListSettings } from "../../../model/feed.ts";

/** A setting that differs from the one under which an earlier list was planned. */
export interface ChangedSetting {
  /** The setting's name in the configuration, for instance `defaults.group`. */
  readonly name: string;
  /** Patterns of the fields that the setting can change, as an update names them; `*` stands for any text. */
  readonly fields: readonly string[];
}

const ANY = ["*"];
const BIRTHDAY = ["birthday"];
const PHONES = ["phone", "whatsapp_phone"];

/** The fields that a setting can change. A setting that is not named here can change any field. */
const CAN_CHANGE: Readonly<Partial<Record<keyof ListSettings, readonly string[]>>> = {
  mode: [],
  missingContact: [],
  inactive: [],
  deletes: [],
  unmatchedColumns: ["custom_fields.*"],
  country: PHONES,
  dateOrder: BIRTHDAY,
  nameOrder: ["first_name", "last_name"],
  yearlessBirthday: BIRTHDAY,
  sharedAddress: ["email", "phone"],
};

/** Uses of a column that become fields of other names. */
const BECOMES: Readonly<Record<string, readonly string[]>> = {
  full_name: ["first_name", "last_name"],
  birthday_day: BIRTHDAY,
  birthday_month: BIRTHDAY,
  birthday_year: BIRTHDAY,
  contact_id: [],
  inactive: [],
};

/** Returns the settings that differ and can change what a list asks for. Settings that one side lacks are not compared. */
export function changedSettings(before: ListSettings, now: ListSettings): readonly ChangedSetting[] {
  const names = (Object.keys(now) as (keyof ListSettings)[]).filter((name) => before[name] !== undefined);
  return names
    .flatMap((name): readonly ChangedSetting[] => {
      if (name === "columns")
        return entriesThatDiffer(before.columns, now.columns).map(([header, uses]) => ({
          name: `columns.${header}`,
          fields: uses.flatMap(fieldsOfUse),
        }));
      if (name === "defaults")
        return entriesThatDiffer(before.defaults, now.defaults).map(([field]) => ({
          name: `defaults.${field}`,
          fields: [field],
        }));
      if (JSON.stringify(before[name]) === JSON.stringify(now[name])) return [];
      return [{ name, fields: CAN_CHANGE[name] ?? ANY }];
    })
    .filter(({ fields }) => fields.length > 0);
}

type Entries = Readonly<Record<string, string | null | undefined>>;

/** Returns the names whose values differ, each with both values. */
function entriesThatDiffer(before: Entries, now: Entries) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return names.flatMap((name) => (before[name] === now[name] ? [] : [[name, [before[name], now[name]]] as const]));
}

/** Returns the fields that a column becomes. A column that is not configured can become any field, by its header. */
function fieldsOfUse(use: string | null | undefined): readonly string[] {
  if (use === undefined) return ANY;
  return use === null ? [] : (BECOMES[use] ?? [use]);
}
