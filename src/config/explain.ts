/** Turns the schema's issues into errors for people: key, place, value, allowed values and the nearest known key. */
import type { JsonRead, Place } from "./json-places.ts";
import { CUSTOM_FIELD, FEED_NAME } from "./checked-text.ts";
import { nearestKey } from "./nearest-key.ts";
import type { SchemaIssue } from "./schema.ts";

export interface ConfigError {
  /** The key with the keys above it, for instance `feeds.staff.mode`; "" for the whole file. */
  readonly path: string;
  readonly place: Place | null;
  /** A whole sentence. */
  readonly message: string;
  /** What to do, as a sentence; null: the message already says it. */
  readonly hint: string | null;
}

type SchemaNode = Readonly<Record<string, unknown>>;

/**
 * Returns one issue as an error for people.
 *
 * @param jsonSchema the configuration's JSON Schema, which lists the allowed keys and values
 * @param read the file's value, and the place of each part of the value
 */
export function explainIssue(
  issue: SchemaIssue,
  jsonSchema: SchemaNode,
  read: Extract<JsonRead, { kind: "value" }>,
): ConfigError {
  const path = issue.path.join(".");
  const error = (message: string, hint: string | null = null): ConfigError => {
    return { path, place: read.placeOf(issue.path), message, hint };
  };
  const parent = nodeAt(jsonSchema, issue.path.slice(0, -1));
  const key = issue.path.at(-1) ?? "";
  switch (issue.kind) {
    case "unknown_key":
      return unknownKey(key, path, knownKeysOf(parent), error);
    case "bad_key":
      return error(`"${key}" is not allowed in ${issue.path.slice(0, -1).join(".")}.`, keyHint(parent));
    case "value": {
      const node = nodeAt(jsonSchema, issue.path);
      const found = valueAt(read.value, issue.path);
      const allowed = issue.message ?? allowedIn(node);
      const name = path === "" ? "The configuration" : path;
      if (found === undefined) return error(`${name} is missing: it ${allowed}.`, descriptionOf(node));
      const shown =
        isSecret(issue.path) || typeof found === "object" ? "" : ` is ${shorten(JSON.stringify(found))}: it`;
      const nearest = typeof found === "string" ? nearestKey(found, choicesIn(node)) : null;
      return error(`${name}${shown} ${allowed}.`, nearest === null ? null : `Did you mean "${nearest}"?`);
    }
  }
}

function unknownKey(
  key: string,
  path: string,
  known: readonly string[],
  error: (message: string, hint: string) => ConfigError,
): ConfigError {
  const nearest = nearestKey(key, known);
  const hint = nearest === null ? `Allowed here: ${known.join(", ")}.` : `Did you mean "${nearest}"?`;
  return error(`${path} is not a key of the configuration.`, hint);
}

function keyHint(parent: SchemaNode | null): string {
  const known = knownKeysOf(parent);
  if (known.length > 0) return `Allowed here: ${known.join(", ")}.`;
  return "A name has small letters, digits, - and _, begins with a letter or digit, and has at most 40 characters.";
}

function knownKeysOf(node: SchemaNode | null): string[] {
  const names = recordOf(node?.["propertyNames"])?.["enum"];
  return Array.isArray(names) ? names.map(String) : Object.keys(propertiesOf(node));
}

/** Returns "must be …", made from the JSON Schema of a value. */
function allowedIn(node: SchemaNode | null): string {
  if (node === null) return "must be something else";
  return `must be ${alternativesOf(node).join(", or ")}`;
}

