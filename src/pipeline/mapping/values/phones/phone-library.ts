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

export type PhoneLine = "mobile" | "fixed";

/** A parsed phone number. Each check runs when its property is read, because a check costs as much as the parsing. */
export interface ParsedPhone {
  readonly e164: string;
  /** The number is in an assigned range, or in one for examples. */
  readonly isValid: boolean;
  /** No fixed-line number of its country has more digits, so that the area code is part of the number. */
  readonly isLongest: boolean;
  readonly callingCode: string;
  /** null: the range is of another kind, or of no certain kind, as in the USA. */
  readonly line: PhoneLine | null;
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
    callingCode: parsed.countryCallingCode,
    get line() {
      const type = parsed.getType();
      return type === "MOBILE" ? "mobile" : type === "FIXED_LINE" ? "fixed" : null;
    },
    get isValid() {
      return parsed.isValid() || isExample(parsed.countryCallingCode, parsed.nationalNumber);
    },
    get isLongest() {
      const plans = PLANS_BY_CODE.get(parsed.countryCallingCode) ?? [];
      return plans.every(({ mostDigits }) => parsed.nationalNumber.length >= mostDigits);
    },
    get hasTrunkZero() {
      return parsed.formatNational().replace(/\D/g, "").startsWith("0");
    },
  };
}

export function isPhoneCountry(country: string): boolean {
  return isSupportedCountry(country);
}

/**
 * Ranges that regulators keep for films, documents and tests, and that the library does not count as assigned. Lists with
 * which people try a program hold such numbers. They belong to no person.
 */
const EXAMPLES: ReadonlyMap<string, RegExp> = new Map([
  ["1", /^555\d{7}$/],
  ["33", /^63998\d{4}$/],
  ["44", /^(?:7700900|1632960)\d{3}$/],
]);

function isExample(callingCode: string, national: string): boolean {
  return EXAMPLES.get(callingCode)?.test(national) === true;
}

function isAssigned(national: string, plans: readonly Plan[]): boolean {
  return plans.some(({ ranges }) =>
    ranges.some(({ lengths, pattern }) => lengths.has(national.length) && pattern.test(national)),
  );
}

/** The part of a country's numbering plan that decides whether parsing leaves a number as it is written. */
interface Plan {
  /** The assigned ranges of mobile and fixed-line numbers. */
  readonly ranges: readonly Range[];
  /** The most digits of a fixed-line number. */
  readonly mostDigits: number;
  /** The national and carrier prefixes that parsing takes off; null if the country has none. */
  readonly prefix: RegExp | null;
}

interface Range {
  readonly lengths: ReadonlySet<number>;
  readonly pattern: RegExp;
}

const PLANS_BY_CODE: ReadonlyMap<string, readonly Plan[]> = readPlans();

/**
 * Tells whether a number `+…` is in an assigned range, and parsing would not change it, in all countries of its calling
 * code. Any other number must be parsed. Most lists are in E.164, and this test takes a tenth of the time of parsing.
 */
export function isPlainE164(text: string): boolean {
  for (let end = 2; end <= 4; end += 1) {
    const plans = PLANS_BY_CODE.get(text.slice(1, end));
    if (plans === undefined) continue;
    const national = text.slice(end);
    const isPlain = plans.every(({ prefix }) => prefix?.test(national) !== true);
    return isPlain && isAssigned(national, plans);
  }
  return false;
}

function readPlans(): ReadonlyMap<string, readonly Plan[]> {
  const plans = new Map<string, Plan[]>();
  for (const country of getCountries()) {
    const metadata = new Metadata();
    metadata.selectNumberingPlan(country);
    // The library's types leave these methods out.
    const plan = metadata.numberingPlan as (NumberingPlan & MorePlan) | undefined;
    if (plan === undefined) continue;
    const prefix = plan.nationalPrefixForParsing();
    const code = getCountryCallingCode(country);
    const types = [plan.type("MOBILE"), plan.type("FIXED_LINE")];
    const ranges = types.flatMap((type) =>
      type?.pattern()
        ? [
            {
              lengths: new Set(type.possibleLengths()),
              pattern: new RegExp(`^(?=(?:${plan.nationalNumberPattern()})$)(?:${type.pattern()})$`),
            },
          ]
        : [],
    );
    const mostDigits = Math.max(...(types[1]?.possibleLengths() ?? plan.possibleLengths()));
    const entry = { ranges, mostDigits, prefix: prefix ? new RegExp(`^(?:${prefix})`) : null };
    plans.set(code, [...(plans.get(code) ?? []), entry]);
  }
  return plans;
}

interface MorePlan {
  nationalPrefixForParsing(): string | undefined;
  nationalNumberPattern(): string;
  type(name: string): { pattern(): string | undefined; possibleLengths(): readonly number[] } | undefined;
}
