import { ADDRESS_ALIASES } from "./aliases-addresses.ts";
import { DATE_AND_MARK_ALIASES } from "./aliases-dates-and-marks.ts";
import { NAME_ALIASES } from "./aliases-names.ts";
import type { Alias, AliasLine, Meaning } from "./alias.ts";
import { foldHeader } from "../../../model/text/text-folding.ts";
import { headerForms } from "./header-forms.ts";

export const ALIAS_LINES: readonly AliasLine[] = [...NAME_ALIASES, ...ADDRESS_ALIASES, ...DATE_AND_MARK_ALIASES];

/** Returns the header words of one line of the alias table, as files write them. */
export function aliasWords(line: AliasLine): readonly string[] {
  return line[2].split("|").map((word) => word.trim());
}

const ALIASES: ReadonlyMap<string, Alias> = new Map(
  // The lines are reversed so that a word that stands in two lines gets the meaning of the first.
  ALIAS_LINES.toReversed().flatMap((line) =>
    aliasWords(line).map((word) => [foldHeader(word), { meaning: line[0], rank: line[1] }] as const),
  ),
);

/** The numbered columns of Google and other address books: `E-mail 1 - Value`, `Phone 2 - Value`, `Email 4`. */
const NUMBERED: readonly (readonly [RegExp, Meaning, number])[] = [
  [/^email(\d{1,2})(?:value|address|adresse)?$/, "email", 4],
  [/^phone(\d{1,2})(?:value|number)?$/, "phone", 1],
  [/^(?:telefon|telefono|telephone|tel|handy|mobil|mobile)(\d{1,2})$/, "phone", 1],
  [/^event\d{1,2}value$/, "other_date", 0],
  [/^(?:email|phone|address|organization|website|event|relation|customfield|im)\d{1,2}/, "listed", 0],
  [
    /^(?:home|work|other|business|mailing|billing|shipping|defaultaddress)(?:address|street|city|state|zip|postalcode)/,
    "listed",
    0,
  ],
];

function numberedAlias(form: string): Alias | null {
  for (const [pattern, meaning, rank] of NUMBERED) {
    const match = pattern.exec(form);
    if (match === null) continue;
    const number = Number(match[1] ?? 1);
    // `Email 1` ranks like `Email`; the other columns follow in the order of their numbers.
    const ranked = meaning === "email" && number === 1 ? 0 : rank + (number > 1 ? 5 + number : 0);
    return { meaning, rank: meaning === "listed" ? 0 : ranked };
  }
  return null;
}

/** Returns the meaning of a header by itself; null if the alias table does not know the header. */
export function findAlias(header: string): Alias | null {
  let listed: Alias | null = null;
  for (const form of headerForms(header)) {
    const alias = ALIASES.get(form) ?? numberedAlias(form);
    if (alias !== null && alias.meaning !== "listed") return alias;
    listed ??= alias;
  }
  return listed;
}

/**
 * Returns the value column that a label column describes, as `phone1` or `email2`; null for any other header.
 * `Phone 1 - Label` and `E-mail 2 - Type` are label columns. Their cells are words like "Home" and "Mobile".
 */
export function findLabelOf(header: string): string | null {
  const match = /^((?:email|phone)\d{1,2})(?:label|type)$/.exec(foldHeader(header));
  return match?.[1] ?? null;
}

/** Returns the name by which `findLabelOf` refers to a value column (`phone1`); null for any other header. */
export function labelledAs(header: string): string | null {
  const match = /^((?:email|phone)\d{1,2})value$/.exec(foldHeader(header));
  return match?.[1] ?? null;
}
