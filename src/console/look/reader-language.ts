import { LANGUAGES, type Language } from "../../model/feed.ts";
import { phrasesIn, type Phrases } from "../../pipeline/report/language/phrases.ts";

/**
 * Returns the phrases of the reader's language.
 *
 * @param chosen the language that the reader chose at the foot of a page
 * @param accepted the header Accept-Language
 */
export function phrasesFor(chosen: string | undefined, accepted: string | undefined): Phrases {
  return phrasesIn(languageOf(chosen ?? "") ?? preferredOf(accepted ?? "") ?? "en", "console");
}

/** Returns the language that a tag such as `de-AT` means; null: none of ours. */
export function languageOf(tag: string): Language | null {
  const primary = tag.trim().toLowerCase().split("-")[0];
  return LANGUAGES.find((language) => language === primary) ?? null;
}

function preferredOf(accepted: string): Language | null {
  const weighted = accepted.split(",").map((entry) => {
    const [tag = "", ...options] = entry.split(";");
    const weight = Number(options.find((option) => option.trim().startsWith("q="))?.split("=")[1] ?? 1);
    return { language: languageOf(tag), weight };
  });
  const usable = weighted.filter(({ language, weight }) => language !== null && weight > 0);
  return usable.toSorted((a, b) => b.weight - a.weight)[0]?.language ?? null;
}
