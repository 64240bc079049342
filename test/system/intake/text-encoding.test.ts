import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { CODE_PAGES } from "../../../src/pipeline/intake/text/code-pages.ts";
import { createDecoder } from "../../../src/pipeline/intake/text/code-page-decoder.ts";
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

/** Writes UTF-7 as programs do: only letters beyond ASCII and plus signs are encoded. */
function utf7(text: string): Buffer {
  const base64 = (run: string) => Buffer.from(run, "utf16le").swap16().toString("base64").replaceAll("=", "");
  const plain = text.replaceAll("+", "+-");
  return Buffer.from(plain.replaceAll(/[^\0-\x7f]+/g, (run) => `+${base64(run)}-`));
}

function utf32(text: string, isLittle: boolean): Buffer {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0);
  const bytes = Buffer.alloc(points.length * 4);
  for (const [at, point] of points.entries()) {
    if (isLittle) bytes.writeUInt32LE(point, at * 4);
    else bytes.writeUInt32BE(point, at * 4);
  }
  return bytes;
}

describe("Unicode without a byte order mark", () => {
  const KOREAN = "이름\t전화\n김가각\t+82-10-1\n이영희\t2\n";
  it.each([
    ["utf-16le", Buffer.from(KOREAN, "utf16le")],
    ["utf-16be", Buffer.from(KOREAN, "utf16le").swap16()],
    ["utf-32le", utf32(KOREAN, true)],
    ["utf-32be", utf32(KOREAN, false)],
    ["utf-32le", utf32(`\ufeff${KOREAN}`, true)],
    ["utf-7", utf7(KOREAN)],
  ])("is read when the letters have NUL bytes of their own: %s", async (encoding, bytes) => {
    const table = await read(bytes);
    expect(table.reading.encoding).toBe(encoding);
    expect(table.header).toEqual(["이름", "전화"]);
    expect(cellsOf(table)[0]).toEqual(["김가각", "+82-10-1"]);
  });

  it("is read as UTF-7 when plus signs stand before letters, and not before phone numbers", async () => {
    const list = "Vorname;Handy\nJörg;+4915123456-78\n";
    expect(cellsOf(await read(utf7(list)))).toEqual([["Jörg", "+4915123456-78"]]);
    expect(cellsOf(await read("Vorname;Handy\nAnna;+4915123456-78\n"))).toEqual([["Anna", "+4915123456-78"]]);
  });

  it("is read as ISO-2022-JP when escape sequences switch to Japanese letters", async () => {
    const list = "\x1b$B;aL>\x1b(B,Phone\n\x1b$B;3ED2V;R\x1b(B,1\n";
    const table = await read(list);
    expect(table.reading.encoding).toBe("iso-2022-jp");
    expect(cellsOf(table)).toEqual([["山田花子", "1"]]);
  });

  it("is not taken for a SYLK file when its header begins with ID;P", async () => {
    expect(cellsOf(await read("ID;Prénom;Nom\n1;Zoé;Petit\n"))).toEqual([["1", "Zoé", "Petit"]]);
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

  it.each([
    ["windows-1252", "First Name,Last Name\nBjørn,Sørensen\n"],
    ["windows-1252", "Vorname;Nachname\nUwe;Schäfer\nKarin;Berg\n"],
    ["ibm850", "Vorname;Nachname\nJürgen;Meier\nKarin;Berg\n"],
    ["windows-1252", "Förnamn;Efternamn;Ort\nEva;Dahl;Malmö\nNils;Holm;Åre\n"],
    ["windows-1252", "First Name,Last Name,Email\nRenée,Clark,r@example.org\nTom,Hill,t@example.org\n"],
    ["windows-1250", "Imie;Nazwisko\nŁukasz;Kowal\n"],
    ["ibm852", "Jméno;Příjmení\nJiří;Dvořák\nŠárka;Němcová\n"],
    ["ibm857", "Ad;Soyad\nGülşen;Yıldız\nÇağla;Öztürk\n"],
    ["ibm775", "Vardas;Pavardė\nŽydrūnas;Vaičiūnas\nŠarūnas;Kęstutis\n"],
    ["iso-8859-4", "Vārds;Uzvārds\nJānis;Bērziņš\nĢirts;Ķeniņš\n"],
    ["ibm860", "Nome;Apelido\nJoão;Conceição\nSebastião;Simões\n"],
    ["ibm861", "Fornafn;Eftirnafn\nÞórður;Guðmundsson\nÆsa;Ýmisdóttir\n"],
    ["x-mac-ce", "Jméno;Příjmení\nJiří;Dvořák\nŠárka;Němcová\n"],
    ["koi8-r", "Имя;Фамилия\nИван;Петров\n"],
    ["ibm866", "Имя;Фамилия\nНаталья;Щукина\n"],
    ["iso-8859-5", "Имя;Фамилия\nНаталья;Щукина\n"],
    ["ibm737", "Όνομα;Επώνυμο\nΓιώργος;Παπαδόπουλος\n"],
    ["windows-1255", "שם פרטי;שם משפחה\nמיכל;שרון\n"],
    ["windows-1256", "الاسم;اللقب\nمحمد;العلي\n"],
    ["euc-jp", "氏名,E-mail\n山田花子,h@example.org\n鈴木太郎,t@example.org\n"],
  ])(
    "is chosen by the languages that the list speaks, although no byte proves it: %s in %j",
    async (encoding, text) => {
      const table = await read(encode(text, encoding));
      expect(table.reading.encoding).toBe(encoding);
      expect(cellsOf(table)).toEqual(
        text
          .trim()
          .split("\n")
          .slice(1)
          .map((line) => line.split(/[,;]/)),
      );
    },
  );

  it("is chosen by e-mail addresses that spell a name", async () => {
    const list = (mail: string) => encode(`Name,E-mail\nJenő Vas,${mail}@example.org\n`, "windows-1250");
    expect((await refusalOf(list("info"))).code).toBe("ambiguous_encoding");
    const german = encode("Name;E-mail\nBjörn;bjoern.berg@example.org\nKäthe;kaethe@example.org\n", "macintosh");
    expect((await read(german)).reading.encoding).toBe("macintosh");
  });

  it("is refused with both readings, the line and the column when two code pages stay likely", async () => {
    const refusal = await refusalOf(encode("First Name,Last Name\nAnna,Berg\nEva,Dűk\n", "windows-1250"));
    expect(refusal).toMatchObject({ code: "ambiguous_encoding", line: 3 });
    expect(refusal.message).toContain("On line 3 in the column “Last Name”, the same letter would be");
    expect(refusal.hint).toContain('"encoding"');
  });

  it("is not one that would begin a word with the sign of an ordinal", async () => {
    const result = await read(encode("Name,Phone\nŞtefan,1\nŠárka,1\nMüller,1\n", "windows-1250")).catch(
      ({ code }: { code: string }) => code,
    );
    if (typeof result === "string") expect(result).toMatch(/ambiguous_encoding|unreadable_encoding/);
    else expect(cellsOf(result)[0]?.[0]).toMatch(/^[ŞȘ]tefan$/u);
  });

  it("is taken from the feed's setting when the evidence is not enough", async () => {
    const table = await read(encode("First Name,Last Name\nJenő,Vas\n", "windows-1250"), { encoding: "cp1250" });
    expect(cellsOf(table)).toEqual([["Jenő", "Vas"]]);
  });

  it("never gives a wrong name: the names are right or the file is refused", async () => {
    const western =
      "Müller Jürgen Käthe Groß Hélène François Benoît Zoë Núñez Peña José Björn Øyvind Åsa João Conceição".split(" ");
    const central = "Jiří Dvořák Šárka Tomáš Łukasz Gąsior Żaneta Győző Ágnes Müller Ştefan Čedomir".split(" ");
    const names: Readonly<Record<string, readonly string[]>> = {
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
          // A cedilla and a comma below are one letter to a Romanian reader.
          else expect(cellsOf(result).map(([name]) => name?.replace("Ș", "Ş"))).toEqual(some);
        },
      ),
      { numRuns: RUNS },
    );
  });
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

  it("is refused with the setting, the line and the column when a setting gives signs inside words", async () => {
    const bytes = encode("Jméno;Příjmení\nJiří;Dvořák\nŠárka;Němcová\n", "ibm852");
    const refusal = await refusalOf(bytes, { encoding: "cp1252" });
    expect(refusal).toMatchObject({ code: "unreadable_encoding" });
    expect(refusal.message).toContain('the feed\'s setting "encoding" (“cp1252”)');
    expect(refusal.message).toMatch(/on line \d/);
  });

  it("is refused with the lines of each encoding when two encodings are mixed", async () => {
    const line = Buffer.from("Jürgen;Weiß\n");
    const old = encode("Käthe;Groß\n", "windows-1252");
    const header = Buffer.from("Vorname;Nachname\n");
    const mostlyOld = Buffer.concat([header, ...Array.from({ length: 9 }, () => old), line]);
    expect(await refusalOf(mostlyOld)).toMatchObject({ code: "unreadable_encoding", line: 11 });
    const mostlyUtf8 = Buffer.concat([header, line, old, line, old, old, line]);
    const refusal = await refusalOf(mostlyUtf8);
    expect(refusal.message).toContain("on the lines 3, 5 and 6 there are bytes that are not UTF-8");
  });

  it("is refused when it ends with half a UTF-16 character", async () => {
    const bytes = Buffer.from(`\ufeff${GERMAN}`, "utf16le");
    expect((await refusalOf(bytes.subarray(0, bytes.length - 1))).code).toBe("unreadable_encoding");
  });
});
