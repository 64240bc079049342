/**
 * The only file that imports libphonenumber-js. It takes the full metadata, because some numbers are sent only if they
 * are in an assigned range.
 */
import parsePhoneNumber, {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  type NumberingPlan,
} from "libphonenumber-js/max";

/** A parsed phone number. Each check runs when its property is read, because a check costs as much as the parsing. */
export interface ParsedPhone {
  readonly e164: string;
  /** The number is in an assigned range. */
  readonly isValid: boolean;
  /** The number has a length that exists in its country. */
  readonly isPossible: boolean;
  /** Numbers of its country are dialled with a leading zero. */
  readonly hasTrunkZero: boolean;
}

/**
 * Parses a phone number; null if the text is none.
 *
 * @param text digits, punctuation, `+`
 * @param country ISO 3166 alpha-2 for numbers without a country code, or null
 */
export function parsePhone(text: string, country: string | null): ParsedPhone | null {
  const known = country !== null && isSupportedCountry(country) ? country : undefined;
  const parsed = parsePhoneNumber(
    text,
    known === undefined ? { extract: false } : { defaultCountry: known, extract: false },
  );
  if (parsed === undefined) return null;
  return {
    e164: parsed.number,
    get isValid() {
      return parsed.isValid();
    },
    get isPossible() {
      return parsed.isPossible();
    },
    get hasTrunkZero() {
      return parsed.formatNational().replace(/\D/g, "").startsWith("0");
    },
  };
}

export function isPhoneCountry(country: string): boolean {
  return isSupportedCountry(country);
}

/** The part of a country's numbering plan that decides whether parsing leaves a number as it is written. */
interface Plan {
  readonly lengths: ReadonlySet<number>;
  /** The national and carrier prefixes that parsing takes off; null if the country has none. */
  readonly prefix: RegExp | null;
}

const PLANS_BY_CODE: ReadonlyMap<string, readonly Plan[]> = readPlans();

/**
 * Tells whether parsing would accept a number `+…` and not change it, in all countries of its calling code. Any other
 * number must be parsed. Most lists are in E.164, and this test takes a tenth of the time of parsing.
 */
export function isPlainE164(text: string): boolean {
  for (let end = 2; end <= 4; end += 1) {
    const plans = PLANS_BY_CODE.get(text.slice(1, end));
    if (plans === undefined) continue;
    const national = text.slice(end);
    return plans.every(({ lengths, prefix }) => lengths.has(national.length) && prefix?.test(national) !== true);
  }
  return false;
}

function readPlans(): ReadonlyMap<string, readonly Plan[]> {
  const plans = new Map<string, Plan[]>();
  for (const country of getCountries()) {
    const metadata = new Metadata();
    metadata.selectNumberingPlan(country);
    // The library's types leave this method out.
    const plan = metadata.numberingPlan as
      | (NumberingPlan & { nationalPrefixForParsing(): string | undefined })
      | undefined;
    if (plan === undefined) continue;
    const prefix = plan.nationalPrefixForParsing();
    const code = getCountryCallingCode(country);
    const entry = { lengths: new Set(plan.possibleLengths()), prefix: prefix ? new RegExp(`^(?:${prefix})`) : null };
    plans.set(code, [...(plans.get(code) ?? []), entry]);
  }
  return plans;
}
