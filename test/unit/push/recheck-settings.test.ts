import { describe, expect, it } from "vitest";
import type { ContactInput } from "../../../src/model/contact.ts";
import { listSettingsOf, type FeedSettings, type ListSettings } from "../../../src/model/feed.ts";
import { whyForbidden } from "../../../src/pipeline/push/recheck-settings.ts";
import { DELETES, FEED } from "./stored-operation.ts";

const PLANNED = listSettingsOf(FEED);
const ADA: ContactInput = { first_name: "Ada", birthday: "1990-04-05", group_id: 1 };

/** Returns why the settings of now forbid an update to these values. */
function forUpdate(input: Partial<ContactInput>, now: Partial<FeedSettings>, planned: Partial<ListSettings> = PLANNED) {
  const operation = { kind: "update", input: { ...ADA, ...input }, changes: {} } as const;
  return whyForbidden(operation, { ...FEED, ...now, planned: planned as ListSettings }, false);
}

interface Waiting {
  readonly isInactive?: boolean;
  readonly isApproved?: boolean;
  readonly planned?: ListSettings | null;
}

/** Returns whether the settings of now forbid a delete. */
function isDeleteForbidden(
  now: Partial<FeedSettings>,
  { isInactive = false, isApproved = false, planned = PLANNED }: Waiting = {},
): boolean {
  const changes = isInactive ? { inactive: [null, "left"] as const } : {};
  return whyForbidden({ kind: "delete", input: ADA, changes }, { ...FEED, ...now, planned }, isApproved) !== null;
}

describe("an update or create that waits", () => {
  it("is sent when no setting changed, or the settings of its plan are not known", () => {
    expect(forUpdate({}, {})).toBe(null);
    const operation = { kind: "create", input: ADA, changes: {} } as const;
    expect(whyForbidden(operation, { ...FEED, dateOrder: "MDY", planned: null }, false)).toBe(null);
  });

  it.each<[string, Partial<ContactInput>, Partial<FeedSettings>]>([
    ["a column is read as another field", {}, { columns: { ...FEED.columns, Vorname: "last_name" } }],
    ["a column of a first name is read", {}, { columns: { ...FEED.columns, Kürzel: "first_name" } }],
    ["a column is no longer read", { birthday: null }, { columns: { ...FEED.columns, Vorname: null } }],
    ["a column's setting is removed", {}, { columns: { Kürzel: null } }],
    ["a column gets a setting", {}, { columns: { ...FEED.columns, Rufname: "first_name" } }],
    ["the default of a field that it sends is another one", { language: "de" }, { defaults: { language: "en" } }],
    ["the default group is another one", {}, { defaults: { ...FEED.defaults, group: "Rome" } }],
    ["dates are read in another order", {}, { dateOrder: "MDY" }],
    ["names are read in another order", {}, { nameOrder: "family_first" }],
    ["birthdays without a year are rejected", { birthday: "04-05" }, { yearlessBirthday: "reject" }],
  ])("is not sent when %s", (_, input, now) => expect(forUpdate(input, now)).not.toBe(null));

  it.each<[string, Partial<ContactInput>, Partial<FeedSettings>]>([
    ["a header is written in another form", {}, { columns: { VORNAME: "first_name", "Kurzel ": null } }],
    ["the default of a field that it does not send is another one", {}, { defaults: { language: "en" } }],
    ["birthdays without a year are rejected, and its own has one", {}, { yearlessBirthday: "reject" }],
    ["birthdays without a year are written in another form", { birthday: "04-05" }, { yearlessBirthday: "--MM-DD" }],
  ])("is sent when %s", (_, input, now) => expect(forUpdate(input, now)).toBe(null));

  it("is sent without a birthday when dates are read in another order", () => {
    const { birthday: _birthday, ...rest } = ADA;
    const all = { ...FEED, dateOrder: "MDY", planned: PLANNED } as const;
    expect(whyForbidden({ kind: "update", input: rest, changes: {} }, all, false)).toBe(null);
  });

  it("is sent with a birthday without a year when the feed rejected them already at planning", () => {
    const now = { yearlessBirthday: "reject" } as const;
    expect(forUpdate({ birthday: "04-05" }, now, { ...PLANNED, ...now })).toBe(null);
  });

  it("clears a value only while blank cells clear values", () => {
    const cleared = { ...PLANNED, blankCells: "clear" } as const;
    expect(forUpdate({ company: null }, { blankCells: "keep" }, cleared)).not.toBe(null);
    expect(forUpdate({ custom_fields: { team: null } }, { blankCells: "keep" }, cleared)).not.toBe(null);
    expect(forUpdate({ company: null }, { blankCells: "clear" }, cleared)).toBe(null);
    expect(forUpdate({ company: null }, { blankCells: "keep" }, PLANNED)).toBe(null);
    expect(forUpdate({ company: "A" }, { blankCells: "keep" }, cleared)).toBe(null);
  });

  it("is compared only with the settings that an earlier version stored", () => {
    const now = { columns: {}, defaults: {}, dateOrder: "MDY", nameOrder: "family_first" } as const;
    expect(forUpdate({ language: "de" }, now, {})).toBe(null);
  });

  it("waits for a custom field only when the column of that field changed", () => {
    const now = { columns: { ...FEED.columns, Team: "custom_fields.team" } } as const;
    const planned = { ...PLANNED, columns: { ...FEED.columns, Team: "custom_fields.unit" } } as const;
    expect(forUpdate({ custom_fields: { team: "A" } }, now, planned)).not.toBe(null);
    expect(forUpdate({ custom_fields: { unit: "A" } }, now, planned)).not.toBe(null);
    expect(forUpdate({ custom_fields: { other: "A" } }, now, planned)).toBe(null);
    expect(forUpdate({}, now, planned)).toBe(null);
  });
});

