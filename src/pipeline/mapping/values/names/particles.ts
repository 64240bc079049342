/** Small words that begin a family name, in lower case: `von`, `van den`, `de la`. */
const PARTICLES: ReadonlySet<string> = new Set(
  `von vom zu zum zur van der den ter ten te 't de del della delle degli dei di da das do dos du des d' la le las los el al
  bin ibn bint ben abu af av ap ab ferch mac ó ní nic uí ua y i e und af på san santa st st. saint`
    .split(/\s+/u)
    .filter((word) => word !== ""),
);
/** Words that join two family names, and begin none. */
const JOINING: ReadonlySet<string> = new Set(["y", "i", "e", "und", "san", "santa", "st", "st.", "saint"]);
/** Capitalised words that are given names or family names where nothing follows that a family name would need. */
const LOWER_ONLY: ReadonlySet<string> = new Set([
  "do",
  "te",
  "den",
  "ab",
  "y",
  "i",
  "e",
  "und",
  "ben",
  "san",
  "al",
  "van",
  "von",
]);

/** Returns whether a word begins a family name. A capitalised word does so only if it is no name by itself. */
export function isParticle(word: string): boolean {
  const lower = word.toLowerCase();
  if (!PARTICLES.has(lower)) return /^(?:al|el|ad|as|ash|ar|an)-\p{L}/iu.test(word);
  return word === lower || !LOWER_ONLY.has(lower);
}

/** Returns the index of the first particle behind the first word that a name follows; -1: there is none. */
export function particleIn(words: readonly string[]): number {
  return words.findIndex((word, at) => {
    if (at === 0 || !isParticle(word) || JOINING.has(word)) return false;
    return at < words.length - 1 || /^\p{L}+-/u.test(word);
  });
}

/** Returns the number of words at the beginning that are a family name with its particles: 3 for `van den Berg Jan`. */
export function familyWithParticles(words: readonly string[]): number {
  let at = 0;
  while (at < words.length && isParticle(words[at] ?? "") && !JOINING.has(words[at] ?? "")) at += 1;
  if (at === 0) return 0;
  const isJoined = /^\p{L}+-/u.test(words[0] ?? "");
  const end = isJoined ? at : at + 1;
  return end < words.length ? end : 0;
}
