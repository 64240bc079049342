import { describe, expect, it } from "vitest";
import { evaluateGuards, type Figures } from "../../../../src/pipeline/plan/rules/guards/evaluate-guards.ts";

const LIMITS = { limitCount: 10, limitPercent: 5, limitWeekPercent: 15, limitTotal: 500, absentDays: 0 };

const ORDINARY: Figures = {
  linked: 1000,
  rowsRead: 1000,
  rowsUnreadable: 0,
  rowsAmbiguous: 0,
  rowsUnordered: 0,
  newPeople: 0,
  deletes: 0,
  deletesNotApproved: 0,
  deletesApproved: false,
  deletedInWeek: 0,
  linkedWeekAgo: 1000,
  unidentifiedRows: 0,
  unidentifiedLines: [],
  unidentifiedDeletes: 0,
  unidentifiedExamples: [],
  inactivePeople: 0,
  otherPeople: 0,
  knownRows: 0,
  keysCarriedOver: 0,
  otherPeopleExamples: [],
  twins: 0,
  people: 1000,
  twinExamples: [],
  twinLines: [],
  neverListed: 0,
  cut: null,
  inOtherList: 0,
  groups: [],
  isSnapshot: true,
  listed: 1000,
  blankKeys: 0,
  rowsWithCells: 1000,
  age: null,
  returns: null,
  undone: null,
  moved: { people: 0, examples: [] },
  changes: { deletes: 0, sent: 0, updates: 0, kept: 0 },
  groupIdsChanged: [],
  createdInto: [],
  changedSettings: null,
  isCorrectedReport: false,
  fields: [],
  columns: [],
  birthdayInterval: null,
  areAllExchanged: false,
  filledNew: null,
  before: {
    keyChanged: false,
    keyColumnsGone: [],
    knownColumns: 6,
    columnsGone: [],
    columnsBlank: [],
    hadBlankKeys: false,
  },
};

const BEFORE = ORDINARY.before!;
const OLDER = { newer: "2026-01-01T000000.000Z-staff", isLastButOne: false, isByRows: false };
const BACK = { leavers: 0, joiners: 0, values: 0, lists: 2, examples: [] };
const LAST_BUT_ONE = { ...OLDER, isLastButOne: true, isByRows: true };
const BY_ROWS = { ...OLDER, isByRows: true };
const changedFor = (people: number) => ({ names: ["country"], people, examples: [] });
const FIRST = { name: "A", creates: 10, bare: 0, isFirst: true, isRestored: false, knownAtLastList: 0 };
const LATER = { ...FIRST, isFirst: false, knownAtLastList: 55 };
const BARE = { ...LATER, creates: 3, bare: 2, contactCount: 51, known: 50 };

function fired(change: Partial<Figures>, limits: typeof LIMITS | null = LIMITS): readonly string[] {
  return evaluateGuards({ ...ORDINARY, ...change }, limits).map(({ guard }) => guard);
}

function group(figures: Partial<Figures["groups"][number]>): Figures["groups"][number] {
  return { name: "A", linked: 10, deleted: 0, movedAway: 0, joined: 0, ...figures };
}

/** Returns the figures of a list that deletes one person, in a feed that had as many people seven days ago. */
function week(figures: Partial<Figures>): Partial<Figures> {
  return { deletes: 1, deletesNotApproved: 1, linkedWeekAgo: figures.linked ?? 1000, ...figures };
}

