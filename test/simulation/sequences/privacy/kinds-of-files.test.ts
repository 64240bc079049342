/** Files of every kind that may have a person who is erased: what shows the person is deleted, and what can't be read is named. */
import { deflateRawSync, gzipSync } from "node:zlib";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import iconv from "iconv-lite";
import { describe, expect } from "vitest";
import { claimFolderFor } from "../../../../src/pipeline/intake/arrival/claim-folder.ts";
import { odsRows, writeOds } from "../../../system/intake/ods-writer.ts";
import { writeZip } from "../../../system/intake/zip-writer.ts";
import { erase, FEED, ods, OTHERS } from "../../world/canary.ts";
import { dropFile } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import { apply, person, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const PERSON = person(9, "Jürgen", {
  "Last Name": "Müllerow",
  Email: "canary.mail@example.org",
  Birthday: "1937-10-03",
});

const latin = (text: string) => Buffer.from(text, "latin1");
const base64 = (text: string) => Buffer.from(text).toString("base64");
const zip = (parts: Readonly<Record<string, string | Buffer>>) =>
  writeZip(Object.entries(parts).map(([name, data]) => ({ name, data })));
const dbase = (cells: string) => {
  const head = Buffer.alloc(32);
  head.set([3, 126, 10, 3, 1, 0, 0, 0, 97, 0, 41, 0]);
  return Buffer.concat([head, Buffer.alloc(65, 13), iconv.encode(cells, "cp850"), Buffer.from([26])]);
};

/** Files that have the person, and whose letters stand in them in an unusual way. */
const UNREAD: Readonly<Record<string, string | Buffer>> = {
  "quoted.vcf": "BEGIN:VCARD\r\nVERSION:2.1\r\nN;ENCODING=QUOTED-PRINTABLE:M=C3=BCllerow;J=C3=BCrgen\r\nEND:VCARD\r\n",
  "folded.vcf": "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Mül\r\n lerow;Jürgen;;;\r\nEND:VCARD\r\n",
  "folded.ics": "BEGIN:VCALENDAR\r\nSUMMARY:Jürgen Mül\r\n lerow\r\nEND:VCALENDAR\r\n",
  "base64.eml": `From: a@b.example\r\nMIME-Version: 1.0\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64("Jürgen Müllerow")}\r\n`,
  "subject.eml": "Subject: =?utf-8?Q?J=C3=BCrgen_M=C3=BCllerow?=\r\nTo: a@b.example\r\n\r\nx\r\n",
  "page.mht": "MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n<td>J=C3=BCrgen</td><td>M=C3=BCllerow</td>",
  "text.rtf": String.raw`{\rtf1\ansi J\'fcrgen M\'fcllerow}`,
  "sheet.dif": 'TABLE\n0,1\n"EXCEL"\nDATA\n0,0\n""\n-1,0\nBOT\n1,0\n"Jürgen"\n1,0\n"Müllerow"\n',
  "sheet.slk": latin('ID;PWXL;N;E\r\nC;Y2;X1;K"Jürgen"\r\nC;X2;K"Müllerow"\r\nE\r\n'),
  "people.ldif": `dn: cn=x\ngivenName:: ${base64("Jürgen")}\nsn:: ${base64("Müllerow")}\n`,
  "table.dbf": dbase(" Jürgen              Berlin Müllerow            "),
  "people.sqlite": latin("SQLite format 3\0\x10\0\x01\x01Jürgen\x14Berlin\x16Müllerow"),
  "people.mdb": latin("\0\x01\0\0Standard Jet DB\0Jürgen\x01Berlin\x02Müllerow"),
  "old.xls": Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), latin("Jürgen\0\x06\0Berlin\0Müllerow")]),
  "old.wk1": latin("\0\0\x02\0\x06\x04Jürgen\0Berlin\0Müllerow"),
  "unknown.bin": latin("\x01\x02Jürgen\x04Berlin\x05Müllerow"),
  "binary.xlsb": zip({ "xl/workbook.bin": "x", "xl/sharedStrings.bin": Buffer.from("Jürgen Müllerow", "utf16le") }),
  "two-runs.docx": zip({ "word/document.xml": "<w:t>Jürgen Mül</w:t></w:r><w:r><w:t>lerow</w:t>" }),
  "slides.pptx": zip({ "ppt/slides/slide1.xml": "<a:t>Jürgen Mül</a:t></a:r><a:r><a:t>lerow</a:t>" }),
  "twice.zip": zip({ "inner.zip": zip({ "list.csv": "Jürgen;Müllerow" }) }),
  "damaged.ods": ods([PERSON]).subarray(0, 60),
  "list.csv.gz": gzipSync("Jürgen;Müllerow"),
  "page.pdf": Buffer.concat([latin("%PDF-1.4\nstream\n"), deflateRawSync("Jürgen Müllerow")]),
  "table.parquet": "PAR1PAR1",
  "base64.txt": base64("Der Geburtstag von Jürgen Müllerow"),
  "unknown-entity.html": "<p>J&udiaeresis;rgen M&udiaeresis;llerow</p>",
  "cut-utf-16.txt": Buffer.from("\ufeffJürgen\u0007Berlin\u0007Müllerow", "utf16le"),
};

