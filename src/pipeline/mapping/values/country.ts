import { foldHeader } from "../../../model/text/spelling/text-folding.ts";
import { memoize } from "./memoize.ts";
import { isPhoneCountry } from "./phones/phone-library.ts";

const LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "sv", "nb", "da", "fi", "pl", "cs", "pt", "ja"] as const;
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: "US",
  unitedstatesofamerica: "US",
  uk: "GB",
  greatbritain: "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  holland: "NL",
  czechrepublic: "CZ",
  tschechischerepublik: "CZ",
  brd: "DE",
};

/**
 * Returns a function that reads a country cell: an ISO 3166 alpha-2 code, or a name in one of `LANGUAGES`. The function
 * returns the alpha-2 code, or null for any other text.
 */
export function createCountryReader(): (cell: string) => string | null {
  let names: ReadonlyMap<string, string> | null = null;
  const read = memoize((cell: string) => {
    const code = cell.trim().toUpperCase();
    if (/^[A-Z]{2}$/.test(code) && isPhoneCountry(code)) return { country: code };
    names ??= countryNames();
    return { country: names.get(foldHeader(cell)) ?? null };
  });
  return (cell) => (cell === "" ? null : read(cell).country);
}

function countryNames(): ReadonlyMap<string, string> {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isPhoneCountry);
  const names = new Map(Object.entries(OTHER_NAMES));
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const code of codes) {
      const name = display.of(code);
      if (name !== undefined && !names.has(foldHeader(name))) names.set(foldHeader(name), code);
    }
  }
  return names;
}
