import { describe, expect, it } from "vitest";
import type { ContactInput } from "../../../src/model/contact.ts";
import { traitsOf } from "../../../src/model/traits.ts";
import { areOnePerson, couldBe, isOfHolder, personOf } from "../../../src/pipeline/plan/rules/could-be.ts";

const ADA: ContactInput = {
  first_name: "Ada",
  last_name: "Schneider",
  email: "ada@example.org",
  phone: "+4930123456",
  birthday: "1980-05-04",
  group_id: 1,
};

/** Returns whether a row with these fields could be the contact. */
function isPossible(row: Partial<ContactInput>, contact: Partial<ContactInput> = {}): boolean {
  return couldBe(personOf(traitsOf({ first_name: "", group_id: 1, ...row })), { ...ADA, ...contact });
}

describe("couldBe", () => {
  it.each<[string, Partial<ContactInput>, Partial<ContactInput>?]>([
    ["the e-mail", { first_name: "Zoe", last_name: "Wolf", birthday: "1999-09-09", email: "ADA@example.org" }],
    ["the phone", { first_name: "Zoe", last_name: "Wolf", birthday: "1999-09-09", phone: "+49 30 123456" }],
    ["the names, and another birthday", { first_name: "Ada", last_name: "Schneider", birthday: "1999-09-09" }],
    ["the names, exchanged", { first_name: "Schneider", last_name: "Ada", birthday: "1999-09-09" }],
    ["a misspelt name", { first_name: "Ada", last_name: "Schnieder", birthday: "1999-09-09" }],
    ["the first name and the birthday", { first_name: "Ada", last_name: "Wolf", birthday: "1980-05-04" }],
    ["the first name and a birthday that is nearly the same", { first_name: "Ada", birthday: "1980-04-05" }],
    ["the first name, without a birthday", { first_name: "Ada", last_name: "Wolf" }],
    ["the last name and the birthday", { first_name: "Dolly", last_name: "Schneider", birthday: "05-04" }],
    ["a short form and the last name", { first_name: "Tom", last_name: "Schneider" }, { first_name: "Thomas" }],
    ["an initial and the last name", { first_name: "A.", last_name: "Schneider" }],
    ["a name of three letters", { first_name: "Adele", last_name: "Lee-Wolf" }, { last_name: "Lee" }],
    ["one of two last names", { first_name: "Adele", last_name: "Schneider-Wolf" }],
    ["the whole birthday", { first_name: "Zoe", last_name: "Wolf", birthday: "1980-05-04" }],
    ["the birthday, without a name", { birthday: "1980-05-04" }],
    ["nothing", {}],
  ])("is true for a row that has only %s of the contact", (_, row, contact) => {
    expect(isPossible(row, contact)).toBe(true);
  });

  it.each<[string, Partial<ContactInput>, Partial<ContactInput>?]>([
    ["both names differ", { first_name: "Zoe", last_name: "Wolf" }],
    ["one name agrees and the birthday contradicts", { first_name: "Ada", last_name: "Wolf", birthday: "1999-09-09" }],
    ["there is no name and the birthday contradicts", { birthday: "1999-09-09" }],
    ["the names differ in a number", { first_name: "Zoe", last_name: "Guest17" }, { last_name: "Guest18" }],
    ["the first names differ and the contact has no last name", { first_name: "Zoe" }, { last_name: "" }],
    ["the last names differ and the contact has no first name", { last_name: "Wolf" }, { first_name: "" }],
    ["the day of a birthday agrees by chance", { first_name: "Zoe", last_name: "Wolf", birthday: "05-04" }],
  ])("is false when %s", (_, row, contact) => {
    expect(isPossible(row, contact)).toBe(false);
  });

  it("compares a name that could not be split word by word", () => {
    const row = (fullName: string, birthday: string | null) =>
      couldBe(personOf({ email: null, phone: null, firstName: null, fullName, birthday }), ADA);
    expect(row("schneider ada", "1999-09-09")).toBe(true);
    expect(row("ada maria wolf", null)).toBe(true);
    expect(row("ada maria wolf", "1999-09-09")).toBe(false);
    expect(row("zoe wolf", null)).toBe(false);
  });
});