const JSON_OF_PERSON = JSON.stringify([{ vorname: "Jürgen", plz: "10115", nachname: "Müllerow" }]);

/** Files that have the person, and whose letters stand in them as letters. */
const READ: Readonly<Record<string, string | Buffer>> = {
  "escaped.json": JSON_OF_PERSON.replaceAll("ü", String.raw`\u00fc`),
  "between.json": JSON_OF_PERSON,
  "inner.json": JSON.stringify({ vorname: "Jürgen", x: 1, name: { nachname: "Müllerow" } }, null, 1),
  "day.json": JSON.stringify({ people: [{ nachname: "Müllerow", ort: "Berlin", geburtstag: "03.10.1937" }] }),
  "lines.json": `{"vorname":"Anna","nachname":"Anders"}\n{"vorname":"Jürgen","ort":"Berlin","nachname":"Müllerow"}\n`,
  "rows.json": JSON.stringify([
    ["vorname", "ort", "nachname"],
    ["Jürgen", "Berlin", "Müllerow"],
  ]),
  "attributes.xml": '<?xml version="1.0"?><l><p vorname="Jürgen" ort="Berlin" nachname="Müllerow"/></l>',
  "elements.xml":
    "<?xml version='1.0'?><l><p><vorname>J&#252;rgen</vorname><ort>Berlin</ort><nachname>M&#xFC;llerow</nachname></p></l>",
  "cdata.xml": '<?xml version="1.0"?><l><p><n><![CDATA[Jürgen Müllerow]]></n></p></l>',
  "excel-2003.xml":
    '<?xml version="1.0"?><Workbook><Table><Row><Cell><Data>Vorname</Data></Cell><Cell><Data>Ort</Data></Cell><Cell><Data>Telefon</Data></Cell><Cell><Data>Nachname</Data></Cell></Row>' +
    '<Row><Cell><Data>Jürgen</Data></Cell><Cell><Data>Berlin</Data></Cell><Cell ss:Index="4"><Data>Müllerow</Data></Cell></Row></Table></Workbook>',
  "entities.html": "<html><p>J&uuml;rgen M&uuml;llerow &copy; &euro;</p></html>",
  "attributes.html": '<html><li data-vorname="x" vorname="J&uuml;rgen" nachname="M&#252;llerow">x</li></html>',
  "table.html":
    "<table><tr><th>Vorname<th>Ort<th>Nachname<tr><td>Jürgen<td>Berlin<td><b>Müllerow</b></table><p>Stand: heute</p>",
  "within.html": "<html><p>J&uuml;r&shy;gen <b>M</b>üllerow</p></html>",
  "address.html": '<html><a href="/?name=J%C3%BCrgen+M%C3%BCllerow">x</a></html>',
  "letter.txt": "Herr\nJürgen\nMüllerow\nBerlin\n",
  "utf-16-be.txt": Buffer.from("\ufeffLieber Jürgen Müllerow", "utf16le").swap16(),
  "utf-16-be-unmarked.txt": Buffer.from("Lieber Jürgen Müllerow", "utf16le").swap16(),
  "dos.txt": Buffer.concat([iconv.encode("Lieber Jürgen Müllerow", "cp850"), Buffer.from([26])]),
  "mac.txt": iconv.encode("Lieber Jürgen Müllerow", "macintosh"),
  "broken.csv": 'Vorname;Ort;Nachname\r\nJürgen;"Berlin;Müllerow\r\nAnna;Berlin;Anders\r\n',
  "broken-dos.csv": iconv.encode('Vorname;Ort;Nachname\r\nJürgen;"Berlin;Müllerow\r\nAnna;Köln;Anders\r\n', "cp850"),
};

