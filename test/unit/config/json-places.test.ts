import fc from "fast-check";
import { expect, test } from "vitest";
import { readJson } from "../../../src/config/json-places.ts";

test("reads the same value as JSON.parse, with any indentation", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(0, 1, 4), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(readJson(text)).toMatchObject({ kind: "value", value: JSON.parse(text) });
    }),
  );
});

test("returns an error, and never throws, for a text that JSON.parse refuses", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:1-.e truefalsn\\u0') }), (text) => {
      let valid = true;
      try {
        JSON.parse(text);
      } catch {
        valid = false;
      }
      if (!valid) expect(readJson(text).kind).toBe("error");
    }),
  );
});

test("skips line comments, but keeps // inside a string", () => {
  const text = '// all\n{ "a": "http://x", // the a\n  "b": [1, // one\n 2] }\n// end';
  expect(readJson(text)).toMatchObject({ value: { a: "http://x", b: [1, 2] } });
});

test("returns the line and column of each value", () => {
  const read = readJson('{\n  "a": { "b": [1,\n     2] }\n}');
  if (read.kind === "error") throw new Error(read.what);
  expect(read.placeOf(["a", "b"])).toEqual({ line: 2, column: 10 });
  expect(read.placeOf(["a", "b", "1"])).toEqual({ line: 3, column: 6 });
  expect(read.placeOf(["a", "missing"])).toEqual({ line: 2, column: 3 });
});

test.each([
  ['{ "a": 1,\n}', 2, 1, 'expected a key in double quotes, found "}"'],
  ['{ "a": 1\n  "b": 2 }', 2, 3, 'expected , or } after the value of "a", found "\\""'],
  ['{ "a" 1 }', 1, 7, 'expected : after the key "a", found "1"'],
  ['{ "a": yes }', 1, 8, 'expected a value, found "yes"'],
  ['{ "a": "x\n" }', 1, 8, "a text has no end"],
  ['{ "a": "C:\\data" }', 1, 8, "a text has a backslash that is no escape"],
  ['{ "a": 1, "a": 2 }', 1, 11, 'the key "a" appears here for the second time'],
  ['{ "a": [1, ] }', 1, 12, 'expected a value, found "]"'],
  ['{ "a": 1 } x', 1, 12, "expected the end of the file"],
  ["", 1, 1, "expected a value, found the end of the file"],
])("names the error and its place in %j", (text, line, column, what) => {
  expect(readJson(text)).toEqual({ kind: "error", what: expect.stringContaining(what), place: { line, column } });
});
