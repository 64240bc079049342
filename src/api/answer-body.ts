/**
 * Reads the JSON bodies of interface section 2. A value of an unexpected type is read as `undefined`. No value is guessed or
 * converted.
 */
import { APPLIED_TEXTS, TEXT_FIELDS, type Group } from "../model/contact.ts";
import type { ShownFields } from "../model/flat-input.ts";
import type { AppliedContact } from "./service.ts";

type JsonObject = Readonly<Record<string, unknown>>;

/** The parts of the error envelope (interface section 7). A part that is missing is "" or null. */
export interface ErrorEnvelope {
  /** Whether the body has `success` false, a code and a message, as every error of the service has. */
  readonly isEnvelope: boolean;
  readonly error: string;
  readonly message: string;
  readonly requestId: string | null;
  readonly contact: AppliedContact | null;
}

/** Returns the body's JSON object, or undefined if the body is not a JSON object. */
export function parseBody(text: string): JsonObject | undefined {
  try {
    return objectIn(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Returns the contact in `{ success: true, data: Contact }`; undefined if it or its id is missing. */
export function contactIn(body: JsonObject): AppliedContact | undefined {
  const data = body["success"] === true ? objectIn(body["data"]) : undefined;
  return data === undefined ? undefined : contactOf(data);
}

/** Returns the contact that these fields describe; undefined if its id is missing. */
function contactOf(data: JsonObject): AppliedContact | undefined {
  const contactId = idIn(data["contact_id"]);
  if (contactId === undefined) return undefined;
  return {
    contactId,
    groupId: data["group_id"] === null ? null : idIn(data["group_id"]),
    birthday: nullableText(data["birthday"]),
    birthdayParts: birthdayPartsIn(data),
    texts: Object.fromEntries(
      APPLIED_TEXTS.flatMap((field) => {
        const text = nullableText(data[field]);
        return text === undefined ? [] : [[field, text]];
      }),
    ),
    shown: shownIn(data),
  };
}

/** Returns the fields that a contact's data has, by the names of the contact input. */
function shownIn(data: JsonObject): ShownFields {
  const { contact_status: status, birthday_month: month, birthday_day: day, custom_fields: custom } = data;
  const known: Record<string, unknown> = Object.fromEntries(TEXT_FIELDS.map((field) => [field, data[field]]));
  if (known["status"] === undefined) known["status"] = status;
  if (known["birthday"] === undefined) known["birthday"] = month ?? day;
  known["guardian_contact_id"] = data["guardian_contact_id"];
  for (const [name, value] of Object.entries(objectIn(custom) ?? {})) known[`custom_fields.${name}`] = value;
  const names = (isThere: (value: unknown) => boolean) =>
    Object.entries(known).flatMap(([field, value]) => (isThere(value) ? [field] : []));
  const isBlank = (value: unknown) => value === null || value === "";
  return { blank: names(isBlank), filled: names((value) => value !== undefined && !isBlank(value)) };
}

/**
 * Returns the groups in `{ success: true, data: [Group, …] }`; undefined if the body has no list. A group that can't be read
 * is marked, because other groups may be all that is used. A group that is listed twice in the same way counts once.
 */
export function groupsIn(body: JsonObject): readonly Group[] | undefined {
  const data = body["success"] === true ? body["data"] : undefined;
  if (!Array.isArray(data)) return undefined;
  const listed = new Set<string>();
  const once = data.filter((group) => {
    const text = JSON.stringify(group);
    return !listed.has(text) && listed.add(text);
  });
  return once.map(groupIn);
}

/** Returns null for `{ success: true }`, and undefined for any other body. */
export function doneIn(body: JsonObject): null | undefined {
  return body["success"] === true ? null : undefined;
}

/** Returns the parts of an error's body. */
export function errorIn(body: JsonObject | undefined): ErrorEnvelope {
  const error = textIn(body?.["error"]) ?? "";
  const message = textIn(body?.["message"]);
  const data = objectIn(body?.["data"]) ?? {};
  const named = new Set([idIn(body?.["contact_id"]), idIn(data["contact_id"])].filter((id) => id !== undefined));
  return {
    isEnvelope: body?.["success"] === false && error !== "" && message !== undefined,
    error,
    message: message ?? "",
    requestId: textIn(body?.["request_id"]) ?? null,
    // Two different ids name no contact.
    contact: (named.size === 1 ? contactOf({ ...body, ...data }) : undefined) ?? null,
  };
}

function groupIn(value: unknown, index: number): Group {
  const item = objectIn(value);
  const groupId = idIn(item?.["group_id"]);
  const name = textIn(item?.["name"]);
  const dateCreated = textIn(item?.["date_created"]);
  const contactCount = countIn(item?.["contact_count"]);
  const required = { group_id: groupId, name, contact_count: contactCount, date_created: dateCreated } as const;
  const names = Object.keys(required) as (keyof typeof required)[];
  const unreadable = names.find((property) => required[property] === undefined);
  // No contact is in a group with a negative id, and no list names a group like this.
  const place = -1 - index;
  return {
    groupId: groupId ?? place,
    name: name ?? `?${groupId ?? place}`,
    // People are shown these two. Nothing is decided by them.
    category: textIn(item?.["category"]) ?? "?",
    status: textIn(item?.["status"]) ?? "?",
    dateCreated: dateCreated ?? "",
    contactCount: contactCount ?? 0,
    ...(unreadable === undefined ? {} : { unreadable }),
  };
}

/** Returns the parts of the birthday that the answer has; undefined if it has none. */
function birthdayPartsIn(data: JsonObject): AppliedContact["birthdayParts"] {
  const month = birthdayPart(data["birthday_month"]);
  const day = birthdayPart(data["birthday_day"]);
  const year = birthdayPart(data["birthday_year"]);
  // A year that is null says something only beside a month and a day.
  if (month === undefined && day === undefined && !year) return undefined;
  return { year, month, day };
}

/** Returns a part of a birthday, also from digits in a text; undefined if there is none that can be compared. */
function birthdayPart(value: unknown): number | null | undefined {
  if (typeof value === "string" && /^\d{1,4}$/u.test(value)) return Number(value);
  return nullableInteger(value);
}

function objectIn(value: unknown): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function idIn(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 1 ? value : undefined;
}

function countIn(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function nullableText(value: unknown): string | null | undefined {
  return value === null ? null : textIn(value);
}

function nullableInteger(value: unknown): number | null | undefined {
  return value === null || (typeof value === "number" && Number.isInteger(value)) ? value : undefined;
}
