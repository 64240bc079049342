type Address = string | null | undefined;

/** Domains under which one mailbox is reached. */
const SAME_DOMAINS: Readonly<Record<string, string>> = { "googlemail.com": "gmail.com" };

/**
 * Returns an e-mail address without what different spellings of it differ by: case, blanks, the dots before the @, and
 * what follows a plus. null: it is no address.
 */
export function emailForm(email: Address): string | null {
  const text = (email ?? "")
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s<>\p{Cf}]/gu, "")
    .replace(/^mailto:/u, "");
  const at = text.lastIndexOf("@");
  if (at < 1 || at === text.length - 1) return null;
  const local = text.slice(0, at);
  const mailbox = local.replace(/(?<=.)\+.*$/u, "").replaceAll(".", "");
  const domain = asciiDomain(text.slice(at + 1).replace(/\.$/u, ""));
  return `${mailbox === "" ? local : mailbox}@${SAME_DOMAINS[domain] ?? domain}`;
}

/** Returns a domain as mail servers write it: `xn--mller-kva.example` for `müller.example`. */
function asciiDomain(domain: string): string {
  return /^[ -~]*$/u.test(domain) || !URL.canParse(`http://${domain}`) ? domain : new URL(`http://${domain}`).hostname;
}

/** The digits at the end of a number by which it is compared. A country code and its zeros stand before them. */
const COMPARED_DIGITS = 8;
/** Fewer digits can be an extension that many people share. */
const FEWEST_DIGITS = 5;

/** Returns the last digits of a phone number, which are the same however it is written; null: it is no number. */
export function phoneForm(phone: Address): string | null {
  const text = (phone ?? "").normalize("NFKC").replaceAll("(0)", "");
  const digits = text.replaceAll(/\D/gu, "").replace(/^0+/u, "");
  return digits.length < FEWEST_DIGITS ? null : digits.slice(-COMPARED_DIGITS);
}
