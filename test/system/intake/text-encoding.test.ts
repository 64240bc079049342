import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { CODE_PAGES } from "../../../src/pipeline/intake/text/code-pages.ts";
import type { CodePage } from "../../../src/pipeline/intake/text/code-pages.ts";
import { createDecoder } from "../../../src/pipeline/intake/text/decode-text.ts";
import { cellsOf, read, refusalOf } from "./read-table.ts";

/** Encodes text in encodings that Node can only decode, by decoding all sequences of one and two bytes. */
function encode(text: string, label: string): Buffer {
  if (label === "utf-16be") return Buffer.from(text, "utf16le").swap16();
  if (label === "utf-16le") return Buffer.from(text, "utf16le");
  return Buffer.concat([...text].map((character) => bytesOf(character, label)));
}

const tables = new Map<string, Map<string, Buffer>>();

function bytesOf(character: string, label: string): Buffer {
  let table = tables.get(label);
  if (table === undefined) {
    table = new Map();
    for (let lead = 0; lead < 256; lead += 1) {
      remember(table, label, [lead]);
      if (lead >= 0x81 && /shift|gb|big5|euc/.test(label)) {
        for (let trail = 0x40; trail < 0xff; trail += 1) remember(table, label, [lead, trail]);
      }
    }
    tables.set(label, table);
  }
  const bytes = table.get(character);
  if (bytes === undefined) throw new Error(`${character} is not in ${label}`);
  return bytes;
}

function remember(table: Map<string, Buffer>, label: string, bytes: number[]): void {
  try {
    const decoder = createDecoder(label);
    const text = decoder.decode(Uint8Array.from(bytes)) + decoder.end();
    if ([...text].length === 1 && !table.has(text)) table.set(text, Buffer.from(bytes));
  } catch {
    // These bytes are not a character.
  }
}

/** INTAKE_RUNS multiplies the number of cases: INTAKE_RUNS=20 runs twenty times as many. */
const RUNS = 50 * Number(process.env["INTAKE_RUNS"] ?? 1);

const GERMAN = "Vorname;Nachname;Geburtstag\nJürgen;Müller;1.2.1990\nKäthe;Groß;3.4.1980\n";

describe("a Unicode encoding", () => {
  it.each([
    ["utf-8", Buffer.from(GERMAN)],
    ["utf-8", Buffer.from(`\ufeff${GERMAN}`)],
    ["utf-16le", Buffer.from(`\ufeff${GERMAN}`, "utf16le")],
    ["utf-16be", Buffer.from(`\ufeff${GERMAN}`, "utf16le").swap16()],
    ["utf-16le", encode(GERMAN, "utf-16le")],
    ["utf-16be", encode(GERMAN, "utf-16be")],
  ])("is recognised: %s", async (encoding, bytes) => {
    const table = await read(bytes);
    expect(table.reading.encoding).toBe(encoding);
    expect(table.header[0]).toBe("Vorname");
    expect(cellsOf(table)[0]).toEqual(["Jürgen", "Müller", "1.2.1990"]);
  });
});

