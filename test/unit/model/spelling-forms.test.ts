import { describe, expect, it } from "vitest";
import { spellingForms } from "../../../src/model/text/spelling/spelling-forms.ts";

type Spelled = readonly [first: string, last: string, birthday: string];

const hasCommon = ([first, last, birthday]: Spelled, [otherFirst, otherLast, otherBirthday]: Spelled) => {
  const forms = spellingForms(first, `${first} ${last}`, birthday);
  return spellingForms(otherFirst, `${otherFirst} ${otherLast}`, otherBirthday).some((form) => forms.includes(form));
};
const NAMES = [
  ["dorota", "debska"],
  ["dorotta", "dębskka"],
  ["orota", "dębska"],
  ["dorota", "ebska"],
  ["dębska", "dorota"],
] as const;
const BIRTHDAYS = ["1975-04-12", "1957-04-12", "1975-05-12", "1975-04-21", "1975-12-04"] as const;

describe("spellingForms", () => {
  it.each(NAMES.flatMap(([first, last]) => BIRTHDAYS.map((day) => [first, last, day] as const)))(
    "have one in common for dorota dębska of 1975-04-12 and %s %s of %s",
    (first, last, day) => {
      expect(hasCommon(["dorota", "dębska", "1975-04-12"], [first, last, day])).toBe(true);
    },
  );

  it.each(["--04-12", "04-12"])("have one in common when the birthday %s has no year", (day) => {
    expect(hasCommon(["dorota", "dębska", "1975-04-12"], ["dorota", "debska", day])).toBe(true);
    expect(hasCommon(["dorota", "dębska", "--04-21"], ["dorota", "debska", day])).toBe(true);
  });

  it("have none in common for other names, or birthdays that contradict", () => {
    expect(hasCommon(["dorota", "dębska", "1975-04-12"], ["jan", "kowal", "1975-04-12"])).toBe(false);
    expect(hasCommon(["dorota", "dębska", "1975-04-12"], ["dorota", "dębska", "1999-08-30"])).toBe(false);
  });

  it("are none for a text that is no birthday", () => {
    expect(spellingForms("dorota", "dorota dębska", "spring")).toEqual([]);
  });
});
