/** Gathers what shows a person in the ledger and in files. */
import type { Ledger } from "../../../../ledger/ledger.ts";
import type { PersonRow } from "../../../../ledger/people/find/find-person.ts";
import type { ListLine, TraceFinder, Traces } from "../../../../ledger/people/erase/traces.ts";
import type { StoredOpenItem } from "../../../../ledger/runs/open-items/open-items.ts";
import type { ContactInput } from "../../../../model/contact.ts";
import { mergedInIssues, rowColumns } from "../../../../model/mapped-row.ts";
import { traitsOf } from "../../../../model/traits.ts";
import { readableKey } from "../../../../model/text/row-key.ts";
import { fold } from "../../../../model/text/spelling/text-folding.ts";
import { knownByOf, type KnownBy } from "../../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { emailForm } from "../../../../pipeline/plan/rules/compare/never/address-forms.ts";
import { formsOf, personKnownAs } from "../../../push/never/person-known.ts";
import { itemOfOther } from "../../../push/never/row-owner.ts";
import { anyOf, isEmail, isPhone, patternOf } from "./text-patterns.ts";
import { namesCheck } from "./name-patterns.ts";
import { birthdaysOfSharers, valuesOfSharedKeys } from "./shared-keys.ts";
import { addPerson, isOneOf, personOfRecord, type AlikePerson } from "./finder/alike-people.ts";
import { valuesOfOthers, type OthersValues } from "./finder/others-values.ts";
import { firstNamesIn, folded, traitsOfInput, traitsOfRow } from "./finder/person-traits.ts";
import { finderOf } from "./finder/trace-finder.ts";

/** A key of letters and digits with fewer characters can be a word of something else. */
const SHORTEST_KEY = 4;

/** Rows of the person under other keys show further values, by which further rows are found. */
const MOST_ROUNDS = 3;

interface Gathered {
  keys: Traces["keys"];
  /** The contacts that the person has, and those that the person had: copies of the ledger may still link them. */
  readonly contacts: Set<number>;
  readonly items: Set<number>;
  readonly lines: Map<string, ListLine>;
  readonly inputs: Set<string>;
  readonly cells: Set<string>;
  readonly rows: Set<string>;
  /** Keys of the person that another person has, or may have. Their texts show none of the two. */
  readonly othersKeys: Set<string>;
  /** The texts of changes that were not made. They show the person only where nothing else stands beside them. */
  readonly unmade: Set<string>;
  /** The values of linked contacts that may be the person's, and stay. */
  readonly ofAlike: readonly KnownBy[];
  /** People without a linked contact who may be the person, and stay. */
  readonly kept: AlikePerson[];
  /** The values of rows that had the same key as other rows of their list. */
  readonly ofSharedKeys: readonly KnownBy[];
  /** What rows of other people have. */
  ofOthers: OthersValues;
}

