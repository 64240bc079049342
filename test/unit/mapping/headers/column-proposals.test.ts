import { ENGLISH } from "../../../../src/pipeline/report/language/phrases.ts";
import { describe, expect, test } from "vitest";
import { match, sampleFeed } from "../sample-feed.ts";
import { proposalsOf } from "../../../../src/pipeline/report/words/proposals.ts";

const BIRTHDAYS = ["04.03.1970", "21.12.1985", "09.07.1991", "30.01.1958", "17.05.1979"];
const MAILS = ["a@example.org", "b@example.org", "c@example.org", "d@example.org", "e@example.org"];
const PHONES = ["0151 2345 6701", "0151 2345 6702", "0151 2345 6703", "0151 2345 6704", "0151 2345 6705"];
const NAMES = ["Ana", "Ben", "Cleo", "Dora", "Emil"];

function proposed(header: string, values: readonly string[], others: Record<string, readonly string[]> = {}) {
  const columns = { Vorname: NAMES, ...others, [header]: values };
  const list = {
    header: Object.keys(columns),
    rows: NAMES.map((_, row) => Object.values(columns).map((cells) => cells[row] ?? "")),
  };
  const { columns: matched } = match(list, sampleFeed());
  if (matched.kind === "refused") throw new Error(matched.what);
  return matched.columns.find((column) => column.header === header);
}

describe("a column whose header is not known", () => {
  test.each([
    ["Wiegenfest", BIRTHDAYS, "birthday"],
    ["Kontakt", MAILS, "email"],
    ["Erreichbarkeit", PHONES, "phone"],
  ])("is proposed and not sent when its values look like a field: %s", (header, values, field) =>
    expect(proposed(header, values)).toMatchObject({ target: null, why: "unmatched", proposed: field }),
  );

  test.each([
    ["Im Haus seit", BIRTHDAYS],
    ["Vertragsbeginn laut Akte", BIRTHDAYS],
    ["E-Mail der Mutter", MAILS],
    ["Notfallkontakt", PHONES],
  ])("is not proposed when its header names another date or person: %s", (header, values) =>
    expect(proposed(header, values)?.proposed).toBeUndefined(),
  );

  test.each([
    ["recent dates", ["04.03.2019", "21.12.2021", "09.07.2023", "30.01.2018", "17.05.2024"]],
    ["dates in the future", ["04.03.2027", "21.12.2028", "09.07.2029", "30.01.2030", "17.05.2027"]],
    ["first days of months", ["01.03.1990", "01.12.1985", "01.07.1991", "01.01.1998", "01.05.1979"]],
    ["member numbers", ["10001234", "10001235", "10001236", "10001237", "10001238"]],
    ["few dates among words", ["04.03.1970", "unbekannt", "neu", "–", "folgt"]],
  ])("is not proposed over %s", (_kind, values) => expect(proposed("Feld 7", values)?.proposed).toBeUndefined());

  test("is not proposed when another column holds the field", () =>
    expect(proposed("Kontakt", MAILS, { "E-Mail": MAILS })?.proposed).toBeUndefined());
});

const MAIL = { "E-Mail": MAILS };
const FULL = ["Ana Muster", "Ben Huber", "Cleo Qvarn", "Dora Stein", "Emil Zxcvb"];
const LAST_FIRST = FULL.map((name) => name.split(" ").toReversed().join(", "));

/** Returns the field that a column of a list without other columns of names is proposed for; a refusal gives its hint. */
function proposedAlone(header: string, values: readonly string[], others: Record<string, readonly string[]> = MAIL) {
  const columns = { ...others, [header]: values };
  const list = {
    header: Object.keys(columns),
    rows: values.map((_, row) => Object.values(columns).map((cells) => cells[row] ?? "")),
  };
  const feed = sampleFeed({ defaults: { group: "Team Berlin", first_name: "Member" } });
  const { columns: matched } = match(list, feed);
  if (matched.kind === "refused") throw new Error(matched.what);
  return matched.columns.find((column) => column.header === header)?.proposed;
}

