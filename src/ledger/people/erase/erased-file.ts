/**
 * What was erased: one line for each contact, and one for each line of a list that was about an erased person. A contact whose
 * erasure is asked for has a line, too. The file stands beside the folder of the ledger. When an older ledger is put back, the
 * data of these people comes back, and an erasure that waited is lost. This file shows both.
 * It holds numbers of contacts, names of runs and numbers of lines only.
 */
import { closeSync, existsSync, fdatasyncSync, fstatSync, openSync, readFileSync, writeSync } from "node:fs";
import type { ListLine } from "./traces.ts";

/** What was erased. Times are ISO date-times. */
export interface Erased {
  readonly contacts: readonly { readonly contactId: number; readonly at: string }[];
  /** The contacts whose erasure was asked for. Those among `contacts` are erased. */
  readonly asked: readonly number[];
  readonly lines: readonly ListLine[];
  /** The file's size in bytes; 0: there is no file. */
  readonly size: number;
}

export function readErased(file: string | null): Erased {
  const contacts: { contactId: number; at: string }[] = [];
  const lines: ListLine[] = [];
  const asked: number[] = [];
  if (file === null || !existsSync(file)) return { contacts, asked, lines, size: 0 };
  const bytes = readFileSync(file);
  for (const text of bytes.toString("utf8").split("\n")) {
    const [, contactId, at] = /^\{"contactId":(\d{1,15}),"at":"([^"]*)"\}$/u.exec(text) ?? [];
    if (contactId !== undefined && at !== undefined) contacts.push({ contactId: Number(contactId), at });
    const [, askedFor] = /^\{"asked":(\d{1,15}),"at":"[^"]*"\}$/u.exec(text) ?? [];
    if (askedFor !== undefined) asked.push(Number(askedFor));
    const [, run, line] = /^\{"run":"([^"\\]*)","line":(\d{1,15}),"at":"[^"]*"\}$/u.exec(text) ?? [];
    if (run !== undefined && line !== undefined) lines.push([run, Number(line)]);
  }
  return { contacts, asked, lines, size: bytes.length };
}

/** Appends what was erased or asked for, and returns the file's size when it is on disk. */
export function appendErased(
  file: string | null,
  {
    contactIds = [],
    asked = [],
    lines = [],
  }: { readonly [List in "contactIds" | "asked"]?: readonly number[] } & { readonly lines?: readonly ListLine[] },
  at: string,
): number {
  if (file === null) return 0;
  const endsMidLine = existsSync(file) && !readFileSync(file, "utf8").endsWith("\n");
  const all = [
    ...asked.map((contactId) => ({ asked: contactId, at })),
    ...contactIds.map((contactId) => ({ contactId, at })),
    ...lines.map(([run, line]) => ({ run, line, at })),
  ];
  const text = all.map((each) => `${JSON.stringify(each)}\n`).join("");
  const bytes = Buffer.from(`${endsMidLine ? "\n" : ""}${text}`);
  const fd = openSync(file, "a", 0o600);
  try {
    // A nearly full disk accepts a part of the bytes and reports no error.
    for (let written = 0; written < bytes.length;) written += writeSync(fd, bytes, written);
    fdatasyncSync(fd);
    return fstatSync(fd).size;
  } finally {
    closeSync(fd);
  }
}
