import { TextDecoder } from "node:util";

import { SaxesParser } from "saxes";

import { FileRefused } from "../../../model/file-refused.ts";
import { damaged, hostile } from "../table/refusals.ts";

/** Largest number of characters between two tags; a cell of a real workbook has at most 32,767. */
const MAX_CHARACTERS_WITHOUT_TAG = 4_194_304;
const MAX_DEPTH = 64;

export type XmlAttributes = Readonly<Record<string, string>>;

/**
 * Receives the events of an XML document. Names come without namespace prefix: programs use different prefixes, and no
 * name has two meanings.
 */
export interface XmlHandler {
  open(name: string, attributes: XmlAttributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

export interface XmlReader {
  write(bytes: Uint8Array): void;
  /** Returns the text of these bytes. The caller passes the text on in pieces with `writeText`. */
  decode(bytes: Uint8Array): string;
  writeText(text: string): void;
  end(): void;
}

/**
 * Creates a reader of XML from bytes (UTF-8, or UTF-16 with a byte order mark). Memory is bounded.
 *
 * @throws FileRefused `hostile` for a DOCTYPE, deep nesting or endless text; `damaged` for XML that is not well-formed
 */
export function createXmlReader(handler: XmlHandler): XmlReader {
  const parser = new SaxesParser({ position: false });
  let decoder: TextDecoder | null = null;
  let depth = 0;
  let withoutTag = 0;
  parser.on("doctype", () => {
    throw hostile("it defines entities (DOCTYPE)");
  });
  parser.on("opentag", (tag) => {
    withoutTag = 0;
    depth += 1;
    if (depth > MAX_DEPTH) throw hostile("its parts are nested too deeply");
    handler.open(localName(tag.name), tag.attributes as XmlAttributes);
  });
  parser.on("closetag", (tag) => {
    withoutTag = 0;
    depth -= 1;
    handler.close?.(localName(tag.name));
  });
  if (handler.text !== undefined) {
    const text = handler.text.bind(handler);
    parser.on("text", text);
    parser.on("cdata", text);
  }
  const guard = (step: () => void): void => {
    try {
      step();
    } catch (error) {
      throw error instanceof FileRefused ? error : damaged(error);
    }
  };
  const decode = (bytes: Uint8Array): string => {
    let text = "";
    guard(() => (text = (decoder ??= createXmlDecoder(bytes)).decode(bytes, { stream: true })));
    return text;
  };
  const writeText = (text: string): void =>
    guard(() => {
      withoutTag += text.length;
      if (withoutTag > MAX_CHARACTERS_WITHOUT_TAG) throw hostile("one of its cells holds millions of characters");
      parser.write(text);
    });
  return {
    decode,
    writeText,
    write: (bytes) => writeText(decode(bytes)),
    end: () =>
      guard(() => {
        parser.write(decoder?.decode() ?? "");
        parser.close();
      }),
  };
}

/** Reads a whole part and gives its events to a handler. */
export async function readXml(bytes: AsyncIterable<Buffer>, handler: XmlHandler): Promise<void> {
  const reader = createXmlReader(handler);
  for await (const chunk of bytes) reader.write(chunk);
  reader.end();
}

/** Returns an attribute by its name, with or without a namespace prefix. */
export function attribute(attributes: XmlAttributes, name: string): string | undefined {
  const own = attributes[name];
  if (own !== undefined) return own;
  const key = Object.keys(attributes).find((candidate) => candidate.endsWith(`:${name}`));
  return key === undefined ? undefined : attributes[key];
}

function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon === -1 ? name : name.slice(colon + 1);
}

function createXmlDecoder(first: Uint8Array): TextDecoder {
  const isWide = (first[0] === 0xff && first[1] === 0xfe) || (first[0] === 0xfe && first[1] === 0xff);
  const label = !isWide ? "utf-8" : first[0] === 0xff ? "utf-16le" : "utf-16be";
  return new TextDecoder(label, { fatal: true });
}
