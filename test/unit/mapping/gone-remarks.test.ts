import { describe, expect, test } from "vitest";
import { isGoneHeading, isGoneRemark } from "../../../src/model/text/gone-words.ts";
import { isFormerHeading } from "../../../src/pipeline/intake/table/former-titles.ts";
import { mapList } from "./sample-feed.ts";

describe("a remark", () => {
  test.each([
    "verstorben 2021",
    "† 03.04.2019",
    "passed away in May",
    "ex-member",
    "left 2020, moved to Spain",
    "ausgetreten zum 31.12.2020",
    "décédée",
    "non più iscritto",
    "zmarł",
    "бывший член",
    "死亡",
    "Gekündigt (Umzug)",
  ])("marks its person as gone when it begins with the mark: %j", (text) => expect(isGoneRemark(text)).toBe(true));

  test.each([
    "Vater verstorben",
    "husband deceased",
    "left-handed",
    "left the choir list to Anna",
    "Ehemann gestorben 2020",
    "baja médica",
    "Former colleague of Ana",
    "tot ziens",
    "zahlt bar",
    "",
  ])("marks no person when it is about something else: %j", (text) => expect(isGoneRemark(text)).toBe(false));
});

test.each(["Ausgetreten:", "Wir gedenken unserer Verstorbenen", "LEFT THE COMPANY", "Bajas"])(
  "a heading above people who have left is recognised: %j",
  (text) => expect(isGoneHeading(text)).toBe(true),
);

test.each([
  "Ehemalige Mitarbeiter (Stand 2020)",
  "Usciti",
  "Udmeldte",
  "Kuolleet",
  "Afdøde medlemmer",
  "Bývalí členové",
  "Decedați",
  "Бывшие сотрудники",
  "Vefat edenler",
  "חברים לשעבר",
  "أعضاء سابقون",
  "退職者",
  "퇴사자",
])("a heading above people who have left is recognised in many languages: %j", (text) =>
  expect(isFormerHeading([text])).toBe(true),
);

test.each(["Parti", "Tot", "Morte", "Vorstand"])("a word that may be a name is no heading: %j", (text) =>
  expect(isGoneHeading(text)).toBe(false),
);

test("a row is marked by its remark, but not by a day in the future", () => {
  const rows = [
    ["Ana", "ana@example.org", "ausgetreten zum 31.12.2020"],
    ["Ben", "ben@example.org", "ausgetreten zum 31.12.2099"],
    ["Cleo", "cleo@example.org", "Mutter verstorben"],
  ];
  const mapped = mapList({ header: ["Vorname", "E-Mail", "Bemerkung"], rows });
  expect(mapped.map((row) => row.kind === "contact" && row.inactive)).toEqual([
    "ausgetreten zum 31.12.2020",
    null,
    null,
  ]);
});
