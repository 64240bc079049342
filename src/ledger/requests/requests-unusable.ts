import { codeOf, machineReason } from "../ledger-unusable.ts";

/** The queue of requests can't be used. The message says what happened and what to do. Lists are applied all the same. */
export class RequestsUnusable extends Error {
  override readonly name = "RequestsUnusable";
}

/** The content of the queue's file is damaged, or is of another program. */
export class DamagedQueue extends Error {
  override readonly name = "DamagedQueue";
}

/** Returns whether an error shows that the file is damaged, so that another process could not use it either. */
export function isDamage(error: unknown): boolean {
  return error instanceof DamagedQueue || /^SQLITE_(?:CORRUPT|NOTADB|ERROR|SCHEMA|FORMAT)/u.test(codeOf(error));
}

/** Returns an error for people about a queue that can't be used. */
export function unusableQueue(file: string, error: unknown, remedy = "Try again"): RequestsUnusable {
  if (error instanceof RequestsUnusable) return error;
  const reason = machineReason(error);
  const what = `The stored requests in ${file} can't be used`;
  const { message } = error as Error;
  if (reason === null) return new RequestsUnusable(`${what}: ${message}. ${remedy}.`);
  return new RequestsUnusable(`${what}, ${reason.why} (${message}). ${reason.remedy}.`);
}
