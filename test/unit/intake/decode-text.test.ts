import { describe, expect, it } from "vitest";

import { createDecoder } from "../../../src/pipeline/intake/text/code-page-decoder.ts";
import { createUtf8Check } from "../../../src/pipeline/intake/text/decode-text.ts";

/** Checks bytes in chunks of one size. */
function check(bytes: Buffer, size: number): boolean {
  const utf8 = createUtf8Check();
  for (let at = 0; at < bytes.length; at += size) utf8.push(bytes.subarray(at, at + size));
  return utf8.end();
}

describe("createUtf8Check", () => {
  const text = Buffer.from("aß漢😀".repeat(5));

  it.each([1, 2, 3, 4, 5, 7, 100])("gives the same result for chunks of %i bytes", (size) => {
    expect(check(text, size)).toBe(true);
    expect(check(text.subarray(0, -1), size)).toBe(false);
    expect(check(Buffer.concat([text, Buffer.of(0xfc), text]), size)).toBe(false);
    expect(check(Buffer.of(0x80), size)).toBe(false);
  });
});

describe("createDecoder", () => {
  it("decodes windows-1252 as Windows does, on every version of Node", () => {
    expect(createDecoder("windows-1252").decode(Uint8Array.of(0x80, 0x92, 0x9f, 0xa0, 0xe9))).toBe("€’Ÿ\u00a0é");
  });

  it("keeps characters of two bytes whole across chunks", () => {
    const decoder = createDecoder("shift_jis");
    expect(decoder.decode(Uint8Array.of(0x8e)) + decoder.decode(Uint8Array.of(0x52)) + decoder.end()).toBe("山");
  });

  it("accepts the usual names of code page 850", () => {
    for (const name of ["ibm850", "cp850", "CP850", "850"]) {
      expect(createDecoder(name).decode(Uint8Array.of(0x81, 0xe1, 0xff))).toBe("üß\u00a0");
    }
  });

  it.each([
    ["cp437", [0x84, 0xe1], "äß"],
    ["CP852", [0xfd, 0xe7], "řš"],
    ["cp775", [0xd0, 0xd8], "ąž"],
    ["cp857", [0xa7, 0x8d], "ğı"],
    ["cp737", [0x98, 0xe1], "αά"],
    ["iso-8859-16", [0xba, 0xfe], "șț"],
    ["ISO-8859-4", [0xe0, 0xfe], "āū"],
    ["x-mac-ce", [0xde, 0xe4], "řš"],
    ["MacCroatian", [0xe8, 0xf0], "čđ"],
    ["koi8-u", [0xc9, 0xa4], "иє"],
    ["windows-1258", [0xf0], "đ"],
  ])("decodes old code pages: %s", (label, bytes, text) => {
    expect(createDecoder(label).decode(Uint8Array.from(bytes))).toBe(text);
  });

  it("throws for a name that the standard does not have", () => {
    expect(() => createDecoder("latin-99")).toThrow(RangeError);
  });
});
