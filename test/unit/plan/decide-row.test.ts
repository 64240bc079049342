import { describe, expect, it } from "vitest";
import type { ContactInput, Entry } from "../../../src/model/contact.ts";
import { bornLately } from "../../../src/pipeline/plan/rules/compare/born-lately.ts";
import { decideRow, type ContactRow, type RowContext } from "../../../src/pipeline/plan/rules/decide-row.ts";

const NOW = Date.parse("2026-03-01T00:00:00Z");
const SETTINGS = {
  defaults: {},
  mayDelete: true,
  mode: "snapshot",
  blankCells: "keep",
  missingContact: "report",
  sharedAddress: "report",
  inactive: "hold",
  deletes: { limitCount: 10, limitPercent: 5, limitWeekPercent: 15, limitTotal: 500, absentDays: 0 },
} as const;
const GROUPS = new Map([
  [1, "Team Berlin"],
  [2, "Team Rome"],
]);

const ADA: ContactInput = {
  first_name: "Ada",
  last_name: "Example",
  email: "ada@example.org",
  group_id: 1,
  birthday: "1990-04-05",
};

function row(change: Partial<ContactRow> = {}): ContactRow {
  return {
    kind: "contact",
    line: 2,
    key: '["1"]',
    input: ADA,
    groupName: "Team Berlin",
    blank: [],
    guardian: null,
    contactId: null,
    inactive: null,
    warnings: [],
    cells: [],
    traits: { email: null, phone: null, firstName: null, fullName: null, birthday: null },
    ...change,
  };
}

function entry(change: Partial<Entry> = {}): Entry {
  return { id: 7, feed: "staff", key: '["1"]', contactId: 700, hash: "old", applied: ADA, ...change };
}

function decide(change: Partial<RowContext> = {}, settings: Partial<Parameters<typeof decideRow>[1]> = {}) {
  const context: RowContext = {
    row: row(),
    hash: "new",
    entry: null,
    isDoubted: false,
    answer: null,
    inDoubt: null,
    refusal: null,
    lookalike: null,
    leftOut: [],
    lookalikeInDoubt: null,
    mayBe: null,
    holderOfId: null,
    twin: null,
    shared: [],
    birthdayDoubt: null,
    ...change,
  };
  return decideRow(context, { ...SETTINGS, ...settings }, GROUPS, NOW);
}

const refusal = (status: number, change = {}) => ({
  status,
  issue: { code: "contact_exists", field: null, header: null, data: {} } as const,
  requestId: "r1",
  refusedAt: "2026-02-28T00:00:00Z",
  holder: null,
  addressFreed: false,
  isHoldersPerson: false,
  ...change,
});

describe("a birthday that the person of a linked contact can hardly have", () => {
  const birthdayDoubt = bornLately(row({ input: { ...ADA, birthday: "2026-01-01" } }), ADA, [], 2026);

  it("is a question with both birthdays, unless the row is as it was or a person has answered", () => {
    expect(decide({ entry: entry(), birthdayDoubt })).toMatchObject({
      kind: "rejected",
      issue: { code: "birthday_ambiguous", data: { readings: ["2026-01-01", "1990-04-05"] } },
    });
    expect(decide({ entry: entry(), hash: "old", birthdayDoubt }).kind).toBe("unchanged");
    expect(decide({ entry: entry(), answer: "same", birthdayDoubt }).kind).not.toBe("rejected");
  });
  it("is none of an earlier year, of a baby, and of a contact without a year of birth", () => {
    const doubt = (birthday: string, known: string) =>
      bornLately(row({ input: { ...ADA, birthday } }), { ...ADA, birthday: known }, [], 2026);
    expect([doubt("2025-12-31", "2023-01-01"), doubt("2026-01-01", "1990-04-05")]).not.toContain(null);
    expect([doubt("2024-12-31", "1990-04-05"), doubt("2026-01-01", "2024-02-02")]).toEqual([null, null]);
    expect([doubt("2026-01-01", "04-05"), doubt("--01-01", "1990-04-05")]).toEqual([null, null]);
  });
});

