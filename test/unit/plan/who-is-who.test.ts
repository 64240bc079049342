import { describe, expect, it } from "vitest";
import type { ContactInput } from "../../../src/model/contact.ts";
import { UNKNOWN_INPUT } from "../../../src/model/contact.ts";
import { fitOf, isSameInOtherForm, isSamePerson } from "../../../src/pipeline/plan/rules/who-is-who.ts";

const TOM: ContactInput = {
  first_name: "Thomas",
  last_name: "Example",
  birthday: "1990-04-05",
  email: "family@example.org",
  phone: "+49301234567",
  group_id: 1,
};
const OTHER = { last_name: "Sample", birthday: "1971-12-24", email: "s@example.org", phone: "+49409876543" };

/** Returns Tom with other values; a field that is undefined is missing. */
function tom(change: { readonly [F in keyof ContactInput]?: ContactInput[F] | undefined }): ContactInput {
  const fields = Object.entries({ ...TOM, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as unknown as ContactInput;
}

describe("isSamePerson, when the first name agrees", () => {
  it.each([
    ["one more trait agrees", tom({ ...OTHER, birthday: TOM.birthday })],
    ["only the last name agrees", tom({ ...OTHER, last_name: "Example" })],
    ["the person married and has another e-mail", tom({ last_name: "Sample", email: OTHER.email })],
    ["the last name contradicts, and the birthday is blank", tom({ last_name: "Sample", birthday: undefined })],
    ["nothing contradicts", { first_name: "Tom", group_id: 1 }],
    ["the birthday was put right in one part, and the name is the same", tom({ birthday: "1990-04-06" })],
    ["only the e-mail is another", tom({ email: OTHER.email })],
  ])("is true when %s", (_, asked) => expect(isSamePerson(TOM, asked)).toBe(true));

  it.each([
    ["last name and birthday contradict, and all else agrees", tom({ last_name: "Sample", birthday: "1971-12-24" })],
    [
      "the last name and one address contradict, and the birthday is blank",
      tom({ last_name: "Sample", email: OTHER.email, birthday: undefined }),
    ],
    ["the last name contradicts and nothing agrees", tom({ ...OTHER, birthday: undefined })],
    ["the last name contradicts, and the birthday only nearly agrees", tom({ ...OTHER, birthday: "1990-04-06" })],
    ["the birthday contradicts and nothing agrees", tom({ ...OTHER, last_name: undefined })],
  ])("is false when %s", (_, asked) => expect(isSamePerson(TOM, asked)).toBe(false));
});

describe("isSamePerson, when the first name differs", () => {
  it("is true only when the birthday agrees, and the last name or an address", () => {
    expect(isSamePerson(TOM, tom({ first_name: "Nina" }))).toBe(true);
    expect(isSamePerson(TOM, tom({ first_name: "Nina", ...OTHER, birthday: TOM.birthday }))).toBe(false);
    expect(isSamePerson(TOM, tom({ first_name: "Nina", birthday: "1990-04-06" }))).toBe(false);
    expect(isSamePerson(TOM, tom({ first_name: "Nina", birthday: undefined }))).toBe(false);
  });
});

describe("isSamePerson", () => {
  it("is false when the last name contradicts, no address agrees, and the contact has no birthday", () => {
    const applied = tom({ birthday: undefined });
    expect(isSamePerson(applied, tom({ ...OTHER, birthday: undefined }))).toBe(false);
    expect(isSamePerson(applied, tom({ ...OTHER, birthday: undefined, email: TOM.email }))).toBe(true);
  });

  it("is true for a contact of which nothing is known", () => expect(isSamePerson(UNKNOWN_INPUT, TOM)).toBe(true));
});

describe("fitOf", () => {
  it.each([
    ["first name and e-mail", tom({ ...OTHER, email: TOM.email, birthday: undefined }), "named"],
    ["first name and phone", tom({ ...OTHER, phone: TOM.phone, birthday: "1990-04-06" }), "named"],
    ["first name and full birthday", tom({ ...OTHER, birthday: TOM.birthday }), "named"],
    [
      "full name and a birthday that differs in one part",
      tom({ ...OTHER, last_name: "Example", birthday: "1991-04-05" }),
      "named",
    ],
    ["birthday and e-mail", tom({ first_name: "Nina", email: TOM.email }), "same"],
    ["the e-mail only", { first_name: "Nina", email: "family@example.org", group_id: 1 }, "maybe"],
    ["first name and e-mail, but another birthday", tom({ birthday: "1971-12-24" }), "maybe"],
    [
      "last name and full birthday",
      tom({ ...OTHER, first_name: "Nina", last_name: "Example", birthday: TOM.birthday }),
      "maybe",
    ],
    [
      "exchanged names and the birthday",
      tom({ ...OTHER, first_name: "Example", last_name: "Thomas", birthday: TOM.birthday }),
      "maybe",
    ],
    ["the e-mail, but another first name and birthday", tom({ first_name: "Nina", birthday: "1971-12-24" }), "other"],
    [
      "the e-mail, but another full name",
      { first_name: "Nina", last_name: "Sample", email: "family@example.org", group_id: 1 },
      "other",
    ],
    ["the full name only", tom({ ...OTHER, last_name: "Example", birthday: undefined }), "other"],
    ["first name and birthday without a year", tom({ ...OTHER, birthday: "04-05" }), "other"],
  ] as const)("judges %s", (_, asked, fit) => expect(fitOf(TOM, asked as ContactInput)).toBe(fit));
});

describe("isSameInOtherForm", () => {
  const inOtherForm = { ...OTHER, first_name: "TOM", last_name: "EXAMPLE" };

  it.each([
    ["the full birthday", tom({ ...inOtherForm, birthday: TOM.birthday })],
    ["the e-mail", tom({ ...inOtherForm, email: TOM.email, birthday: undefined })],
    ["the phone", tom({ ...inOtherForm, phone: TOM.phone, birthday: undefined })],
  ])("is true when both names and %s agree", (_, asked) => expect(isSameInOtherForm(TOM, asked)).toBe(true));

  it.each([
    ["only the names agree", tom({ ...inOtherForm, birthday: undefined })],
    ["names and birthday agree, but the birthday has no year", tom({ ...inOtherForm, birthday: "04-05" })],
    ["names and e-mail agree, but the birthday contradicts", tom({ ...inOtherForm, email: TOM.email })],
    ["the first name differs", tom({ first_name: "Nina" })],
    ["the last name differs", tom({ last_name: "Sample" })],
  ])("is false when %s", (_, asked) => expect(isSameInOtherForm(TOM, asked)).toBe(false));
});