describe("a code page", () => {
  it.each([
    ["windows-1252", GERMAN],
    ["macintosh", GERMAN],
    ["ibm850", GERMAN],
    ["windows-1253", "Vorname;Nachname\nΓιώργος;Παπαδόπουλος\nΕλένη;Ιωάννου\n"],
    ["windows-1252", "Prénom;Nom;Téléphone\nHélène;Lefèvre;1\n"],
    ["macintosh", "Prénom;Nom;Téléphone\nHélène;Lefèvre;1\n"],
    ["windows-1252", "Nombre;Apellidos\nMª Ángeles;Muñoz\n"],
    ["windows-1252", "First Name,Last Name\nJosé,Muñoz\nPeña,Núñez\n"],
    ["windows-1250", "First Name,Last Name\nJiří,Dvořák\nŠárka,Němcová\nTomáš,Čermák\n"],
    ["iso-8859-2", "First Name,Last Name\nJiří,Dvořák\nŠárka,Němcová\nTomáš,Čermák\n"],
    ["windows-1251", "Имя;Фамилия\nИван;Петров\n"],
    ["windows-1253", "Name;Phone\nΓιώργος;1\nΕλένη;2\n"],
    ["windows-1254", "Name;Soyad\nİbrahim;Yılmaz\nŞükrü;Çağlar\n"],
    ["windows-1257", "Name;Pavardė\nŽydrūnas;Kazlauskas\n"],
    ["shift_jis", "Name,E-mail\n山田花子,h@example.org\n鈴木太郎,t@example.org\n"],
    ["gb18030", "姓名,生日\n王芳,1990-01-02\n李娜,1990-02-03\n"],
    ["big5", "姓名,生日\n陳美玲,1990-01-02\n"],
    ["euc-kr", "이름,전화\n김철수,1\n이영희,2\n"],
  ])("is recognised by its letters and words: %s in %j", async (encoding, text) => {
    const table = await read(encode(text, encoding));
    expect(table.reading.encoding).toBe(encoding);
    const [header, ...rows] = text
      .trim()
      .split("\n")
      .map((line) => line.split(/[,;]/));
    expect(table.header).toEqual(header);
    expect(cellsOf(table)).toEqual(rows);
  });

  it("is refused with both readings when two code pages stay possible", async () => {
    const refusal = await refusalOf(encode("First Name,Last Name\nBjørn,Sørensen\n", "windows-1252"));
    expect(refusal).toMatchObject({ code: "ambiguous_encoding", line: 2 });
    expect(refusal.message).toContain("windows-1252 or windows-1250. On line 2, the same letter would be “ø” or “ř”");
    expect(refusal.hint).toContain('"encoding"');
  });

  it("is refused when the header is in one language and the names in another", async () => {
    const text = "Imie;Nazwisko\nAna;Muñoz\nEva;Peña\nLuz;Núñez\n";
    expect((await refusalOf(encode(text, "windows-1252"))).code).toBe("ambiguous_encoding");
  });

  it("is taken from the feed's setting when the evidence is not enough", async () => {
    const table = await read(encode("First Name,Last Name\nBjørn,Sørensen\n", "windows-1252"), { encoding: "cp1252" });
    expect(cellsOf(table)).toEqual([["Bjørn", "Sørensen"]]);
  });

  it("never gives a wrong name: the names are right or the file is refused", async () => {
    const western =
      "Müller Jürgen Käthe Groß Hélène François Benoît Zoë Núñez Peña José Björn Øyvind Åsa João Conceição".split(" ");
    const central = "Jiří Dvořák Šárka Tomáš Łukasz Gąsior Żaneta Győző Ágnes Müller Ştefan Čedomir".split(" ");
    const names: Partial<Record<CodePage, readonly string[]>> = {
      "windows-1252": western,
      macintosh: western,
      ibm850: western,
      "windows-1250": central,
      "iso-8859-2": central,
      "windows-1254": "İbrahim Yılmaz Şükrü Çağlar Gökçe Müller José".split(" "),
      "windows-1257": "Žydrūnas Pavardė Jānis Bērziņš Õnne Jüri".split(" "),
      "windows-1251": "Иван Петров Наталья Щукина Ёлкин".split(" "),
      "windows-1253": "Γιώργος Ελένη Παπαδόπουλος Άννα".split(" "),
    };
    await fc.assert(
      fc.asyncProperty(
        fc
          .constantFrom(...CODE_PAGES)
          .chain((page) => fc.tuple(fc.constant(page), fc.shuffledSubarray([...(names[page] ?? [])]))),
        async ([page, some]) => {
          fc.pre(some.length > 0);
          const bytes = encode(`Name,Phone\n${some.map((name) => `${name},1`).join("\n")}\n`, page);
          const result = await read(bytes).catch((error: { code: string }) => error.code);
          if (typeof result === "string") expect(result).toMatch(/ambiguous_encoding|unreadable_encoding/);
          else expect(cellsOf(result).map(([name]) => name)).toEqual(some);
        },
      ),
      { numRuns: RUNS },
    );
  }, 600_000);
});

describe("a file with a broken encoding", () => {
  it("is refused with the line where UTF-8 is broken", async () => {
    const cut = Buffer.concat([Buffer.from(GERMAN), Buffer.from([0x42, 0xc3])]);
    expect(await refusalOf(cut)).toMatchObject({ code: "unreadable_encoding", line: 4 });
  });

  it("is refused when the setting is unknown, or would turn UTF-8 into mojibake", async () => {
    expect((await refusalOf(GERMAN, { encoding: "windows-1252" })).code).toBe("ambiguous_encoding");
    expect((await refusalOf(GERMAN, { encoding: "latin-99" })).code).toBe("unreadable_encoding");
  });

  it("is refused when it ends with half a UTF-16 character", async () => {
    const bytes = Buffer.from(`\ufeff${GERMAN}`, "utf16le");
    expect((await refusalOf(bytes.subarray(0, bytes.length - 1))).code).toBe("unreadable_encoding");
  });
});
