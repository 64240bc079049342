import { describe, expect, it } from "vitest";

import { createRowClassifier } from "../../../src/pipeline/intake/table/classify-row.ts";
import { scoreHeader } from "./known-words.ts";

const HEADER = ["First Name", "Last Name", "E-mail", "Birthday"];

function classify(maxCells: number | null, ...rows: string[][]) {
  const next = createRowClassifier({ header: HEADER, headerRows: [HEADER], maxCells, scoreHeader });
  return rows.map((cells, index) => next.row({ line: index + 2, cells }));
}

function kindOf(row: ReturnType<typeof classify>[number] | undefined): string | null {
  if (row === null || row === undefined) return null;
  return row.kind === "skipped" ? row.reason : row.kind === "unreadable" ? row.code : "cells";
}

describe("createRowClassifier, cells", () => {
  it("pads short rows, drops blank cells beyond the header, and returns null for blank rows", () => {
    expect(classify(4, ["Anna"], ["Anna", "Ruiz", "", "", "", " "], ["", "\u00a0", "", ""])).toEqual([
      { kind: "cells", line: 2, cells: ["Anna", "", "", ""] },
      { kind: "cells", line: 3, cells: ["Anna", "Ruiz", "", ""] },
      null,
    ]);
  });

  it("marks a row with too many cells as unreadable and keeps all its cells", () => {
    expect(classify(4, ["Anna", "Ruiz", "x", "a@example.org", "1990-01-02"])[0]).toMatchObject({
      kind: "unreadable",
      code: "too_many_cells",
      cells: ["Anna", "Ruiz", "x", "a@example.org", "1990-01-02"],
    });
  });

  it("ignores a note beside the table in a workbook", () => {
    expect(classify(null, ["Anna", "Ruiz", "", "", "", "call her"])[0]).toEqual({
      kind: "cells",
      line: 2,
      cells: ["Anna", "Ruiz", "", ""],
    });
  });
});

