/** Checks the addresses of notices. Each function returns the error as the end of a sentence ("must …"); null: none. */
import { isLoopback } from "../model/text/service-address.ts";

const ADDRESS = String.raw`[^\s@<>(),;:"]+@[^\s@<>(),;:"]+`;
const MAIL_ADDRESS = new RegExp(String.raw`^(?:${ADDRESS}|[^\r\n<>]*<${ADDRESS}>)$`, "u");

export function findMailAddressError(text: string): string | null {
  const isAddress = MAIL_ADDRESS.test(text.trim());
  return isAddress ? null : "must be a mail address, for instance office@example.org or Office <office@example.org>";
}

export function findSmtpError(text: string): string | null {
  const example = "for instance smtps://user@mail.example.org";
  if (!URL.canParse(text)) return `must be the address of a mail server, ${example}`;
  const { protocol, hostname, password, username, pathname, search, hash } = new URL(text);
  if (protocol !== "smtp:" && protocol !== "smtps:") return `must begin with smtps:// or smtp://, ${example}`;
  if (password !== "") return "must not hold the password: keyEnv or keyFile names its place";
  if (hostname === "") return `must name the mail server, ${example}`;
  if (!isEncoded(username)) return "must have a user name in which % is written as %25";
  if (!["", "/"].includes(pathname) || search !== "" || hash !== "")
    return `must end with the server's name, ${example}`;
  return null;
}

/** A webhook's address may hold a token, in its path or its query, so only https is allowed, and http on this machine. */
export function findWebhookError(text: string): string | null {
  if (!URL.canParse(text)) return "must be a URL that begins with https://";
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return "must not hold a user name or password";
  if (url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname))) return null;
  return "must begin with https:// (http:// is for this machine only: localhost, 127.0.0.1, [::1])";
}

function isEncoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== "\0";
  } catch {
    return false;
  }
}