describe("a row without an entry", () => {
  it("creates a contact with the row's whole input", () => {
    expect(decide()).toEqual({ kind: "create", input: ADA, warnings: [] });
  });
  it("waits when a create for its key is in doubt, even if its content has changed", () => {
    expect(decide({ inDoubt: { ...ADA, first_name: "Adah" } })).toMatchObject({
      kind: "in_doubt",
      followUp: {
        create: { input: ADA },
        update: { input: ADA, changes: { first_name: ["Adah", "Ada"] } },
        isWhole: true,
      },
    });
  });
  it("asks for no change after the doubt when its content is what the create sent", () => {
    expect(decide({ inDoubt: ADA })).toMatchObject({ kind: "in_doubt", followUp: { update: { changes: {} } } });
  });
  it("rejects the row when it looks like a linked contact", () => {
    expect(decide({ lookalike: entry() })).toMatchObject({
      kind: "rejected",
      issue: { code: "looks_like", data: { contactId: 700, name: "Ada Example" } },
    });
  });
  it("creates a contact with a warning when another feed has the same person", () => {
    expect(decide({ twin: entry({ feed: "club" }) })).toMatchObject({
      kind: "create",
      warnings: [{ code: "greeted_twice", data: { feed: "club" } }],
    });
  });
  it("leaves out a shared address only when the feed asks for it", () => {
    expect(decide({ shared: ["email"] })).toMatchObject({ kind: "create", input: { email: "ada@example.org" } });
    const decision = decide({ shared: ["email"] }, { sharedAddress: "leaveOut" });
    expect(decision).toMatchObject({ kind: "create", warnings: [{ code: "address_left_out" }] });
    expect(decision.kind === "create" && "email" in decision.input).toBe(false);
  });
});

describe("a row with an entry", () => {
  it("makes no call when its content is as last applied", () => {
    expect(decide({ entry: entry(), hash: "old" })).toMatchObject({ kind: "unchanged", warnings: [] });
  });
  it("makes no call when only the hash differs", () => {
    expect(decide({ entry: entry() })).toMatchObject({ kind: "unchanged" });
  });
  it("sends the whole input with the old and new values of changed fields when a field changed", () => {
    const moved = row({ input: { ...ADA, group_id: 2, last_name: "Exampla" }, groupName: "Team Rome" });
    expect(decide({ entry: entry(), row: moved })).toMatchObject({
      kind: "update",
      contactId: 700,
      input: moved.input,
      changes: { group: ["Team Berlin", "Team Rome"], last_name: ["Example", "Exampla"] },
    });
  });
  it("sends the last birthday again, with a warning, when the cell became blank", () => {
    const { birthday: _, ...rest } = ADA;
    const blanked = row({ input: { ...rest, last_name: "Exampla" }, blank: ["birthday"] });
    expect(decide({ entry: entry(), row: blanked })).toMatchObject({
      kind: "update",
      input: { birthday: "1990-04-05" },
      changes: { last_name: ["Example", "Exampla"] },
      warnings: [{ code: "value_blanked", field: "birthday", data: { value: "1990-04-05" } }],
    });
  });
  it("clears a blank field with null when the feed says so", () => {
    const { birthday: _, ...rest } = ADA;
    expect(
      decide({ entry: entry(), row: row({ input: rest, blank: ["birthday"] }) }, { blankCells: "clear" }),
    ).toMatchObject({
      kind: "update",
      input: { birthday: null },
      changes: { birthday: ["1990-04-05", null] },
      warnings: [],
    });
  });
  it("leaves out a field that the list does not have when another field changed", () => {
    const known = entry({ applied: { ...ADA, company: "Example Ltd" } });
    const decision = decide({ entry: known, row: row({ input: { ...ADA, last_name: "Sample" } }) });
    expect(decision.kind === "update" && "company" in decision.input).toBe(false);
  });
});

describe("a row that the service refused before", () => {
  it("is not sent again after a 422 while its content is the same", () => {
    const asked = refusal(422, { refusedAt: "2020-01-01T00:00:00Z" });
    expect(decide({ refusal: asked })).toMatchObject({ kind: "rejected", status: 422, requestId: "r1" });
  });
  it("is sent again after a 409 when a week has passed or the address is free", () => {
    expect(decide({ refusal: refusal(409) })).toMatchObject({ kind: "rejected", status: 409 });
    expect(decide({ refusal: refusal(409, { refusedAt: "2026-02-21T00:00:00Z" }) })).toMatchObject({ kind: "create" });
    // A machine noted the refusal whose clock was a year ahead.
    expect(decide({ refusal: refusal(409, { refusedAt: "2027-02-28T00:00:00Z" }) })).toMatchObject({ kind: "create" });
    expect(decide({ refusal: refusal(409, { addressFreed: true }) })).toMatchObject({ kind: "create" });
    expect(decide({ refusal: refusal(409, { addressFreed: true, isHoldersPerson: true }) })).toMatchObject({
      kind: "rejected",
    });
  });
  it("is not sent again after a 400 while its content is the same", () => {
    expect(decide({ refusal: refusal(400) })).toMatchObject({ kind: "rejected", status: 400 });
  });
  it("is sent again after any other refusal", () => {
    expect(decide({ refusal: refusal(403) })).toMatchObject({ kind: "create" });
    expect(decide({ refusal: refusal(404) })).toMatchObject({ kind: "create" });
  });
  it("is sent again after the contact was gone only when the feed now asks to create it again", () => {
    const gone = refusal(404, { issue: { code: "contact_gone", field: null, header: null, data: {} } });
    expect(decide({ refusal: gone })).toMatchObject({ kind: "rejected", status: 404 });
    expect(decide({ refusal: gone }, { missingContact: "recreate" })).toMatchObject({ kind: "create" });
  });
});

