import { describe, expect, it } from "vitest";
import { isCloseName, isSameFirstName, isSameLastName } from "../../../../src/pipeline/plan/rules/compare/names.ts";

describe("isSameFirstName", () => {
  it.each([
    ["ANNA", "anna"],
    ["José", "Jose"],
    ["Jörg", "Joerg"],
    ["Jörg", "Jorg"],
    ["Søren", "Soeren"],
    ["Łukasz", "Lukasz"],
    ["Hans-Peter", "Hans Peter"],
    ["Hanspeter", "Hans Peter"],
    ["  Anna ", "Anna"],
    ["Dr. Anna", "Anna"],
    ["Prof. Dr. Anna", "Anna"],
    ["Dr.Anna", "Anna"],
    ["Dr. med. Anna", "anna"],
    ["Dipl.-Ing. Anna", "Anna"],
    ["Anna, MBA", "Anna"],
    ["Kessler, Dr.", "Kessler"],
    ["Kessler Dr.", "Kessler"],
    ["Kessler, Prof. Dr. med.", "Kessler"],
    ["Frau Anna", "Anna"],
    ["ΑΝΝΑ", "άννα"],
  ])("takes %j and %j for the same name", (a, b) => {
    expect(isSameFirstName(a, b)).toBe(true);
    expect(isSameFirstName(b, a)).toBe(true);
  });

  it.each([
    ["Thomas", "Tom"],
    ["Johannes", "Hans"],
    ["Guillaume", "Guy"],
    ["Francisco", "Paco"],
    ["Giuseppe", "Beppe"],
    ["Cornelis", "Kees"],
    ["Małgorzata", "Gosia"],
    ["Sebastião", "Tião"],
    ["Hans-Joachim", "Hans Jochen"],
    ["Tom", "Tommy"],
  ])("takes the short form of %j, %j, for the same name", (a, b) => {
    expect(isSameFirstName(a, b)).toBe(true);
    expect(isSameFirstName(b, a)).toBe(true);
  });

  it.each([
    ["T.", "Thomas"],
    ["Thomas", "Tobias"],
    ["Hans", "Jan"],
    ["Nina", "Tom"],
    ["Anna Maria", "Anna"],
    ["राम", "रमा"],
    ["かき", "がき"],
    ["", ""],
    ["Anna", null],
    ["-", "-"],
  ])("takes %j and %j for different names", (a, b) => expect(isSameFirstName(a, b)).toBe(false));
});

describe("isSameLastName", () => {
  it.each([
    ["Müller", "Mueller"],
    ["MÜLLER", "Müller"],
    ["Weiß", "WEISS"],
    ["O'Neill", "ONeill"],
    ["Müller-Meier", "Müller Meier"],
    ["Muster, PhD", "Muster"],
    ["Dr. Muster", "Muster"],
    ["- Dr. Muster -", "Muster"],
    ["van der Example", "Van Der Example"],
  ])("takes %j and %j for the same name", (a, b) => expect(isSameLastName(a, b)).toBe(true));

  it.each([
    ["Muster jr.", "Muster sr."],
    ["Tommy", "Thomas"],
    ["Muster", "Master"],
    ["J.P. Muster", "Muster"],
    ["Muster J.P.", "Muster"],
  ])("takes %j and %j for different names", (a, b) => expect(isSameLastName(a, b)).toBe(false));
});

describe("isCloseName", () => {
  it.each([
    ["Exampel", "Example"],
    ["Sampl", "Sample"],
    ["Samples", "Sample"],
    ["Semple", "Sample"],
    ["Mühler", "Mühlar"],
    ["Beispielmann", "Beispelman"],
    ["Jana", "Jane"],
  ])("takes %j for a typing error of %j", (a, b) => expect(isCloseName(a, b)).toBe(true));

  it.each([
    ["Eva", "Ava"],
    ["Jan", "Jana"],
    ["Samlpo", "Sample"],
    ["Sample", "Example"],
    ["Anna", ""],
  ])("takes %j and %j for different names", (a, b) => expect(isCloseName(a, b)).toBe(false));
});
