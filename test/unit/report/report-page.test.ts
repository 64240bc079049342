import type { Language } from "../../../src/model/feed.ts";
import { ENGLISH, phrasesIn } from "../../../src/pipeline/report/language/phrases.ts";
import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { outcomeBar } from "../../../src/pipeline/report/page/look/outcome-bar.ts";
import { reportPage } from "../../../src/pipeline/report/page/report-page.ts";
import { openItemOf, operationOf, reportSource, rowCounts, runRecord } from "./sample-source.ts";

describe("report.html", () => {
  test("describes the bar in words, and draws a single row wide enough to be seen", () => {
    const { text: markup } = outcomeBar(ENGLISH, rowCounts({ created: 1, unchanged: 999_999 }), 10);
    expect(markup).toContain('aria-label="Of 1,000,000 rows: 1 created, 999,999 unchanged."');
    expect(markup).toContain('<rect x="0" width="7" height="10" class="o-created"/>');
    const widths = [...markup.matchAll(/ width="([\d.]+)" height="10" class="o-/gu)].map((found) => Number(found[1]));
    expect(widths.reduce((sum, width) => sum + width, 3)).toBeCloseTo(1000, 0);
  });

  test.each<[Language, string]>([
    ["en", "1 created, 2 skipped, 5 duplicates"],
    ["fr", "1 ajoutée, 2 ignorées, 5 en double"],
    ["es", "1 alta nueva, 2 omitidas, 5 repetidas"],
    ["pl", "1 dodany, 2 pominięte, 5 powtórzonych"],
  ])("inflects the labels of the bar by their numbers when the language is %s", (language, labels) => {
    const { text: markup } = outcomeBar(phrasesIn(language), rowCounts({ created: 1, skipped: 2, duplicate: 5 }), 10);
    for (const label of labels.split(", ")) expect(markup).toContain(label);
  });

  test("is written for a run without rows", () => {
    const page = [
      ...reportPage(ENGLISH, reportSource({ record: runRecord({ rows: rowCounts({}), columns: [] }) }), {
        rejectionsCsv: null,
      }),
    ].join("");
    expect(page).toContain("Of 0 rows: none.");
    expect(page.slice(0, page.indexOf("<script>"))).not.toMatch(/NaN|undefined|rejections\.xlsx/u);
  });

  test("allows its own style and script by their hashes, and no other inline code", () => {
    const page = [...reportPage(ENGLISH, reportSource({ record: runRecord({}) }), { rejectionsCsv: null })].join("");
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/u.exec(page)?.[1] ?? "";
    expect(policy).not.toContain("unsafe-inline");
    for (const [element, directive] of [
      ["style", "style-src"],
      ["script", "script-src"],
    ] as const) {
      const inline = new RegExp(`<${element}>(.*?)</${element}>`, "su").exec(page)?.[1] ?? "";
      const hash = createHash("sha256").update(inline).digest("base64");
      expect(policy).toContain(`${directive} 'sha256-${hash}'`);
    }
    expect(page).not.toMatch(/ style="| on[a-z]+="/u);
  });

  test("stays small for a million operations, which it reads one by one", () => {
    let read = 0;
    const source = {
      ...reportSource({ record: runRecord({ rows: rowCounts({ created: 1_000_000 }) }) }),
      *operations() {
        const one = operationOf("create");
        for (; read < 1_000_000; read += 1) yield one;
      },
    };
    const page = [...reportPage(ENGLISH, source, { rejectionsCsv: null })].join("");
    expect(read).toBe(1_000_000);
    expect(page.length).toBeLessThan(200_000);
    expect(page).toContain("999,800 more are in");
  });

  test("does not offer rejections.xlsx for rows of a list that is held as a whole", () => {
    const page = (id: string, rejectionsCsv: string | null) =>
      [
        ...reportPage(
          ENGLISH,
          reportSource({
            record: runRecord({ status: "held" }),
            openItems: [openItemOf("birthday_impossible", { id })],
          }),
          { rejectionsCsv },
        ),
      ].join("");
    const held = page("", null);
    expect(held).toContain("correct them in the list itself");
    expect(held).not.toContain('href="rejections.xlsx"');
    expect(page("staff.r1.v1", "rejections.csv")).toContain("Correct them in rejections.xlsx");
  });
});