describe("a delete that waits", () => {
  it("is made while the settings are those of its plan", () => {
    expect(isDeleteForbidden({})).toBe(false);
    expect(isDeleteForbidden({}, { planned: null })).toBe(false);
  });

  it("is not made when the feed no longer deletes, even after approval", () => {
    for (const isApproved of [false, true]) {
      expect(isDeleteForbidden({ deletes: null }, { isApproved })).toBe(true);
      expect(isDeleteForbidden({ mode: "changes" }, { isApproved })).toBe(true);
    }
  });

  it.each([
    ["limitCount", { limitCount: 9 }, { limitCount: 11 }],
    ["limitPercent", { limitPercent: 4 }, { limitPercent: 6 }],
    ["limitWeekPercent", { limitWeekPercent: 14 }, { limitWeekPercent: 16 }],
    ["limitTotal", { limitTotal: 499 }, { limitTotal: 501 }],
    ["absentDays", { absentDays: 4 }, { absentDays: 2 }],
  ])("is not made without approval when %s is stricter than at planning", (_, stricter, looser) => {
    expect(isDeleteForbidden({ deletes: { ...DELETES, ...stricter } })).toBe(true);
    expect(isDeleteForbidden({ deletes: { ...DELETES, ...stricter } }, { isApproved: true })).toBe(false);
    expect(isDeleteForbidden({ deletes: { ...DELETES, ...looser } })).toBe(false);
  });

  it("is made for a person who is marked as gone only as the setting `inactive` says", () => {
    const marked = { isInactive: true };
    expect(isDeleteForbidden({ inactive: "ignore" }, { ...marked, isApproved: true })).toBe(true);
    expect(isDeleteForbidden({ inactive: "hold" }, marked)).toBe(true);
    expect(isDeleteForbidden({ inactive: "hold" }, { ...marked, isApproved: true })).toBe(false);
    expect(isDeleteForbidden({ inactive: "delete" }, marked)).toBe(false);
  });
});