describe("isOfHolder", () => {
  const isOf = (row: Partial<ContactInput>, contact: Partial<ContactInput> = {}) =>
    isOfHolder(personOf(traitsOf({ first_name: "", group_id: 1, ...row })), { ...ADA, ...contact });

  it.each<[string, Partial<ContactInput>]>([
    ["only its key", {}],
    ["the first name", { first_name: "Ada" }],
    [
      "the first name, another e-mail and phone",
      { first_name: "Ada", email: "other@example.org", phone: "+4930999999" },
    ],
    [
      "the first name and the birthday, and another last name",
      { first_name: "Ada", last_name: "Wolf", birthday: "1980-05-04" },
    ],
    ["the e-mail, without a name", { email: "ADA@example.org" }],
    ["a birthday that is nearly the same, without a name", { birthday: "1980-05-05" }],
  ])("is true for a refused row with %s", (_, row) => expect(isOf(row)).toBe(true));

  it.each<[string, Partial<ContactInput>]>([
    ["another first name, and all else the same", { ...ADA, first_name: "Zoe" }],
    ["another birthday, and all else the same", { ...ADA, birthday: "1999-09-09" }],
    ["another last name and no birthday", { first_name: "Ada", last_name: "Wolf" }],
    ["another e-mail and no name", { email: "zoe@example.org", birthday: "1980-05-04" }],
  ])("is false for a refused row with %s", (_, row) => expect(isOf(row)).toBe(false));

  it("compares a name that could not be split word by word", () => {
    const isUnsplitOf = (fullName: string) =>
      isOfHolder(personOf({ email: null, phone: null, firstName: null, fullName, birthday: null }), ADA);
    expect(isUnsplitOf("schneider ada")).toBe(true);
    expect(isUnsplitOf("zoe wolf")).toBe(false);
  });
});

describe("personOf", () => {
  const RESTS = { email: null, phone: null, birthday: null };

  it.each([
    ["ada", "ada schneider", { first_name: "ada", last_name: "schneider", unsplitName: null }],
    ["ada", "ada", { first_name: "ada", last_name: null, unsplitName: null }],
    ["ada", null, { first_name: "ada", last_name: null, unsplitName: null }],
    ["ada", "adam schneider", { first_name: "ada", last_name: null, unsplitName: "adam schneider" }],
    [null, "ada schneider", { first_name: null, last_name: null, unsplitName: "ada schneider" }],
  ])("splits the names %j and %j of a row", (firstName, fullName, names) => {
    expect(personOf({ ...RESTS, firstName, fullName })).toEqual({ ...RESTS, ...names });
  });
});

describe("areOnePerson", () => {
  const areOne = (one: Partial<ContactInput>, other: Partial<ContactInput>): readonly boolean[] => {
    const [ours, theirs] = [one, other].map((each) => personOf(traitsOf({ first_name: "", group_id: 1, ...each }))) as [
      ReturnType<typeof personOf>,
      ReturnType<typeof personOf>,
    ];
    return [areOnePerson(ours, theirs), areOnePerson(theirs, ours)];
  };

  it.each<[string, Partial<ContactInput>, Partial<ContactInput>?]>([
    ["another e-mail and phone", { ...ADA, email: "ada@example.com", phone: "+4930999999" }],
    ["another last name", { ...ADA, last_name: "Wolf", email: null, phone: null }],
    ["another birthday, with the same e-mail", { ...ADA, birthday: "1999-09-09" }],
    ["a birthday that is nearly the same", { ...ADA, birthday: "1980-04-05", email: null, phone: null }],
    ["a misspelt name", { ...ADA, last_name: "Schnieder" }],
    ["exchanged names", { ...ADA, first_name: "Schneider", last_name: "Ada" }],
    ["an initial", { ...ADA, first_name: "A." }],
    ["a further first name", { ...ADA, first_name: "Ada Maria" }],
    ["the whole name as first name", { ...ADA, first_name: "Schneider, Ada", last_name: null }],
    ["no birthday", { ...ADA, birthday: null, email: null, phone: null }],
    ["no name", { ...ADA, first_name: "", last_name: null }],
    ["another last name and no birthday, with the same phone", { ...ADA, last_name: "Wolf", birthday: null }],
  ])("is true for two rows of which one has %s", (_, row) => {
    expect(areOne(ADA, row)).toEqual([true, true]);
  });

  it.each<[string, Partial<ContactInput>]>([
    ["another first name", { ...ADA, first_name: "Ida" }],
    ["a first name with another letter", { ...ADA, first_name: "Adam" }],
    ["another initial", { ...ADA, first_name: "I." }],
    [
      "a further first name and no birthday",
      { ...ADA, first_name: "Ada Maria", birthday: null, email: null, phone: null },
    ],
    ["another birthday, e-mail and phone", { ...ADA, birthday: "1999-09-09", email: "x@example.org", phone: null }],
    ["another last name and birthday", { ...ADA, last_name: "Wolf", birthday: "1999-09-09" }],
    ["another last name, and no birthday or address", { first_name: "Ada", last_name: "Wolf" }],
    ["no name, and another e-mail", { birthday: "1980-05-04", email: "ida@example.org" }],
  ])("is false for two rows of which one has %s", (_, row) => {
    expect(areOne(ADA, row)).toEqual([false, false]);
  });

  it("compares names whose order is not known by their words", () => {
    const unsplit = (fullName: string) => ({
      ...personOf(traitsOf({ first_name: "", group_id: 1 })),
      unsplitName: fullName,
    });
    const ada = personOf(traitsOf(ADA));
    expect(areOnePerson(ada, unsplit("schneider ada"))).toBe(true);
    expect(areOnePerson(ada, unsplit("schneider ida"))).toBe(false);
    expect(areOnePerson(unsplit("schneider ada"), unsplit("ada schneider"))).toBe(true);
    expect(areOnePerson(unsplit("schneider ada"), unsplit("ida schneider"))).toBe(false);
  });
});
