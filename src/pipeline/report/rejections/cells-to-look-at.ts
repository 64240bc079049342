import type { Issue } from "../../../model/issue.ts";
import type { ColumnUse } from "../../../model/mapped-row.ts";
import type { OpenItem } from "../../../model/run-record.ts";
import { mentionsField } from "../../../model/text/service-field.ts";

/** Returns the cells of a row that a person has to look at, as indexes into the row's own header. */
export type CellsToLookAt = (openItem: Pick<OpenItem, "issue" | "further" | "header" | "cells">) => readonly number[];

/**
 * Returns the function that finds the cells to show in colour. It finds them by the headers that the issues name, by the
 * address that is taken, and by the fields that the service's message mentions.
 *
 * @param columns how the run's columns are used
 */
export function cellsToLookAtIn(columns: readonly ColumnUse[]): CellsToLookAt {
  const fields = columns.flatMap(({ header, target }) => (target === null ? [] : [{ header, field: target }]));
  return ({ issue, further, header, cells }) => {
    const issues = [issue, ...further];
    const named = new Set(issues.flatMap(headersNamedBy));
    for (const { header: name, field } of fields) if (issues.some((each) => mentions(each, field))) named.add(name);
    const taken = issues.flatMap(addressesTaken);
    const isTaken = (cell: string) => taken.some((address) => isSameAddress(cell.trim().toLowerCase(), address));
    return header.flatMap((name, index) =>
      (name !== "" && named.has(name)) || isTaken(cells[index] ?? "") ? [index] : [],
    );
  };
}

/**
 * Returns the column that the issue is about, columns that contradict each other or together form the key, and columns in
 * which rows with one key differ.
 */
function headersNamedBy({ header, data }: Issue): readonly string[] {
  const lists = [data["headers"], data["parts"], data["differing"]].flatMap((list) =>
    typeof list === "object" ? list.map(String) : [],
  );
  return header === null ? lists : [header, ...lists];
}

/** Codes with which the service refuses a value. The messages of other codes may mention fields that are right. */
const REFUSED_VALUES: readonly Issue["code"][] = ["validation_error", "invalid_request"];

function mentions({ code, data }: Issue, field: string): boolean {
  return REFUSED_VALUES.includes(code) && mentionsField(String(data["serviceMessage"] ?? ""), field);
}

function addressesTaken({ data }: Issue): readonly string[] {
  const addresses = String(data["address"] ?? "").toLowerCase();
  return addresses.split(",").flatMap((address) => (address.trim() === "" ? [] : [address.trim()]));
}

/** A phone number has at least this many digits. */
const FEWEST_DIGITS = 6;

/** Returns whether a cell is the address, or the same phone number in another form. */
function isSameAddress(cell: string, address: string): boolean {
  if (cell === address) return true;
  const number = digitsOf(cell);
  return number.length >= FEWEST_DIGITS && address.startsWith("+") && digitsOf(address).endsWith(number);
}

/** Returns the digits of a phone number without the zeros before its area code or country code; "" for another text. */
function digitsOf(text: string): string {
  return /^[\d\s()/.+-]+$/u.test(text) ? text.replace(/\D/gu, "").replace(/^0+/u, "") : "";
}
