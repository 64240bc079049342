/** A file that can't be a list at all. It goes to `failed/` with this error's sentence beside it. */

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
  | "columns_contradict"
  | "unknown_sheet"
  | "still_changing";

export class FileRefused extends Error {
  override readonly name = "FileRefused";
  readonly code: FileRefusalCode;
  /** What to do now, as a sentence for people. */
  readonly hint: string;
  /** Line in the file, where one is to blame. */
  readonly line: number | null;

  /** @param what what was found, as a whole sentence for people; it names no person's data */
  constructor(code: FileRefusalCode, what: string, hint: string, line: number | null = null) {
    super(what);
    this.code = code;
    this.hint = hint;
    this.line = line;
  }
}
