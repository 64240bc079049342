const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Returns whether a URL's host is this machine. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname);
}

/**
 * Returns the error in a base URL, as the end of a sentence ("must …"); null if the URL is right. Each call sends the key
 * to this address, so only https is allowed, and http on this machine.
 */
export function findAddressError(text: string): string | null {
  if (!URL.canParse(text)) return "must be a URL, for instance https://service.example/v1";
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return "must not hold a user name or password";
  if (url.search !== "" || url.hash !== "") return "must end with the path, without ? or #";
  if (url.protocol === "https:") return null;
  if (url.protocol === "http:" && isLoopback(url.hostname)) return null;
  return "must begin with https:// (http:// is for this machine only: localhost, 127.0.0.1, [::1])";
}
