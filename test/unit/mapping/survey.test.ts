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
