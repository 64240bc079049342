/** Reads the body of a create or update (interface sections 2.2, 4.1 and 7). */
import { readBirthday } from "./birthday.ts";
import type { YearlessForm } from "./birthday.ts";
import { BLANK_CONTACT, INPUT_FIELDS } from "./contact-fields.ts";
import type { ContactFields, InputField, InputKind } from "./contact-fields.ts";
import { refuse } from "../outcome.ts";
import type { Refusal } from "../outcome.ts";

/** Rules for bodies that the interface does not show. */
export interface InputRules {
  readonly yearless: YearlessForm;
  readonly unknownFields: "refuse" | "ignore";
  /** `clear`: null clears the field; `refuse`: null is answered 422. */
  readonly nulls: "clear" | "refuse";
  readonly timezones: "check" | "any";
  /** Longest text in characters; null: no limit. */
  readonly maxLength: number | null;
}

export type ContactInput = { readonly kind: "input"; readonly fields: Partial<ContactFields> } | Refusal;

/**
 * Returns the fields of a body, or a refusal. Messages name fields, never values.
 *
 * The checks come in this order: a JSON object (400), the required fields and group_id (400), every other field (422).
 * A 422 names all errors in one message.
 *
 * @param whole true when the body describes the whole contact, so that first_name and group_id are required
 */
export function readContactInput(body: string, whole: boolean, rules: InputRules): ContactInput {
  const object = parseObject(body);
  if (object === null) return refuse("invalid_request", "The request body must be a JSON object.");
  const { group_id: groupId, first_name: firstName } = object;
  if ((whole || groupId !== undefined) && !isId(groupId)) {
    return refuse("invalid_request", "A valid group_id is required.");
  }
  if (whole && (firstName === undefined || firstName === null || firstName === "")) {
    return refuse("invalid_request", "first_name is required.");
  }
  const fields: Record<string, unknown> = {};
  const errors: string[] = [];
  for (const [name, value] of Object.entries(object)) {
    const error = isInputField(name) ? checkField(name, value, rules) : checkUnknown(name, rules);
    if (error !== null) errors.push(error);
    else if (isInputField(name)) fields[name] = value ?? BLANK_CONTACT[name];
  }
  if (errors.length > 0) return refuse("validation_error", errors.join(" "));
  return { kind: "input", fields };
}

function parseObject(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function checkUnknown(name: string, rules: InputRules): string | null {
  return rules.unknownFields === "ignore" ? null : `${JSON.stringify(name)} is not a field of a contact.`;
}

function checkField(name: InputField, value: unknown, rules: InputRules): string | null {
  if (name === "first_name" && (typeof value !== "string" || value.trim() === "")) {
    return "first_name must be a text that is not blank.";
  }
  if (value === null) return rules.nulls === "clear" ? null : `${name} must not be null.`;
  const expected = expectedValue(INPUT_FIELDS[name].kind, value, rules);
  if (expected !== null) return `${name} must be ${expected}.`;
  const tooLong = rules.maxLength !== null && typeof value === "string" && charactersIn(value) > rules.maxLength;
  return tooLong ? `${name} is longer than ${rules.maxLength} characters.` : null;
}

/** Counts code points, as databases do. */
function charactersIn(text: string): number {
  return Array.from(text).length;
}

/** Returns a description of the expected value, or null when the value is valid. */
function expectedValue(kind: InputKind, value: unknown, rules: InputRules): string | null {
  switch (kind) {
    case "text":
      return typeof value === "string" ? null : "a text";
    case "email":
      return typeof value === "string" && isEmail(value) ? null : "a valid email address";
    case "birthday":
      return typeof value === "string" && readBirthday(value, rules.yearless) !== null
        ? null
        : "a date in the form YYYY-MM-DD";
    case "timezone":
      return typeof value === "string" && (rules.timezones === "any" || isTimezone(value))
        ? null
        : "a time-zone name in region/city form";
    case "id":
      return isId(value) ? null : "an integer of at least 1";
    case "object":
      return isObject(value) ? null : "an object";
  }
}

function isInputField(name: string): name is InputField {
  return Object.hasOwn(INPUT_FIELDS, name);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isId(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 1;
}

/**
 * Atoms joined by dots, an @, and a domain of at least two labels, all in ASCII. This is the `email` format of JSON
 * Schema without quoted local parts and address literals.
 */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

function isEmail(text: string): boolean {
  return text.length <= 254 && text.lastIndexOf("@") <= 64 && EMAIL.test(text);
}

const REGION_CITY = /^[A-Za-z_]+(?:\/[A-Za-z\d_+-]+)+$/;

/** Names that Intl has accepted before; asking Intl takes longer than the rest of a request. */
const knownTimezones = new Set<string>();

function isTimezone(text: string): boolean {
  if (knownTimezones.has(text)) return true;
  if (!REGION_CITY.test(text)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: text }).format(0);
  } catch {
    return false;
  }
  knownTimezones.add(text);
  return true;
}
