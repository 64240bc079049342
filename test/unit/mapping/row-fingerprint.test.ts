import { describe, expect, test } from "vitest";
import { rowFingerprint } from "../../../src/pipeline/mapping/row/row-fingerprint.ts";
import { contactOf } from "./sample-feed.ts";

const ANA = { Vorname: "Ana", "E-Mail": "Ana@Example.org" };

describe("the fingerprint of a row", () => {
  const content = (cells: Record<string, string>, changes = {}) => rowFingerprint(contactOf(cells, changes), "keep");
  const base = { ...ANA, Firma: "Muster GmbH", Sprache: "de" };
  test("does not change with the order of columns or the letter case of headers", () => {
    expect(content({ Sprache: "de", "E-MAIL": "Ana@Example.org", Vorname: "Ana", Firma: "Muster GmbH" })).toBe(
      content(base),
    );
    const custom = { unmatchedColumns: "custom_fields" };
    expect(content({ ...base, Shoe: "40", Hat: "55" }, custom)).toBe(
      content({ Hat: "55", ...base, Shoe: "40" }, custom),
    );
  });
  test.each([
    [{ ...base, Firma: "Muster AG" }],
    [{ ...base, Firma: "" }],
    [{ Vorname: base.Vorname, "E-Mail": base["E-Mail"], Sprache: "de" }],
    [{ ...base, Status: "Terminated" }],
    [{ ...base, Gruppe: "Friends" }],
    [{ ...base, "Guardian ID": "17" }],
  ])("changes when a deciding value changes: %j", (cells) => expect(content(cells)).not.toBe(content(base)));
});
