import type { ColumnTarget } from "../../../model/contact.ts";
import type { ColumnUse } from "../../../model/mapped-row.ts";
import type { InactiveRole } from "../values/inactive.ts";
import type { ProductFacts } from "./product.ts";

/** A column whose cells feed a target. */
export interface Source {
  readonly column: number;
  readonly header: string;
  /** The column with the lowest rank is taken first. */
  readonly rank: number;
  readonly role: InactiveRole | null;
  /** The index of the column that labels this phone or e-mail (Google's `Phone 1 - Label`); null without one. */
  readonly label: number | null;
}

export type Sources = ReadonlyMap<ColumnTarget | "country", readonly Source[]>;

/** How the columns of a list are read. */
export interface ColumnMatch {
  readonly kind: "columns";
  /** One element per column of the header, in the order of the header. */
  readonly columns: readonly ColumnUse[];
  /** For each target, the columns that feed it, the best column first. */
  readonly sources: Sources;
  readonly key: KeyPlan;
  readonly product: ProductFacts;
}

/** The refusal of a list that lacks a column. `what` and `hint` are sentences for people. */
export interface ColumnsRefused {
  readonly kind: "refused";
  readonly code: "required_columns";
  readonly what: string;
  readonly hint: string;
}

/** One part of a configured key: the cells of a column, or a field as mapping reads it. */
export type KeyPart =
  | { readonly kind: "cells"; readonly name: string; readonly columns: readonly number[] }
  | { readonly kind: "field"; readonly name: KeyField };

export type KeyField = Exclude<
  ColumnTarget,
  "full_name" | "birthday_day" | "birthday_month" | "birthday_year" | "inactive"
>;

/** How a row's key is made. `default`: e-mail + first name, else phone + first name, else full name + birthday. */
export type KeyPlan =
  | { readonly kind: "default" }
  | { readonly kind: "parts"; readonly parts: readonly KeyPart[] }
  /** The configured key names a column that the list does not have, or one that must not be used. */
  | { readonly kind: "impossible"; readonly absent: readonly string[]; readonly withheld: readonly string[] };
