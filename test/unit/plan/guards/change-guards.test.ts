import { describe, expect, it } from "vitest";
import type { GuardedField } from "../../../../src/pipeline/plan/rules/changes/guarded-fields.ts";
import {
  CHANGE_GUARDS,
  type ChangeFigures,
  type FieldFigures,
} from "../../../../src/pipeline/plan/rules/guards/change-guards.ts";

const LIMITS = { limitCount: 10, limitPercent: 5, limitTotal: 500, limitWeekPercent: 15, absentDays: 0 };

function fired(figures: Partial<ChangeFigures>): readonly string[] {
  const ordinary: ChangeFigures = {
    linked: 100,
    groups: [],
    isCorrectedReport: false,
    fields: [],
    columns: [],
    birthdayInterval: null,
    areAllExchanged: false,
    filledNew: null,
  };
  return CHANGE_GUARDS.filter((guard) => guard.fires({ ...ordinary, ...figures }, LIMITS) !== null).map(
    ({ name }) => name,
  );
}

/** Returns the figures of a feed with `linked` people in which one field changes. */
function one(linked: number, field: GuardedField, figures: Partial<FieldFigures>): Partial<ChangeFigures> {
  const none = {
    changed: 0,
    contradicting: 0,
    exchanged: 0,
    filled: null,
    splitsEqualValues: false,
    namesExchanged: 0,
  };
  return { linked, fields: [{ field, ...none, pattern: null, examples: {}, ...figures }] };
}

const group = (linked: number, movedAway: number) => ({ name: "A", linked, deleted: 0, movedAway, joined: 0 });

