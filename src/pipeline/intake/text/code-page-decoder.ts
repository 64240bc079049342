/** Decodes text that is not UTF-8. The code is loaded with the first such text, because its tables are large. */
import iconv from "iconv-lite";
import { encodingName, isSingleByte } from "../../../model/text/encoding-names.ts";

/** Names of encodings in iconv-lite that differ from ours. */
const ICONV_NAMES: Readonly<Record<string, string>> = {
  "x-mac-ce": "maccenteuro",
  "x-mac-croatian": "maccroatian",
  "x-mac-romanian": "macromania",
  "x-mac-turkish": "macturkish",
  "x-mac-greek": "macgreek",
  "x-mac-icelandic": "maciceland",
};

/** Encodings that Node's decoder lacks. */
const LACKING = /^(ibm(?!866)|x-mac-(?!cyrillic)|iso-8859-16$|utf-7$|utf-32)/;

export interface StreamDecoder {
  /** @throws TypeError if the bytes are impossible in this encoding */
  decode(bytes: Uint8Array): string;
  end(): string;
}

/**
 * Creates a decoder that keeps characters whole across chunks. A byte that has no character in a single-byte code page
 * becomes U+FFFD. Other impossible bytes throw.
 *
 * @throws RangeError for an unknown label
 */
export function createDecoder(label: string): StreamDecoder {
  const name = encodingName(label);
  if (isSingleByte(name)) return tableDecoder(name);
  if (LACKING.test(name)) return createStrictDecoder(name);
  const decoder = new TextDecoder(name, { fatal: true, ignoreBOM: true });
  return { decode: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}

/** Reads bytes as text. @throws TypeError if the bytes are impossible */
export function decodeWhole(label: string, bytes: Buffer, isComplete: boolean): string {
  const decoder = createDecoder(label);
  const text = decoder.decode(bytes);
  return isComplete ? text + decoder.end() : text;
}

const halves = new Map<string, string>();

/** Returns the 128 characters of the bytes from 0x80 in a single-byte code page. */
export function upperHalf(name: string): string {
  let half = halves.get(name);
  if (half === undefined) {
    const bytes = Uint8Array.from({ length: 128 }, (_, at) => at + 128);
    half = LACKING.test(name)
      ? iconv.decode(bytes, ICONV_NAMES[name] ?? name)
      : // Without `stream`, Node 22.22 decodes windows-1252 as Latin 1.
        new TextDecoder(name).decode(bytes, { stream: true });
    halves.set(name, half);
  }
  return half;
}

function characters(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
}

const tableDecoders = new Map<string, StreamDecoder>();

/** Returns the decoder of a single-byte code page. It keeps nothing between chunks, so one decoder serves all texts. */
function tableDecoder(name: string): StreamDecoder {
  let decoder = tableDecoders.get(name);
  if (decoder === undefined) {
    const table = Uint16Array.from([...(characters(0, 0x7f) + upperHalf(name))], (character) =>
      character.charCodeAt(0),
    );
    const decode = (bytes: Uint8Array): string => {
      const units = new Uint16Array(bytes.length);
      for (let at = 0; at < bytes.length; at += 1) units[at] = table[bytes[at] ?? 0] ?? 0xfffd;
      return Buffer.from(units.buffer).toString("utf16le");
    };
    decoder = { decode, end: () => "" };
    tableDecoders.set(name, decoder);
  }
  return decoder;
}

/** Creates a decoder of UTF-7 or UTF-32. iconv-lite writes U+FFFD for impossible bytes, which throw here. */
function createStrictDecoder(name: string): StreamDecoder {
  const decoder = iconv.getDecoder(name, { stripBOM: false });
  const strict = (text: string): string => {
    if (text.includes("\ufffd")) throw new TypeError(`The bytes are impossible in ${name}.`);
    return text;
  };
  return { decode: (bytes) => strict(decoder.write(Buffer.from(bytes))), end: () => strict(decoder.end() ?? "") };
}