/** Files that can be read, and have other people only. */
const OF_OTHERS: Readonly<Record<string, string | Buffer>> = {
  "others.json": `[{"vorname":"Jürgen","nachname":"Anders"},{"vorname":"Anna","nachname":"Müllerow"}]`,
  "apart.json": `[{"nachname":"Jürgen"},{"vorname":"Müllerow"}]`,
  "by-name.json": `{"a":{"vorname":"Jürgen","nachname":"Anders"},"b":{"vorname":"Anna","nachname":"Müllerow"}}`,
  "by-word.json": `{"a":{"wort":"Jürgen"},"b":{"wort":"Müllerow"}}`,
  "others.xml": `<?xml version="1.0"?><l><p vorname="Jürgen" nachname="Anders"/><p vorname="Anna" nachname="Müllerow"/></l>`,
  "others.html":
    "<ul><li>Jürgen</li><li>Anders</li><li>03.10.1937</li></ul><table><tr><th>Vorname<th>Nachname<tr><td>Jürgen<td>Anders<tr><td>Anna<td>Müllerow</table>&raquo;",
  "others.txt": iconv.encode("Jürgen Anders und Anna Müllerow\n", "cp850"),
  "broken.csv": 'Vorname;Nachname;Ort\r\nJürgen;"Anders;Berlin\r\nAnna;Müllerow;Berlin\r\n',
  "empty.txt": "",
};

function put(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
}

async function begin(place: Workplace): Promise<void> {
  await apply(place, [PERSON, ...OTHERS], FEED);
}

const closedIn = (lines: readonly string[]) =>
  lines.flatMap(
    (line) => /^Not searched: (?:.*\/)?([^/]*?)(?:\. This| in the inbox\.|, which is)/u.exec(line)?.[1] ?? [],
  );

describe("a file in failed/ that can't be read as a list", () => {
  test("is named if its letters stand in it in another way", async ({ place }) => {
    await begin(place);
    put(place.folders.failed, UNREAD);
    const { lines } = await erase(place);
    const names = Object.keys(UNREAD).toSorted();
    expect(closedIn(lines).toSorted()).toEqual(names);
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^Not searched: .*folded\.vcf\. This program can't read such a file in full\. Look into it yourself, and delete it if it has the person\.$/u,
      ),
    );
    expect(readdirSync(place.folders.failed).toSorted()).toEqual(names);
  });

  test.for(Object.keys(READ))("is deleted if it has the person: %s", async (name, { place }) => {
    await begin(place);
    put(place.folders.failed, { [name]: READ[name] ?? "" });
    const { lines } = await erase(place);
    expect(readdirSync(place.folders.failed)).toEqual([]);
    expect(closedIn(lines)).toEqual([]);
  });

  test("stays and is not named if it has other people only", async ({ place }) => {
    await begin(place);
    put(place.folders.failed, OF_OTHERS);
    const { lines } = await erase(place);
    expect(closedIn(lines)).toEqual([]);
    expect(readdirSync(place.folders.failed).toSorted()).toEqual(Object.keys(OF_OTHERS).toSorted());
  });

  test("stays if it has another person with the same name and another birthday", async ({ place }) => {
    const son = { "Last Name": "Müllerow", Email: "son@example.org", Birthday: "1980-06-07" };
    await apply(place, [PERSON, person(8, "Jürgen", son), ...OTHERS], FEED);
    const of = (geburtstag: string) => JSON.stringify([{ vorname: "Jürgen", nachname: "Müllerow", geburtstag }]);
    put(place.folders.failed, { "son.json": of("07.06.1980"), "own.json": of("03.10.1937") });
    await erase(place);
    expect(readdirSync(place.folders.failed)).toEqual(["son.json"]);
  });
});

