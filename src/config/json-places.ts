/** Reads JSON with line comments, and records the place of each value, so that an error can name line and column. */

export interface Place {
  readonly line: number;
  readonly column: number;
}

export type JsonRead =
  | {
      readonly kind: "value";
      readonly value: unknown;
      /**
       * Returns the place of a path's key (in a list: of the value). If the path does not exist, returns the place of
       * the nearest path above.
       */
      readonly placeOf: (path: readonly string[]) => Place;
    }
  | { readonly kind: "error"; readonly what: string; readonly place: Place };

/** A syntax error at an offset of the text. */
class JsonSyntaxError extends Error {
  readonly at: number;
  constructor(at: number, what: string) {
    super(what);
    this.at = at;
  }
}

const DEEPEST = 50;

/**
 * Returns the value of a JSON text and the places of its parts. Outside of strings, `//` starts a comment up to the end of
 * the line. Repeated keys and trailing commas are errors.
 */
export function readJson(source: string): JsonRead {
  const text = source.replace(/^\ufeff/, "");
  const places = new Map<string, number>();
  try {
    const value = parse(text, places);
    const placeOf = (path: readonly string[]): Place => {
      for (let length = path.length; length > 0; length -= 1) {
        const at = places.get(JSON.stringify(path.slice(0, length)));
        if (at !== undefined) return placeAt(text, at);
      }
      return { line: 1, column: 1 };
    };
    return { kind: "value", value, placeOf };
  } catch (error) {
    if (error instanceof JsonSyntaxError) return { kind: "error", what: error.message, place: placeAt(text, error.at) };
    throw error;
  }
}

function parse(text: string, places: Map<string, number>): unknown {
  let at = 0;

  const skip = (): void => {
    const blank = /(?:[ \t\r\n]|\/\/[^\n]*)*/y;
    blank.lastIndex = at;
    at += blank.exec(text)?.[0].length ?? 0;
  };
  const take = (expression: RegExp): string | null => {
    const sticky = new RegExp(expression.source, "y");
    sticky.lastIndex = at;
    const found = sticky.exec(text)?.[0] ?? null;
    if (found !== null) at += found.length;
    return found;
  };
  const shown = (): string => (at >= text.length ? "the end of the file" : JSON.stringify(text[at]));

  const readText = (): string => {
    const begun = at;
    const raw = take(/"(?:[^"\\\u0000-\u001f]|\\.)*"/);
    if (raw === null) throw new JsonSyntaxError(begun, 'a text has no end: the closing " is missing on this line');
    try {
      return String(JSON.parse(raw));
    } catch {
      throw new JsonSyntaxError(begun, "a text has a backslash that is no escape (write \\\\ for a backslash)");
    }
  };

  const readMembers = (path: readonly string[]): Record<string, unknown> => {
    const members: Record<string, unknown> = {};
    at += 1;
    for (let first = true; ; first = false) {
      skip();
      if (first && take(/\}/) !== null) return members;
      const begun = at;
      if (text[at] !== '"') throw new JsonSyntaxError(at, `expected a key in double quotes, found ${shown()}`);
      const key = readText();
      if (Object.hasOwn(members, key))
        throw new JsonSyntaxError(begun, `the key "${key}" appears here for the second time`);
      places.set(JSON.stringify([...path, key]), begun);
      skip();
      if (take(/:/) === null) throw new JsonSyntaxError(at, `expected : after the key "${key}", found ${shown()}`);
      const value = readValue([...path, key]);
      Object.defineProperty(members, key, { value, enumerable: true, configurable: true, writable: true });
      skip();
      if (take(/,/) !== null) continue;
      if (take(/\}/) !== null) return members;
      throw new JsonSyntaxError(at, `expected , or } after the value of "${key}", found ${shown()}`);
    }
  };

  const readList = (path: readonly string[]): unknown[] => {
    const items: unknown[] = [];
    at += 1;
    for (;;) {
      skip();
      if (items.length === 0 && take(/\]/) !== null) return items;
      const itemPath = [...path, String(items.length)];
      places.set(JSON.stringify(itemPath), at);
      items.push(readValue(itemPath));
      skip();
      if (take(/,/) !== null) continue;
      if (take(/\]/) !== null) return items;
      throw new JsonSyntaxError(at, `expected , or ] in a list, found ${shown()}`);
    }
  };

  const readValue = (path: readonly string[]): unknown => {
    skip();
    if (path.length > DEEPEST) throw new JsonSyntaxError(at, "this is nested too deeply");
    if (text[at] === "{") return readMembers(path);
    if (text[at] === "[") return readList(path);
    if (text[at] === '"') return readText();
    const begun = at;
    const word = take(/[-+.\w]+/) ?? "";
    if (/^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?)$/.test(word)) return JSON.parse(word);
    at = begun;
    throw new JsonSyntaxError(at, `expected a value, found ${word === "" ? shown() : JSON.stringify(word)}`);
  };

  const value = readValue([]);
  skip();
  if (at < text.length) throw new JsonSyntaxError(at, `expected the end of the file, found ${shown()}`);
  return value;
}

function placeAt(text: string, at: number): Place {
  const before = text.slice(0, at).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