describe("a column of names whose header is not known", () => {
  test.each([
    ["full_name", FULL],
    ["full_name", LAST_FIRST],
    ["full_name", ["ZHANG Wei", "WANG Anna", "CHEN Peter", "LIU Maria", "XU Thomas"]],
    ["full_name", ["王小明", "李娜", "张伟", "陈静", "刘洋"]],
    ["full_name", ["Dr. Anna Berg", "Uwe van der Meer", "Ines Maria Vogt", "Jan Otto", "Eva Huber"]],
    ["first_name", NAMES],
  ])("is proposed as %s over %j", (field, values) => expect(proposedAlone("Wer", values)).toBe(field));

  test.each([
    ["towns", ["San José", "Santa Maria", "San Juan", "San Pedro", "Santa Ana"]],
    ["towns of one word", ["Bamberg", "Nürnberg", "Heidelberg", "Königstein", "Bernstein"]],
    ["departments", ["Human Resources", "Sales Europe", "Legal Affairs", "Customer Care", "Field Sales"]],
    ["companies", ["Huber GmbH", "Anna Berg AG", "Meier & Co.", "Peter Stein KG", "Otto Huber OHG"]],
    [
      "schools",
      [
        "Anna Seghers Schule",
        "Albert Einstein Gymnasium",
        "Maria Ward Schule",
        "Peter Henlein Schule",
        "Otto Hahn Gymnasium",
      ],
    ],
    ["hobbies", ["Tennis", "Chess", "Garden", "Music", "Walking"]],
    ["sentences", ["Anna likes tea", "comes on Mondays", "is new here", "has two children", "likes the sea"]],
    ["one team for all", ["Anna Muster", "Anna Muster", "Anna Muster", "Anna Muster", "Anna Muster"]],
  ])("is not proposed over %s", (_kind, values) => expect(proposedAlone("Feld 7", values)).toBeUndefined());

  test.each(["Betreuer", "Trainer", "Name of the school", "Lieblingsort", "Name der Mutter", "Sachbearbeitung", "Pet"])(
    "is not proposed when its header names another person or thing: %s",
    (header) => expect(proposedAlone(header, FULL)).toBeUndefined(),
  );

  test("is not proposed when the list has other names", () => {
    const names = { Vorname: NAMES, Nachname: ["Muster", "Huber", "Qvarn", "Stein", "Zxcvb"] };
    expect(proposedAlone("Wer", FULL, names)).toBeUndefined();
    expect(proposedAlone("Wer", FULL, { Name: FULL })).toBeUndefined();
  });

  test("is proposed as the last name only beside the first name", () => {
    const family = ["Müller", "Huber", "Schneider", "Hoffmann", "Kowalski"];
    expect(proposedAlone("Feld 7", family, { "E-Mail": MAILS, Vorname: NAMES })).toBe("last_name");
    expect(proposedAlone("Feld 7", family, { Vorname: NAMES, "E-Mail": MAILS })).toBeUndefined();
  });

  test("is named in the refusal of a list that has no other column of names", () => {
    const list = { header: ["Wer", "E-Mail"], rows: FULL.map((name, row) => [name, MAILS[row] ?? ""]) };
    const { columns } = match(list, sampleFeed({ defaults: { group: "Team Berlin" } }));
    expect(columns).toMatchObject({ kind: "refused", hint: expect.stringContaining('"Wer": "full_name"') });
  });
});

test("the sentence about a proposed column names the header and the line of the configuration, and no value", () => {
  const column = proposed("Wiegenfest", BIRTHDAYS);
  const [sentence = ""] = proposalsOf(ENGLISH, column === undefined ? [] : [column]);
  expect(sentence).toContain('"Wiegenfest": "birthday"');
  expect(BIRTHDAYS.some((value) => sentence.includes(value))).toBe(false);
});