describe("createRowClassifier, rows that are not people", () => {
  it.each([
    [["first name", "LAST NAME", "E-mail", "Birthday"], "repeated_header"],
    [["Grand Totals (12 records)"], "footer"],
    [["Total", "12"], "footer"],
    [["Summe:", "", "3"], "footer"],
    [["Copyright (c) 2000-2026 salesforce.com, inc. All rights reserved."], "footer"],
    [["Confidential Information - Do Not Distribute"], "footer"],
    [["Stand: 01.03.2025"], "footer"],
    [["40 people"], "footer"],
    [["12 people, printed 22.11.2026 02:00"], "footer"],
    [["Printed 22.11.2026"], "footer"],
    [["Exportiert von Hanna am 2026-11-22"], "footer"],
    [["12 records exported"], "footer"],
    [["Confidential"], "footer"],
    [["40 Personen"], "footer"],
    [["1.204 Mitarbeiter:innen insgesamt"], "footer"],
    [["(40 employés)"], "footer"],
    [["Total 40 members"], "footer"],
    [["Anzahl Personen: 40"], "footer"],
    [["Count: 40"], "footer"],
    [["Stand 22.11.2026"], "footer"],
    [["Stand November 2026"], "footer"],
    [["Stand vom 22. November 2026"], "footer"],
    [["Last updated: Nov 22, 2026 10:15"], "footer"],
    [["Date 2026-11-22"], "footer"],
    [["März"], "footer"],
    [["Example: Chris Green", "chris@example.org"], "instructions"],
    [["Required", "Required", "Optional", "Optional"], "instructions"],
    [["# do not edit"], "instructions"],
  ])("skips %j as %s", (cells, reason) => {
    expect(kindOf(classify(4, cells)[0])).toBe(reason);
  });

  it.each([
    [["Anna"]],
    [["April"]],
    [["Total", "", "total@example.org"]],
    [["Summer", "Gesamtmann"]],
    [["Total", "Eclipse"]],
    [["Sum", "Li"]],
    [["Page", "Turner"]],
    [["40"]],
    [["E-40"]],
    [["22.11.1986"]],
    [["40 people", "Ruiz"]],
    [["Stand 22.11.2026", "", "", "1986-11-22"]],
    [["Count Dracula"]],
    [["Stand Miller"]],
    [["Namen"]],
    [["Ada Lovelace 10.12.1815"]],
    [["Confidential Anna"]],
  ])("keeps %j, which may be a person", (cells) => {
    expect(kindOf(classify(4, cells)[0])).toBe("cells");
  });

  it.each([
    [["Last Name", "First Name", "E-mail"]],
    [["Name", "Mobile", "Group"]],
    [["Name", "Mobile", "Group", "Shoe size"]],
    [["First Name", "Last Name", "@ work", "Birthday"]],
  ])("skips the rows of a second table with their own header when %j begins it", (header) => {
    const [again, person, first, last] = classify(4, header, ["Ott", "Cy", "c@example.org"], HEADER, ["Bo", "Ek"]);
    expect(kindOf(again)).toBe("repeated_header");
    expect(person).toMatchObject({
      kind: "skipped",
      reason: "second_table",
      cells: ["Ott", "Cy", "c@example.org"],
      header,
    });
    expect([kindOf(first), kindOf(last)]).toEqual(["repeated_header", "cells"]);
  });

  it("skips the people below the same header again when a title stands before it", () => {
    const rows = classify(4, ["Cy", "Ott", "c@example.org"], ["Guests"], HEADER, ["Bo", "Ek"], ["Al", "Ix"]);
    expect(rows.slice(2).map(kindOf)).toEqual(["repeated_header", "second_table", "second_table"]);
  });

  it.each([
    ["a blank row", [[""]]],
    ["a footer of the page", [["Page 1"], [""]]],
    ["no row", []],
    ["the title of the list", [[""], ["Members of 2026, page 2"]]],
  ])("keeps the people below the same header again when %s stands before it", (_, between) => {
    const shape = { header: HEADER, headerRows: [HEADER], maxCells: 4, scoreHeader, titles: ["members of page"] };
    const next = createRowClassifier(shape);
    const raws = [["Cy", "Ott", "c@example.org"], ...between, HEADER, ["Bo", "Ek"], ["", ""], HEADER, ["Al", "Ix"]];
    const rows = raws.map((cells, index) => next.row({ line: index + 2, cells }));
    expect(kindOf(rows.at(-4))).toBe("cells");
    expect(kindOf(rows.at(-1))).toBe("cells");
    expect(rows.filter((row) => kindOf(row) === "cells")).toHaveLength(3);
  });

  it("keeps the people below the same header again when a line is missing before it", () => {
    const next = createRowClassifier({ header: HEADER, headerRows: [HEADER], maxCells: null, scoreHeader });
    const rows = [["Cy", "Ott"], HEADER, ["Bo", "Ek"]].map((cells, index) => next.row({ line: index * 2 + 2, cells }));
    expect(kindOf(rows[2])).toBe("cells");
  });

  it.each([
    ["Former members"],
    ["Ehemalige Mitglieder"],
    ["Ausgetretene"],
    ["Anciens membres"],
    ["Antiguos socios"],
    ["Ex soci"],
    ["Oud-leden"],
    ["Byli członkowie"],
    ["Antigos membros"],
    ["No longer active members"],
  ])("skips the people below the heading %s, also on its further pages", (title) => {
    const list = [["Cy", "Ott", "c@example.org", ""], [title], ["Bo", "Ek", "b@example.org"]];
    expect(
      classify(4, ...list, ["Al", "Ix"])
        .slice(1)
        .map(kindOf),
    ).toEqual(["instructions", "second_table", "second_table"]);
    const pages = classify(4, ...list.slice(0, 1), ["Page 1"], [title], HEADER, ["Bo", "Ek"], [""], HEADER, [
      "Al",
      "Ix",
    ]);
    expect([kindOf(pages[4]), kindOf(pages.at(-1))]).toEqual(["second_table", "second_table"]);
  });

  it.each([["Oud"], ["Partis"], ["Baja"], ["Anna"], ["Alumni"], ["Former and current members"]])(
    "keeps the people below the row %s, which is no heading of people who have left",
    (cell) => {
      const rows = classify(4, ["Cy", "Ott", "c@example.org"], [cell], ["Bo", "Ek", "b@example.org"]);
      expect(rows.map(kindOf)).toEqual(["cells", "cells", "cells"]);
    },
  );

  it("keeps a person whose cells are mostly header words", () => {
    expect(kindOf(classify(4, ["Name", "Ruiz", "", "Group"])[0])).toBe("cells");
  });

  it("skips a month that is also a first name only after another month was a heading", () => {
    const kinds = classify(4, ["Mai"], ["März"], ["Anna", "Ruiz"], ["Mai"], ["Juli 2026"]).map(kindOf);
    expect(kinds).toEqual(["cells", "footer", "cells", "footer", "footer"]);
  });

  it("skips rows with one cell below a total as footer, until the next row with several cells", () => {
    const kinds = classify(4, ["Total", "3"], [""], ["Contacts by team"], ["Bo", "Ek"], ["Anna"]).map(kindOf);
    expect(kinds).toEqual(["footer", null, "footer", "cells", "cells"]);
  });

  it("skips a footer's row with only an e-mail address, and ends the footer at a person with an address", () => {
    const kinds = classify(4, ["Total", "3"], ["hr@example.org"], ["Bo", "", "bo@example.org"], ["Anna"]).map(kindOf);
    expect(kinds).toEqual(["footer", "footer", "cells", "cells"]);
  });
});
