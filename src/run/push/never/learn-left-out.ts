/** Adds to never entries what rows that were left out show about the people of these entries. */
import type { Ledger } from "../../../ledger/ledger.ts";
import type { LeftOutRow } from "../../../ledger/people/never/left-out-rows.ts";
import type { StoredRun } from "../../../ledger/runs/runs.ts";
import { emailForm, phoneForm } from "../../../pipeline/plan/rules/compare/never/address-forms.ts";
import type { JudgePerson } from "../../../pipeline/plan/rules/compare/never/judge-person.ts";
import { formsToKeep, knownByOf, type KnownBy } from "../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { extendNever, formsOf, learnPeople } from "./learn-people.ts";
import { neverCheck } from "./never-check.ts";
import { targetsOf, valuesOfCells } from "./values-of-row.ts";

type LearningLedger = Pick<Ledger, "never" | "leftOutRows" | "people" | "answers">;

/**
 * Adds to each never entry what the rows of an accepted list show that were left out because of the entry. Where the list was held while
 * the person was entered, its refused rows show it, too.
 */
export function learnLeftOut(run: StoredRun, ledger: LearningLedger, at: string): void {
  if (ledger.never.isEmpty()) return;
  const targets = targetsOf(run.header, run.columns);
  const rows = ledger.leftOutRows.ofNever(run.run);
  const isEarlier = ledger.never.isNewerThan(run.startedAt);
  learnPeople(
    [...rows, ...(isEarlier ? ledger.leftOutRows.refused(run.run) : [])].map(({ key, cells }) => ({
      key: key === null ? null : [run.feed, key],
      cells,
      targets,
    })),
    ledger,
    at,
  );
  learnAddresses(run.run, rows, targets, ledger, at);
}

/**
 * Adds to each never entry the e-mail and phone of the rows of an accepted list that were left out because of the entry. A later
 * row with only the new address is then known, too. The row must name the person by more than an address, and an address that
 * another person of the list or of the ledger has is not learned.
 */
function learnAddresses(
  run: string,
  leftOut: readonly LeftOutRow[],
  targets: readonly (string | null)[],
  ledger: LearningLedger,
  at: string,
): void {
  const never = neverCheck(ledger);
  if (never === null || ledger.never.whyUnusable() !== null) return;
  const rows = leftOut.map(({ line, cells }) => {
    const person = valuesOfCells(cells, targets);
    return { line, person, entry: entryNamed(person, never) };
  });
  for (const { person, entry } of rows) {
    if (entry === null) continue;
    const known = formsOf(entry, addressForms(person), ledger);
    const unknown = [...addressForms(person)].filter((form) => !known.has(form));
    if (unknown.length === 0) continue;
    const ownLines = new Set(rows.filter((row) => row.entry === entry).map(({ line }) => line));
    const others = ledger.leftOutRows.others(run).filter(({ line }) => !ownLines.has(line));
    const taken = formsOfOthers(person, others, ledger);
    const learned = new Set(unknown.filter((form) => !taken.has(form)));
    extendNever(entry, learned, ledger, at);
  }
}

/** Returns the only entry that a person fits certainly, by the name too; null: none, or several. */
function entryNamed(person: KnownBy, never: JudgePerson): number | null {
  const certain = new Set(never(person, null).flatMap(({ kind, id }) => (kind === "never" ? id : [])));
  const byName = never({ ...person, emails: [], phones: [] }, null).filter(
    (found) => certain.has(found.id) && (found.kind === "never" || found.by.includes("name")),
  );
  return byName.length === 1 ? (byName[0]?.id ?? null) : null;
}

/** Returns the forms of addresses that other people have: linked contacts that may have one, and other rows of the list. */
function formsOfOthers(
  { emails, phones }: Addresses,
  others: readonly LeftOutRow[],
  { people }: Pick<LearningLedger, "people">,
): ReadonlySet<string> {
  const mailboxes = emails.flatMap((email) => emailForm(email)?.split("@")[0] ?? []);
  const digits = phones.flatMap((phone) => phoneForm(phone) ?? []);
  const linked = [...people.likelyEntries({ days: [], mailboxes, digits })].map(({ applied }) => knownByOf(applied));
  const listed = others.map(({ cells }) => ({ emails: cells, phones: cells }));
  return new Set([...linked, ...listed].flatMap((other) => [...addressForms(other)]));
}

type Addresses = Pick<KnownBy, "emails" | "phones">;

function addressForms({ emails, phones }: Addresses): ReadonlySet<string> {
  return formsToKeep({ firstName: null, lastName: null, emails, phones, birthday: null, key: null });
}
