import type { FeedSettings } from "../../../../model/feed.ts";
import type { MappedRow } from "../../../../model/mapped-row.ts";
import { rowFingerprint } from "../../../../pipeline/mapping/row/row-fingerprint.ts";

/** Returns a text that is the same for two rows with the same content. */
export function contentOf(mapped: MappedRow, { blankCells }: FeedSettings): string {
  if (mapped.kind === "contact") return rowFingerprint(mapped, blankCells);
  // Only the person of a row that is passed over matters. Other columns may change each night, as an age does.
  const person = mapped.kind === "skipped" ? mapped.person : undefined;
  const isPerson = (person?.traits.fullName ?? null) !== null;
  return `${mapped.kind}\n${JSON.stringify(isPerson ? person : mapped.cells)}`;
}
