/** Reads the objects of JSON as rows. */
import type { TextTable } from "./text-table.ts";

type Properties = readonly (readonly [name: string, value: unknown])[];

/** Returns the objects of JSON, or of a text with JSON on each line, as rows. */
export function* tablesOfJson(text: string): Generator<TextTable> {
  if (!/^\uFEFF?\s*[[{]/u.test(text)) return;
  const whole = parsed(text);
  if (whole !== undefined) yield* tablesIn(whole);
  else for (const [line] of text.matchAll(/[^\r\n]+/gu)) yield* tablesIn(parsed(line.replace(/,\s*$/u, "")));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ""));
  } catch {
    return undefined;
  }
}

function* tablesIn(value: unknown): Generator<TextTable> {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    const rows = value.filter((row) => Array.isArray(row) && row.some(isPlain));
    if (rows.length > 0) yield { header: null, rows: rows.map((row) => (row as unknown[]).map(textOf)) };
  } else {
    const properties = propertiesOf(value);
    if (properties.length > 0)
      yield { header: properties.map(([name]) => name), rows: [properties.map(([, each]) => textOf(each))] };
  }
  for (const each of Object.values(value)) yield* tablesIn(each);
}

/** Returns the plain values of an object. Those of the objects in it are among them, unless two of these have a name in common. */
function propertiesOf(object: object): Properties {
  const own = Object.entries(object).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isPlain).map((each) => [name, each] as const),
  );
  const inner = Object.values(object).flatMap((value) =>
    typeof value === "object" && value !== null && !Array.isArray(value) ? [propertiesOf(value as object)] : [],
  );
  const names = [own, ...inner].flatMap((part) => [...new Set(part.map(([name]) => name))]);
  return new Set(names).size === names.length ? [...own, ...inner.flat()] : own;
}

function isPlain(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}

function textOf(value: unknown): string {
  return isPlain(value) ? String(value) : "";
}
