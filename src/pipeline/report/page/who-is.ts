import type { ColumnUse } from "../../../model/mapped-row.ts";
import type { OpenItem } from "../../../model/run-record.ts";

/** Returns the name of an open item's person as the row has it; "" if the row has none. */
export type WhoIs = (openItem: Pick<OpenItem, "header" | "cells">) => string;

const NAMES = ["full_name", "first_name", "last_name"] as const;

/** Returns a function that finds the name in the cells of a row, by the columns of the run's list. */
export function whoIsIn(columns: readonly Pick<ColumnUse, "header" | "target">[]): WhoIs {
  const headers = NAMES.map((target) => columns.find((column) => column.target === target)?.header ?? null);
  return ({ header, cells }) => {
    const [full = "", ...parts] = headers.map((name) =>
      name === null ? "" : (cells[header.indexOf(name)] ?? "").trim(),
    );
    return parts.some((part) => part !== "") ? parts.filter((part) => part !== "").join(" ") : full;
  };
}
