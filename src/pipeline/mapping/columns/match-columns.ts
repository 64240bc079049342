import type { ColumnTarget } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { ColumnUse } from "../../../model/mapped-row.ts";
import { findAlias, labelledAs } from "../headers/alias-table.ts";
import { readHeader, type HeaderColumn } from "../headers/header-columns.ts";
import type { ColumnMatch, ColumnsRefused, Source, Sources } from "../headers/column-plan.ts";
import type { InactiveRole } from "../values/inactive.ts";
import { planKey } from "../headers/key-plan.ts";
import { recogniseProduct, type ProductFacts } from "../headers/product.ts";
import { findMissingColumns } from "./required-columns.ts";
import { createResolver } from "./resolve-columns.ts";
import type { ProposedField, Survey } from "../../../model/survey.ts";
import { cleanText } from "../../../model/text/spelling/text-folding.ts";

interface Candidate {
  readonly column: HeaderColumn;
  readonly target: ColumnTarget | "country" | null;
  readonly rank: number;
  readonly why: ColumnUse["why"];
  readonly role: InactiveRole | null;
}

/** Fields for which a column found by alias is used in rows whose configured column is blank. */
const FIELDS_WITH_FALLBACK: ReadonlySet<string> = new Set(["first_name", "email", "phone"]);
/** Ranks every configured column before every alias. */
const CONFIGURED_RANK = -1000;
/** Ranks remarks behind every column that is made for marks. */
const REMARKS_RANK = 1000;

/**
 * Decides what every column of a list is used for.
 *
 * @param survey made from the same list with the same settings
 * @param keyWasThere true if the previous list had the key's columns. A list without them is then not refused: its rows have
 *   no key, and a guard holds it
 */
export function matchColumns(
  header: readonly string[],
  feed: FeedSettings,
  survey: Survey,
  keyWasThere = false,
): ColumnMatch | ColumnsRefused {
  const columns = readHeader(header, feed);
  const product = recogniseProduct(header);
  const resolve = createResolver(columns, survey, product);
  const configured = new Set(columns.flatMap(({ claim }) => (claim.kind === "configured" ? [claim.target] : [])));
  const candidates = columns.map((column) => {
    const candidate = toCandidate(column, resolve, product);
    const isOverruled =
      candidate.why !== "configured" &&
      candidate.target !== null &&
      candidate.target !== "country" &&
      configured.has(candidate.target) &&
      !FIELDS_WITH_FALLBACK.has(candidate.target);
    return asCustomField(isOverruled ? { ...candidate, target: null, why: "unmatched" } : candidate, feed);
  });
  const sources = collectSources(candidates, columns);
  const key = planKey(columns, sources, feed);
  const missing = findMissingColumns(columns, sources, key, feed, survey, keyWasThere);
  if (missing !== null) return missing;
  const keyColumns =
    key.kind === "parts" ? key.parts.flatMap((part) => (part.kind === "cells" ? part.columns : [])) : [];
  const uses = candidates.map((candidate) => ({
    ...toUse(candidate, survey, keyColumns.includes(candidate.column.column)),
    ...proposedFor(candidate, sources, survey),
  }));
  return { kind: "columns", columns: uses, sources, key, product };
}

function toCandidate(
  column: HeaderColumn,
  resolve: ReturnType<typeof createResolver>,
  product: ProductFacts,
): Candidate {
  const { claim } = column;
  const base = { column, rank: 0, role: null };
  switch (claim.kind) {
    case "withheld":
    case "ignored":
    case "unmatched":
      return { ...base, target: null, why: claim.kind };
    case "custom":
      return { ...base, target: claim.target, why: "alias" };
    case "configured": {
      const role = claim.target === "inactive" ? configuredRole(column, product) : null;
      return { ...base, target: claim.target, why: "configured", rank: CONFIGURED_RANK + claim.order, role };
    }
    case "alias": {
      const resolved = resolve(column, claim.alias);
      return {
        ...base,
        ...resolved,
        why: resolved.target === null && resolved.why !== "not_groups" ? "unmatched" : resolved.why,
      };
    }
  }
}

