/**
 * How a cell's number format shows a number. `date` lists the parts of the date that are shown; `padded` is a pattern
 * of digits and literal characters ("00000", "+0", "(000) 000-0000").
 */
export type NumberFormat =
  | { readonly kind: "plain" }
  | { readonly kind: "padded"; readonly pattern: readonly PatternPiece[] }
  | { readonly kind: "date"; readonly shows: DateParts };

export type PatternPiece = { readonly digit: "0" | "#" } | { readonly literal: string };

export interface DateParts {
  readonly year: boolean;
  readonly month: boolean;
  readonly day: boolean;
  readonly time: boolean;
}
