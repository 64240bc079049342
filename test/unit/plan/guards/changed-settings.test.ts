import { describe, expect, it } from "vitest";
import { listSettingsOf, type ListSettings } from "../../../../src/model/feed.ts";
import { changedSettings } from "../../../../src/pipeline/plan/rules/changed-settings.ts";
import { testFeed } from "../../../simulation/world/feeds.ts";

const BEFORE = listSettingsOf(
  testFeed("staff", { columns: { Name: "last_name", Note: null }, defaults: { language: "de" } }),
);
const changed = (now: Partial<ListSettings>) => changedSettings(BEFORE, { ...BEFORE, ...now });

describe("changedSettings", () => {
  it.each<[string, Partial<ListSettings>, readonly (readonly [string, readonly string[]])[]]>([
    ["nothing when no setting differs", {}, []],
    [
      "nothing when equal settings are other objects",
      { columns: { ...BEFORE.columns }, deletes: { ...BEFORE.deletes } as never },
      [],
    ],
    [
      "nothing for settings that change no field",
      { mode: "changes", missingContact: "recreate", inactive: "delete" },
      [],
    ],
    ["the names for the order of names", { nameOrder: "family_first" }, [["nameOrder", ["first_name", "last_name"]]]],
    ["the birthday for the order of dates", { dateOrder: "DMY" }, [["dateOrder", ["birthday"]]]],
    ["phones for the country", { country: "AT" }, [["country", ["phone", "whatsapp_phone"]]]],
    ["both addresses for shared addresses", { sharedAddress: "leaveOut" }, [["sharedAddress", ["email", "phone"]]]],
    [
      "custom fields for columns without a field",
      { unmatchedColumns: "custom" as never },
      [["unmatchedColumns", ["custom_fields.*"]]],
    ],
    ["any field for the encoding", { encoding: "windows-1252" }, [["encoding", ["*"]]]],
    ["the field of a default that differs", { defaults: { language: "en" } }, [["defaults.language", ["language"]]]],
    [
      "the field of a default that is new",
      { defaults: { language: "de", group: "A" } },
      [["defaults.group", ["group"]]],
    ],
    ["the field of a default that is gone", { defaults: {} }, [["defaults.language", ["language"]]]],
    [
      "the former and the new field of a column",
      { columns: { ...BEFORE.columns, Name: "first_name" } },
      [["columns.Name", ["last_name", "first_name"]]],
    ],
    [
      "both names for a column with full names",
      { columns: { ...BEFORE.columns, Note: "full_name" } },
      [["columns.Note", ["first_name", "last_name"]]],
    ],
    [
      "the birthday for a column with a part of it",
      { columns: { ...BEFORE.columns, Note: "birthday_day" } },
      [["columns.Note", ["birthday"]]],
    ],
    ["nothing for a column that becomes no field", { columns: { ...BEFORE.columns, Note: "contact_id" } }, []],
    [
      "any field for a column that is no longer configured",
      { columns: { Name: "last_name" } },
      [["columns.Note", ["*"]]],
    ],
    [
      "any field for a column that is newly configured",
      { columns: { ...BEFORE.columns, Mail: "email" } },
      [["columns.Mail", ["*", "email"]]],
    ],
  ])("names %s", (_, now, settings) => {
    expect(changed(now).map(({ name, fields }) => [name, fields])).toEqual(settings);
  });

  it("does not compare a setting that the earlier list did not have", () => {
    const { country: _, ...former } = BEFORE;
    expect(changedSettings(former as ListSettings, BEFORE)).toEqual([]);
  });
});
