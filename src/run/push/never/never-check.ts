import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredOperation } from "../../../ledger/operations/operations.ts";
import type { Entry } from "../../../model/contact.ts";
import type { Issue } from "../../../model/issue.ts";
import { isAsWritten, writtenForms } from "../../../pipeline/plan/rules/compare/never/as-written.ts";
import { findNever, neverContext } from "../../../pipeline/plan/rules/compare/never/decide-never.ts";
import { judgePerson, type JudgePerson } from "../../../pipeline/plan/rules/compare/never/judge-person.ts";
import {
  contactForm,
  formsToAsk,
  keyForm,
  knownByOf,
  leftOutForm,
  type KnownBy,
} from "../../../pipeline/plan/rules/compare/never/person-forms.ts";

/** Returns the function that compares a person with the never entries; null: there is no entry. */
export function neverCheck({ never }: Pick<Ledger, "never">): JudgePerson | null {
  if (never.isEmpty()) return null;
  return (person, contactId) => {
    const { first, others } = formsToAsk(person);
    const shared = never.shared(contactId === null ? first : [...first, contactForm(contactId)]);
    return shared.length === 0 ? [] : judgePerson([...shared, ...never.shared(others)], person);
  };
}

/** Returns the numbers of the never entries that certainly have a person. */
export function entriesWith(person: KnownBy, ledger: Pick<Ledger, "never">): readonly number[] {
  return (neverCheck(ledger)?.(person, null) ?? []).flatMap(({ kind, id }) => (kind === "never" ? id : []));
}

/** Returns the number of the never entry whose person's contact stays in the service; null: no entry has this contact. */
export function entryKeeping(contactId: number, { never }: Pick<Ledger, "never">): number | null {
  return never.shared([contactForm(contactId)])[0]?.id ?? null;
}

/** Returns the number of a never entry whose person had a key, also in a row that was left out; null: no entry's person had it. */
export function entryWithKey(key: NonNullable<KnownBy["key"]>, { never }: Pick<Ledger, "never">): number | null {
  return never.shared([keyForm(key), leftOutForm(key)])[0]?.id ?? null;
}

/** Returns the function that compares the person of an operation with the never entries, before its call. */
export function findNeverIn(
  ledger: Pick<Ledger, "never" | "answers" | "entries">,
): (operation: StoredOperation) => "never" | Issue | null {
  return ({ feed, key, hash, kind, entryId, input, warnings }) => {
    const linked = kind === "update" && entryId !== null ? ledger.entries.byId(entryId) : null;
    return findNever(
      neverContext(ledger.answers, neverCheck(ledger), { feed, hash }),
      { key, input, warnings },
      linked,
    );
  };
}

/** Returns the function that says whether a linked contact certainly is a person of a never entry as both are written. */
export function isNeverAsWritten({ never }: Pick<Ledger, "never">): (entry: Entry) => boolean {
  return ({ applied, feed, key }) => {
    const person = knownByOf(applied, [feed, key]);
    const shared = never.shared(writtenForms(person));
    const ids = new Set(shared.map(({ id }) => id));
    const formsWith = (entry: number) => new Set(shared.flatMap(({ form, id }) => (id === entry ? form : [])));
    return [...ids].some((id) => isAsWritten(formsWith(id), person));
  };
}

/** Returns the function that says whether an operation's person must never be greeted. */
export function isNeverIn(
  ledger: Pick<Ledger, "never">,
): (operation: Pick<StoredOperation, "feed" | "key" | "input">) => boolean {
  return ({ feed, key, input }) =>
    neverCheck(ledger)?.(knownByOf(input, [feed, key]), null).some(({ kind }) => kind === "never") === true;
}
