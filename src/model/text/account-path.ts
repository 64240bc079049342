/** Returns the path below which the console of several accounts has an account's pages. */
export function prefixOf(account: string): string {
  return `/a/${encodeURIComponent(account)}`;
}
