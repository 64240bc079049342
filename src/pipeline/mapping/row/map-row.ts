import { TEXT_FIELDS, type ContactInput, type Group, type TextField } from "../../../model/contact.ts";
import type { Issue } from "../../../model/issue.ts";
import { isAboutMerged, type MappedRow, type Traits } from "../../../model/mapped-row.ts";
import type { Row } from "../../../model/row.ts";
import type { KeyField } from "../headers/column-plan.ts";
import { readCustomFields } from "./custom-fields.ts";
import type { Mapper } from "./mapper.ts";
import { isPlaceholder } from "../values/placeholder.ts";
import { pickEmail, pickPhone } from "./row-addresses.ts";
import { pickBirthday, withoutChoices } from "./row-birthday.ts";
import { FAILED, hasNames, issue, pickValue, type CellsRow, type Picked, type RowDraft } from "./row-draft.ts";
import { cellsWithGroup, pickGroup } from "./row-group.ts";
import { asKeyPart, pickKey, type KeyMaterial } from "./row-key.ts";
import { pickContactId, pickGuardian, pickInactive } from "./row-links.ts";
import { NO_TRAITS } from "../../../model/traits.ts";
import { readNames, type Names } from "./row-names.ts";
import { findShiftedCells, keepsKey } from "./row-shift.ts";
import { NO_FACTS, type KnownPerson, type RowFacts, type StandInAnswer } from "./row-facts.ts";
import { cleanText, fold } from "../../../model/text/spelling/text-folding.ts";

export { createMapper, type Mapper } from "./mapper.ts";

const UNIDENTIFIED = { key: null, traits: NO_TRAITS, contactId: null } as const;
const EXAMPLE = /^\s*(?:example|beispiel|exemple|ejemplo|esempio|voorbeeld|exempel)\s*:/i;

/** Maps a row to a contact input, a rejection or a skipped row. No text in a cell makes this function throw. */
export function mapRow(row: Row, mapper: Mapper, facts: RowFacts = NO_FACTS): MappedRow {
  const { line, cells } = row;
  switch (row.kind) {
    case "skipped":
      return { kind: "skipped", line, reason: row.reason, cells };
    case "unreadable":
      // It is not certain which cell belongs to which column, so no value of the row is used.
      return { kind: "rejected", line, ...UNIDENTIFIED, issues: [issue(row.code, null, null, {})], cells };
    case "cells":
      if (isInstruction(cells)) return { kind: "skipped", line, reason: "instructions", cells };
      return mapForPerson(row, mapper, facts);
  }
}

/** Recognises the row of examples in a template for a user import: `Example: Chris Green`. */
function isInstruction(cells: readonly string[]): boolean {
  const first = cells[0] ?? "";
  return EXAMPLE.test(first) || (first === "" && cells.filter((cell) => EXAMPLE.test(cell)).length > 1);
}

type PersonRow = Exclude<MappedRow, { kind: "skipped" }>;

/** Maps a row by itself, and again with its linked contact or a person's answer if a cell can be read in two ways. */
function mapForPerson(row: CellsRow, mapper: Mapper, facts: RowFacts): PersonRow {
  const { corrected } = facts;
  const draftFor = (person: KnownPerson | null, answer: StandInAnswer | null): RowDraft => {
    const found = { asksForPerson: false, standIn: null, exchangedNames: null };
    return { row, issues: [], warnings: [], blank: [], person, answer, ...found, corrected };
  };
  const draft = draftFor(null, null);
  const alone = mapCells(draft, mapper);
  const { asksForPerson, exchangedNames } = draft;
  const found = (asksForPerson || exchangedNames !== null) && alone.key !== null ? facts.findPerson(alone.key) : null;
  const isExchanged = exchangedNames !== null && hasNames(found, exchangedNames);
  const known = asksForPerson || isExchanged ? found : null;
  const answer = draft.standIn === null ? null : facts.answerAbout(alone.key, draft.standIn);
  if (known === null && answer === null) return alone;
  // A row with another first name may be about another person, who has no kept group. The row then gets the feed's group.
  const keepsGroup =
    known === null || mapper.feed.defaults.group === undefined || alone.traits.firstName === known.firstName;
  const mapped = mapCells(draftFor(keepsGroup ? known : { ...known, group: null }, answer), mapper);
  // A part of the key must not come from the contact that the key names.
  return mapped.key === alone.key ? mapped : alone;
}

function mapCells(draft: RowDraft, mapper: Mapper): PersonRow {
  const { row } = draft;
  const names = readNames(draft, mapper);
  const texts = readTexts(draft, mapper, names);
  const custom = readCustomFields(draft, mapper.customFields);
  const group = pickGroup(draft, mapper);
  const guardian = pickGuardian(draft, mapper);
  const contactId = pickContactId(draft, mapper);
  const traits = readTraits(names, texts);
  const key = pickKey(draft, mapper, keyMaterial(names, traits, texts, custom, group, guardian, contactId));
  const inactive = pickInactive(draft, mapper, names);

  const { line } = row;
  const cells = cellsWithGroup(row, mapper);
  const [shifted, ...otherShifted] = findShiftedCells(draft, mapper);
  if (shifted !== undefined) {
    const issues = [shifted, ...otherShifted] as const;
    // The values under which the person could be recognised may stand in other columns, so none of them is used.
    const person = keepsKey(issues, mapper) ? { ...UNIDENTIFIED, key } : UNIDENTIFIED;
    const merged = draft.issues.filter(isAboutMerged);
    return { kind: "rejected", line, ...person, issues: [...issues, ...merged, ...mergedNames(draft)], cells };
  }
  // An answer is kept under the row's key.
  const [first, ...others] = key === null ? draft.issues.map(withoutChoices) : draft.issues;
  if (first !== undefined) {
    const issues = [first, ...others, ...mergedNames(draft)] as const;
    return { kind: "rejected", line, key, traits, contactId, issues, cells };
  }
  if (key === null || group === null || names.first === null)
    throw new Error("A row without an issue lacks a decisive value.");
  return {
    kind: "contact",
    line,
    key,
    input: assemble(names.first, group, texts, custom),
    groupName: group.name,
    blank: draft.blank,
    traits,
    guardian,
    contactId,
    inactive,
    warnings: draft.warnings,
    cells,
  };
}

