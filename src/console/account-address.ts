/** An account's address: the name as it was written, and what comes behind it. */
export interface AccountAddress {
  readonly name: string;
  /** The rest with a slash at its begin, and with the query; "": the address ends with the name. */
  readonly rest: string;
}

/** Returns the account that an address is of; null: the address is of no account. */
export function accountAddress(url: string): AccountAddress | null {
  const [, written, rest = ""] = /^\/a\/([^/?#]+)(\/.*)?$/u.exec(url) ?? [];
  if (written === undefined) return null;
  try {
    return { name: decodeURIComponent(written), rest };
  } catch {
    return null;
  }
}
