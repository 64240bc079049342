/** Schemas of the texts in the configuration. A check's message begins with "must", because the key's name comes first. */
import { z } from "zod";
import { findAddressError } from "../model/text/service-address.ts";

/** Matches a text that is not blank. */
export const NOT_BLANK = /\S/;
export const FEED_NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/;
export const CUSTOM_FIELD = /^custom_fields\.\S(.*\S)?$/;

export const text = z.string().regex(NOT_BLANK);

/** Returns a schema that accepts a text if `findError` returns null, and otherwise shows the returned message. */
function checkedText(findError: (value: string) => string | null) {
  return text.superRefine((value, context) => {
    const message = findError(value);
    if (message !== null) context.addIssue({ code: "custom", message });
  });
}

export const address = checkedText(findAddressError);

export const filePattern = checkedText((value) =>
  /[/\\]/.test(value) ? "must be a file name with * and ?, without a folder" : null,
);

export const country = checkedText((value) =>
  isCountry(value) ? null : 'must be a country\'s two capital letters (ISO 3166), for instance "DE" or "GB"',
);

export const encoding = checkedText((value) =>
  isEncoding(value) ? null : 'must be the name of a text encoding, for instance "windows-1252"',
);

function isCountry(value: string): boolean {
  if (!/^[A-Z]{2}$/.test(value) || value === "UK" || value === "ZZ") return false;
  return new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(value) !== undefined;
}

function isEncoding(value: string): boolean {
  try {
    return new TextDecoder(value).encoding !== "";
  } catch {
    return false;
  }
}

export function isTimeZone(value: string): boolean {
  if (value !== "UTC" && !value.includes("/")) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: value }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
