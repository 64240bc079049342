import { describe, expect, it } from "vitest";
import type { ContactInput } from "../../../src/model/contact.ts";
import {
  decideRow,
  type ContactRow,
  type KnownEntry,
  type RowContext,
} from "../../../src/pipeline/plan/rules/decide-row.ts";

const NOW = Date.parse("2026-03-01T00:00:00Z");
const SETTINGS = {
  mode: "snapshot",
  blankCells: "keep",
  missingContact: "report",
  sharedAddress: "report",
  inactive: "hold",
  deletes: { limitCount: 10, limitPercent: 5, limitTotal: 500, absentDays: 0 },
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

function entry(change: Partial<KnownEntry> = {}): KnownEntry {
  return { id: 7, feed: "staff", key: '["1"]', contactId: 700, hash: "old", applied: ADA, ...change };
}

function decide(change: Partial<RowContext> = {}, settings: Partial<Parameters<typeof decideRow>[1]> = {}) {
  const context: RowContext = {
    row: row(),
    hash: "new",
    entry: null,
    inDoubt: null,
    refusal: null,
    lookalike: null,
    lookalikeInDoubt: null,
    holderOfId: null,
    twin: null,
    shared: [],
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
  ...change,
});

describe("a row that names nobody known", () => {
  it("is created with its whole input", () => {
    expect(decide()).toEqual({ kind: "create", input: ADA, warnings: [] });
  });
  it("waits while its create is in doubt, whatever it says now", () => {
    expect(decide({ inDoubt: { ...ADA, first_name: "Adah" } })).toMatchObject({
      kind: "in_doubt",
      followUp: {
        create: { input: ADA },
        update: { input: ADA, changes: { first_name: ["Adah", "Ada"] } },
        isWhole: true,
      },
    });
  });
  it("asks for nothing more if it says what the create in doubt said", () => {
    expect(decide({ inDoubt: ADA })).toMatchObject({ kind: "in_doubt", followUp: { update: { changes: {} } } });
  });
  it("is rejected rather than created if it looks like a linked person", () => {
    expect(decide({ lookalike: entry() })).toMatchObject({
      kind: "rejected",
      issue: { code: "looks_like", data: { contactId: 700, name: "Ada Example" } },
    });
  });
  it("is created with a warning if another feed has the same person", () => {
    expect(decide({ twin: entry({ feed: "club" }) })).toMatchObject({
      kind: "create",
      warnings: [{ code: "greeted_twice", data: { feed: "club" } }],
    });
  });
  it("leaves a shared address out only where the feed says so", () => {
    expect(decide({ shared: ["email"] })).toMatchObject({ kind: "create", input: { email: "ada@example.org" } });
    const decision = decide({ shared: ["email"] }, { sharedAddress: "leaveOut" });
    expect(decision).toMatchObject({ kind: "create", warnings: [{ code: "address_left_out" }] });
    expect(decision.kind === "create" && "email" in decision.input).toBe(false);
  });
});

describe("a row of a linked person", () => {
  it("makes no call while its content is as last applied", () => {
    expect(decide({ entry: entry(), hash: "old" })).toMatchObject({ kind: "unchanged", warnings: [] });
  });
  it("makes no call where only the hash differs", () => {
    expect(decide({ entry: entry() })).toMatchObject({ kind: "unchanged" });
  });
  it("sends the whole mapped input, with old and new of what changed", () => {
    const moved = row({ input: { ...ADA, group_id: 2, last_name: "Sample" }, groupName: "Team Rome" });
    expect(decide({ entry: entry(), row: moved })).toMatchObject({
      kind: "update",
      contactId: 700,
      input: moved.input,
      changes: { group: ["Team Berlin", "Team Rome"], last_name: ["Example", "Sample"] },
    });
  });
  it("keeps a birthday that became blank, sends it again, and tells a person", () => {
    const { birthday: _, ...rest } = ADA;
    const blanked = row({ input: { ...rest, last_name: "Sample" }, blank: ["birthday"] });
    expect(decide({ entry: entry(), row: blanked })).toMatchObject({
      kind: "update",
      input: { birthday: "1990-04-05" },
      changes: { last_name: ["Example", "Sample"] },
      warnings: [{ code: "value_blanked", field: "birthday", data: { value: "1990-04-05" } }],
    });
  });
  it("clears a blank field with null where the feed says so", () => {
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
  it("never sends a field that is not mapped", () => {
    const known = entry({ applied: { ...ADA, company: "Example Ltd" } });
    const decision = decide({ entry: known, row: row({ input: { ...ADA, last_name: "Sample" } }) });
    expect(decision.kind === "update" && "company" in decision.input).toBe(false);
  });
});

describe("what the service refused before", () => {
  it("422 is not sent again until the row changes", () => {
    const asked = refusal(422, { refusedAt: "2020-01-01T00:00:00Z" });
    expect(decide({ refusal: asked })).toMatchObject({ kind: "rejected", status: 422, requestId: "r1" });
  });
  it("409 is sent again after a week, or when the address is free", () => {
    expect(decide({ refusal: refusal(409) })).toMatchObject({ kind: "rejected", status: 409 });
    expect(decide({ refusal: refusal(409, { refusedAt: "2026-02-21T00:00:00Z" }) })).toMatchObject({ kind: "create" });
    expect(decide({ refusal: refusal(409, { addressFreed: true }) })).toMatchObject({ kind: "create" });
  });
});

describe("an explicit contact_id", () => {
  it("links an unknown key to that contact by an update", () => {
    expect(decide({ row: row({ contactId: 55 }) })).toMatchObject({ kind: "update", entry: null, contactId: 55 });
  });
  it("is refused where it is linked elsewhere", () => {
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

describe("people marked deceased, terminated …", () => {
  const gone = row({ inactive: "Deceased" });
  it("are not created", () => {
    expect(decide({ row: gone })).toEqual({ kind: "skipped", reason: "inactive" });
  });
  it("are left to a person where they are linked", () => {
    expect(decide({ row: gone, entry: entry() })).toMatchObject({ kind: "leave", word: "Deceased" });
  });
  it("are only reported in a changes feed, or where nothing is ever deleted", () => {
    const reported = { kind: "unchanged", warnings: [{ code: "inactive_reported" }] };
    expect(decide({ row: gone, entry: entry() }, { mode: "changes" })).toMatchObject(reported);
    expect(decide({ row: gone, entry: entry() }, { deletes: null })).toMatchObject(reported);
  });
  it("are people like others where the feed ignores the mark", () => {
    expect(decide({ row: gone }, { inactive: "ignore" })).toMatchObject({ kind: "create" });
  });
});