/** Returns what the ledger and the files are searched for; null: the ledger has no such person. */
export async function gatherTraces(id: string, ledger: Ledger): Promise<Traces | null> {
  const person = personKnownAs(id, ledger);
  if (person === null) return null;
  const { found, entries, knownBy, alike } = person;
  const ofFound = found.contactId === null ? [] : [found.contactId];
  const contactIds = [...new Set([...entries.map(({ contactId }) => contactId), ...ofFound])];
  const own = found.key === null ? [] : [[found.feed, found.key] as const];
  const item =
    found.openItem === null || itemOfOther(found, ledger) !== null ? null : ledger.openItems.byId(found.openItem);
  const row = found.row ?? item;
  const keys = unique([...ledger.erasures.keysOf(contactIds), ...(found.contactId === null ? [] : own)]);
  const { inputs, cells, unmade } = ledger.erasures.recordsOf(contactIds);
  const gathered: Gathered = {
    keys,
    contacts: new Set(contactIds),
    items: new Set(item === null ? [] : [item.id]),
    lines: new Map(),
    othersKeys: new Set(),
    ofAlike: ledger.erasures
      .recordsOf(alike.map(({ contactId }) => contactId))
      .inputs.map((text) => knownByOf(JSON.parse(text) as ContactInput)),
    unmade: new Set(unmade),
    kept: [],
    ofSharedKeys: valuesOfSharedKeys(ledger),
    ofOthers: { othersAddresses: [], othersKeys: [], hasTwin: true },
    // A row that a person names is the person's, also where its values alone would not show that.
    rows: new Set(row === null || found.contactId !== null ? [] : [JSON.stringify(row.cells)]),
    inputs: new Set([...inputs, ...(found.input === null ? [] : [JSON.stringify(found.input)])]),
    cells: new Set([...cells.flat(), ...(row === null ? [] : ownCells(row, found.holder, ledger))]),
  };
  const forms = [...formsOf(knownBy)];
  let traces = await tracesOf(gathered, knownBy, forms, ledger);
  gathered.ofOthers = await valuesOfOthers(ledger.erasures.cellsAbout(finderOf(traces, ledger)), traces, ledger);
  traces = { ...traces, ...gathered.ofOthers };
  // Another person without a contact may have the key of a person without a contact.
  if (found.contactId === null && own.length > 0) {
    addKeys(gathered, own, finderOf(traces, ledger), ledger);
    traces = await tracesOf(gathered, knownBy, forms, ledger);
  }
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const finder = finderOf(traces, ledger);
    gathered.kept.length = 0;
    for await (const record of ledger.erasures.recordsAbout(finder)) {
      if (record.alike !== null) {
        const kept = personOfRecord(record, gathered.contacts, finder, ledger);
        if (kept !== null && !isOneOf(kept.values, gathered.ofAlike)) addPerson(gathered.kept, kept);
        continue;
      }
      if (record.key !== null) addKeys(gathered, [record.key], finder, ledger);
      if (record.contactId !== null && ledger.entries.byContact(record.contactId) === null)
        gathered.contacts.add(record.contactId);
      const of = record.item === null ? null : ledger.openItems.byId(record.item);
      // A later row of another person may have taken the item over.
      if (of !== null && (record.line?.[0] === of.run || isItemOf(of, finder, ledger))) gathered.items.add(of.id);
      if (record.line !== null) gathered.lines.set(record.line.join(" "), record.line);
      if (record.isCorrected) gathered.rows.add(JSON.stringify(record.cells));
      for (const input of record.isUnmade ? [] : record.inputs) gathered.inputs.add(input);
      for (const cell of record.cells) (record.isUnmade ? gathered.unmade : gathered.cells).add(cell);
    }
    for (const key of gathered.keys)
      for (const text of ledger.erasures.correctionsUnder(key, finder)) gathered.cells.add(text);
    const before = sizeOf(finder.traces);
    traces = await tracesOf(gathered, knownBy, forms, ledger);
    if (sizeOf(traces) === before) break;
  }
  return traces;
}