describe("a list in failed/", () => {
  test("loses a name over a line break, and a name in its header", async ({ place }) => {
    await begin(place);
    put(place.folders.failed, {
      "cell.csv": 'Alpha,Beta\r\n"Jürgen\nMüllerow",x\r\nOlaf Anders,y\r\n',
      "header.csv": iconv.encode(
        "Vorname;Nachname;Notiz für Jürgen Müllerow\r\nZoë;Größer;x\r\nBjörn;Müßig;y\r\n",
        "cp850",
      ),
    });
    const { lines } = await erase(place);
    expect(closedIn(lines)).toEqual([]);
    const read = (name: string) => readFileSync(join(place.folders.failed, name), "utf8");
    expect(read("cell.csv")).toBe("\ufeffAlpha,Beta\r\nOlaf Anders,y\r\n");
    expect(read("header.csv")).toBe("\ufeffVorname,Nachname,\r\nZoë,Größer,x\r\nBjörn,Müßig,y\r\n");
  });

  test("is not named, also with a picture in it", async ({ place }) => {
    await begin(place);
    const rows = odsRows([[...HEADER], ...OTHERS.map((cells) => [...cells])]);
    const picture = { name: "Pictures/1.png", data: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]) };
    const book = writeOds({ sheets: [{ name: "People", rows }], extra: [picture] });
    put(place.folders.failed, { "book.ods": book });
    expect(closedIn((await erase(place)).lines)).toEqual([]);
    expect(readFileSync(join(place.folders.failed, "book.ods"))).toEqual(book);
  });
});

describe("a list that is still to be read", () => {
  test("is named if it can't be searched: in the inbox, and taken from it", async ({ place }) => {
    await begin(place);
    dropFile(place, "staff-cards.csv", UNREAD["folded.vcf"] ?? "");
    const stopped = claimFolderFor(place.folders.working, "staff", place.clock.now(), 0.5);
    mkdirSync(stopped);
    writeFileSync(join(stopped, "staff-text.csv"), UNREAD["text.rtf"] ?? "");
    const { lines } = await erase(place);
    expect(closedIn(lines).toSorted()).toEqual(["staff-cards.csv", "staff-text.csv"]);
  });
});

describe("an upload", () => {
  test("is removed if a row has the person, or if nothing can search it; one that arrives is named", async ({
    place,
  }) => {
    await begin(place);
    const rows = (...of: readonly string[]) => ["Vorname;Ort;Nachname", ...of, "Anna;Köln;Anders", ""].join("\r\n");
    const uploads: Readonly<Record<string, string | Buffer>> = {
      columns: rows("Jürgen;Berlin;Müllerow"),
      others: rows("Jürgen;Berlin;Anders"),
      word: UNREAD["two-runs.docx"] ?? "",
      "new-half": UNREAD["damaged.ods"] ?? "",
    };
    for (const [id, bytes] of Object.entries(uploads)) {
      mkdirSync(join(place.root, "uploads", id), { recursive: true });
      writeFileSync(join(place.root, "uploads", id, "list"), bytes);
    }
    const beside = join(place.root, "uploads/others/result.db");
    writeFileSync(beside, latin('SQLite format 3\0\x01{"first_name":"Anna","last_name":"Anders"}'));
    const { lines } = await erase(place);
    expect(readdirSync(join(place.root, "uploads")).toSorted()).toEqual(["new-half", "others"]);
    expect(lines).toContainEqual(expect.stringMatching(/^Not searched: .*uploads\/new-half\/list\./u));
    await apply(place, [PERSON, ...OTHERS], FEED);
    writeFileSync(beside, 'SQLite format 3\0\x01{"first_name":"Jürgen","last_name":"Müllerow"}');
    await erase(place);
    expect(existsSync(beside)).toBe(false);
  });
});

describe("a file that a person put into reports/", () => {
  test("loses the person, or is named if nothing can search it", async ({ place }) => {
    const [record] = await apply(place, [PERSON, ...OTHERS], FEED);
    const folder = join(place.folders.reports, record?.run ?? "");
    const own = readdirSync(folder);
    put(folder, {
      "copy.csv": "Vorname,Ort,Nachname\r\nJürgen,Berlin,Müllerow\r\nAnna,Berlin,Anders\r\n",
      "copy.json": READ["escaped.json"] ?? "",
      "others.txt": "Jürgen Anders\n",
      "scan.pdf": UNREAD["page.pdf"] ?? "",
    });
    const { lines } = await erase(place);
    expect(closedIn(lines)).toEqual(["scan.pdf"]);
    expect(readdirSync(folder).toSorted()).toEqual([...own, "copy.csv", "others.txt", "scan.pdf"].toSorted());
    expect(readFileSync(join(folder, "copy.csv"), "utf8")).toBe("\ufeffVorname,Ort,Nachname\r\nAnna,Berlin,Anders\r\n");
  });
});
