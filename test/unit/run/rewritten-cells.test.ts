import { describe, expect, it } from "vitest";
import type { Issue } from "../../../src/model/issue.ts";
import { restoreCells } from "../../../src/run/read/corrected/restored-cells.ts";
import { isDamagedText } from "../../../src/run/read/corrected/damaged-text.ts";
import { damageIn, isRewritten } from "../../../src/run/read/corrected/rewritten-cells.ts";
import { issueOf } from "../report/sample-source.ts";

describe("isRewritten", () => {
  it.each([
    ["491715550123", "4.91716E+11"],
    ["+49 171 5550123", "4,9E+11"],
    ["0171 5550123", "1715550123"],
    ["01067", "1067"],
    ["007", "7.0"],
    ["1990-05-01", "01.05.1990"],
    ["1990-05-01", "5/1/1990"],
    ["1990-05-01", "01.05.90"],
    ["1990-05-01", "1-May-90"],
    ["1990-05-01", "1990-05-01 00:00:00"],
    ["1990-05-01", "32994"],
    ["1990-05-01", "31532"],
    ["03.04.1985", "1985-03-04"],
    ["1.5.", "2026-05-01"],
    ["1-2", "01. Feb"],
    ["1-2", "2-Jan"],
    ["1067", "1.067"],
    ["491715550123", "491 715 550 123"],
    ["3.10", "3,1"],
    ["491715550123", "491716000000"],
    ["12345678901234567", "12345678901234500"],
    ["TRUE", "WAHR"],
    ["true", "VRAI"],
  ])("recognises %s in %s", (reported, corrected) => {
    expect(isRewritten(reported, corrected, 2026)).toBe(true);
  });

  it.each([
    ["491715550123", "4.91E+11"],
    ["491715550123", "4.9E+12"],
    ["1715550123", "01715550123"],
    ["0171 5550123", "+491715550123"],
    ["1990-05-01", "1990-05-02"],
    ["1990-05-01", "1991-05-01"],
    ["1990-05-01", "32995"],
    ["1.5.", "1990-05-01"],
    ["Ada", "Adele"],
    ["491715550123", "491715000000"],
    ["3.10", "3,2"],
    ["TRUE", "FALSE"],
    ["", "1990-05-01"],
    ["1990-05-01", ""],
  ])("takes a change of %s to %s for a correction", (reported, corrected) => {
    expect(isRewritten(reported, corrected, 2026)).toBe(false);
  });
});

describe("damageIn", () => {
  it.each([
    ["+49 30 5550001", "4,93055E+11", "scientific"],
    ["+49 30 5550001", "4.93055e+12", "scientific"],
    ["", "4,93055 E+11", "scientific"],
    ["A-1", "4,93×10^11", "scientific"],
    ["+49 30 5550001", "49305500000000", "rounded"],
    ["Ada", "#NAME?", "error_value"],
    ["Ada", "#NV", "error_value"],
    ["1990-05-01", "########", "error_value"],
  ])("finds in a cell with %s and then %s: %s", (reported, corrected, damage) => {
    expect(damageIn(reported, corrected)).toBe(damage);
  });
  it.each([
    ["5E1", "5E2"],
    ["+49 30 5550001", "+49800000000"],
    ["0171 5550123", "0800 000000"],
    ["Ada", "#1"],
    ["", "1000000"],
  ])("finds none in a cell with %s and then %s", (reported, corrected) => {
    expect(damageIn(reported, corrected)).toBeNull();
  });
});

describe("isDamagedText", () => {
  it.each([
    ["Müller", "MÃ¼ller"],
    ["Łukasz Żak", "Å\u0081ukasz Å»ak"],
    ["Müller", "M?ller"],
    ["Jörg Grün", "J\u{FFFD}rg Gr\u{FFFD}n"],
    ["a".repeat(300), "a".repeat(255)],
    ["Müller-Lüdenscheidt", "M?ller-L?denscheidt"],
    ["müller.karin@example.org", "m?ller.karin@example.org"],
  ])("recognises %s in %s", (reported, text) => expect(isDamagedText(reported, text)).toBe(true));
  it("takes each sign of a keyboard for itself", () => {
    const signs = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index));
    for (const sign of signs) {
      expect(isDamagedText(`ü${sign}a`, `?${sign}a`), sign).toBe(true);
      // Beside a lost letter, a question mark may be a part of it.
      expect(isDamagedText(`ü${sign}a`, `?\u{FFFD}a`), sign).toBe(sign === "?");
    }
  });
  it("counts the signs of a long word", () => {
    const word = "Христорождественский";
    expect(isDamagedText(word, "?".repeat(word.length))).toBe(true);
    expect(isDamagedText(word, "?".repeat(4 * word.length))).toBe(true);
    expect(isDamagedText(word, "?".repeat(word.length - 1))).toBe(false);
    expect(isDamagedText(word, "?".repeat(4 * word.length + 1))).toBe(false);
  });
  it("compares long words at once", { timeout: 5000 }, () => {
    const words = "Христорождественский".repeat(5);
    expect(isDamagedText(`${words}ж`, `${"?".repeat(2 * words.length)}y`)).toBe(false);
    expect(isDamagedText("ж?".repeat(50), `${"?".repeat(100)}y`)).toBe(false);
    expect(isDamagedText("ж ".repeat(16_000), "? ".repeat(16_000))).toBe(true);
  });
  it.each([
    ["Müller", "Mueller"],
    ["Muller", "Müller"],
    ["M?ller", "Müller"],
    ["Müller", "Muller"],
    ["What?", "What"],
  ])("takes a change of %s to %s for a correction", (reported, text) =>
    expect(isDamagedText(reported, text)).toBe(false),
  );
});

describe("restoreCells", () => {
  const header = ["ID", "Born"];
  const reportedWith = (data: Issue["data"], code: Issue["code"]) => ({
    header,
    cells: ["1", "03.04.1985"],
    issues: [issueOf(code, { data })] as const,
    subject: 'key:["1"]',
    status: null,
  });
  const birthdayAfter = (reported: ReturnType<typeof reportedWith>, cell: string) => {
    const { row } = restoreCells({ kind: "cells", line: 2, cells: ["1", cell] }, header, reported, {
      columns: [],
      marked: new Set(),
      year: 2026,
    });
    return row.kind === "cells" ? row.cells[1] : null;
  };

  it("restores a rewritten cell in which two rows with one key differ, and keeps a correction", () => {
    const reported = reportedWith({ differing: ["Born"] }, "duplicate_key");
    expect(birthdayAfter(reported, "1985-03-04")).toBe("03.04.1985");
    expect(birthdayAfter(reported, "1985-04-05")).toBe("1985-04-05");
  });
  it("keeps the text of a cell that an issue asks about", () => {
    const reported = reportedWith({ headers: ["Born"] }, "columns_disagree");
    expect(birthdayAfter(reported, "1985-03-04")).toBe("1985-03-04");
  });
});
