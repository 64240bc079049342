import { expect, test } from "vitest";
import { createSharedStrings } from "../../../src/pipeline/intake/xlsx/shared-strings.ts";

test("createSharedStrings returns each text by its number, in any order and more than once", () => {
  const strings = createSharedStrings();
  const texts = Array.from({ length: 10_000 }, (_, at) => (at % 7 === 0 ? `Ünter ${at} `.repeat(20) : `Änne ${at}`));
  for (const text of texts) strings.add(text);
  const places = [...texts.keys()];
  for (const order of [places, places.toReversed(), places.map((at) => (at * 257) % texts.length)]) {
    expect(order.map((at) => strings.get(at))).toEqual(order.map((at) => texts[at]));
  }
});

test("createSharedStrings returns undefined for a number without text", () => {
  const strings = createSharedStrings();
  strings.add("Anna");
  strings.add("Ben");
  expect([-1, 2, 0.5, Number.NaN].map((index) => strings.get(index))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
