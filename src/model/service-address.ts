/** Where the service may be: https anywhere, plain http only on this machine. */

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Checks a base URL. The key travels to it, so anything that could carry the key elsewhere is refused.
 * @returns what is wrong, as the end of a sentence ("must …"), or null
 */
export function findAddressError(text: string): string | null {
  if (!URL.canParse(text)) return "must be a URL, for instance https://service.example/v1";
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return "must not hold a user name or password";
  if (url.search !== "" || url.hash !== "") return "must end with the path, without ? or #";
  if (url.protocol === "https:") return null;
  if (url.protocol === "http:" && LOOPBACK.test(url.hostname)) return null;
  return "must begin with https:// (http:// is for this machine only: localhost, 127.0.0.1, [::1])";
}
