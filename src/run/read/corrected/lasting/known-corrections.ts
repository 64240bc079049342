import type { LastingCorrection } from "../../../../ledger/corrections/lasting-corrections.ts";
import type { Ledger } from "../../../../ledger/ledger.ts";
import { nameOf, type Entry } from "../../../../model/contact.ts";
import type { Traits } from "../../../../model/mapped-row.ts";
import { traitsOf } from "../../../../model/traits.ts";
import { hasSameNames } from "../../../../pipeline/plan/rules/compare/names.ts";
import { isKnown, isMovedPerson, type ListedRow, type PersonCorrections } from "./same-person.ts";

/** The corrections of a feed by what tells their rows apart. */
export interface KnownCorrections {
  readonly rules: readonly LastingCorrection[];
  /** The corrections that follow a person to another key. */
  readonly movable: readonly LastingCorrection[];
  /** Returns the addresses that are left out of the row with a key. */
  leftOut(key: string): readonly LastingCorrection[];
  /** Returns the corrections that may be of a row, by person. */
  ofRow(key: string | null, hashes: RowHashes): readonly PersonCorrections[];
  /** Returns the corrections of a person whose row had another key before; null: none, or it is not certain whose they are. */
  ofMoved(row: MovedRow): PersonCorrections | null;
}

/** Return the hash of a row's text and of its form, if they are needed. */
interface RowHashes {
  readonly text: () => string;
  readonly form: () => string;
}

interface MovedRow {
  readonly rowHash: string;
  readonly restHash: string;
  readonly listed: ListedRow;
  /** Returns whether the cell of a correction says what it said then. */
  readonly saysAsThen: (correction: LastingCorrection) => boolean;
}

