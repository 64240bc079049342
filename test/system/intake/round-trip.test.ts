import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { FileRefused } from "../../../src/model/file-refused.ts";
import { odsRows, writeOds } from "./ods-writer.ts";
import { cellsOf, read } from "./read-table.ts";
import { textRows, writeWorkbook } from "./workbook-writer.ts";

const HEADER = ["First Name", "Last Name", "Phone", "Notes"];

/** The long tests run more cases. INTAKE_RUNS multiplies the number: INTAKE_RUNS=20 runs twenty times as many. */
const TIMEOUT_MS = 3_600_000;
const RUNS = 40 * Number(process.env["INTAKE_RUNS"] ?? (process.env["TEST_LONG"] === "1" ? 50 : 1));

/** Texts with the characters that are special in some dialect. */
const text = fc.oneof(
  fc.string({
    unit: fc.constantFrom("a", "Z", "é", "漢", "😀", " ", ",", ";", "\t", "|", '"', "\n", "'", "=", "-", "@"),
  }),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);
/** The first cell is a word, because a row must look like a person. */
const row = fc
  .tuple(text, text, text)
  .map((rest) => ["Anna", ...rest.map((cell) => cell.replaceAll(/[\r\0\ufffe\uffff]/g, ""))]);
const people = fc.array(row, { minLength: 1, maxLength: 8 });

const dialect = fc.record({
  delimiter: fc.constantFrom(",", ";", "\t", "|"),
  lineEnd: fc.constantFrom("\n", "\r\n", "\r"),
  separatorLine: fc.boolean(),
  quoteAll: fc.boolean(),
  mark: fc.constantFrom("", "\ufeff"),
  encoding: fc.constantFrom("utf8" as const, "utf16le" as const),
  ends: fc.boolean(),
});

type Dialect = typeof dialect extends fc.Arbitrary<infer D> ? D : never;

function writeCsv(
  rows: readonly (readonly string[])[],
  { delimiter, lineEnd, separatorLine, quoteAll, mark, encoding, ends }: Dialect,
): Buffer {
  const quote = (cell: string) => (quoteAll || /[",;\t|\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const body = rows.map((cells) => cells.map(quote).join(delimiter)).join(lineEnd) + (ends ? lineEnd : "");
  const first = separatorLine ? `sep=${delimiter}${lineEnd}` : "";
  return Buffer.from((encoding === "utf16le" ? "\ufeff" : mark) + first + body, encoding);
}

describe("a written list", () => {
  it(
    "is read back unchanged from CSV in any dialect and encoding",
    async () => {
      await fc.assert(
        fc.asyncProperty(people, dialect, async (rows, form) => {
          fc.pre(rows.flat().every((cell) => !/\p{Surrogate}/u.test(cell)));
          // Old Macs write no LF at all.
          fc.pre(form.lineEnd !== "\r" || !rows.flat().some((cell) => cell.includes("\n")));
          const table = await read(writeCsv([HEADER, ...rows], form));
          expect(table.reading.delimiter).toBe(form.delimiter);
          for (const [index, found] of table.rows.entries()) {
            // A row whose cell looks like several rows may be unreadable, but never changed.
            if (found.kind === "unreadable") expect(found.code).toBe("broken_quotes");
            expect(found.cells).toEqual(rows[index]);
          }
          expect(table.rows).toHaveLength(rows.length);
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT_MS,
  );

  it(
    "is read back unchanged from workbooks of both kinds",
    async () => {
      await fc.assert(
        fc.asyncProperty(people, async (rows) => {
          fc.pre(
            rows
              .flat()
              .every(
                (cell) => !/\p{Surrogate}/u.test(cell) && !/[\x00-\x08\x0b\x0c\x0e-\x1f]|_x[0-9a-f]{4}_/i.test(cell),
              ),
          );
          const table = await read(writeWorkbook({ sheets: [{ name: "People", rows: textRows([HEADER, ...rows]) }] }));
          expect(cellsOf(table)).toEqual(rows);
          const ods = await read(writeOds({ sheets: [{ name: "People", rows: odsRows([HEADER, ...rows]) }] }));
          expect(cellsOf(ods)).toEqual(rows);
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT_MS,
  );
});

describe("a file with random damage", () => {
  const rows = Array.from({ length: 30 }, (_, at) => [`Anna${at}`, 'O\'Neil, "Ann"', "+49 30 1", "a\nb"]);
  const csv = writeCsv([HEADER, ...rows], {
    delimiter: ",",
    lineEnd: "\r\n",
    separatorLine: false,
    quoteAll: false,
    mark: "",
    encoding: "utf8",
    ends: true,
  });
  const sources = [
    ["text", csv],
    ["text in windows-1252", Buffer.from(csv.toString().replaceAll("Anna", "Änne"), "latin1")],
    ["text in UTF-16", Buffer.from(`\ufeff${csv.toString()}`, "utf16le")],
    ["an OpenDocument spreadsheet", writeOds({ sheets: [{ name: "People", rows: odsRows([HEADER, ...rows]) }] })],
    ["a workbook", writeWorkbook({ sheets: [{ name: "People", rows: textRows([HEADER, ...rows]) }] })],
  ] as const;
  const change = fc.record({
    kind: fc.constantFrom("set", "cut", "insert", "repeat"),
    at: fc.nat({ max: 1_000_000 }),
    byte: fc.oneof(fc.nat({ max: 255 }), fc.constantFrom(0x22, 0x2c, 0x0a, 0x0d, 0, 0xff)),
    length: fc.nat({ max: 200 }),
  });

  it.each(sources)(
    "gives rows or a refusal: %s",
    async (_, source) => {
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
          let bytes: Buffer = Buffer.from(source);
          for (const { kind, at, byte, length } of changes) {
            const from = at % (bytes.length + 1);
            const to = Math.min(bytes.length, from + length);
            const middle = {
              set: Buffer.of(byte),
              insert: Buffer.alloc(length, byte),
              cut: Buffer.alloc(0),
              repeat: bytes.subarray(from, to),
            }[kind];
            bytes = Buffer.concat([
              bytes.subarray(0, from),
              middle,
              bytes.subarray(kind === "set" ? from + 1 : kind === "cut" ? to : from),
            ]);
          }
          const result = await read(bytes).catch((error: unknown) => error);
          if (result instanceof Error) expect(result).toBeInstanceOf(FileRefused);
          else expect((result as { rows: unknown[] }).rows.length).toBeGreaterThan(0);
        }),
        { numRuns: RUNS },
      );
    },
    TIMEOUT_MS,
  );
});
