import { describe, expect, test } from "vitest";
import { findAlias } from "../../../../src/pipeline/mapping/headers/alias-table.ts";
import { splitOffMark } from "../../../../src/pipeline/mapping/values/names/read-name.ts";
import { mapList } from "../sample-feed.ts";

describe("a header of a mark", () => {
  test.each([
    ["Status członka", "status_words"],
    ["Member status (current)", "status_words"],
    ["Membre actif", "active_flag"],
    ["Socio activo", "active_flag"],
    ["Data rezygnacji", "end_date"],
    ["Radiation", "end_date"],
    ["Einddatum lidmaatschap", "end_date"],
    ["Ende der Mitgliedschaft", "end_date"],
    ["Fin d'adhésion", "end_date"],
    ["Year of death", "inactive_flag"],
    ["Ancien membre", "inactive_flag"],
  ])("is read word by word: %s", (header, meaning) => expect(findAlias(header)?.meaning).toBe(meaning));

  test.each(["End date", "Active course", "Status of payment", "Mitglied", "Date", "Ausgang", "Death benefit"])(
    "is not found in a header with another word, or without a subject: %s",
    (header) =>
      expect(["status_words", "active_flag", "end_date", "inactive_flag"]).not.toContain(findAlias(header)?.meaning),
  );
});

test.each(["Ex-member", "ex alumno", "były", "архив"])("a status marks a person as gone: %s", (status) => {
  const rows = [
    ["Ana", "ana@example.org", status],
    ["Ben", "ben@example.org", "ok"],
  ];
  const mapped = mapList({ header: ["Vorname", "E-Mail", "Status"], rows });
  expect(mapped.map((row) => row.kind === "contact" && row.inactive)).toEqual([status, null]);
});

test("a year in a column of deaths marks a person as gone", () => {
  const rows = [
    ["Ana", "ana@example.org", "2019"],
    ["Ben", "ben@example.org", "Mai 2019"],
    ["Cleo", "cleo@example.org", ""],
  ];
  const mapped = mapList({ header: ["Vorname", "E-Mail", "Verstorben"], rows });
  expect(mapped.map((row) => row.kind === "contact" && row.inactive !== null)).toEqual([true, true, false]);
});

describe("a mark behind a name", () => {
  test.each([
    ["Egon Groß, verstorben", "Egon Groß"],
    ["Frida Klein verst. 2020", "Frida Klein"],
    ["Hanna Vogt (+2019)", "Hanna Vogt"],
    ["Max Horn *verstorben*", "Max Horn"],
    ["Jean Petit décédé", "Jean Petit"],
  ])("is taken off %s", (text, name) => {
    const found = splitOffMark(text);
    expect(found.name).toBe(name);
    expect(found.mark).not.toBeNull();
  });

  test.each(["Berg, Anna", "Anna Berg-Tot", "Ana Parti", "Ann Left"])("is not found in %s", (text) =>
    expect(splitOffMark(text)).toEqual({ name: text, mark: null }),
  );
});
