import { describe, expect, test } from "vitest";
import { scoreHeader } from "../../../../src/pipeline/mapping/headers/score-header.ts";
import { sampleFeed } from "../sample-feed.ts";

describe("the header score of a line", () => {
  const score = scoreHeader(sampleFeed({ columns: { "Pers.-Nr.": "custom_fields.no" }, key: ["Kennung"] }));
  test.each([
    [["Nr.", "Name", "Vorname", "Geburtsdatum", "Abteilung"], 5],
    [["Pers.-Nr.", "KENNUNG", "Xyz"], 2],
    [["Prénom", "Téléphone (bureau)"], 2],
    [["PrÃ©nom", "TÃ©lÃ©phone"], 0],
    [["Geburtstagsliste 2026", "", ""], 0],
    [["1", "Muster", "Ana", "03.04.1990", "Vertrieb"], 0],
    [["E-mail 1 - Label", "E-mail 1 - Value", "Password [Required]"], 3],
  ])("counts the known words in %j: %i", (cells, expected) => expect(score(cells)).toBe(expected));
});
