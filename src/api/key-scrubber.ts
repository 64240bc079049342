/** Removes the API key from texts: from everything that comes from outside, and from everything that is printed. */

const REMOVED = "[removed]";
/** The beginning of the key is removed, too, if it is at least this long: a service may repeat the key cut off. */
const LEAST_PART = 12;
/** Encoded forms of a shorter key could be part of an ordinary word. */
const LEAST_ENCODED = 8;

/**
 * Returns a function that removes the key from a text, in either case, also in the spelling of JSON, URLs, HTML and base64,
 * and where its end is cut off. It also removes the value of any bearer header.
 */
export function keyScrubber(key: string): (text: string) => string {
  const strikers = spellingsOf(key).map(strikerOf);
  return (text) => {
    const bearerless = text.replace(/\b(Bearer)\s+[^\s"',;]+/gi, `$1 ${REMOVED}`);
    return strikers.reduce((scrubbed, strike) => strike(scrubbed), bearerless);
  };
}

/** Returns the spellings of the key, the longest first. */
function spellingsOf(key: string): readonly string[] {
  const html = key.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  const plain = [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key), encodeURI(key), html];
  const bytes = Buffer.from(key);
  const encoded = [bytes.toString("base64").replace(/=+$/, ""), bytes.toString("base64url")];
  const spellings = new Set(key.length < LEAST_ENCODED ? plain : [...plain, ...encoded]);
  return [...spellings].sort((a, b) => b.length - a.length);
}

/** Characters that no reader sees. A service or a proxy may put them between the letters of the key. */
const INVISIBLE = String.raw`[\p{Cf}\p{Cc}\p{Variation_Selector}\u034f\u115f\u1160\u3164]`;
const IS_INVISIBLE = new RegExp(INVISIBLE, "u");

/** Returns a function that removes one spelling of the key, and its beginning where it is cut off. */
function strikerOf(spelling: string): (text: string) => string {
  const head = spelling.slice(0, Math.max(LEAST_PART, Math.ceil(spelling.length / 2)));
  const letters = [...head].map((letter) => letter.replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`));
  const pattern = new RegExp(letters.join(`${INVISIBLE}*`), "giu");
  const isSame = (one: string | undefined, other: string | undefined) => one?.toLowerCase() === other?.toLowerCase();
  return (text) => {
    let struck = "";
    let end = 0;
    for (const { 0: found, index } of text.matchAll(pattern)) {
      if (index < end) continue;
      struck += text.slice(end, index) + REMOVED;
      end = index + found.length;
      for (let at = head.length; at < spelling.length; at += 1) {
        let next = end;
        while (IS_INVISIBLE.test(text[next] ?? "")) next += 1;
        if (!isSame(text[next], spelling[at])) break;
        end = next + 1;
      }
    }
    return struck + text.slice(end);
  };
}
