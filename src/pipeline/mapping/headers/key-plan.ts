import { TEXT_FIELDS } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { KeyField, KeyPart, KeyPlan, Sources } from "./column-plan.ts";
import { fold, foldHeader } from "../../../model/text/spelling/text-folding.ts";
import type { Alias } from "./alias.ts";
import { findAlias } from "./alias-table.ts";
import type { HeaderColumn } from "./header-columns.ts";

const FIELD_NAMES: ReadonlySet<string> = new Set([...TEXT_FIELDS, "group", "guardian_contact_id", "contact_id"]);

function isKeyField(name: string): name is KeyField {
  return FIELD_NAMES.has(name) || name.startsWith("custom_fields.");
}

/**
 * Returns how the keys of a list's rows are made. A part of the configured key names a field. If the list has no such
 * field, the part names a header: in any letter case, with other blanks and punctuation, or else in another language.
 */
export function planKey(columns: readonly HeaderColumn[], sources: Sources, feed: FeedSettings): KeyPlan {
  if (feed.key === null) return { kind: "default" };
  const parts = feed.key.map((name) => findPart(name, columns, sources, feed));
  const found = parts.filter((part) => typeof part !== "string");
  const named = feed.key.map((name, index) => ({ name, part: parts[index] }));
  const absent = named.filter(({ part }) => part === "absent").map(({ name }) => name);
  const withheld = named.filter(({ part }) => part === "withheld").map(({ name }) => name);
  return absent.length + withheld.length > 0
    ? { kind: "impossible", absent, withheld }
    : { kind: "parts", parts: found };
}

function findPart(
  name: string,
  columns: readonly HeaderColumn[],
  sources: Sources,
  feed: FeedSettings,
): KeyPart | "absent" | "withheld" {
  if (isKeyField(name) && hasField(name, sources, feed)) return { kind: "field", name };
  const exact = columns.filter(({ header }) => fold(header) === fold(name));
  const form = foldHeader(name);
  const loose = form === "" ? [] : columns.filter(({ header }) => foldHeader(header) === form);
  const written = exact.length > 0 ? exact : loose;
  const matches = written.length > 0 ? written : renamedColumn(name, columns);
  if (matches.length === 0) return "absent";
  if (matches.some(({ claim }) => claim.kind === "withheld")) return "withheld";
  return { kind: "cells", name, columns: matches.map(({ column }) => column) };
}

/** Returns the only column whose header means the same field as this name (`E-mail`, `Email address`), or none. */
function renamedColumn(name: string, columns: readonly HeaderColumn[]): readonly HeaderColumn[] {
  const alias = findAlias(name);
  if (alias === null) return [];
  // `Birthday` can also mean the day without the year.
  const meaningOf = ({ meaning }: Alias) => (meaning === "birthday_or_day" ? "birthday" : meaning);
  const same = columns.filter(({ claim }) => claim.kind === "alias" && meaningOf(claim.alias) === meaningOf(alias));
  return same.length === 1 ? same : [];
}

function hasField(name: KeyField, sources: Sources, feed: FeedSettings): boolean {
  if (sources.has(name)) return true;
  if (name === "group") return feed.defaults.group !== undefined;
  const isNamePart = name === "first_name" || name === "last_name";
  return (isNamePart && sources.has("full_name")) || (name === "birthday" && sources.has("birthday_month"));
}

/**
 * Returns the columns in which blank keys are counted: for each part of the key, the columns that can fill the part. The
 * header alone decides. Without a configured key there is one part, filled by an e-mail, a phone or a birthday.
 */
export function watchedKeyColumns(
  columns: readonly HeaderColumn[],
  feed: FeedSettings,
): readonly (readonly number[])[] {
  if (feed.key === null)
    return [
      feeding(columns, ["email", "phone", "birthday", "birthday_or_day", "birthday_or_wedding", "birthday_month"]),
    ];
  return feed.key
    .map((name) => {
      const byHeader = columns.filter(
        ({ header }) => fold(header) === fold(name) || foldHeader(header) === foldHeader(name),
      );
      const named = byHeader.length > 0 ? byHeader : renamedColumn(name, columns);
      return [...feeding(columns, [name]), ...named.map(({ column }) => column)];
    })
    .filter((part) => part.length > 0);
}

function feeding(columns: readonly HeaderColumn[], names: readonly string[]): readonly number[] {
  return columns
    .filter(({ claim }) => {
      const name =
        claim.kind === "alias"
          ? claim.alias.meaning
          : claim.kind === "configured" || claim.kind === "custom"
            ? claim.target
            : "";
      return names.includes(name);
    })
    .map(({ column }) => column);
}