function alternativesOf(node: SchemaNode): string[] {
  const anyOf = node["anyOf"];
  if (Array.isArray(anyOf)) return anyOf.flatMap((inner) => alternativesOf(recordOf(inner) ?? {}));
  if (Array.isArray(node["enum"])) return [`one of ${node["enum"].map((value) => JSON.stringify(value)).join(", ")}`];
  if (node["const"] !== undefined) return [JSON.stringify(node["const"])];
  switch (node["type"]) {
    case "number":
    case "integer":
      return [`${node["type"] === "integer" ? "a whole number" : "a number"}${rangeOf(node)}`];
    case "string":
      return [patternName(node["pattern"]) ?? "a text"];
    case "array":
      return [node["minItems"] === 1 ? "a list [ … ] with at least one entry" : "a list [ … ]"];
    case "boolean":
      return ["true or false"];
    case "object":
      return ["an object { … }"];
    case "null":
      return ["null"];
    default:
      return ["something else"];
  }
}

/** Returns every text that the schema lists as a possible value. */
function choicesIn(node: SchemaNode | null): readonly string[] {
  const { anyOf, enum: choices, const: only } = node ?? {};
  if (Array.isArray(anyOf)) return anyOf.flatMap((inner) => choicesIn(recordOf(inner)));
  return [...(Array.isArray(choices) ? choices : []), only].filter((choice) => typeof choice === "string");
}

function patternName(pattern: unknown): string | null {
  switch (pattern) {
    case CUSTOM_FIELD.source:
      return '"custom_fields.NAME"';
    case FEED_NAME.source:
      return "a feed's name";
    default:
      return null;
  }
}

function rangeOf(node: SchemaNode): string {
  const least = numberIn(node["minimum"]);
  const above = numberIn(node["exclusiveMinimum"]);
  const most = numberIn(node["maximum"]);
  if (above !== null) return ` above ${above}`;
  if (least !== null && most !== null) return ` from ${least} to ${most}`;
  if (least !== null) return `, at least ${least}`;
  return most === null ? "" : `, at most ${most}`;
}

/** Returns a limit of the schema; null: none. zod writes the largest safe integer where there is no limit. */
function numberIn(value: unknown): number | null {
  return typeof value === "number" && value < Number.MAX_SAFE_INTEGER ? value : null;
}

/** Returns the schema's node for a path; null: none. Feeds and headers have any name: see `additionalProperties`. */
export function nodeAt(root: SchemaNode, path: readonly string[]): SchemaNode | null {
  let node: SchemaNode | null = root;
  for (const key of path) {
    if (node === null) return null;
    const object = objectNodeOf(node);
    node = recordOf(propertiesOf(object)[key]) ?? recordOf(object["additionalProperties"]) ?? recordOf(object["items"]);
  }
  return node;
}

function objectNodeOf(node: SchemaNode): SchemaNode {
  const anyOf = node["anyOf"];
  if (!Array.isArray(anyOf)) return node;
  return anyOf.map(recordOf).find((inner) => inner?.["type"] === "object") ?? node;
}

export function propertiesOf(node: SchemaNode | null): SchemaNode {
  return recordOf(node === null ? undefined : objectNodeOf(node)["properties"]) ?? {};
}

export function recordOf(value: unknown): SchemaNode | null {
  return isRecord(value) ? value : null;
}

function isRecord(value: unknown): value is SchemaNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function descriptionOf(node: SchemaNode | null): string | null {
  return typeof node?.["description"] === "string" ? node["description"] : null;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let found: unknown = value;
  for (const key of path) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Readonly<Record<string, unknown>>)[key];
  }
  return found;
}

/**
 * Returns whether a value may be secret. By mistake, people write the API key or password in place of the name of its variable
 * or file, or a password into the address. A webhook's address is secret by itself.
 */
function isSecret(path: readonly string[]): boolean {
  if (path[0] === "notify") return SECRET_NOTIFY.has(path.slice(1).join("."));
  return path[0] === "api" && path[1] !== undefined && !NUMBERS.has(path[1]);
}

const SECRET_NOTIFY: ReadonlySet<string> = new Set(["mail.smtp", "mail.keyEnv", "mail.keyFile", "webhook.url"]);

const NUMBERS: ReadonlySet<string> = new Set(["requestsPerSecond", "concurrency", "timeoutSeconds"]);

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
