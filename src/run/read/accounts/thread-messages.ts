/** The messages between a process that serves several accounts and a thread that reads a workbook. */
import type { FileRefusalCode } from "../../../model/file-refused.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { Reading, Row } from "../../../model/row.ts";
import type { OpenedList, OpenListOptions } from "../open-list.ts";

/** What a thread is started with: the arguments of `openList`. */
export interface ListToOpen {
  readonly path: string;
  readonly feed: FeedSettings | null;
  readonly options: OpenListOptions;
}

/** Asks for the next rows of a pass over the table. The first message of a new pass begins at the first row. */
export interface NextRows {
  readonly pass: number;
}

/** Sent again and again by a thread whose reader does not hang. */
export interface IsAlive {
  readonly kind: "alive";
}

/** The thread's answer to its start and to each `NextRows`, in their order. */
export type FromThread =
  | {
      readonly kind: "opened";
      readonly list: OpenedList["kind"];
      readonly reading: Reading;
      readonly header: readonly string[];
    }
  /** `rows` is null after the last row. */
  | { readonly kind: "rows"; readonly rows: readonly Row[] | null }
  /** A FileRefused: an object of a class does not pass from thread to thread. */
  | {
      readonly kind: "refused";
      readonly code: FileRefusalCode;
      readonly message: string;
      readonly hint: string;
      readonly line: number | null;
      readonly encodings: readonly string[];
    };
