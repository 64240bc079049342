import { describe, expect, it } from "vitest";

import { cellsOf, read, refusalOf } from "./read-table.ts";

describe("the delimiter", () => {
  it.each([",", ";", "\t", "|"])("is found: %j", async (delimiter) => {
    const text = [
      ["Vorname", "Nachname", "Notes"],
      ["Anna", "Ruiz", "a, b; c | d"],
      ["Bo", "Ek", ""],
    ]
      .map((row) => row.map((cell) => (/[,;|\t]/.test(cell) ? `"${cell}"` : cell)).join(delimiter))
      .join("\n");
    const table = await read(text);
    expect(table.reading).toMatchObject({ delimiter, encoding: "utf-8", headerLine: 1 });
    expect(cellsOf(table)).toEqual([
      ["Anna", "Ruiz", "a, b; c | d"],
      ["Bo", "Ek", ""],
    ]);
  });

  it("is taken from Excel's sep= line, which counts as a line of the file", async () => {
    const table = await read("sep=|\r\nVorname|Nachname\r\nAnna|Ruiz\r\n");
    expect(table.reading).toMatchObject({ delimiter: "|", headerLine: 2 });
    expect(table.rows).toEqual([{ kind: "cells", line: 3, cells: ["Anna", "Ruiz"] }]);
  });

  it("is found although numbers have decimal commas", async () => {
    const table = await read("Vorname;Nachname;Wert\nAnna;Ruiz;1,5\nBo;Ek;2,5\nCy;Ott;3,5\n");
    expect(table.reading.delimiter).toBe(";");
  });

  it("is not needed when the list has a single column", async () => {
    expect(cellsOf(await read("E-mail\na@example.org\nb@example.org\n"))).toEqual([
      ["a@example.org"],
      ["b@example.org"],
    ]);
  });
});

describe("rows around the people", () => {
  it("are skipped with line and reason: titles, repeated headers, examples and footers", async () => {
    const table = await read(
      [
        "Birthdays 2026,,",
        "",
        "version:v1.0,,",
        "First Name,Last Name,Birthday,,",
        "Example: Chris,Green,1990-01-01",
        "Anna,Ruiz,1990-01-02",
        "First Name,Last Name,Birthday",
        "Bo,Ek",
        ",,,,",
        "Grand Totals (2 records)",
        "My contacts",
        '"Copyright (c) 2000-2026 example inc."',
      ].join("\r\n"),
    );
    expect(table.header).toEqual(["First Name", "Last Name", "Birthday"]);
    expect(table.reading.headerLine).toBe(4);
    expect(table.rows.map((row) => [row.line, row.kind === "skipped" ? row.reason : row.kind])).toEqual([
      [1, "instructions"],
      [3, "instructions"],
      [5, "instructions"],
      [6, "cells"],
      [7, "repeated_header"],
      [8, "cells"],
      [10, "footer"],
      [11, "footer"],
      [12, "footer"],
    ]);
  });

  it("are skipped when they are the notes above a LinkedIn export", async () => {
    const table = await read(
      'Notes:\n"When exporting, some ""addresses"" are missing."\n\nFirst Name,Last Name,E-mail\nAnna,Ruiz,\n',
    );
    expect(table.reading.headerLine).toBe(4);
    expect(table.rows.at(-1)).toEqual({ kind: "cells", line: 5, cells: ["Anna", "Ruiz", ""] });
  });
});

describe("the header", () => {
  it("is joined from two rows", async () => {
    const table = await read("Name,,Birthday\nFirst,Last,\nAnna,Ruiz,1990-01-02\n");
    expect(table.header).toEqual(["First Name", "Last Name", "Birthday"]);
    expect(table.rows).toEqual([{ kind: "cells", line: 3, cells: ["Anna", "Ruiz", "1990-01-02"] }]);
  });

  it("keeps blank and repeated names, with the cells below them", async () => {
    const table = await read("Name,Name,,Phone,,\nAnna,Ruiz,x,1,,\n");
    expect(table.header).toEqual(["Name", "Name", "", "Phone"]);
    expect(cellsOf(table)).toEqual([["Anna", "Ruiz", "x", "1"]]);
  });

  it("keeps a last column without name when its cells are not blank", async () => {
    expect(cellsOf(await read("Name,Phone,\nAnna,1,note\n"))).toEqual([["Anna", "1", "note"]]);
  });
});

describe("one bad row", () => {
  it("is unreadable when it has too many cells, and the other rows are read", async () => {
    const table = await read("Vorname,Nachname\nAnna,Ruiz, the elder\nBo,Ek\n");
    expect(table.rows).toEqual([
      { kind: "unreadable", line: 2, code: "too_many_cells", cells: ["Anna", "Ruiz", " the elder"] },
      { kind: "cells", line: 3, cells: ["Bo", "Ek"] },
    ]);
  });

  it("is unreadable when a cell is too long, and keeps only the cell's beginning in memory", async () => {
    const table = await read(`Vorname,Nachname\nAnna,${"x".repeat(100_000)}\nBo,Ek\n`);
    expect(table.rows.map(({ kind }) => kind)).toEqual(["unreadable", "cells"]);
    expect(table.rows[0]?.cells[1]).toHaveLength(32_767);
  });
});

describe("a file that is not a list", () => {
  it.each([
    ["nothing", "", "empty_file"],
    ["blanks", " \r\n\t\n", "empty_file"],
    ["a header", "First Name,Last Name\n", "header_only"],
    ["a header and a footer", "First Name,Last Name\n\nTotal,0\n", "header_only"],
    ["people without header", "Anna,anna@example.org,1990-01-02\nBo,bo@example.org,1990-01-03\n", "no_header"],
    [
      "a header that was sorted into the middle",
      "Anna,Ruiz,1990-01-02\nFirst Name,Last Name,Birthday\nBo,Ek,1990-01-03\n",
      "no_header",
    ],
    ["prose", "Dear all\nhere is nothing to see.\nBest\n", "no_header"],
    ["NUL bytes", "First Name,Last Name\nAn\0\0\0na,Ruiz\n", "damaged"],
    ["a preallocated copy", `First Name,Last Name\nAnna,Ruiz\n${"\0".repeat(5000)}`, "damaged"],
    ["an open quote", 'First Name,Last Name\nAnna,"Ruiz\nBo,Ek\n', "broken_quotes"],
  ])("is refused when it is %s", async (_, content, code) => {
    expect((await refusalOf(content)).code).toBe(code);
  });
});
