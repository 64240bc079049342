import { FileRefused } from "../../../model/file-refused.ts";

/** Refusals that several readers share. Each refusal says what was found and what to do. */

export function emptyFile(): FileRefused {
  return new FileRefused(
    "empty_file",
    "The file is empty.",
    "No contact was changed or deleted. Export the list again and drop the new file.",
  );
}

/** Returns the refusal of a path on the command line that leads to no file. */
export function noSuchFile(): FileRefused {
  return new FileRefused(
    "no_such_file",
    "There is no such file.",
    "Check the path and give the path of the list itself.",
  );
}

/** @param what e.g. "a folder" */
export function notRegular(what: string): FileRefused {
  return new FileRefused(
    "not_a_regular_file",
    `This is ${what}, not a file.`,
    "Give the path of the list itself: a CSV, XLSX or ODS file.",
  );
}

export function notPermitted(): FileRefused {
  return new FileRefused(
    "not_permitted",
    "This program has no permission to read the file.",
    "Give the program's user the right to read the file and its folder, and try again.",
  );
}

export function passwordProtected(): FileRefused {
  return new FileRefused(
    "password_protected",
    "The file is protected with a password, so it can't be read.",
    "Open the file, remove the password (in Excel: File, Info, Protect workbook, Encrypt with password; in LibreOffice: File, Save as, without “Save with password”), save the file, and put it into the inbox folder again.",
  );
}

/** @param what e.g. "a PDF document" */
export function wrongType(what: string): FileRefused {
  return new FileRefused(
    "wrong_type",
    `This is ${what}, not a list of contacts.`,
    "Open it in the program that made it, save it as an Excel workbook (.xlsx), as an OpenDocument spreadsheet (.ods) or as CSV UTF-8, and drop the new file.",
  );
}

/**
 * Returns the refusal of an incomplete or damaged workbook.
 *
 * @param cause the error that stopped the reading; for the log
 */
export function damaged(cause: unknown): FileRefused {
  const refusal = new FileRefused(
    "damaged",
    "The workbook is damaged or was copied only in part.",
    "Open the workbook in Excel or LibreOffice to see whether it is complete, save it, and put it into the inbox folder again.",
  );
  refusal.cause = cause;
  return refusal;
}

/**
 * Returns the refusal of a file that would use up memory or time.
 *
 * @param why completes the sentence "The file was not read, because …"
 */
export function hostile(why: string): FileRefused {
  return new FileRefused(
    "hostile",
    `The file was not read, because ${why}. A list of contacts is never made like that.`,
    "Save the list as CSV UTF-8, or copy its rows into a new workbook, and drop the new file.",
  );
}
