import type { Issue } from "../../../model/issue.ts";
import type { Source } from "../headers/column-plan.ts";
import { readEmail } from "../values/email.ts";
import type { Mapper } from "./mapper.ts";
import { readPhone } from "../values/phones/read-phone.ts";
import {
  BLANK,
  cellOf,
  FAILED,
  defectIn,
  issue,
  report,
  reportDefect,
  type CellsRow,
  type Picked,
  type RowDraft,
} from "./row-draft.ts";
import { NO_FACTS } from "./row-facts.ts";
import { cleanText } from "../../../model/text/spelling/text-folding.ts";

const LABEL_OF_NO_PHONE = /fax|pager|telex/i;
const LABEL_OF_MOBILE = /mobil|cell|handy|portable|móvil|celular/i;

/** Returns the e-mail of the first column that holds one. A cell with several addresses rejects the row. */
export function pickEmail(draft: RowDraft, mapper: Mapper): Picked {
  for (const source of primaryFirst(draft, mapper.sources.email)) {
    const defect = defectIn(draft, source);
    if (defect !== null) {
      reportDefect(draft, "decisive", "email", source, defect);
      return FAILED;
    }
    const cell = linkedAddress(draft, source) ?? cellOf(draft, source);
    if (cell === "") continue;
    const reading = readEmail(cell, primaryPosition(draft, source));
    switch (reading.kind) {
      case "blank":
        continue;
      case "email":
        return { kind: "value", value: reading.value, source };
      case "directory_path":
        draft.warnings.push(issue("value_unreadable", "email", source, { cell: cleanText(cell) }));
        continue;
      case "several":
        draft.issues.push(
          issue("email_several", "email", source, { cell: cleanText(cell), readings: reading.addresses }),
        );
        return FAILED;
      case "unreadable":
        draft.issues.push(issue("email_unreadable", "email", source, { cell: cleanText(cell) }));
        return FAILED;
    }
  }
  return BLANK;
}

function linkedAddress({ row }: RowDraft, { column }: Source): string | undefined {
  return row.links?.find((link) => link.column === column)?.address;
}

/** Puts the column of the primary e-mail first. Google marks it with a star in its label: `* Home`. */
function primaryFirst(draft: RowDraft, sources: readonly Source[]): readonly Source[] {
  const isPrimary = (source: Source) =>
    source.label !== null && labelOf(draft, source).startsWith("*") && !labelOf(draft, source).includes(":::");
  const primary = sources.find(isPrimary);
  return primary === undefined || primary === sources[0]
    ? sources
    : [primary, ...sources.filter((source) => source !== primary)];
}

/** Returns the position of the starred address in a cell of addresses joined by ` ::: `; null unless one has a star. */
function primaryPosition(draft: RowDraft, source: Source): number | null {
  if (source.label === null || !cellOf(draft, source).includes(":::")) return null;
  const starred = labelOf(draft, source)
    .split(":::")
    .flatMap((label, position) => (label.trim().startsWith("*") ? [position] : []));
  const [only] = starred;
  return starred.length === 1 && only !== undefined ? only : null;
}

function labelOf(draft: RowDraft, source: Source): string {
  return source.label === null ? "" : (draft.row.cells[source.label] ?? "").trim();
}

/**
 * Returns the phone of the first column that holds a certain number. An uncertain number is left out with a warning.
 *
 * @returns `failed` if the columns hold numbers and none of them could be used
 */
export function pickPhone(draft: RowDraft, mapper: Mapper, field: "phone" | "whatsapp_phone"): Picked {
  const sources = mapper.sources[field];
  if (sources.length === 0) return BLANK;
  const leftOut: Issue[] = [];
  const countries = countriesOf(draft, mapper);
  for (const source of mobileFirst(draft, sources)) {
    const defect = defectIn(draft, source);
    if (defect !== null) {
      leftOut.push(issue("value_unreadable", field, source, { cell: defect.text, fault: defect.code }));
      continue;
    }
    const cell = cellOf(draft, source);
    if (cell === "" || LABEL_OF_NO_PHONE.test(labelOf(draft, source))) continue;
    const reading = readPhone(cell, countries);
    if (reading.kind === "blank") continue;
    if (reading.kind === "phone") {
      draft.warnings.push(...leftOut);
      return { kind: "value", value: reading.e164, source };
    }
    leftOut.push(issue(reading.code, field, source, { cell: cleanText(cell), readings: reading.readings }));
  }
  for (const found of leftOut) report(draft, "optional", found);
  return leftOut.length > 0 ? FAILED : BLANK;
}

/** Returns the number of phone numbers of a row that lack their country code, in a list for which no country is set. */
export function countPhonesWithoutCountry(row: CellsRow, mapper: Mapper): number {
  const found = { asksForPerson: false, standIn: null, exchangedNames: null, corrected: NO_FACTS.corrected };
  const draft: RowDraft = { row, issues: [], warnings: [], blank: [], person: null, answer: null, ...found };
  for (const field of ["phone", "whatsapp_phone"] as const) pickPhone(draft, mapper, field);
  return draft.warnings.filter(({ code }) => code === "phone_needs_country").length;
}

function mobileFirst(draft: RowDraft, sources: readonly Source[]): readonly Source[] {
  if (!sources.some(({ label }) => label !== null)) return sources;
  const isMobile = (source: Source) => LABEL_OF_MOBILE.test(labelOf(draft, source)) && cellOf(draft, source) !== "";
  return [...sources.filter(isMobile), ...sources.filter((source) => !isMobile(source))];
}

/** Returns the countries to which a number without a country code may belong: the row's and the feed's. */
function countriesOf(draft: RowDraft, mapper: Mapper): readonly string[] {
  const own = mapper.sources.country.length === 0 ? null : countryOf(draft, mapper);
  if (own === null || own === mapper.feed.country) return mapper.feedCountries;
  return [own, ...mapper.feedCountries];
}

function countryOf(draft: RowDraft, mapper: Mapper): string | null {
  for (const source of mapper.sources.country) {
    const country = mapper.readCountry(cellOf(draft, source));
    if (country !== null) return country;
  }
  return null;
}