/** Opens a feed's corrections; null: it has none. */
export function openKnownCorrections(
  feed: string,
  { corrections, entries }: Pick<Ledger, "corrections" | "entries">,
): KnownCorrections | null {
  const active = corrections.active(feed).filter(({ kind }) => kind !== "row");
  const ofDeleted = corrections.ofDeleted(feed);
  if (active.length + ofDeleted.length === 0) return null;
  const addresses = new Map<string, LastingCorrection[]>();
  const byContact = new Map<number, LastingCorrection[]>();
  const byKey = new Map<string, LastingCorrection[]>();
  const byText = new Map<string, LastingCorrection[]>();
  const byForm = new Map<string, LastingCorrection[]>();
  const ofKeyByText = new Map<string, LastingCorrection[]>();
  const textsByContact = new Map<number, LastingCorrection[]>();
  const byRest = new Map<string, LastingCorrection[]>();
  for (const each of active) {
    if (each.kind === "address") append(addresses, each.key ?? "", each);
    if (each.kind !== "cell") continue;
    if (each.contactId !== null && !each.isByText) append(byContact, each.contactId, each);
    if (isFoundByText(each)) {
      const key = each.key ?? "";
      append(ofKeyByText, key, each);
      if (each.contactId !== null) append(textsByContact, each.contactId, each);
      append(byText, `${key}\n${each.rowHash}`, each);
      if (each.restHash !== "") append(byForm, `${key}\n${each.restHash}`, each);
    } else {
      append(byKey, each.key, each);
      append(byRest, each.restHash, each);
    }
  }
  const ofResultKey = new Map<string, LastingCorrection[]>();
  for (const each of ofDeleted) {
    if (each.isByText) {
      append(ofKeyByText, each.key ?? "", each);
      append(byText, `${each.key ?? ""}\n${each.rowHash}`, each);
      append(ofResultKey, each.resultKey ?? "", each);
      continue;
    }
    append(byKey, each.key ?? "", each);
    append(byRest, each.restHash, each);
  }
  const entryOf = ({ contactId, key, resultKey }: LastingCorrection): Entry | null =>
    contactId === null ? entries.byKey(feed, resultKey ?? key ?? "") : entries.byContact(contactId);
  /** Returns whether a correction without a contact is not of the person whose contact has its key. */
  const isOfAnother = ({ contactId, person }: LastingCorrection, entry: Entry | null): boolean =>
    contactId === null && entry !== null && isKnown(entry.applied) && !hasSameNames(person, nameOf(entry.applied));
  const byPerson = (found: readonly LastingCorrection[]): readonly PersonCorrections[] => {
    const people = new Map<number | "waits" | null, PersonCorrections>();
    for (const each of found) {
      const keyHolder = entryOf(each);
      const waits = isOfAnother(each, keyHolder);
      const entry = waits ? null : keyHolder;
      const id = waits ? "waits" : (entry?.id ?? null);
      const known = people.get(id);
      const own = known === undefined ? ([each] as const) : ([...known.corrections, each] as const);
      people.set(id, { entry, waits, corrections: own, found: isFoundByText(own[0]) ? "text" : "key" });
    }
    return [...people.values()];
  };

  const peopleBy = new Map<string, Set<number>>();
  let hasPeople = false;
  /** Returns the contacts with corrections that have a name, birthday or address in common with a row. */
  const peopleLike = (traits: Traits): readonly number[] => {
    if (!hasPeople)
      for (const contactId of [...byContact.keys(), ...textsByContact.keys()]) {
        const applied = entries.byContact(contactId)?.applied;
        for (const word of applied === undefined ? [] : wordsOf(traitsOf(applied)))
          peopleBy.set(word, (peopleBy.get(word) ?? new Set()).add(contactId));
      }
    hasPeople = true;
    return [...new Set(wordsOf(traits).flatMap((word) => [...(peopleBy.get(word) ?? [])]))];
  };
  /** Returns the corrections of rows whose key was corrected because other rows had it, too. The rows may have another text now. */
  const withWrongKey = (key: string | null): readonly LastingCorrection[] => {
    const found = key === null ? [] : (ofKeyByText.get(key) ?? []);
    const rows = new Set(
      found.flatMap(({ isKey, rowHash, contactId }) => (isKey && contactId !== null ? [rowHash] : [])),
    );
    return found.filter(({ rowHash, contactId }) => rows.has(rowHash) && contactId !== null);
  };
  const ofTextOrForm = (key: string, { text, form }: RowHashes): readonly LastingCorrection[] =>
    byText.get(`${key}\n${text()}`) ?? byForm.get(`${key}\n${form()}`) ?? [];
  return {
    rules: active.filter(({ kind }) => kind === "rule"),
    movable: [...byKey.values(), ...textsByContact.values()].flat().filter(({ isKey }) => !isKey),
    leftOut: (key) => addresses.get(key) ?? [],
    ofRow(key, hashes) {
      const entry = key === null || byContact.size + textsByContact.size === 0 ? null : entries.byKey(feed, key);
      const ofContact = entry === null ? [] : (byContact.get(entry.contactId) ?? []);
      const ofKey = key === null ? [] : [byKey, ofResultKey].flatMap((by) => by.get(key) ?? []);
      const ofText = ofKeyByText.has(key ?? "") ? ofTextOrForm(key ?? "", hashes) : [];
      const people = byPerson([...new Set([...ofText, ...ofContact, ...ofKey])]);
      if (ofText.length > 0) return people;
      // The list may have mended the key, or another cell of a row with the key.
      const ofContactByText = byPerson(textsByContact.get(entry?.contactId ?? 0) ?? []).map(foundBy("key"));
      return [...people, ...ofContactByText, ...byPerson(withWrongKey(key)).map(foundBy("wrong_key"))];
    },
    ofMoved({ rowHash, restHash, listed, saysAsThen }) {
      const { traits } = listed;
      const isNamed = traits.fullName !== null && (traits.birthday ?? traits.email ?? traits.phone) !== null;
      // Also a day that does not exist shows the person, beside the name.
      const isShown = ({ was }: LastingCorrection) => traits.fullName !== null && /\d(?:.*\d){3}/su.test(was);
      const ofRest = byRest.get(restHash) ?? [];
      // What shows the person of one correction shows the person of the row's other corrections.
      const isProven = isNamed || ofRest.some(isShown);
      const same = ofRest.filter((each) => isProven || each.rowHash === rowHash);
      if (same.length > 0) return ofOne(byPerson(same).filter(({ waits }) => !waits));
      // Of several rows with one key, the text shows whose row it is.
      const ofText = (contactId: number) =>
        (textsByContact.get(contactId) ?? []).filter(({ key }) => key !== listed.key);
      const people = peopleLike(traits).flatMap((contactId) =>
        byPerson([...(byContact.get(contactId) ?? []), ...ofText(contactId)]),
      );
      return ofOne(people.filter((person) => isMovedPerson(person, listed, saysAsThen)));
    },
  };
}

/** Returns whether the whole row's text tells the corrected row apart. */
export function isFoundByText({ key, isByText }: Pick<LastingCorrection, "key" | "isByText">): boolean {
  return key === null || isByText;
}

/** Returns texts of which two people who may be one have one in common. */
function wordsOf({ fullName, birthday, email, phone }: Traits): readonly string[] {
  return Object.entries({ fullName, birthday, email, phone }).flatMap(([trait, value]) =>
    value === null ? [] : [`${trait} ${value}`],
  );
}

function foundBy(found: PersonCorrections["found"]): (person: PersonCorrections) => PersonCorrections {
  return (person) => ({ ...person, found });
}

function ofOne(found: readonly PersonCorrections[]): PersonCorrections | null {
  return found.length === 1 ? (found[0] ?? null) : null;
}

function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}
