import { describe, expect, test } from "vitest";
import type { ContactInput } from "../../../../../src/model/contact.ts";
import { judgePerson } from "../../../../../src/pipeline/plan/rules/compare/never/judge-person.ts";
import {
  formsToAsk,
  formsToKeep,
  knownByOf,
  knownByTraits,
} from "../../../../../src/pipeline/plan/rules/compare/never/person-forms.ts";
import { traitsOf } from "../../../../../src/model/traits.ts";

const ADA: Partial<ContactInput> = {
  first_name: "Thomas",
  last_name: "Müller",
  email: "thomas.mueller@example.org",
  phone: "+493012345678",
  birthday: "1980-04-05",
};

const input = (values: Partial<ContactInput>): ContactInput => ({ first_name: "", group_id: 1, ...values });

/** Returns how a person and a never entry fit: `never`, `maybe by …` or null. */
function judge(kept: Partial<ContactInput>, asked: Partial<ContactInput>, key?: readonly [string, string]) {
  const forms = formsToKeep(knownByOf(input(kept), ["staff", "7"]));
  return judgeForms(forms, knownByOf(input(asked), key ?? null));
}

function judgeForms(forms: ReadonlySet<string>, person: Parameters<typeof formsToAsk>[0]) {
  const { first, others } = formsToAsk(person);
  const shared = [...first, ...others].filter((form) => forms.has(form)).map((form) => ({ form, id: 1 }));
  const [found] = [...first].some((form) => forms.has(form)) ? judgePerson(shared, person) : [];
  return found === undefined ? null : found.kind === "never" ? "never" : `maybe by ${found.by.join(" and ")}`;
}

