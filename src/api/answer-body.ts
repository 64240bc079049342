/**
 * Reads the JSON bodies of interface section 2. A value of an unexpected type is read as `undefined`. No value is guessed or
 * converted.
 */
import { APPLIED_TEXTS, type Group } from "../model/contact.ts";
import type { AppliedContact } from "./service.ts";

type JsonObject = Readonly<Record<string, unknown>>;

/** The parts of the error envelope (interface section 7). A part that is missing is "" or null. */
export interface ErrorEnvelope {
  /** Whether the body has `success` false and a code, as every error of the service has. */
  readonly isEnvelope: boolean;
  readonly error: string;
  readonly message: string;
  readonly requestId: string | null;
  readonly contactId: number | null;
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
  const contactId = idIn(data?.["contact_id"]);
  if (data === undefined || contactId === undefined) return undefined;
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
  };
}

/** Returns the groups in `{ success: true, data: [Group, …] }`; undefined if any group is unreadable. */
export function groupsIn(body: JsonObject): readonly Group[] | undefined {
  const data = body["success"] === true ? body["data"] : undefined;
  if (!Array.isArray(data)) return undefined;
  const groups = data.map(groupIn);
  return groups.every((group) => group !== undefined) ? groups : undefined;
}

/** Returns null for `{ success: true }`, and undefined for any other body. */
export function doneIn(body: JsonObject): null | undefined {
  return body["success"] === true ? null : undefined;
}

/** Returns the parts of an error's body. */
export function errorIn(body: JsonObject | undefined): ErrorEnvelope {
  const contactId = idIn(body?.["contact_id"]) ?? idIn(objectIn(body?.["data"])?.["contact_id"]);
  const error = textIn(body?.["error"]) ?? "";
  return {
    isEnvelope: body?.["success"] === false && error !== "",
    error,
    message: textIn(body?.["message"]) ?? "",
    requestId: textIn(body?.["request_id"]) ?? null,
    contactId: contactId ?? null,
  };
}

function groupIn(value: unknown): Group | undefined {
  const item = objectIn(value);
  const groupId = idIn(item?.["group_id"]);
  const name = textIn(item?.["name"]);
  const category = textIn(item?.["category"]);
  const status = textIn(item?.["status"]);
  const dateCreated = textIn(item?.["date_created"]);
  const contactCount = item?.["contact_count"];
  if (groupId === undefined || name === undefined || category === undefined) return undefined;
  if (status === undefined || dateCreated === undefined) return undefined;
  if (!Number.isSafeInteger(contactCount) || typeof contactCount !== "number" || contactCount < 0) return undefined;
  return { groupId, name, category, status, dateCreated, contactCount };
}

/** Returns the parts of the birthday; undefined unless month and day are both readable, because one can't be compared. */
function birthdayPartsIn(data: JsonObject): AppliedContact["birthdayParts"] {
  const month = nullableInteger(data["birthday_month"]);
  const day = nullableInteger(data["birthday_day"]);
  if (month === undefined || day === undefined) return undefined;
  return { year: nullableInteger(data["birthday_year"]), month, day };
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

function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function nullableText(value: unknown): string | null | undefined {
  return value === null ? null : textIn(value);
}

function nullableInteger(value: unknown): number | null | undefined {
  return value === null || (typeof value === "number" && Number.isInteger(value)) ? value : undefined;
}