describe("a row that gives a contact_id", () => {
  it("links an unknown key to that contact with an update", () => {
    expect(decide({ row: row({ contactId: 55 }) })).toMatchObject({ kind: "update", entry: null, contactId: 55 });
  });
  it("is rejected when the contact or the key is linked elsewhere", () => {
    expect(decide({ row: row({ contactId: 700 }), holderOfId: entry({ id: 8, feed: "club" }) })).toMatchObject({
      kind: "rejected",
      issue: { code: "linked_elsewhere", data: { feed: "club" } },
    });
    expect(decide({ row: row({ contactId: 55 }), entry: entry() })).toMatchObject({
      kind: "rejected",
      issue: { code: "linked_elsewhere" },
    });
  });
});

describe("a row that is marked deceased or terminated", () => {
  const gone = row({ inactive: "Deceased" });
  it("is skipped when it has no entry", () => {
    expect(decide({ row: gone })).toEqual({ kind: "skipped", reason: "inactive" });
  });
  it("leads to a delete that a person decides when it has an entry", () => {
    expect(decide({ row: gone, entry: entry() })).toMatchObject({ kind: "leave", word: "Deceased" });
  });
  it("is only reported when the feed's mode is `changes` or the feed never deletes", () => {
    const reported = { kind: "unchanged", warnings: [{ code: "inactive_reported" }] };
    expect(decide({ row: gone, entry: entry() }, { mode: "changes" })).toMatchObject(reported);
    expect(decide({ row: gone, entry: entry() }, { deletes: null })).toMatchObject(reported);
  });
  it("is created like any other row when the feed ignores the mark", () => {
    expect(decide({ row: gone }, { inactive: "ignore" })).toMatchObject({ kind: "create" });
  });
});

describe("a row of a known key that is about another person", () => {
  const nina = { first_name: "Nina", last_name: "Sample", email: "nina@example.org", group_id: 1 };
  const asked = row({ input: nina, blank: ["birthday"] });

  it("is a question that names the linked person", () => {
    expect(decide({ entry: entry(), row: asked })).toMatchObject({
      kind: "rejected",
      issue: { code: "other_person", data: { name: "Ada Example", contactId: 700, key: "1" } },
    });
  });
  it("is a question, and no delete, when the row is marked deceased", () => {
    expect(decide({ entry: entry(), row: { ...asked, inactive: "Deceased" } })).toMatchObject({ kind: "rejected" });
  });
  it("is an ordinary update when a person answers that it is the same person", () => {
    expect(decide({ entry: entry(), row: asked, answer: "same" })).toMatchObject({ kind: "update", contactId: 700 });
  });
  it("replaces the contact, and keeps no value of the former person, when a person answers that it is a new one", () => {
    expect(decide({ entry: entry(), row: asked, answer: "new" })).toEqual({
      kind: "replace",
      entry: entry(),
      isDeleted: true,
      input: nina,
      warnings: [],
    });
  });
  it("gives a new person the group of the former one only when the feed has that group", () => {
    const kept = { ...asked, blank: ["group_id"], groupName: "Friends" };
    expect(decide({ entry: entry(), row: kept, answer: "new" })).toMatchObject({ issue: { code: "group_missing" } });
    const defaults = { group: "friends" };
    expect(decide({ entry: entry(), row: kept, answer: "new" }, { defaults })).toMatchObject({ kind: "replace" });
  });
  it("only unlinks the former contact, with a warning, when the feed may not delete", () => {
    expect(decide({ entry: entry(), row: asked, answer: "new" }, { mayDelete: false })).toMatchObject({
      kind: "replace",
      isDeleted: false,
      warnings: [{ code: "former_contact_stays", data: { name: "Ada Example", contactId: 700 } }],
    });
  });
  it("is not asked about when nothing is known of the contact", () => {
    const unknown = entry({ hash: "", applied: { first_name: "", group_id: 0 } });
    expect(decide({ entry: unknown, row: asked })).toMatchObject({ kind: "update" });
  });
  it("asks once a create in doubt for its key turns out to be applied", () => {
    expect(decide({ inDoubt: ADA, row: asked })).toMatchObject({
      kind: "in_doubt",
      followUp: { create: { input: nina }, otherPerson: { code: "other_person", data: { name: "Ada Example" } } },
    });
    expect(decide({ inDoubt: ADA })).not.toHaveProperty("followUp.otherPerson");
    const stays = "followUp.otherPerson.data.stays";
    expect(decide({ inDoubt: ADA, row: asked })).not.toHaveProperty(stays);
    expect(decide({ inDoubt: ADA, row: asked }, { mayDelete: false })).toHaveProperty(stays);
  });
});
