import type { ByteSample } from "./code-page-evidence.ts";
import { createUtf8Check, lookAtBytes } from "./decode-text.ts";

const HEAD_BYTES = 16 * 1024;
const SAMPLE_BYTES = 256 * 1024;
const NUL_SEARCH_BYTES = 1_048_576;
/** A longer line is left out of the sample. */
const MAX_LINE_BYTES = 64 * 1024;

/** Facts about all bytes of a file that decide how its text can be encoded. */
export interface ByteKind {
  readonly size: number;
  readonly isUtf8: boolean;
  /** Offset of the first NUL byte; null: none. */
  readonly firstNul: number | null;
  /** Number of NUL bytes at even and at odd offsets of the file's beginning. */
  readonly nuls: { readonly even: number; readonly odd: number };
}

/** Creates a survey that takes a file's chunks one after the other and returns the kind of the file's bytes. */
export function createByteSurvey(): { push(bytes: Buffer): void; end(): ByteKind } {
  const check = createUtf8Check();
  const nuls = { even: 0, odd: 0 };
  let firstNul: number | null = null;
  let size = 0;
  return {
    push(bytes) {
      check.push(bytes);
      const nul = bytes.indexOf(0);
      if (nul !== -1) firstNul ??= size + nul;
      for (let at = nul; at !== -1 && size < NUL_SEARCH_BYTES; at = bytes.indexOf(0, at + 1)) {
        if ((size + at) % 2 === 0) nuls.even += 1;
        else nuls.odd += 1;
      }
      size += bytes.length;
    },
    end: () => ({ size, isUtf8: check.end(), firstNul, nuls }),
  };
}

/** Reads a file once and returns the kind of its bytes. */
export async function readByteKind(path: string): Promise<ByteKind> {
  const survey = createByteSurvey();
  for await (const bytes of lookAtBytes(path)) survey.push(bytes);
  return survey.end();
}

/**
 * Reads a sample of a file that is not UTF-8. Lines are counted by LF and CR bytes, which are line ends in every code
 * page.
 *
 * @param most number of bytes that are read
 */
export async function sampleBytes(path: string, most = Infinity): Promise<ByteSample> {
  const used = new Uint8Array(256);
  const sampler = createSampler();
  let head = Buffer.alloc(0);
  let seen = 0;
  for await (const bytes of lookAtBytes(path)) {
    for (let at = 0; at < bytes.length; at += 1) used[bytes[at] ?? 0] = 1;
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, bytes.subarray(0, HEAD_BYTES - head.length)]);
    sampler.push(bytes);
    seen += bytes.length;
    if (seen >= most) break;
  }
  const usedBytes = Array.from(used, (flag) => flag === 1);
  return { head, lines: sampler.end(), usedBytes, decidingBytes: usedBytes };
}

interface SampleLine {
  readonly line: number;
  readonly bytes: Buffer;
}

function createSampler(): { push(bytes: Buffer): void; end(): SampleLine[] } {
  const lines: SampleLine[] = [];
  let sampled = 0;
  let line = 1;
  let carry = "";
  const take = (text: string): void => {
    if (/[\x80-\xff]/.test(text) && text.length <= MAX_LINE_BYTES) {
      lines.push({ line, bytes: Buffer.from(text, "latin1") });
      sampled += text.length;
    }
    line += 1;
  };
  return {
    push(bytes) {
      if (sampled >= SAMPLE_BYTES) return;
      const parts = (carry + bytes.toString("latin1")).split(/\r\n|\n|\r(?!$)/);
      carry = (parts.pop() ?? "").slice(0, MAX_LINE_BYTES + 1);
      for (const part of parts) take(part);
    },
    end() {
      if (carry !== "" && sampled < SAMPLE_BYTES) take(carry);
      return lines;
    },
  };
}
