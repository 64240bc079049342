/** Schemas of the texts in the configuration. A check's message begins with "must", because the key's name comes first. */
import { isIP, isIPv4 } from "node:net";
import { z } from "zod";
import { encodingName } from "../model/text/encoding-names.ts";
import { findMailAddressError, findSmtpError, findWebhookError } from "./notice-address.ts";
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
export const mailAddress = checkedText(findMailAddressError);
export const smtpAddress = checkedText(findSmtpError);
export const webhookAddress = checkedText(findWebhookError);

export const filePattern = checkedText((value) =>
  /[/\\]/.test(value) ? "must be a file name with * and ?, without a folder" : null,
);

export const country = checkedText(findCountryError);

/** Returns the end of a sentence ("must …") for a text that names no country; null: it names one. */
export function findCountryError(value: string): string | null {
  return isCountry(value) ? null : 'must be a country\'s two capital letters (ISO 3166), for instance "DE" or "GB"';
}

export const encoding = checkedText((value) =>
  isEncoding(value) ? null : 'must be the name of a text encoding, for instance "windows-1252"',
);

function isCountry(value: string): boolean {
  if (!/^[A-Z]{2}$/.test(value) || value === "UK" || value === "ZZ") return false;
  return new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(value) !== undefined;
}

function isEncoding(value: string): boolean {
  try {
    return encodingName(value) !== "";
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

/** Returns the end of a sentence ("must …") for an address that the console can't listen at; null: it can. */
export function findListenError(value: string): string | null {
  if (value.startsWith("/")) return null;
  const port = /^(?:[^:\s/]+|\[[\da-f:.]+\]):(\d{1,5})$/iu.exec(value)?.[1];
  return port !== undefined && Number(port) <= 65_535
    ? null
    : "must be an address with a port, for instance 127.0.0.1:8420, or the absolute path of a Unix socket";
}

/** Matches everything that connects to the console's own Unix socket. */
const ANY_UNIX_PEER = "unix";

export const proxyAddress = checkedText((value) => {
  const [ip = "", bits] = value.split("/");
  const isNetwork = bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= (isIPv4(ip) ? 32 : 128));
  if (value === ANY_UNIX_PEER || (isIP(ip) !== 0 && isNetwork)) return null;
  return 'must be an IP address, a network such as 10.0.0.0/8, or "unix" for the console\'s own Unix socket';
});

/** Returns the end of a sentence ("must …") for an address that browsers can't open; null: they can. */
export function findPublicUrlError(value: string): string | null {
  const example = "for instance https://lists.example.org";
  if (!URL.canParse(value)) return `must be a web address, ${example}`;
  const { protocol, pathname, search, hash, username } = new URL(value);
  if (protocol !== "https:" && protocol !== "http:") return `must begin with https://, ${example}`;
  return pathname === "/" && search + hash + username === "" ? null : `must have no path, ${example}`;
}