/** Returns the number of values by which rows are found. */
function sizeOf({ keys, values, firstNames, lastNames, birthdays, kept }: Traces): number {
  const { emails, phones, texts } = values;
  return [kept, keys, emails, phones, texts, firstNames, lastNames, birthdays].reduce(
    (sum, each) => sum + each.length,
    0,
  );
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

async function tracesOf(
  {
    keys,
    contacts,
    items,
    lines,
    inputs,
    cells,
    unmade,
    rows,
    othersKeys,
    ofSharedKeys,
    ofOthers,
    ofAlike,
    kept,
  }: Gathered,
  knownBy: readonly KnownBy[],
  forms: readonly string[],
  ledger: Ledger,
): Promise<Traces> {
  const all = [...inputs].map((text) => JSON.parse(text) as ContactInput);
  const groups = new Set(ledger.account.usedGroups().map(({ name }) => fold(name)));
  const ofKeys = keys.flatMap(([, key]) => [key, readableKey(key)]);
  const given = knownBy.map(({ firstName, lastName }) => ({ first_name: firstName ?? "", last_name: lastName }));
  const names = [...all, ...given].map(({ first_name: first, last_name: last }) => `${first} ${last ?? ""}`.trim());
  const known = new Set([...all.flatMap(valuesIn), ...names, ...cells, ...ofKeys].map((text) => text.trim()));
  const texts = [...known, ...[...unmade].map((text) => text.trim())].filter((text) => !othersKeys.has(fold(text)));
  const contactIds = [...contacts];
  const wholeNames = new Set(names.filter((name) => name.includes(" ")));
  const shared = await ledger.erasures.shared(
    texts.map((text) => ({
      text,
      pattern: anyOf([patternOf(text)]),
      spelled: wholeNames.has(text) ? namesCheck([text]) : null,
    })),
    contactIds,
  );
  const own = texts.filter((text) => text !== "" && !groups.has(fold(text)) && shared.get(text) !== "value");
  // A text that stands in a longer value of another person can't be searched for. Alone, it shows the person.
  const searched = own.filter((text) => known.has(text) && shared.get(text) !== "part");
  const isSearched = new Set(searched);
  const others = [...ofAlike, ...kept.map(({ values }) => values)];
  const alikeEmails = new Set(others.flatMap(({ emails }) => emails).flatMap((email) => emailForm(email ?? "") ?? []));
  const isOthersForm = (text: string) => isEmail(text) && alikeEmails.has(emailForm(text) ?? "");
  const emails = searched.filter((text) => isEmail(text) && !isOthersForm(text));
  const phones = searched.filter((text) => isPhone(text));
  const whole = [
    ...wholeNames,
    // Another contact has the e-mail in another form, so only its own form shows the person.
    ...searched.filter(isOthersForm),
    ...ofKeys.filter((key) => key.length >= SHORTEST_KEY && /\d/u.test(key) && /\p{L}/u.test(key)),
  ];
  const found = new Set([...emails, ...phones]);
  const fullNames = all.flatMap((input) => traitsOf(input).fullName ?? []);
  const firstNames = folded([...given, ...all].flatMap(firstNamesIn));
  const birthdays = [...new Set([...knownBy, ...all].flatMap(({ birthday }) => birthday ?? []))];
  return {
    contactIds,
    keys,
    items: [...items],
    lines: [...lines.values()],
    runs: [],
    rows: [...rows],
    people: unique([...all.map(traitsOfInput), ...knownBy.map(traitsOfRow)]),
    firstNames,
    lastNames: folded([...given, ...all].map(({ last_name: last }) => last ?? "")),
    birthdays,
    namesakes: ledger.erasures.birthdaysOfNamesakes(fullNames, contactIds),
    sharers: birthdaysOfSharers(ofSharedKeys, firstNames, birthdays),
    ...ofOthers,
    alike: unique(others.map(traitsOfRow)),
    kept: kept.map(({ id }) => id),
    namesakeKeys: ledger.erasures.keysOfNamesakes(fullNames, contactIds),
    forms,
    values: {
      emails,
      phones,
      texts: [...new Set(whole.filter((text) => isSearched.has(text)))],
      names: [...wholeNames].filter((name) => isSearched.has(name) && !shared.has(name)),
    },
    cells: own.filter((text) => !found.has(text)),
  };
}

/** Adds the keys that are the person's alone, and notes the others. */
function addKeys(gathered: Gathered, keys: Traces["keys"], finder: TraceFinder, ledger: Ledger): void {
  for (const key of keys) {
    const isKnown = gathered.keys.some(([feed, of]) => feed === key[0] && of === key[1]);
    if (isKnown || gathered.othersKeys.has(fold(readableKey(key[1])))) continue;
    const entry = ledger.entries.byKey(...key);
    const isOwn = entry === null ? !ledger.erasures.isSharedKey(key, finder) : gathered.contacts.has(entry.contactId);
    if (isOwn) gathered.keys = unique([...gathered.keys, key]);
    else gathered.othersKeys.add(fold(readableKey(key[1])));
  }
}

/** Returns whether the row of an open item is the person's. */
function isItemOf({ run, header, cells, issues }: StoredOpenItem, finder: TraceFinder, { runs }: Ledger): boolean {
  const stored = runs.get(run);
  const columns = stored === null ? null : rowColumns(header, stored);
  const merged = columns === null ? [] : mergedInIssues(JSON.stringify(issues), cells, columns);
  return finder.isRow(cells, columns, false, merged);
}

/** Returns the cells of a row. Those with a key that another person has are left out. */
function ownCells({ cells }: PersonRow, holder: number | undefined, { entries }: Ledger): readonly string[] {
  const entry = holder === undefined ? null : entries.byContact(holder);
  const key = entry === null ? null : fold(readableKey(entry.key));
  return cells.filter((cell) => key === null || !key.split(" · ").includes(fold(cell)));
}

function valuesIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(valuesIn) : [];
}
