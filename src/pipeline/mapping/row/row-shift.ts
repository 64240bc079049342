import type { Issue } from "../../../model/issue.ts";
import { foldCase } from "../../../model/text/spelling/text-folding.ts";
import type { Source } from "../headers/column-plan.ts";
import { kindAmong, type ValueKind } from "./value-kind.ts";
import type { Mapper } from "./mapper.ts";
import { cellOf, issue, type RowDraft } from "./row-draft.ts";

/** The kinds that a field's column never holds. A quick test spares most cells the slow ones. */
interface Foreign {
  readonly kinds: readonly ValueKind[];
  readonly mayBe: RegExp;
}

/** A date has five digits or more, with its day and its year. A phone number has more. */
const FIVE_DIGITS_OR_AT = /@|(?:\d\D*){5}/;
const NAMES: Foreign = { kinds: ["email", "date", "phone"], mayBe: FIVE_DIGITS_OR_AT };
const PHONES: Foreign = { kinds: ["email", "date"], mayBe: /[@./-]|\p{L}/u };
const WORDS: Foreign = { kinds: ["email", "date", "phone"], mayBe: FIVE_DIGITS_OR_AT };
const SALUTATIONS: Foreign = {
  kinds: [...WORDS.kinds, "language"],
  mayBe: /@|(?:\d\D*){5}|^\p{L}{2}(?:[-_]\p{L}{2})?$|^\p{L}{5,}$/u,
};
const LANGUAGES: Foreign = { kinds: [...WORDS.kinds, "salutation"], mayBe: /@|(?:\d\D*){5}|^[fhmslpdc]\p{L}/iu };
const FREE_TEXTS: Foreign = { kinds: ["date"], mayBe: /\d{4}/ };

const FOREIGN = {
  first_name: NAMES,
  last_name: NAMES,
  full_name: NAMES,
  email: { kinds: ["date", "phone", "name"], mayBe: /^[^@]*$/ },
  phone: PHONES,
  whatsapp_phone: PHONES,
  birthday: { kinds: ["email", "phone", "name"], mayBe: /[@+]|\d{9}|\d[\s()/.-]+\d+[\s()/.-]+\d{5}|^\D+$/ },
  group: { kinds: ["email", "date", "phone"], mayBe: FIVE_DIGITS_OR_AT },
  timezone: WORDS,
  gender: WORDS,
  language: LANGUAGES,
  salutation: SALUTATIONS,
  relationship_status: WORDS,
  company: FREE_TEXTS,
  job_title: FREE_TEXTS,
  location: FREE_TEXTS,
} as const satisfies Readonly<Partial<Record<keyof Mapper["sources"], Foreign>>>;

const CHECKS = Object.entries(FOREIGN) as [keyof typeof FOREIGN, Foreign][];
/** Fields that the default key is made of, besides the full name. */
const DEFAULT_KEY: readonly string[] = ["first_name", "last_name", "full_name", "email", "phone", "birthday"];

/**
 * Returns an issue for each cell whose value is of another kind than its column: a date in the column of e-mails. The
 * cells of such a row are out of place, so none of its values is used.
 */
export function findShiftedCells(draft: RowDraft, mapper: Mapper): readonly Issue[] {
  const found: Issue[] = [];
  for (const [field, { kinds, mayBe }] of CHECKS) {
    for (const source of mapper.sources[field]) {
      const cell = cellOf(draft, source);
      if (cell === "" || !mayBe.test(cell)) continue;
      const kind = kindAmong(cell, kinds);
      if (kind === null || isOrdinary(field, source, cell, draft, mapper)) continue;
      found.push(issue("cells_shifted", fieldOf(field), source, { cell: cell.trim(), kind }));
    }
  }
  return found;
}

function fieldOf(field: keyof typeof FOREIGN): string {
  return field === "full_name" ? "first_name" : field;
}

/** Returns whether a value of another kind is ordinary: an address book shows the e-mail of a person without a name. */
function isOrdinary(field: string, source: Source, cell: string, draft: RowDraft, mapper: Mapper): boolean {
  if (field === "group") return mapper.readGroup(cell).kind === "group";
  if (field === "email") return draft.row.links?.some(({ column }) => column === source.column) === true;
  const isName = field === "full_name" || field === "first_name" || field === "last_name";
  const text = foldCase(cell).trim();
  return isName && mapper.sources.email.some((email) => foldCase(cellOf(draft, email)).trim() === text);
}

/** Returns whether the key of a row with these misplaced cells is still its own. */
export function keepsKey(shifted: readonly Issue[], mapper: Mapper): boolean {
  if (mapper.key.kind !== "default") return true;
  return !shifted.some(({ field }) => field !== null && DEFAULT_KEY.includes(field));
}