describe("a guard about changes", () => {
  // Each line has the last figures that pass and the first figures that are held.
  it.each<[string, Partial<ChangeFigures>, Partial<ChangeFigures>]>([
    ["birthdays_changed", one(5, "birthday", { changed: 2 }), one(5, "birthday", { changed: 3 })],
    ["birthdays_changed", one(12, "birthday", { changed: 3 }), one(12, "birthday", { changed: 4 })],
    ["birthdays_changed", one(25, "birthday", { changed: 5 }), one(25, "birthday", { changed: 6 })],
    ["birthdays_changed", one(60, "birthday", { changed: 7 }), one(60, "birthday", { changed: 8 })],
    ["birthdays_changed", one(100, "birthday", { changed: 10 }), one(100, "birthday", { changed: 11 })],
    ["birthdays_changed", one(100_000, "birthday", { changed: 316 }), one(100_000, "birthday", { changed: 317 })],
    [
      "birthdays_changed",
      one(100, "birthday", { changed: 2, contradicting: 2 }),
      one(100, "birthday", { changed: 3, contradicting: 3 }),
    ],
    [
      "birthdays_changed",
      one(1_000, "birthday", { changed: 7, contradicting: 7 }),
      one(1_000, "birthday", { changed: 8, contradicting: 8 }),
    ],
    ["names_changed", one(5, "last_name", { changed: 2 }), one(5, "last_name", { changed: 3 })],
    ["names_changed", one(20, "first_name", { changed: 5 }), one(20, "first_name", { changed: 6 })],
    ["names_changed", one(12, "first_name", { changed: 3 }), one(12, "first_name", { changed: 4 })],
    ["names_changed", one(60, "last_name", { changed: 6 }), one(60, "last_name", { changed: 7 })],
    ["names_changed", one(1_000, "last_name", { changed: 100 }), one(1_000, "last_name", { changed: 101 })],
    ["addresses_changed", one(4, "email", { changed: 2 }), one(4, "email", { changed: 3 })],
    ["addresses_changed", one(8, "phone", { changed: 4 }), one(8, "phone", { changed: 5 })],
    ["addresses_changed", one(40, "phone", { changed: 5 }), one(40, "phone", { changed: 6 })],
    ["addresses_changed", one(100, "email", { changed: 10 }), one(100, "email", { changed: 11 })],
    [
      "columns_changed",
      one(100, "salutation", { changed: 10, splitsEqualValues: true }),
      one(100, "salutation", { changed: 11, splitsEqualValues: true }),
    ],
    [
      "columns_changed",
      one(100, "language", { changed: 100, splitsEqualValues: false }),
      one(100, "timezone", { changed: 60, splitsEqualValues: true }),
    ],
    ["values_exchanged", one(5, "birthday", { exchanged: 2 }), one(5, "birthday", { exchanged: 3 })],
    ["values_exchanged", one(100_000, "full_name", { exchanged: 2 }), one(100_000, "full_name", { exchanged: 3 })],
    ["values_exchanged", one(99, "phone", { exchanged: 2 }), one(99, "phone", { exchanged: 3 })],
    ["values_exchanged", one(100, "phone", { exchanged: 9 }), one(100, "phone", { exchanged: 10 })],
    [
      "values_exchanged",
      one(100, "phone", { exchanged: 2, copied: 2 }),
      one(100, "phone", { exchanged: 3, copied: 3 }),
    ],
    ["values_filled", one(100, "phone", {}), one(100, "phone", { filled: { people: 3, how: "counted_up" } })],
    [
      "values_exchanged",
      { columns: [] },
      { columns: [{ field: "gender", moved: { people: 6, examples: [] }, filled: null }] },
    ],
    [
      "values_filled",
      { columns: [] },
      { columns: [{ field: "company", moved: null, filled: { people: 6, examples: [] } }] },
    ],
    ["values_filled", {}, { filledNew: { people: 5, how: "filled_down", examples: [] } }],
    [
      "birthdays_shifted",
      { birthdayInterval: { interval: "days:1", people: 3, of: 3 } },
      { birthdayInterval: { interval: "days:1", people: 4, of: 4 } },
    ],
    [
      "birthdays_shifted",
      { birthdayInterval: { interval: "exchanged", people: 4, of: 9 } },
      { birthdayInterval: { interval: "exchanged", people: 4, of: 8 } },
    ],
    [
      "birthdays_shifted",
      { birthdayInterval: { interval: "exchanged", people: 2, of: 2 } },
      { birthdayInterval: { interval: "exchanged", people: 2, of: 2 }, areAllExchanged: true },
    ],
    [
      "birthdays_shifted",
      { birthdayInterval: { interval: "exchanged", people: 2, of: 3 }, areAllExchanged: true },
      { birthdayInterval: { interval: "exchanged", people: 3, of: 3 }, areAllExchanged: true },
    ],
    ["group_moved", { groups: [group(10, 5)] }, { groups: [group(10, 6)] }],
    ["group_moved", { groups: [group(9, 9)] }, { groups: [group(10, 10)] }],
    ["group_moved", { linked: 12, groups: [group(6, 4)] }, { linked: 12, groups: [group(6, 5)] }],
    [
      "group_moved",
      { linked: 60, groups: [group(40, 10), group(40, 10)] },
      { linked: 60, groups: [group(40, 11), group(40, 10)] },
    ],
  ])("%s fires only when its limit is exceeded", (guard, passes, held) => {
    expect(fired(passes)).not.toContain(guard);
    expect(fired(held)).toEqual([guard]);
  });

  it("names only the groups that people leave", () => {
    const moved = CHANGE_GUARDS.find(({ name }) => name === "group_moved");
    const groups = [group(12, 9), { ...group(40, 0), name: "B" }];
    const none = {
      linked: 12,
      isCorrectedReport: false,
      fields: [],
      columns: [],
      birthdayInterval: null,
      areAllExchanged: false,
      filledNew: null,
    };
    expect(moved?.fires({ ...none, groups }, LIMITS)?.figures).toEqual({ groups: ["A"], people: 9 });
  });

  it("counts the people who exchange values over all fields, but for phones and single values", () => {
    const few = (field: GuardedField, receivers: readonly number[]) =>
      one(60, field, { exchanged: receivers.length, receivers }).fields ?? [];
    const birthdays = few("birthday", [1, 2]);
    expect(fired({ fields: [...birthdays, ...few("email", [3, 4])] })).toEqual(["values_exchanged"]);
    expect(fired({ fields: [...birthdays, ...few("email", [1, 2])] })).toEqual([]);
    expect(fired({ fields: [...birthdays, ...few("phone", [3, 4])] })).toEqual([]);
    expect(fired({ fields: [...birthdays, ...few("last_name", [3])] })).toEqual([]);
  });

  it("does not count the changes of a corrected report, but still finds exchanged values", () => {
    const figures = one(20, "birthday", { changed: 20, exchanged: 20 });
    expect(fired({ ...figures, groups: [group(20, 20)], isCorrectedReport: true })).toEqual(["values_exchanged"]);
  });

  it("names the field with the most changes when two fields pass the limit", () => {
    const names = CHANGE_GUARDS.find(({ name }) => name === "names_changed");
    const fields = [
      ...(one(20, "first_name", { changed: 7 }).fields ?? []),
      ...(one(20, "last_name", { changed: 9 }).fields ?? []),
    ];
    const figures = {
      linked: 20,
      groups: [],
      isCorrectedReport: false,
      fields,
      columns: [],
      birthdayInterval: null,
      areAllExchanged: false,
      filledNew: null,
    };
    expect(names?.fires(figures, LIMITS)?.figures).toEqual({ people: 9, field: "last_name", linked: 20 });
  });
});
