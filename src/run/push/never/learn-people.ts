/** Adds what rows show about people who must never be greeted to the entries of these people: keys, and other last names. */
import type { Ledger } from "../../../ledger/ledger.ts";
import type { Entry } from "../../../model/contact.ts";
import { isBornAsWritten, writtenForms } from "../../../pipeline/plan/rules/compare/never/as-written.ts";
import { subjectOfNever } from "../../../pipeline/plan/rules/compare/never/decide-never.ts";
import type { JudgePerson } from "../../../pipeline/plan/rules/compare/never/judge-person.ts";
import {
  formsToKeep,
  keyForm,
  keyBornForms,
  leftOutForm,
  type KnownBy,
} from "../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { keyIn } from "../../read/corrected/reported-row.ts";
import { neverCheck } from "./never-check.ts";
import { knowsByForms } from "./person-known.ts";
import { readingsOfCells } from "./readings-of-row.ts";
import { targetsOf } from "./values-of-row.ts";

/** A row that may be of a person who must never be greeted. */
interface RowOfPerson {
  readonly key: KnownBy["key"];
  readonly cells: readonly string[];
  /** The fields of the cells; null: the column is not sent. */
  readonly targets: readonly (string | null)[];
}

type PeopleLedger = Pick<Ledger, "never" | "answers">;

/**
 * Adds to never entries the key of each row that certainly is of an entry's person, and the row's name where the birthday is the
 * person's. So a later row with only this name or key is known, too. A key alone is a question: another person may get it.
 */
export function learnPeople(rows: readonly RowOfPerson[], ledger: PeopleLedger, at: string): void {
  const judge = neverCheck(ledger);
  if (judge === null || ledger.never.whyUnusable() !== null) return;
  for (const { key, cells, targets } of rows) {
    const readings = readingsOfCells(cells, targets).map((values) => ({ ...values, key }));
    for (const entry of entriesOf(readings, judge, ledger)) learn(entry, key, readings, ledger, at);
  }
}

/**
 * Adds what refused rows of a person show, and rows of held lists that would change the person's contacts, as `learnPeople` does: a
 * later list may have other values in such a row. A held row with other values may be the person's, too, as a person answered, so
 * the entry learns its key and birthday.
 *
 * @param forms those of the person. They are compared without hashes, because each row of a list may be refused
 */
export function learnUnsent(
  entry: number,
  forms: ReadonlySet<string>,
  contacts: readonly Pick<Entry, "contactId">[],
  ledger: PeopleLedger & Pick<Ledger, "openItems" | "runs" | "leftOutRows">,
  at: string,
): void {
  const isPerson = knowsByForms(forms);
  const refused = ledger.openItems.open(null).map(({ feed, subject, run, header, cells }) => {
    const key = keyIn(subject);
    const targets = targetsOf(header, ledger.runs.get(run)?.columns ?? []);
    return { key: key === null ? null : ([feed, key] as const), cells, targets };
  });
  const held = contacts.flatMap(({ contactId }) =>
    ledger.leftOutRows.heldOf(contactId).map(({ run, key, cells }) => {
      const { feed, header, columns } = ledger.runs.named(run);
      return { key: key === null ? null : ([feed, key] as const), cells, targets: targetsOf(header, columns) };
    }),
  );
  const isOwn = ({ cells, targets }: RowOfPerson) => readingsOfCells(cells, targets).some(isPerson);
  learnPeople([...refused, ...held].filter(isOwn), ledger, at);
  const keysBorn = held.flatMap((row) =>
    isOwn(row)
      ? []
      : readingsOfCells(row.cells, row.targets).flatMap((values) => keyBornForms({ ...values, key: row.key })),
  );
  extendNever(entry, new Set(keysBorn), ledger, at);
}

/** Returns the entries whose person a row certainly is, or is as a person answered. */
function entriesOf(readings: readonly KnownBy[], judge: JudgePerson, { answers }: PeopleLedger): ReadonlySet<number> {
  const found = readings.flatMap((person) => {
    const isSame = (id: number) => {
      const answer = person.key === null ? null : answers.ofKey(...person.key, subjectOfNever(id));
      return answer?.choice === "same";
    };
    return judge(person, null).flatMap(({ kind, id, isOfKey }) =>
      kind === "never" || (isOfKey && isSame(id)) ? id : [],
    );
  });
  return new Set(found);
}

function learn(
  entry: number,
  key: KnownBy["key"],
  readings: readonly KnownBy[],
  { never }: PeopleLedger,
  at: string,
): void {
  const known = (forms: Iterable<string>) => formsOf(entry, forms, { never });
  const named = readings.filter(
    (person) => (person.lastName ?? "") !== "" && isBornAsWritten(known(writtenForms(person)), person),
  );
  const forms = new Set(named.flatMap((person) => [...formsToKeep({ ...person, emails: [], phones: [], key: null })]));
  if (key !== null && !known([keyForm(key)]).has(keyForm(key))) forms.add(leftOutForm(key));
  for (const person of readings) for (const form of keyBornForms({ ...person, key })) forms.add(form);
  extendNever(entry, forms, { never }, at);
}

/** Returns which of these forms an entry has. */
export function formsOf(entry: number, forms: Iterable<string>, { never }: Pick<Ledger, "never">): ReadonlySet<string> {
  return new Set(never.shared(forms).flatMap(({ form, id }) => (id === entry ? form : [])));
}

/** Adds those forms to an entry that it has not yet. */
export function extendNever(
  entry: number,
  forms: ReadonlySet<string>,
  { never }: Pick<Ledger, "never">,
  at: string,
): void {
  const has = formsOf(entry, forms, { never });
  const learned = [...forms].filter((form) => !has.has(form));
  if (learned.length > 0) never.extend(entry, learned, at);
}
