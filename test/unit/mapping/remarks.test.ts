import { describe, expect, test } from "vitest";
import { readRemark } from "../../../src/pipeline/mapping/values/remark.ts";
import { mapList } from "./sample-feed.ts";

describe("a remark about the row's person", () => {
  test.each([
    "leider verstorben",
    "ist leider 2021 verstorben",
    "am 3.4.2019 verstorben",
    "hat zum 31.12.2020 gekündigt",
    "Ehrenmitglied, verstorben 2021",
    "Kassierer bis 2010, ausgetreten 2015",
    "nach Kanada verzogen, ausgetreten",
    "hat den Verein verlassen",
    "bitte nicht mehr anschreiben",
    "she passed away",
    "no longer works here",
    "board member (deceased)",
    "a quitté l'entreprise",
    "ne travaille plus ici",
    "non lavora più con noi",
    "werkt hier niet meer",
    "już nie pracuje",
    "gått bort 2020",
    "больше не работает",
    "2020'de vefat etti",
    "נפטר ב-2020",
    "2020年死去",
    "2020년 퇴사",
    "已离职2020",
    "亡くなりました",
  ])("marks the person as gone: %j", (text) => expect(readRemark(text)).toBe("gone"));

  test.each([
    "soll verstorben sein",
    "Ehrenmitglied † 2021",
    "Todesanzeige in der Zeitung, am Montag gestorben im Heim",
  ])("is a question when it does not say clearly who has died: %j", (text) => expect(readRemark(text)).toBe("doubt"));
});

describe("a remark about another person", () => {
  test.each([
    "Vater verstorben",
    "Ehefrau † 2020",
    "Witwe, Mann verstorben",
    "Tochter des verstorbenen Karl",
    "husband deceased",
    "widow of the late John, died 2019",
    "son père est décédé",
    "su padre falleció",
    "ojciec zmarł",
    "муж умер",
  ])("is about a relative: %j", (text) => expect(readRemark(text)).toBe("other"));

  test.each([
    "ausgetreten 2019, wieder eingetreten 2021",
    "left 2019, rejoined 2021",
    "ehem. Vorsitzender",
    "resigned as treasurer",
    "baja médica",
    "Witwe",
    "Kündigungsfrist beachten",
    "Ex-Frau von Tim",
    "left-handed",
    'said "hi", left',
    "",
  ])("says nothing about leaving: %j", (text) => expect(readRemark(text)).toBeNull());
});

test("a row with an unclear remark waits, and a relative's death is a warning", () => {
  const rows = [
    ["Ana", "ana@example.org", "Vater verstorben"],
    ["Ben", "ben@example.org", "soll verstorben sein"],
    ["Cleo", "cleo@example.org", "leider verstorben"],
  ];
  const mapped = mapList({ header: ["Vorname", "E-Mail", "Bemerkung"], rows });
  const codes = mapped.map((row) =>
    row.kind === "rejected"
      ? row.issues.map(({ code }) => code)
      : row.kind === "contact"
        ? [row.inactive, ...row.warnings.map(({ code }) => code)]
        : [],
  );
  expect(codes).toEqual([[null, "remark_of_relative"], ["remark_unclear"], ["leider verstorben"]]);
});
