import { memoize } from "../memoize.ts";
import { foldName } from "./fold-name.ts";
import { isGivenName } from "./given-names.ts";
import table from "./known-names.json" with { type: "json" };

/** Whether a word is known as a given name, as a family name, or as both; null: it is not known. */
export type NameKind = "given" | "family" | "both" | null;

let kinds: Map<string, NameKind> | null = null;

/** Returns the table of known names. It is made when the first name is looked up, because most commands need none. */
function known(): Map<string, NameKind> {
  if (kinds !== null) return kinds;
  kinds = new Map();
  for (const kind of ["both", "family", "given"] as const)
    for (const word of table[kind].split(" ")) kinds.set(word, kind);
  return kinds;
}

/** Endings of family names that given names don't have, in letters without accents. */
const FAMILY_ENDING =
  /..(?:ov|ova|ova|ev|eva|off|sky|ski|ska|skij|skaya|cki|cka|enko|chuk|czuk|escu|ovic|evic|vich|wicz|czyk|oglu|opoulos|idis|akis|sson|sen|sdottir|dottir|shvili|adze|yan|ian|nen|auskas|evicius|aitis|iene|aite|yte|ute|mann|stein|berg|huber|meier|mayer|bauer|schmidt|ez|ington|worth|ley|strom|qvist|lund|gren)$/u;
const FAMILY_ENDING_ELSEWHERE =
  /..(?:ов|ова|ев|ева|ин|ина|ский|ская|цкий|цкая|енко|чук|щук|юк|ишин|ишина|ич|оглу|швили|дзе|ян|οπουλος|οπουλου|ιδης|ιδου|ακης|ακη|ιου|ογλου)$/u;

/** Returns the kind of one word of a name. A double name like `Hans-Peter` has the kind that its parts share. */
export const kindOfName: (word: string) => NameKind = memoize(findKind);

function findKind(word: string): NameKind {
  const folded = foldName(word);
  const found = known().get(folded);
  if (found !== undefined) return found === "both" && isGivenName(word) ? "given" : found;
  if (isGivenName(word)) return "given";
  if (folded.includes("-")) {
    const parts = folded.split("-").map((part) => findKind(part));
    const [first = null] = parts;
    if (parts.every((kind) => kind === first)) return first;
    if (parts.includes("family") && !parts.includes("given")) return "family";
    return null;
  }
  if (/^(?:o'|d'|mc|mac|fitz)\p{L}{3,}$/u.test(folded)) return "family";
  const isFamily = folded.length > 4 && (FAMILY_ENDING.test(folded) || FAMILY_ENDING_ELSEWHERE.test(folded));
  return isFamily ? "family" : null;
}

/** Returns 1 for a given name, -1 for a family name, and 0 for a word that can be both or is not known. */
export function givenScore(word: string): number {
  const kind = kindOfName(word);
  return kind === "given" ? 1 : kind === "family" ? -1 : 0;
}
