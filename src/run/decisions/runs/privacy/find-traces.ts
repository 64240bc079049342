/** Gathers what shows a person in files, and decides which texts and rows are about the person. */
import type { Ledger } from "../../../../ledger/ledger.ts";
import type { TraceFinder, Traces } from "../../../../ledger/people/erase/traces.ts";
import type { ContactInput } from "../../../../model/contact.ts";
import { readableKey } from "../../../../model/text/row-key.ts";
import { fold } from "../../../../model/text/text-folding.ts";
import { foldName } from "../../../../pipeline/plan/rules/compare/fold-name.ts";
import { emailForm, phoneForm } from "../../../../pipeline/plan/rules/compare/never/address-forms.ts";
import { formsOf, isOfPerson, personKnownAs } from "../../../push/never/person-known.ts";

/** Shorter texts stand in too many others. */
const FEWEST_CHARACTERS = 3;
/** Dates and short numbers belong to many people. */
const DATE_OR_NUMBER = /^[\d\s./-]{1,11}$/u;

/** Rows of the person under other keys show further values, by which further rows are found. */
const MOST_ROUNDS = 3;

/** Returns what the ledger and the files are searched for; null: the ledger has no such person. */
export function gatherTraces(id: string, ledger: Ledger): Traces | null {
  const person = personKnownAs(id, ledger);
  if (person === null) return null;
  const { found, entries, knownBy } = person;
  const ofFound = found.contactId === null ? [] : [found.contactId];
  const contactIds = [...new Set([...entries.map(({ contactId }) => contactId), ...ofFound])];
  const own = found.key === null ? [] : [[found.feed, found.key] as const];
  const item = found.openItem === null ? null : ledger.openItems.byId(found.openItem);
  const keys = uniqueKeys([...ledger.erasures.keysOf(contactIds), ...own]);
  const { inputs, cells } = ledger.erasures.recordsOf(contactIds, keys);
  const gathered = { keys, inputs: [...inputs], cells: [...cells.flat(), ...(item?.cells ?? [])] };
  const made = () => ({
    contactIds,
    keys: gathered.keys,
    items: item === null ? [] : [item.id],
    firstNames: firstNamesIn([...knownBy.map(({ firstName }) => firstName ?? ""), ...gathered.inputs.map(firstNameIn)]),
    forms: [...formsOf(knownBy)],
    values: valuesOfPerson(gathered, contactIds, ledger),
  });
  let traces: Traces = made();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = traces.values.length;
    for (const record of ledger.erasures.recordsAbout(finderOf(traces))) {
      if (record.key !== null) gathered.keys = uniqueKeys([...gathered.keys, record.key]);
      gathered.inputs.push(...record.inputs);
      gathered.cells.push(...record.cells);
    }
    traces = made();
    if (traces.values.length === before) break;
  }
  return traces;
}

function uniqueKeys(keys: Traces["keys"]): Traces["keys"] {
  return [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()];
}

function firstNameIn(input: string): string {
  return (JSON.parse(input) as ContactInput).first_name;
}

function firstNamesIn(names: readonly string[]): readonly string[] {
  const folded = names.flatMap((name) => (["plain", "long"] as const).map((letters) => foldName(name, letters)));
  return [...new Set(folded)].filter((name) => name !== "");
}

/** Returns the values that no other person has. */
function valuesOfPerson(
  {
    keys,
    inputs,
    cells,
  }: { readonly keys: Traces["keys"]; readonly inputs: readonly string[]; readonly cells: readonly string[] },
  contactIds: readonly number[],
  ledger: Ledger,
): readonly string[] {
  const groups = new Set(ledger.account.usedGroups().map(({ name }) => fold(name)));
  const all = [...new Set(inputs)].map((text) => JSON.parse(text) as ContactInput);
  const texts = [
    ...all.flatMap(valuesIn),
    ...all.map(nameIn),
    ...cells,
    ...keys.flatMap(([, key]) => [key, readableKey(key)]),
  ];
  return [...new Set(texts.map((text) => text.trim()))].filter(
    (text) =>
      text.length >= FEWEST_CHARACTERS &&
      !DATE_OR_NUMBER.test(text) &&
      !groups.has(fold(text)) &&
      !ledger.erasures.isShared(text, contactIds),
  );
}

function nameIn({ first_name: first, last_name: last }: ContactInput): string {
  return `${first} ${last ?? ""}`;
}

function valuesIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(valuesIn) : [];
}

/** Returns what decides whether a text, an input or a row is about the person. */
export function finderOf(traces: Traces): TraceFinder {
  const forms = new Set(traces.forms);
  const firstNames = new Set(traces.firstNames);
  const found = patternOf(traces.values);
  const emails = new Set(traces.values.flatMap((text) => emailForm(text) ?? []));
  const phones = new Set(traces.values.flatMap((text) => (text.includes("@") ? [] : (phoneForm(text) ?? []))));
  const isAddress = (text: string) => {
    const [email, phone] = [emailForm(text), text.includes("@") ? null : phoneForm(text)];
    return (email !== null && emails.has(email)) || (phone !== null && phones.has(phone) && !DATE_OR_NUMBER.test(text));
  };
  const has = (text: string) => found.test(text);
  const isFirstName = (cell: string) =>
    firstNames.has(foldName(cell, "plain")) || firstNames.has(foldName(cell, "long"));
  const beginsWithFirstName = (cell: string) => cell.split(/[\s,]+/u).some(isFirstName);
  return {
    traces,
    has,
    isOf: (input) => isOfPerson(JSON.parse(input) as ContactInput, forms),
    isRow(cells, targets) {
      const hits = cells.filter((cell) => cell !== "" && (has(cell) || isAddress(cell))).length;
      if (hits === 0) return false;
      const named = (name: string) => cells.filter((cell, at) => targets?.[at] === name && cell.trim() !== "");
      const [first] = named("first_name");
      const [full] = named("full_name");
      if (first !== undefined) return isFirstName(first);
      if (full !== undefined) return beginsWithFirstName(full);
      // Without known columns, the row of a relative may hold an address of the person.
      return (
        cells.some(isFirstName) ||
        cells.some((cell) => cell.includes(" ") && beginsWithFirstName(cell) && has(cell)) ||
        hits > 1
      );
    },
  };
}

/** Returns a pattern that finds any of the values as a whole word. */
function patternOf(values: readonly string[]): { test(text: string): boolean } {
  const forms = values.flatMap((value) => [value, escapedInHtml(value), JSON.stringify(value).slice(1, -1)]);
  const escaped = [...new Set(forms)].map((value) => value.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`));
  if (escaped.length === 0) return { test: () => false };
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${escaped.join("|")})(?![\p{L}\p{N}])`, "iu");
}

function escapedInHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
