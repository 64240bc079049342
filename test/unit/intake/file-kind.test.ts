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
    ["\x1f\x8b\x08", "gzip"],
  ])("recognises %j as a foreign file and names its type", (head, type) => {
    expect(sniffKind(bytes(head))).toMatchObject({ foreign: expect.stringContaining(type) });
  });

  it("recognises web pages and text when they are written in UTF-16", () => {
    expect(sniffKind(Buffer.from("\ufeff<html>", "utf16le"))).toMatchObject({
      foreign: expect.stringContaining("HTML"),
    });
    expect(sniffKind(Buffer.from("\ufeffName\tPhone", "utf16le"))).toBe("text");
  });
});
