/** Hashes passwords, and compares a password with its hash. */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/**
 * The cost of a hash: 16 MB of memory and about a tenth of a second. These numbers guard a password as well as 128 MB in one
 * pass do, and leave the console small.
 */
const COST = { N: 16_384, r: 8, p: 5 } as const;
const HASH_BYTES = 32;
/** A longer password is refused, because each byte of it costs time. */
export const MOST_PASSWORD_LENGTH = 200;

/** Returns a text that holds the cost, the salt and the hash of a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/**
 * Returns whether a password is the one of a hash. An unknown person (null) takes the same time, so that the time does not
 * show which names exist.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  if (password.length > MOST_PASSWORD_LENGTH) return false;
  const known = stored === null ? null : parseHash(stored);
  const { salt, hash, cost } = known ?? { salt: Buffer.alloc(16), hash: Buffer.alloc(HASH_BYTES), cost: COST };
  const derived = await derive(password, salt, cost);
  return timingSafeEqual(derived, hash) && known !== null;
}

interface ParsedHash {
  readonly salt: Buffer;
  readonly hash: Buffer;
  readonly cost: { readonly N: number; readonly r: number; readonly p: number };
}

/** Returns the parts of a stored hash; null: the text is not one, or its cost is out of bounds. */
export function parseHash(stored: string): ParsedHash | null {
  const [, N, r, p, salt = "", hash = ""] =
    /^scrypt\$(\d{1,6})\$(\d{1,2})\$(\d{1,2})\$([\w-]{22,})\$([\w-]{43})$/u.exec(stored) ?? [];
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const isUsable = Number.isInteger(Math.log2(cost.N)) && cost.N > 1 && cost.r > 0 && cost.p > 0;
  if (!isUsable || cost.N * cost.r * 128 > MOST_MEMORY / 2) return null;
  return { salt: Buffer.from(salt, "base64url"), hash: Buffer.from(hash, "base64url"), cost };
}

const MOST_MEMORY = 64 * 1024 * 1024;
let lastHash: Promise<unknown> = Promise.resolve();
let waiting = 0;
/** Hashes that may wait. They take a few seconds; with more, people would wait until their browsers give up. */
const MOST_WAITING = 20;

/** Returns whether so many sign-ins are looked at now that another one must come later. */
export function areSignInsBusy(): boolean {
  return waiting >= MOST_WAITING;
}

/** Derives one hash after the other, so that many sign-ins at once do not take the memory of many. */
function derive(password: string, salt: Buffer, cost: ParsedHash["cost"]): Promise<Buffer> {
  const next = lastHash.then(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const text = password.normalize("NFC");
        scrypt(text, salt, HASH_BYTES, { ...cost, maxmem: MOST_MEMORY }, (error, hash) =>
          error === null ? resolve(hash) : reject(error),
        );
      }),
  );
  waiting += 1;
  lastHash = next.catch(() => undefined).then(() => (waiting -= 1));
  return next;
}
