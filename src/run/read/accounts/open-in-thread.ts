/** Opens workbooks in threads of their own, so that a workbook which makes the reader fail ends only its own thread. */
import { Worker, type ResourceLimits } from "node:worker_threads";
import { FileRefused } from "../../../model/file-refused.ts";
import type { Table } from "../../../model/row.ts";
import { refuseForeignFile } from "../../../pipeline/intake/text/file-kind.ts";
import { openList, type OpenList } from "../open-list.ts";
import type { FromThread, IsAlive, ListToOpen, NextRows } from "./thread-messages.ts";

/** Thrown when the process or the account is stopped while a list is read. */
export const STOPPED = new Error("the reading was stopped");

/** A thread that sends nothing for so long hangs. The longest standstill of a reader that was measured is far shorter. */
const LONGEST_SILENCE_MS = 120_000;

export interface ThreadOptions {
  /** The built file of `list-thread.ts`. */
  readonly entry: URL;
  /** Ends all threads when it aborts. A reading under way throws `STOPPED`. */
  readonly signal: AbortSignal;
  /** The memory of a thread; absent: as much as a process of its own would have. */
  readonly resourceLimits?: ResourceLimits;
  readonly longestSilenceMs?: number;
}

/**
 * Returns a function that opens lists as `openList` does. Each workbook is read in a thread of its own until its table is
 * closed. CSV is read by the caller's thread: the reader keeps only a part of the text at a time, and the row cache needs
 * its bytes.
 */
export function opensInThreads(options: ThreadOptions): OpenList {
  return async (path, feed, listOptions = {}) => {
    if ((await refuseForeignFile(path)) === "text") return openList(path, feed, listOptions);
    const thread = startThread({ path, feed, options: listOptions }, options);
    try {
      const opened = await thread.answer("opened");
      return { kind: opened.list, table: tableOf(opened, thread) };
    } catch (error) {
      await thread.end();
      throw error;
    }
  };
}

type Answer<Kind> = Extract<FromThread, { readonly kind: Kind }>;

interface ListThread {
  ask(next: NextRows): void;
  /** Returns the next answer. @throws FileRefused, STOPPED, or the error that ended the thread */
  answer<Kind extends FromThread["kind"]>(kind: Kind): Promise<Answer<Kind>>;
  end(): Promise<void>;
}

function tableOf({ reading, header }: Answer<"opened">, thread: ListThread): Table {
  let passes = 0;
  return {
    reading,
    header,
    async *batches() {
      const pass = (passes += 1);
      for (;;) {
        thread.ask({ pass });
        const { rows } = await thread.answer("rows");
        if (rows === null) return;
        yield rows;
      }
    },
    records: null,
    close: () => thread.end(),
  };
}

function startThread(list: ListToOpen, options: ThreadOptions): ListThread {
  const { entry, signal, resourceLimits, longestSilenceMs = LONGEST_SILENCE_MS } = options;
  const worker = new Worker(entry, { workerData: list, ...(resourceLimits === undefined ? {} : { resourceLimits }) });
  const answers: FromThread[] = [];
  /** Why no further answer comes; null: the thread reads. */
  let failure: Error | null = null;
  let wake = () => {};
  const fail = (error: Error): void => {
    failure ??= error;
    wake();
  };
  const endWith = (error: Error): void => {
    fail(error);
    void worker.terminate();
  };
  const stop = () => endWith(STOPPED);
  const silence = setTimeout(
    () => endWith(new Error(`The thread that reads the list has hung for ${longestSilenceMs / 1000} seconds`)),
    longestSilenceMs,
  );
  worker.on("message", (message: FromThread | IsAlive) => {
    silence.refresh();
    if (message.kind === "alive") return;
    answers.push(message);
    wake();
  });
  worker.on("error", (error: Error) => fail(isOutOfMemory(error) ? tooLargeForMemory() : error));
  worker.on("exit", (code) => fail(new Error(`The thread that read the list ended with the code ${code}`)));
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    ask: (next) => worker.postMessage(next),
    async answer<Kind extends FromThread["kind"]>(kind: Kind) {
      while (answers.length === 0 && failure === null) await new Promise<void>((resolve) => (wake = resolve));
      const answer = answers.shift();
      if (answer === undefined) throw failure ?? new Error("the thread that reads the list gave no answer");
      if (answer.kind === "refused") throw refusalIn(answer);
      if (!isOfKind(answer, kind)) throw new Error(`the thread that reads the list answered ${answer.kind}`);
      return answer;
    },
    async end() {
      clearTimeout(silence);
      signal.removeEventListener("abort", stop);
      await worker.terminate();
    },
  };
}

function isOfKind<Kind extends FromThread["kind"]>(answer: FromThread, kind: Kind): answer is Answer<Kind> {
  return answer.kind === kind;
}

function refusalIn({ code, message, hint, line, encodings }: Answer<"refused">): FileRefused {
  return new FileRefused(code, message, hint, line, encodings);
}

function isOutOfMemory(error: Error): boolean {
  return "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

function tooLargeForMemory(): FileRefused {
  return new FileRefused(
    "hostile",
    "The file was not read, because reading it takes more memory than this program has.",
    "Save the list as CSV UTF-8, or copy its rows into a new workbook, and drop the new file. If the new file is refused too, give it to your administrator.",
  );
}
