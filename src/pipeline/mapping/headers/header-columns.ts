import type { ColumnTarget } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { Alias, Meaning } from "./alias.ts";
import { findAlias, findLabelOf } from "./alias-table.ts";
import { cleanText, fold, foldHeader } from "../../../model/text/spelling/text-folding.ts";
import { isSensitiveHeader } from "./sensitive-columns.ts";

/** The use of a column as far as its header alone decides. */
type Claim =
  | { readonly kind: "withheld" }
  | { readonly kind: "configured"; readonly target: ColumnTarget; readonly order: number }
  | { readonly kind: "ignored" }
  | { readonly kind: "alias"; readonly alias: Alias }
  | { readonly kind: "custom"; readonly target: `custom_fields.${string}` }
  | { readonly kind: "unmatched" };

export interface HeaderColumn {
  readonly column: number;
  readonly header: string;
  readonly claim: Claim;
  /** `phone1` for the column that labels the values of `Phone 1 - Value`; null for every other column. */
  readonly labelOf: string | null;
}

/**
 * Reads a header line, column by column. A configured column wins over an alias. A sensitive column is withheld even if
 * it is configured.
 */
export function readHeader(header: readonly string[], feed: FeedSettings): readonly HeaderColumn[] {
  const claimConfigured = configuredClaims(header, feed);
  return header.map((text, column) => ({
    column,
    header: text,
    claim: claimOf(text, claimConfigured),
    labelOf: findLabelOf(text),
  }));
}

function claimOf(header: string, claimConfigured: (header: string) => Claim | null): Claim {
  if (isSensitiveHeader(header)) return { kind: "withheld" };
  const configured = claimConfigured(header);
  if (configured !== null) return configured;
  const custom = /^custom_fields\.(\S.*)$/i.exec(cleanText(header));
  if (custom !== null) return { kind: "custom", target: `custom_fields.${custom[1] ?? ""}` };
  const alias = findAlias(header);
  return alias === null ? { kind: "unmatched" } : { kind: "alias", alias };
}

/**
 * Returns a function that finds the configured use of a header. Letter case makes no difference. If the list has no
 * header of a configured name, a header matches that differs from the name in blanks and punctuation.
 */
function configuredClaims(header: readonly string[], feed: FeedSettings): (header: string) => Claim | null {
  const entries = Object.entries(feed.columns).map(([name, target], order) => {
    const claim: Claim = target === null ? { kind: "ignored" } : { kind: "configured", target, order };
    return { name, claim };
  });
  const exact = new Map(entries.map(({ name, claim }) => [fold(name), claim]));
  const present = new Set(header.map(fold));
  const loose = new Map(
    entries.filter(({ name }) => !present.has(fold(name))).map(({ name, claim }) => [foldHeader(name), claim]),
  );
  loose.delete("");
  return (text) => exact.get(fold(text)) ?? loose.get(foldHeader(text)) ?? null;
}

/** Returns the columns whose header has one of these meanings by alias. */
export function columnsMeaning(
  columns: readonly HeaderColumn[],
  ...meanings: readonly Meaning[]
): readonly HeaderColumn[] {
  return columns.filter(({ claim }) => claim.kind === "alias" && meanings.includes(claim.alias.meaning));
}

/** Tells whether a column feeds the target by configuration, or by an alias with this meaning only. */
export function feedsPlainly(columns: readonly HeaderColumn[], target: ColumnTarget & Meaning): boolean {
  return columns.some(
    ({ claim }) =>
      (claim.kind === "configured" && claim.target === target) ||
      (claim.kind === "alias" && claim.alias.meaning === target),
  );
}