describe("a person and a never entry", () => {
  test.for([
    ["name and birthday", { first_name: "Thomas", last_name: "Müller", birthday: "1980-04-05" }],
    ["another spelling of the name", { first_name: "THOMAS", last_name: "Mueller", birthday: "1980-04-05" }],
    ["a short form of the first name", { first_name: "Tom", last_name: "Muller", birthday: "1980-04-05" }],
    ["a title before the name", { first_name: "Dr. Thomas", last_name: "Müller", birthday: "1980-04-05" }],
    ["exchanged names", { first_name: "Müller", last_name: "Thomas", birthday: "1980-04-05" }],
    ["the whole name in one field", { first_name: "Thomas Müller", birthday: "1980-04-05" }],
    ["a birthday without its year", { first_name: "Thomas", last_name: "Müller", birthday: "--04-05" }],
    ["e-mail and first name", { first_name: "Thomas", email: "ThomasMueller+work@Example.org" }],
    ["phone and first name", { first_name: "Tom", phone: "030 12345678" }],
    ["the second phone and first name", { first_name: "Tom", whatsapp_phone: "0049 (0)30 1234-5678" }],
  ] as const)("certainly fit when they share %s", ([, values]) => {
    expect(judge(ADA, values)).toBe("never");
  });

  test("certainly fit when the entry's birthday has no year", () => {
    const { birthday: _birthday, ...kept } = ADA;
    expect(
      judge({ ...kept, birthday: "04-05" }, { first_name: "Thomas", last_name: "Müller", birthday: "1980-04-05" }),
    ).toBe("never");
  });

  test("certainly fit when they share key and name", () => {
    expect(judge(ADA, { first_name: "Thomas", last_name: "Müller" }, ["staff", "7"])).toBe("never");
  });

  test.for([
    ["e-mail", "email", { first_name: "Eva", email: "thomas.mueller@example.org", birthday: "1999-09-09" }],
    ["phone", "phone", { first_name: "Eva", phone: "+493012345678" }],
    ["name", "name", { first_name: "Thomas", last_name: "Müller" }],
    [
      "name, and its birthday differs in the day",
      "name",
      { first_name: "Thomas", last_name: "Müller", birthday: "1980-04-06" },
    ],
    [
      "name, and its birthday differs in the year",
      "name",
      { first_name: "Thomas", last_name: "Müller", birthday: "1981-04-05" },
    ],
    [
      "name, and day and month are exchanged",
      "name",
      { first_name: "Thomas", last_name: "Müller", birthday: "1980-05-04" },
    ],
    ["birthday and a misspelt name", "name", { first_name: "Thomas", last_name: "Mülller", birthday: "1980-04-05" }],
  ] as const)("may fit when they share %s only", ([, by, values]) => {
    expect(judge(ADA, values)).toBe(`maybe by ${by}`);
  });

  test.for([
    [
      ["Otto", "von Bismarck"],
      ["Otto", "Bismarck"],
    ],
    [
      ["Lutz", "Kleist"],
      ["Lutz", "von Kleist"],
    ],
    [
      ["Omar", "al-Hassan"],
      ["Omar", "Hassan"],
    ],
    [
      ["Remy", "d'Artagnan"],
      ["Remy", "Artagnan"],
    ],
    [
      ["Diego", "Pérez Gómez"],
      ["Diego", "Gomez"],
    ],
    [
      ["Ella", "Schmidt"],
      ["Ella", "Müller geb. Schmidt"],
    ],
    [
      ["Karl Egon", "Dritt"],
      ["Egon", "Dritt"],
    ],
  ] as const)("may fit when birthdays and a word of each name of %s and %s are the same", ([one, other]) => {
    const named = ([first_name, last_name]: readonly [string, string]) => ({
      first_name,
      last_name,
      birthday: "1980-06-26",
    });
    expect([judge(named(one), named(other)), judge(named(other), named(one))]).toEqual([
      "maybe by name",
      "maybe by name",
    ]);
  });

  test("do not fit when they share birthday, first name and a word such as “von” only", () => {
    const born = { first_name: "Otto", birthday: "1980-06-26" };
    expect(judge({ ...born, last_name: "von Bismarck" }, { ...born, last_name: "von Kleist" })).toBe("maybe by name");
    expect(judge({ ...born, last_name: "von Bismarck" }, { ...born, last_name: "zu Kleist von" })).toBeNull();
  });

  test.for([
    ["nothing", { first_name: "Eva", last_name: "Klein", birthday: "1999-09-09" }],
    ["the first name", { first_name: "Thomas", last_name: "Klein" }],
    ["the birthday", { first_name: "Eva", last_name: "Klein", birthday: "1980-04-05" }],
    ["the name, and the birthday contradicts", { first_name: "Thomas", last_name: "Müller", birthday: "1971-12-24" }],
  ] as const)("do not fit when they share %s", ([, values]) => {
    expect(judge(ADA, values)).toBeNull();
  });

  test.for([
    ["e-mail", "email", { last_name: "Klein", email: "thomas.mueller@example.org", birthday: "1999-09-09" }],
    ["phone", "phone", { last_name: "Klein", phone: "+493012345678", birthday: "1999-09-09" }],
    ["phone and last name", "phone", { last_name: "Müller", phone: "+493012345678", birthday: "1999-09-09" }],
  ] as const)("may fit when they share first name and %s, and the birthday contradicts", ([, by, values]) => {
    expect(judge(ADA, { first_name: "Tom", ...values })).toBe(`maybe by ${by}`);
  });

  test.for([
    ["a birthday that differs in one part", { last_name: "Klein", birthday: "1981-04-05" }],
    ["the same birthday", { last_name: "Klein", birthday: "1980-04-05" }],
    [
      "the same last name and e-mail",
      { last_name: "Mueller", email: "thomas.mueller@example.org", birthday: "1999-09-09" },
    ],
    ["no last name and the same e-mail", { email: "thomas.mueller@example.org", birthday: "1999-09-09" }],
  ] as const)("certainly fit by first name and phone when they have %s", ([, values]) => {
    expect(judge(ADA, { first_name: "Tom", phone: "+493012345678", ...values })).toBe("never");
  });

  test("certainly fit by first name and phone when the entry has no birthday or no last name", () => {
    const asked = { first_name: "Thomas", last_name: "Klein", phone: "+493012345678", birthday: "1999-09-09" };
    const { birthday: _birthday, ...unborn } = ADA;
    const { last_name: _lastName, ...unnamed } = ADA;
    expect([judge(unborn, asked), judge(unnamed, asked)]).toEqual(["never", "never"]);
  });

  test("certainly fit by a key alone when nothing else is known of either, and may fit otherwise", () => {
    expect(judge({}, {}, ["staff", "7"])).toBe("never");
    expect(judge({}, { first_name: "Thomas", last_name: "Müller" }, ["staff", "7"])).toBe("maybe by key");
  });

  test("do not fit when they share a key of two lists, or a key alone", () => {
    expect(judge(ADA, { first_name: "Thomas", last_name: "Klein" }, ["other", "7"])).toBeNull();
    expect(judge(ADA, { first_name: "Eva", last_name: "Klein" }, ["staff", "7"])).toBeNull();
  });

  test("fit a refused row by its traits", () => {
    const forms = formsToKeep(knownByOf(input(ADA)));
    expect(judgeForms(forms, knownByTraits(traitsOf(input(ADA)), null))).toBe("never");
  });
});
