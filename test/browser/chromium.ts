import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";

/** The path of the browser; null if none is installed. */
export const CHROMIUM: string | null =
  ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find((path) => existsSync(path)) ?? null;

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--hide-scrollbars",
  "--remote-debugging-pipe",
];

type Message = {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
};

/** A page of a headless browser, controlled over its debugging pipe (Chrome DevTools Protocol). */
export interface Page {
  /** Sends a protocol command, and returns its result. */
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  /** Opens a file and waits until it has loaded. */
  open(path: string): Promise<void>;
  /** Returns the value of a JavaScript expression, which must be JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Every address that the page has requested. */
  readonly requested: readonly string[];
  close(): Promise<void>;
}

/** Starts the browser and opens an empty page. */
export async function openPage(chromium: string): Promise<Page> {
  const profile = await mkdtemp(join(tmpdir(), "chromium-"));
  const browser = spawn(chromium, [...FLAGS, `--user-data-dir=${profile}`], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  });
  const pipe = openPipe(browser.stdio[3] as Writable, browser.stdio[4] as Readable);
  const { targetId } = await pipe.send("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await pipe.send("Target.attachToTarget", { targetId, flatten: true });
  const send = (method: string, params: object = {}) => pipe.send(method, params, sessionId as string);
  const requested: string[] = [];
  pipe.listen("Network.requestWillBeSent", (params) => requested.push((params["request"] as { url: string }).url));
  await send("Page.enable");
  await send("Network.enable");
  return {
    send,
    requested,
    async open(path) {
      const loaded = new Promise((resolve) => pipe.listen("Page.loadEventFired", resolve));
      await send("Page.navigate", { url: `file://${path}` });
      await loaded;
    },
    async evaluate<T>(expression: string) {
      const { result, exceptionDetails } = await send("Runtime.evaluate", {
        expression,
        returnByValue: true,
        awaitPromise: true,
      });
      if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
      return (result as { value: T }).value;
    },
    async close() {
      const ended = once(browser, "exit");
      await pipe.send("Browser.close");
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Opens the debugging pipe. Each message is JSON, followed by a NUL. */
function openPipe(to: Writable, from: Readable) {
  const answers = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (params: Record<string, unknown>) => void>();
  let pending = "";
  from.setEncoding("utf8").on("data", (text: string) => {
    const messages = (pending + text).split("\0");
    pending = messages.pop() ?? "";
    for (const each of messages) {
      const message = JSON.parse(each) as Message;
      if (message.id !== undefined) answers.get(message.id)?.(message);
      else listeners.get(message.method ?? "")?.(message.params ?? {});
    }
  });
  let last = 0;
  return {
    listen(method: string, listener: (params: Record<string, unknown>) => void): void {
      listeners.set(method, listener);
    },
    send(method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> {
      const id = (last += 1);
      return new Promise((resolve, reject) => {
        answers.set(id, ({ result, error }) => {
          if (error === undefined) resolve(result ?? {});
          else reject(new Error(`${method}: ${error.message}`));
        });
        to.write(`${JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) })}\0`);
      });
    },
  };
}
