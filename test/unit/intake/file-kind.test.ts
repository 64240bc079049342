import { describe, expect, it } from "vitest";

import { sniffKind } from "../../../src/pipeline/intake/text/file-kind.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");

describe("sniffKind", () => {
  it.each([
    ["", "empty"],
    ["PK\x03\x04rest", "zip"],
    ["\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "ole"],
    ["First Name,E-mail\n", "text"],
    ["{not json", "text"],
    [
      '<?xml version="1.0"?>\n<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0">',
      "flat",
    ],
    ["Mz,x\n", "text"],
  ])("recognises %j as %s", (head, kind) => {
    expect(sniffKind(bytes(head))).toBe(kind);
  });

  it.each([
    ["%PDF-1.7", "PDF"],
    ["\x89PNG\r\n", "picture"],
    ["\xff\xd8\xff\xe0", "picture"],
    ["BEGIN:VCARD\r\n", "vCard"],
    ["  <html><table>", "HTML"],
    ["<!DOCTYPE html>", "HTML"],
    ["<table border=1>", "HTML"],
    ['<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="x">', "Excel 2003"],
    ['<?xml version="1.0"?><people/>', "XML"],
    ['[\n {"name": 1}]', "JSON"],
    ['{"a":1}', "JSON"],
    ["{\\rtf1", "RTF"],
    ['<!-- saved -->\n<html xmlns:o="x"><table>', "HTML"],
    ['<font face="Arial"><table><tr><th>Vorname</th>', "HTML"],
    ['<?xml version="1.0"?>\n<html><table>', "HTML"],
    ["MIME-Version: 1.0\r\nX-Document-Type: Workbook\r\nContent-Type: multipart/related;\r\n\r\n", "MHTML"],
    ["From: a@example.org\nTo: b@example.org\nSubject: List\n\nVorname;Nachname", "e-mail"],
    ['TABLE\r\n0,1\r\n"EXCEL"\r\nVECTORS\r\n0,4\r\n""\r\n', "DIF"],
    ['ID;PCALCOOO32\r\nC;X1;Y1;K"Vorname"\r\n', "SYLK"],
    ["version: 1\n\ndn: cn=Anna Berg,dc=example\n", "LDIF"],
    ["\x03\x7e\x0b\x17\x02\0\0\0\x81\0\x30\0".padEnd(64, "\0"), "dBASE"],
    ["\0\0\x02\0\x06\x04\x06\0", "Lotus"],
    ["\x1f\x8b\x08", "gzip"],
  ])("recognises %j as a foreign file and names its type", (head, type) => {
    expect(sniffKind(bytes(head))).toMatchObject({ foreign: expect.stringContaining(type) });
  });

  it.each([
    "ID;Prénom;Nom\r\n1;Anna;Berg",
    "TABLE;NAME\r\n1;Anna",
    "From: Office;To: Anna\r\n1;2",
    "Version: 1;Name\r\n1;Anna",
    "<none>;Name\r\n1;Anna",
    "\x03Name;E-Mail\r\nAnna;anna@example.org and some more text",
  ])("takes %j for a list", (head) => expect(sniffKind(bytes(head))).toBe("text"));

  it("recognises web pages and text when they are written in UTF-16", () => {
    expect(sniffKind(Buffer.from("\ufeff<html>", "utf16le"))).toMatchObject({
      foreign: expect.stringContaining("HTML"),
    });
    expect(sniffKind(Buffer.from("\ufeffName\tPhone", "utf16le"))).toBe("text");
  });
});
