/** Contacts that stayed in the service when their people were erased, and whose never entries were ended since. */
import type { Ledger } from "../../../ledger/ledger.ts";
import { isAsWritten, writtenForms } from "../../../pipeline/plan/rules/compare/never/as-written.ts";
import type { FindKept } from "../../../pipeline/plan/rules/compare/never/decide-kept.ts";
import { judgePerson } from "../../../pipeline/plan/rules/compare/never/judge-person.ts";
import { contactForm, formsToAsk, type KnownBy } from "../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { entryKeeping } from "./never-check.ts";

type KeptLedger = Pick<Ledger, "never" | "erasures" | "entries" | "manualDecisions">;

/** Returns the function that finds the kept contacts of a person; null: there is no such contact. */
export function keptCheck(ledger: KeptLedger): FindKept | null {
  const kept = keptContacts(ledger);
  if (kept.size === 0) return null;
  return (person) => {
    const fitting = new Map(fittingEntries(person, ledger).map(({ id, isCertain }) => [id, isCertain]));
    return [...kept].flatMap(([contactId, ids]) => {
      const own = ids.filter((id) => fitting.has(id));
      return own.length === 0 ? [] : { contactId, isCertain: own.some((id) => fitting.get(id) === true) };
    });
  };
}

/** Returns the kept contacts, each with the ended entries of its person. A contact that is linked again is none. */
export function keptContacts({ never, erasures, entries, manualDecisions }: KeptLedger): ReadonlyMap<number, number[]> {
  const kept = new Map<number, number[]>();
  const isFree = (contactId: number) =>
    entries.byContact(contactId) === null &&
    !manualDecisions.isDeleted(contactId) &&
    !manualDecisions.isNotFound(contactId) &&
    entryKeeping(contactId, { never }) === null;
  for (const contactId of erasures.contacts()) {
    const ids = never.sharedWithEnded([contactForm(contactId)]).map(({ id }) => id);
    if (ids.length > 0 && isFree(contactId)) kept.set(contactId, ids);
  }
  return kept;
}

/** Returns the ended entries whose person a person may be, by the name too. An address alone is left to the service's answer. */
function fittingEntries(
  person: KnownBy,
  { never }: Pick<Ledger, "never">,
): readonly { readonly id: number; readonly isCertain: boolean }[] {
  const { first, others } = formsToAsk(person);
  const shared = never.sharedWithEnded(first);
  if (shared.length === 0) return [];
  const written = never.sharedWithEnded(writtenForms(person));
  const writtenOf = (entry: number) => new Set(written.flatMap(({ form, id }) => (id === entry ? form : [])));
  return judgePerson([...shared, ...never.sharedWithEnded(others)], person).flatMap(({ kind, id, by }) => {
    const isCertain = kind === "never" && isAsWritten(writtenOf(id), person);
    return kind === "never" || by.includes("name") || by.includes("key") ? { id, isCertain } : [];
  });
}
