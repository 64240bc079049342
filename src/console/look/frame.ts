/** What stands around a page. */
export interface Frame {
  /** What every address of the pages begins with; "": they are at the root. */
  readonly prefix: string;
  /** Whether the header leads to the pages about lists. */
  readonly hasNavigation: boolean;
  /** The account that the pages are of; null: the console has one account only, or the page is about all of them. */
  readonly account: AccountFrame | null;
}

export interface AccountFrame {
  readonly name: string;
  /** Whether the person may choose another account. */
  readonly hasOthers: boolean;
  /** Whether the account's configuration is broken, so that the former one is in force. */
  readonly isFormer: boolean;
}

/** The pages of one account at the root. */
export const ONE_ACCOUNT: Frame = { prefix: "", hasNavigation: true, account: null };
/** The pages about all accounts. */
export const ALL_ACCOUNTS: Frame = { prefix: "", hasNavigation: false, account: null };

/** The attributes of our pages that hold an address. A quotation mark in a text is always escaped, so no text looks like one. */
const ADDRESS = / (href|action|src|data-events|data-live)="\/(?!\/)/gu;

/** Returns markup in which all addresses of the console begin with a prefix. */
export function withPrefix(html: string, prefix: string): string {
  return prefix === "" ? html : html.replaceAll(ADDRESS, ` $1="${prefix}/`);
}