describe("guards", () => {
  it("hold nothing when the list is ordinary", () => {
    expect(fired({ deletes: 3, newPeople: 20, rowsUnreadable: 2 })).toEqual([]);
  });

  // Each line has the last figures that pass and the first figures that are held.
  it.each<[string, Partial<Figures>, Partial<Figures>]>([
    ["delete_limit", { deletes: 50 }, { deletes: 51 }],
    ["delete_limit", { linked: 50, deletes: 10 }, { linked: 50, deletes: 11 }],
    ["delete_share", { linked: 12, deletes: 3 }, { linked: 11, deletes: 3 }],
    ["delete_share", { linked: 8, deletes: 2 }, { linked: 7, deletes: 2 }],
    ["delete_share", { linked: 1, deletes: 1 }, { linked: 2, deletes: 2 }],
    ["delete_total", { linked: 100_000, deletes: 500 }, { linked: 100_000, deletes: 501 }],
    [
      "group_emptied",
      { deletes: 4, groups: [group({ linked: 4, deleted: 4 })] },
      { deletes: 5, groups: [group({ linked: 5, deleted: 5 })] },
    ],
    [
      "group_emptied",
      { deletes: 1, groups: [group({ linked: 5, deleted: 1, movedAway: 4, joined: 1 })] },
      { deletes: 1, groups: [group({ linked: 5, deleted: 1, movedAway: 4 })] },
    ],
    ["group_emptied", { groups: [group({ linked: 5, movedAway: 5 })] }, { groups: [group({ linked: 5, deleted: 5 })] }],
    // 15 % of 1,000 people.
    ["delete_week", week({ deletedInWeek: 149 }), week({ deletedInWeek: 150 })],
    // Three times ten, of 100 people.
    ["delete_week", week({ linked: 100, deletedInWeek: 29 }), week({ linked: 100, deletedInWeek: 30 })],
    // A third of 60 people, and of 5.
    ["delete_week", week({ linked: 60, deletedInWeek: 19 }), week({ linked: 60, deletedInWeek: 20 })],
    ["delete_week", week({ linked: 5 }), week({ linked: 5, deletedInWeek: 1 })],
    ["delete_week", week({ linked: 1 }), week({ linked: 1, deletedInWeek: 1 })],
    [
      "delete_week",
      week({ linked: 100, deletedInWeek: 30, deletesNotApproved: 0 }),
      week({ linked: 100, deletedInWeek: 30 }),
    ],
    // The feed shrank during the week, or grew.
    [
      "delete_week",
      week({ linked: 70, linkedWeekAgo: 99, deletedInWeek: 29 }),
      week({ linked: 70, linkedWeekAgo: 99, deletedInWeek: 30 }),
    ],
    [
      "delete_week",
      week({ linked: 99, linkedWeekAgo: 5, deletedInWeek: 29 }),
      week({ linked: 99, linkedWeekAgo: 5, deletedInWeek: 30 }),
    ],
    [
      "unidentified_rows",
      { unidentifiedRows: 1, unidentifiedDeletes: 0 },
      { unidentifiedRows: 1, unidentifiedDeletes: 1 },
    ],
    ["cut_off", { deletes: 0, cut: { how: "row" } }, { deletes: 1, cut: { how: "row" } }],
    ["cut_off", { deletes: 1 }, { deletes: 3, cut: { how: "end", last: 3, missing: 3 } }],
    ["inactive_people", { inactivePeople: 0 }, { inactivePeople: 1 }],
    ["never_listed", { neverListed: 0 }, { neverListed: 1 }],
    ["older_list", { age: OLDER }, { age: OLDER, changes: { deletes: 0, sent: 0, updates: 0, kept: 1 } }],
    [
      "older_list",
      { changes: { deletes: 1, sent: 3, updates: 3, kept: 1 } },
      { age: OLDER, changes: { deletes: 0, sent: 1, updates: 1, kept: 0 } },
    ],
    [
      "older_list",
      { age: LAST_BUT_ONE, changes: { deletes: 0, sent: 2, updates: 2, kept: 2 } },
      { age: LAST_BUT_ONE, changes: { deletes: 0, sent: 3, updates: 3, kept: 0 } },
    ],
    [
      "older_list",
      { age: BY_ROWS, changes: { deletes: 0, sent: 2, updates: 0, kept: 0 } },
      { age: BY_ROWS, changes: { deletes: 0, sent: 3, updates: 0, kept: 0 } },
    ],
    ["older_list", { age: BY_ROWS }, { age: BY_ROWS, changes: { deletes: 0, sent: 1, updates: 1, kept: 0 } }],
    ["older_list", { age: LAST_BUT_ONE }, { age: LAST_BUT_ONE, changes: { deletes: 1, sent: 0, updates: 0, kept: 0 } }],
    ["older_list", { returns: { ...BACK, joiners: 9 } }, { returns: { ...BACK, joiners: 1, values: 1 } }],
    ["older_list", { returns: { ...BACK, lists: 1, leavers: 9 } }, { returns: { ...BACK, leavers: 1, values: 2 } }],
    ["older_list", { returns: { ...BACK, values: 2 } }, { returns: { ...BACK, values: 3 } }],
    ["other_list", { listed: 500, newPeople: 1 }, { listed: 499, newPeople: 1 }],
    ["other_list", { listed: 499, newPeople: 0 }, { listed: 0, newPeople: 1 }],
    ["other_list", { linked: 4, listed: 0, newPeople: 9 }, { linked: 5, listed: 2, newPeople: 1 }],
    ["other_list", { listed: null, newPeople: 9 }, { listed: 0, newPeople: 9 }],
    [
      "key_changed",
      { linked: 0, before: { ...BEFORE, keyChanged: true } },
      { before: { ...BEFORE, keyChanged: true } },
    ],
    ["key_column_gone", {}, { before: { ...BEFORE, keyColumnsGone: ["Employee ID"] } }],
    [
      "columns_gone",
      { before: { ...BEFORE, columnsGone: ["a", "b"] } },
      { before: { ...BEFORE, columnsGone: ["a", "b", "c"] } },
    ],
    ["unreadable_rows", { rowsUnreadable: 500 }, { rowsUnreadable: 501 }],
    [
      "columns_gone",
      { isSnapshot: false, before: { ...BEFORE, columnsGone: ["a", "b", "c"] } },
      { before: { ...BEFORE, columnsGone: ["a", "b", "c", "d"] } },
    ],
    ["blank_keys", { blankKeys: 10 }, { blankKeys: 11 }],
    ["blank_keys", { blankKeys: 2, rowsWithCells: 4 }, { blankKeys: 3, rowsWithCells: 4 }],
    ["blank_keys", { blankKeys: 500, before: { ...BEFORE, hadBlankKeys: true } }, { blankKeys: 500 }],
    ["new_people", { newPeople: 428 }, { newPeople: 429 }],
    ["new_people", { listed: null, newPeople: 300 }, { listed: null, newPeople: 301 }],
    ["new_people", { linked: 99, listed: 99, newPeople: 99 }, { linked: 100, listed: 100, newPeople: 43 }],
    [
      "group_moved",
      { groups: [group({ linked: 10, movedAway: 5 })] },
      { groups: [group({ linked: 10, movedAway: 6 })] },
    ],
    ["group_id_changed", {}, { groupIdsChanged: ["A"] }],
    ["column_blank", {}, { before: { ...BEFORE, columnsBlank: ["Phone"] } }],
    ["settings_changed", { changedSettings: changedFor(100) }, { changedSettings: changedFor(101) }],
    ["settings_changed", { linked: 8, changedSettings: changedFor(4) }, { linked: 7, changedSettings: changedFor(4) }],
    ["settings_changed", { linked: 3, changedSettings: changedFor(2) }, { linked: 3, changedSettings: changedFor(3) }],
    [
      "strangers",
      { createdInto: [{ ...FIRST, contactCount: 5, known: 5 }] },
      { createdInto: [{ ...FIRST, contactCount: 6, known: 5 }] },
    ],
    [
      "strangers",
      { createdInto: [{ ...LATER, contactCount: 54, known: 50 }] },
      { createdInto: [{ ...LATER, contactCount: 55, known: 50 }] },
    ],
    [
      "strangers",
      { createdInto: [{ ...LATER, creates: 1, contactCount: 52, known: 50 }] },
      { createdInto: [{ ...LATER, creates: 1, contactCount: 53, known: 50 }] },
    ],
    [
      "strangers",
      { createdInto: [{ ...BARE, knownAtLastList: 51 }] },
      { createdInto: [{ ...BARE, knownAtLastList: 50 }] },
    ],
    [
      "strangers",
      { createdInto: [{ ...BARE, bare: 0, knownAtLastList: 50 }] },
      { createdInto: [{ ...BARE, bare: 1, knownAtLastList: 50 }] },
    ],
    [
      "strangers",
      { createdInto: [{ ...BARE, bare: 3, knownAtLastList: 50 }] },
      { createdInto: [{ ...BARE, bare: 2, knownAtLastList: 50 }] },
    ],
  ])("%s fires only when its limit is exceeded", (guard, passes, held) => {
    expect(fired(passes)).not.toContain(guard);
    expect(fired(held)).toContain(guard);
  });

  it("say that the ledger was restored only when a group has strangers since", () => {
    const restored = (isRestored: boolean) =>
      evaluateGuards({ ...ORDINARY, createdInto: [{ ...FIRST, isRestored, contactCount: 6, known: 5 }] }, LIMITS)[0];
    expect(restored(true)?.figures).toMatchObject({ groups: ["A"], restored: 1 });
    expect(restored(false)?.figures).toEqual({ groups: ["A"], unknown: 1, listed: 6, known: 5 });
  });

  it("name the order of dates when more than half of the unreadable rows have an ambiguous date", () => {
    const how = (rowsAmbiguous: number) =>
      evaluateGuards({ ...ORDINARY, rowsUnreadable: 600, rowsAmbiguous }, LIMITS)[0]?.figures["how"];
    expect([how(300), how(301)]).toEqual([undefined, "date_order"]);
  });

  it("hold the deletes and the whole run when guards of both scopes fire", () => {
    const holds = evaluateGuards({ ...ORDINARY, deletes: 51, newPeople: 429 }, LIMITS);
    expect(holds).toEqual([
      { guard: "delete_limit", scope: "deletes", figures: { deletes: 51, linked: 1000, limit: 50 } },
      { guard: "new_people", scope: "run", figures: { new: 429, linked: 1000 } },
    ]);
  });

  it("hold a list of many deletes once, when no earlier list of the week deleted anyone", () => {
    expect(fired({ deletes: 400, deletesNotApproved: 400 })).toEqual(["delete_limit", "delete_share"]);
    expect(fired({ deletes: 400, deletesNotApproved: 400, deletedInWeek: 1 })).toContain("delete_week");
    expect(fired({ deletes: 160, deletesNotApproved: 160 }, { ...LIMITS, limitPercent: 100 })).toEqual(["delete_week"]);
  });

  it("fire only for reasons other than the number of deletes when a person has approved the deletes", () => {
    expect(fired({ deletes: 600, deletesApproved: true, newPeople: 429 })).toEqual(["new_people"]);
    expect(fired({ deletes: 600, deletesApproved: true, unidentifiedRows: 1, unidentifiedDeletes: 1 })).toEqual([
      "unidentified_rows",
    ]);
  });
});
