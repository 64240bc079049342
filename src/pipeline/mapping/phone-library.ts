/** The door to libphonenumber-js. The full metadata: a number's validity decides whether it is sent. */
import parsePhoneNumber, { isSupportedCountry } from "libphonenumber-js/max";

/** A phone number as the library sees it. `isValid`: in an assigned range; `isPossible`: of a length that exists there. */
export interface ParsedPhone {
  readonly e164: string;
  readonly isValid: boolean;
  readonly isPossible: boolean;
  /** In the number's country, numbers are dialled with a leading zero. */
  readonly hasTrunkZero: boolean;
}

/**
 * @param text digits, punctuation, `+`
 * @param country ISO 3166 alpha-2 for numbers without a country code, or null
 */
export function parsePhone(text: string, country: string | null): ParsedPhone | null {
  const known = country !== null && isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumber(text, { ...(known === undefined ? {} : { defaultCountry: known }), extract: false });
  if (parsed === undefined) return null;
  return {
    e164: parsed.number,
    isValid: parsed.isValid(),
    isPossible: parsed.isPossible(),
    get hasTrunkZero() {
      return parsed.formatNational().replace(/\D/g, "").startsWith("0");
    },
  };
}

export function isPhoneCountry(country: string): boolean {
  return isSupportedCountry(country);
}