type Texts = { [F in TextField]?: string };

function readTexts(draft: RowDraft, mapper: Mapper, names: Names): Readonly<Texts> {
  const texts: Texts = {};
  if (names.first !== null) texts.first_name = names.first;
  if (names.last !== null) texts.last_name = names.last;
  const keep = (field: TextField, picked: Picked) => keepText(draft, mapper, texts, field, picked);
  keep("email", pickEmail(draft, mapper));
  keep("phone", pickPhone(draft, mapper, "phone"));
  keep("whatsapp_phone", pickPhone(draft, mapper, "whatsapp_phone"));
  keep("birthday", pickBirthday(draft, mapper));
  keep("timezone", pickTimeZone(draft, mapper));
  for (const text of mapper.texts)
    keep(text.field, pickValue(draft, text.field, text.sources, "optional", readPlainText));
  return texts;
}

function pickTimeZone(draft: RowDraft, mapper: Mapper): Picked {
  const picked = pickValue(draft, "timezone", mapper.sources.timezone, "optional", readPlainText);
  if (picked.kind !== "value") return picked;
  const reading = mapper.readTimeZone(picked.value);
  if (reading.kind === "timezone") return { ...picked, value: reading.name };
  draft.warnings.push(issue("timezone_unknown", "timezone", picked.source, { cell: picked.value }));
  return FAILED;
}

/**
 * Keeps a field's value, or its default if the cell is blank or the column absent. A failed cell gets no default. A blank
 * cell is noted also where it gets the default, because a default fills no blank of a known person.
 */
function keepText(draft: RowDraft, mapper: Mapper, texts: Texts, field: TextField, picked: Picked): void {
  if (picked.kind === "failed") return;
  const value = picked.kind === "value" ? picked.value : mapper.feed.defaults[field];
  if (value !== undefined) texts[field] = value;
  if (picked.kind === "value") return;
  if (mapper.sources[field].length > 0 || (field === "birthday" && mapper.sources.birthday_month.length > 0))
    draft.blank.push(field);
}

function readPlainText(cell: string): string {
  if (cell === "") return "";
  const text = cleanText(cell);
  return text.length <= 24 && isPlaceholder(text.toLowerCase()) ? "" : text;
}

function readTraits(names: Names, texts: Readonly<Texts>): Traits {
  return {
    email: texts.email === undefined ? null : fold(texts.email),
    phone: texts.phone ?? null,
    firstName: names.first === null ? null : fold(names.first),
    fullName: names.full,
    birthday: texts.birthday ?? null,
  };
}

function keyMaterial(
  names: Names,
  traits: Traits,
  texts: Readonly<Texts>,
  custom: Readonly<Record<string, string>> | null,
  group: Group | null,
  guardian: string | null,
  contactId: number | null,
): KeyMaterial {
  const field = (name: KeyField): string | null => {
    if (name === "group") return asKeyPart(group?.name);
    if (name === "guardian_contact_id") return guardian;
    if (name === "contact_id") return contactId === null ? null : String(contactId);
    if (name === "first_name") return asKeyPart(names.firstAsWritten);
    if (name === "last_name") return asKeyPart(names.lastAsWritten);
    if (isTextField(name)) return asKeyPart(texts[name]);
    return asKeyPart(custom?.[name.slice("custom_fields.".length)]);
  };
  const { email, phone, fullName, birthday } = traits;
  const { first, firstAsWritten } = names;
  // Few first names have a title, so that most are folded already.
  const firstName = firstAsWritten === null || firstAsWritten === first ? traits.firstName : fold(firstAsWritten);
  return { email, phone, firstName, fullName, birthday, field };
}

const TEXT_FIELD_NAMES: ReadonlySet<string> = new Set(TEXT_FIELDS);

function isTextField(name: string): name is TextField {
  return TEXT_FIELD_NAMES.has(name);
}

/** Makes the contact input. Its fields have the order of the interface, so that equal contacts are equal JSON texts. */
function assemble(
  firstName: string,
  group: Group,
  texts: Readonly<Texts>,
  custom: Readonly<Record<string, string>> | null,
): ContactInput {
  const input: { -readonly [F in keyof ContactInput]: ContactInput[F] } = {
    first_name: firstName,
    group_id: group.groupId,
  };
  for (const field of TEXT_FIELDS) {
    const value = texts[field];
    if (value !== undefined) input[field] = value;
  }
  if (custom !== null) input.custom_fields = custom;
  return input;
}

/** Returns issues for the names of a refused row that stand in a merged cell above. A person types them with the other cells. */
function mergedNames({ warnings }: RowDraft): readonly Issue[] {
  return warnings.flatMap((warning) =>
    warning.field === "last_name" && isAboutMerged(warning) ? { ...warning, code: "cell_fault" as const } : [],
  );
}
