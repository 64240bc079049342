import { memoize } from "./memoize.ts";
import { isPlaceholder } from "./placeholder.ts";
import { cleanText } from "../../../model/text/spelling/text-folding.ts";
import { zoneOfWindowsName } from "./windows-zones.ts";

export type TimeZoneReading =
  | { readonly kind: "blank" }
  /** `name`: the region/city form, in the letter case of the tz database. */
  | { readonly kind: "timezone"; readonly name: string }
  | { readonly kind: "unknown" };

const SMALL_WORDS = /(?<=[_-])(?:Of|Es|Au|In|And|Da|De)(?=[_-])/g;
const UTC_NAMES = /^(?:utc|gmt|etc\/utc|etc\/gmt|z|coordinated universal time)$/i;

/** Returns a function that reads IANA names, in any letter case, with blanks or underscores, and Windows' names. */
export function createTimeZoneReader(): (cell: string) => TimeZoneReading {
  return memoize(readTimeZone);
}

function readTimeZone(cell: string): TimeZoneReading {
  const text = cleanText(cell);
  if (text === "" || isPlaceholder(text.toLowerCase())) return { kind: "blank" };
  if (UTC_NAMES.test(text)) return { kind: "timezone", name: "Etc/UTC" };
  const windows = zoneOfWindowsName(text);
  if (windows !== null) return { kind: "timezone", name: windows };
  const name = inUsualCase(text);
  return name !== null && isKnownToTheRuntime(name) ? { kind: "timezone", name } : { kind: "unknown" };
}

const USUAL_NAMES: ReadonlyMap<string, string> = new Map(
  Intl.supportedValuesOf("timeZone").map((name) => [name.toLowerCase(), name]),
);

/**
 * Returns the name as typed, in the usual letter case; null for a text of another form. An old name is not replaced by
 * the official one: whether Asia/Calcutta or Asia/Kolkata is official depends on Node's version, and a contact must not.
 */
function inUsualCase(text: string): string | null {
  const typed = text.replace(/\s*\/\s*/g, "/").replace(/ /g, "_");
  if (!/^[a-z]+(?:\/[a-z0-9_+-]+){1,2}$/i.test(typed)) return null;
  const usual = USUAL_NAMES.get(typed.toLowerCase());
  if (usual !== undefined) return usual;
  if (/^(?:us|etc)\//i.test(typed)) return typed.replace(/^us/i, "US").replace(/^etc/i, "Etc");
  return typed
    .toLowerCase()
    .replace(/(?:^|[/_-])[a-z]/g, (start) => start.toUpperCase())
    .replace(SMALL_WORDS, (word) => word.toLowerCase());
}

function isKnownToTheRuntime(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
