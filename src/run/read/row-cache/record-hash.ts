/** Number of 32-bit words kept of each hash: with 96 bits, no two records of all lists ever read collide by chance. */
export const HASH_WORDS = 3;

const C1 = 0x239b961b;
const C2 = 0xab0e9789;
const C3 = 0x38b34ae5;
const C4 = 0xa1e38b93;

/**
 * Hashes bytes with MurmurHash3 (x86, 128 bits), because hashing raw records must be as fast as reading them. The hash need
 * not resist an attacker: a person who could make two records collide writes the list already.
 *
 * @param out receives the first three words
 */
export function hashRecord(bytes: Uint8Array, from: number, to: number, seed: number, out: Int32Array): void {
  let h1 = seed;
  let h2 = seed;
  let h3 = seed;
  let h4 = seed;
  const length = to - from;
  const tail = from + (length & ~15);
  let at = from;
  for (; at < tail; at += 16) {
    h1 = rotate(h1 ^ mix(wordAt(bytes, at), C1, 15, C2), 19) + h2;
    h1 = (Math.imul(h1, 5) + 0x561ccd1b) | 0;
    h2 = rotate(h2 ^ mix(wordAt(bytes, at + 4), C2, 16, C3), 17) + h3;
    h2 = (Math.imul(h2, 5) + 0x0bcaa747) | 0;
    h3 = rotate(h3 ^ mix(wordAt(bytes, at + 8), C3, 17, C4), 15) + h4;
    h3 = (Math.imul(h3, 5) + 0x96cd1c35) | 0;
    h4 = rotate(h4 ^ mix(wordAt(bytes, at + 12), C4, 18, C1), 13) + h1;
    h4 = (Math.imul(h4, 5) + 0x32ac3b17) | 0;
  }
  h1 ^= mix(restAt(bytes, at, to), C1, 15, C2);
  h2 ^= mix(restAt(bytes, at + 4, to), C2, 16, C3);
  h3 ^= mix(restAt(bytes, at + 8, to), C3, 17, C4);
  h4 ^= mix(restAt(bytes, at + 12, to), C4, 18, C1);
  h1 ^= length;
  h2 ^= length;
  h3 ^= length;
  h4 ^= length;
  h1 = (h1 + h2 + h3 + h4) | 0;
  h2 = (h2 + h1) | 0;
  h3 = (h3 + h1) | 0;
  h4 = (h4 + h1) | 0;
  h1 = finish(h1);
  h2 = finish(h2);
  h3 = finish(h3);
  h4 = finish(h4);
  h1 = (h1 + h2 + h3 + h4) | 0;
  out[0] = h1;
  out[1] = h2 + h1;
  out[2] = h3 + h1;
}

function wordAt(bytes: Uint8Array, at: number): number {
  return bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
}

/** Returns the remaining bytes as a word, with zeros in place of missing bytes. */
function restAt(bytes: Uint8Array, at: number, to: number): number {
  if (at + 4 <= to) return wordAt(bytes, at);
  let word = 0;
  for (let last = to - 1; last >= at; last -= 1) word = (word << 8) | bytes[last]!;
  return word;
}

function mix(word: number, first: number, by: number, second: number): number {
  return Math.imul(rotate(Math.imul(word, first), by), second);
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

function finish(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
