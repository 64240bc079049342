import type { ColumnTarget } from "../../../model/contact.ts";
import type { ColumnUse } from "../../../model/mapped-row.ts";
import type { InactiveRole } from "../values/inactive.ts";
import type { ProductFacts } from "./product.ts";

/** One column that feeds a target. */
export interface Source {
  readonly column: number;
  readonly header: string;
  /** Lower is taken first. */
  readonly rank: number;
  readonly role: InactiveRole | null;
  /** The column that says what kind of phone or e-mail this one holds (Google's `Phone 1 - Label`). */
  readonly label: number | null;
}

export type Sources = ReadonlyMap<ColumnTarget | "country", readonly Source[]>;

/** How a file's columns are read. */
export interface ColumnMatch {
  readonly kind: "columns";
  /** Per column of the header, in its order. */
  readonly columns: readonly ColumnUse[];
  /** Per target, the columns that feed it, best first. */
  readonly sources: Sources;
  readonly key: KeyPlan;
  readonly product: ProductFacts;
}

/** The list can't be used as it is. `what` and `hint` are sentences for people. */
export interface ColumnsRefused {
  readonly kind: "refused";
  readonly code: "required_columns";
  readonly what: string;
  readonly hint: string;
}

/** One part of a configured key: the cells of a header, or a field as it was read. */
export type KeyPart =
  | { readonly kind: "cells"; readonly name: string; readonly columns: readonly number[] }
  | { readonly kind: "field"; readonly name: KeyField };

export type KeyField = Exclude<
  ColumnTarget,
  "full_name" | "birthday_day" | "birthday_month" | "birthday_year" | "inactive"
>;

/** `default`: e-mail + first name, else phone + first name, else full name + birthday. */
export type KeyPlan =
  | { readonly kind: "default" }
  | { readonly kind: "parts"; readonly parts: readonly KeyPart[] }
  /** The configuration names something that the file does not have, or that must not be used. */
  | { readonly kind: "impossible"; readonly absent: readonly string[]; readonly withheld: readonly string[] };