/** Returns how a column configured as `inactive` is read: by its header ("Deceased": yes), else as status words. */
function configuredRole({ header }: HeaderColumn, product: ProductFacts): InactiveRole {
  const meaning = findAlias(header)?.meaning;
  if (meaning === "active_flag" || meaning === "inactive_flag" || meaning === "end_date") return meaning;
  return product.hasAdpStatusCodes ? "status_codes" : "status_words";
}

/** Makes an unused column a custom field named after its header, if `unmatchedColumns` is `"custom_fields"`. */
function asCustomField(candidate: Candidate, feed: FeedSettings): Candidate {
  const name = cleanText(candidate.column.header);
  const isFree = (candidate.why === "unmatched" || candidate.why === "not_groups") && name !== "";
  return isFree && feed.unmatchedColumns === "custom_fields"
    ? { ...candidate, target: `custom_fields.${name}`, role: null }
    : candidate;
}

function collectSources(candidates: readonly Candidate[], columns: readonly HeaderColumn[]): Sources {
  const labels = new Map(
    columns.flatMap(({ labelOf, column }) => (labelOf === null ? [] : [[labelOf, column] as const])),
  );
  const sources = new Map<ColumnTarget | "country", Source[]>();
  for (const { column, target, rank, role } of candidates) {
    if (target === null) continue;
    const label = labels.get(labelledAs(column.header) ?? "") ?? null;
    const source: Source = { column: column.column, header: column.header, rank, role, label };
    sources.set(target, [...(sources.get(target) ?? []), source]);
  }
  const remarks = columns.filter(holdsRemarks).map(({ column, header }): Source => {
    return { column, header, rank: REMARKS_RANK, role: "remark", label: null };
  });
  if (remarks.length > 0) sources.set("inactive", [...(sources.get("inactive") ?? []), ...remarks]);
  return new Map(
    [...sources].map(([target, list]) => [target, list.toSorted((a, b) => a.rank - b.rank || a.column - b.column)]),
  );
}

/** The fields that hold what a proposed field holds. A field that another column fills is not proposed. */
const SAME_AS: Readonly<Record<ProposedField, readonly ColumnTarget[]>> = {
  email: ["email"],
  phone: ["phone"],
  birthday: ["birthday", "birthday_month"],
  full_name: ["full_name", "first_name"],
  first_name: ["first_name", "full_name"],
  last_name: ["last_name", "full_name"],
};

/** Returns the field that an unused column is proposed for. */
function proposedFor({ column, why }: Candidate, sources: Sources, survey: Survey): Pick<ColumnUse, "proposed"> {
  const { looksLike } = survey.columns[column.column] ?? {};
  if (why !== "unmatched" || looksLike === undefined) return {};
  const isFilled = SAME_AS[looksLike].some((target) =>
    (sources.get(target) ?? []).some((source) => (survey.columns[source.column]?.filled ?? 0) > 0),
  );
  if (isFilled) return {};
  // Many words are family names. Only those beside given names are likely to be the person's.
  const [given] = sources.get("first_name") ?? [];
  const isBeside = given !== undefined && Math.abs(given.column - column.column) === 1;
  return looksLike === "last_name" && !isBeside ? {} : { proposed: looksLike };
}

/** Tells whether marks of people who have left are read from a column of remarks. A column may be sent as well. */
function holdsRemarks({ claim, header }: HeaderColumn): boolean {
  if (claim.kind === "alias") return claim.alias.meaning === "remarks";
  return claim.kind === "configured" && claim.target !== "inactive" && findAlias(header)?.meaning === "remarks";
}

function toUse({ column, target, why: found }: Candidate, survey: Survey, isKey: boolean): ColumnUse {
  const isSent = target !== null && target !== "country";
  const why = target === "country" ? "unmatched" : found;
  const samples = why === "withheld" ? [] : (survey.columns[column.column]?.samples ?? []);
  return {
    header: column.header,
    target: isSent ? target : null,
    why: isKey && !isSent && (why === "unmatched" || why === "not_groups") ? "key" : why,
    samples,
  };
}
