/** Returns the address that a `mailto:` link leads to, or null for another link. */
export function mailAddress(link: string): string | null {
  const address = /^mailto:([^?]+)/i.exec(link)?.[1];
  if (address === undefined) return null;
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
