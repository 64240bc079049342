/**
 * The entry of a thread that reads one workbook and sends its rows when it is asked. `open-in-thread.ts` starts it. A
 * refusal of the file is an answer. Any other error ends the thread, and the process gets the error.
 */
import { parentPort, workerData } from "node:worker_threads";
import { FileRefused } from "../../../model/file-refused.ts";
import type { Row } from "../../../model/row.ts";
import { openList } from "../open-list.ts";
import type { FromThread, IsAlive, ListToOpen, NextRows } from "./thread-messages.ts";

if (parentPort === null) throw new Error("this program is started as a thread");
const port = parentPort;
const { path, feed, options } = workerData as ListToOpen;

const ALIVE: IsAlive = { kind: "alive" };
const ALIVE_EVERY_MS = 1_000;
setInterval(() => port.postMessage(ALIVE), ALIVE_EVERY_MS).unref();

async function send(answer: () => Promise<FromThread>): Promise<void> {
  port.postMessage(await answer().catch(refusalOf));
}

/** Returns a refusal as an answer. @throws any other error again */
function refusalOf(error: unknown): FromThread {
  if (!(error instanceof FileRefused)) throw error;
  const { code, message, hint, line, encodings } = error;
  return { kind: "refused", code, message, hint, line, encodings };
}

const opening = openList(path, feed, options);
let current: { readonly pass: number; readonly batches: AsyncIterator<readonly Row[]> } | null = null;

async function nextRows(pass: number): Promise<FromThread> {
  if (current?.pass !== pass) {
    await current?.batches.return?.();
    current = { pass, batches: (await opening).table.batches()[Symbol.asyncIterator]() };
  }
  const next = await current.batches.next();
  return { kind: "rows", rows: next.done === true ? null : next.value };
}

let answered = send(async () => {
  const { kind, table } = await opening;
  return { kind: "opened", list: kind, reading: table.reading, header: table.header };
});
port.on("message", ({ pass }: NextRows) => {
  answered = answered.then(() => send(() => nextRows(pass)));
});
