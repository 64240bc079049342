import { expect, test } from "vitest";
import { profileList } from "../../../src/pipeline/mapping/columns/list-profile.ts";
import { match, sampleFeed } from "./sample-feed.ts";

test("the survey keeps three different samples of a column", () => {
  const { survey } = match({ header: ["Vorname"], rows: [["Ana"], ["Ana"], [""], ["Bea"], ["Cem"], ["Dora"]] });
  expect(survey.columns[0]).toMatchObject({ filled: 5, samples: ["Ana", "Bea", "Cem"] });
});

test("the survey keeps samples on one line, without control characters", () => {
  const { survey } = match({ header: ["Vorname", "Notiz"], rows: [["Ana", "a\r\nb\u001b[31mc"]] });
  expect(survey.columns[1]?.samples).toEqual(["a b [31mc"]);
});

test("the profile of a list counts its filled cells and blank keys", () => {
  const { survey, columns } = match(
    {
      header: ["Id", "Vorname", "E-Mail", "Notiz"],
      rows: [
        ["1", "Ana", "a@example.org", ""],
        ["", "Bea", "", "x"],
      ],
    },
    sampleFeed({ key: ["id"] }),
  );
  if (columns.kind === "refused") throw new Error(columns.what);
  expect(profileList(survey, columns)).toEqual({
    keyColumns: ["Id"],
    filled: { Vorname: 1, "E-Mail": 0.5 },
    blankKeyShare: 0.5,
    rows: 2,
  });
});

test("the evidence about birthdays is not that of other dates, unless the birthdays prove nothing", () => {
  const rows = (birthday: string) => [
    ["Ana", birthday, "04/25/2020"],
    ["Bea", "02/03/1985", "01-31-2021"],
  ];
  const header = ["Vorname", "Geburtsdatum", "Joined"];
  const proven = match({ header, rows: rows("25/04/1990") }).survey.dateEvidence;
  expect(proven).toMatchObject({ dayFirst: 1, monthFirst: 0, dashMonthFirst: 1 });
  const open = match({ header, rows: rows("05/04/1990") }).survey.dateEvidence;
  expect(open).toMatchObject({ dayFirst: 0, monthFirst: 1, dashMonthFirst: 1 });
});
