/** Why a file can't be used at all. */
export type FileRefusalCode =
  | "empty_file"
  | "header_only"
  | "no_header"
  | "wrong_type"
  | "password_protected"
  | "old_workbook"
  | "damaged"
  | "hostile"
  | "unreadable_encoding"
  | "ambiguous_encoding"
  | "broken_quotes"
  | "not_a_regular_file"
  | "no_such_file"
  | "not_permitted"
  | "no_feed"
  | "several_feeds"
  | "required_columns"
  | "unreadable_rows"
  | "unknown_sheet"
  | "several_sheets"
  | "still_changing";

/** A refusal: the file can't be used at all. It is moved to `failed/`, with the error's sentences beside it. */
export class FileRefused extends Error {
  override readonly name = "FileRefused";
  readonly code: FileRefusalCode;
  /** What to do now, as a sentence for people. */
  readonly hint: string;
  /** The line of the file that is the cause; null if there is no single one. */
  readonly line: number | null;
  /** The encodings that the file's bytes fit; none unless the code is `ambiguous_encoding`. */
  readonly encodings: readonly string[];

  /** @param message what was found, as a whole sentence for people, without personal data */
  constructor(
    code: FileRefusalCode,
    message: string,
    hint: string,
    line: number | null = null,
    encodings: readonly string[] = [],
  ) {
    super(message);
    this.code = code;
    this.hint = hint;
    this.line = line;
    this.encodings = encodings;
  }
}
