/** Posts the form *Choose a list* as a browser would. */
import { until } from "../../cli/support/workplace.ts";
import type { Answered, Browser } from "../open-console.ts";

const BOUNDARY = "----the-form";
export const MULTIPART = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };

/** Returns the body of the posted form. */
export function formOf(fileName: string, bytes: string | Uint8Array, feed = ""): Buffer {
  const part = (head: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n`;
  return Buffer.concat([
    Buffer.from(`${part(`name="file"; filename="${fileName}"`)}Content-Type: application/octet-stream\r\n\r\n`),
    Buffer.from(bytes),
    Buffer.from(`\r\n${part('name="feed"')}\r\n${feed}\r\n--${BOUNDARY}--\r\n`),
  ]);
}

/** Uploads a file, and returns the answer. */
export function upload(browser: Browser, fileName: string, bytes: string | Uint8Array, feed = ""): Promise<Answered> {
  return browser.send("/", formOf(fileName, bytes, feed), MULTIPART);
}

/** Loads the page of a check until the check has ended, and returns the page. */
export function waitForCheck(browser: Browser, path: string): Promise<Answered> {
  return until("the check has ended", async () => {
    const page = await browser.get(path);
    return page.body.includes("data-events") ? null : page;
  });
}

/** Uploads a list and waits for its check. Returns the path and the page. */
export async function checkList(
  browser: Browser,
  fileName: string,
  bytes: string | Uint8Array,
  feed = "",
): Promise<{ readonly path: string; readonly page: Answered }> {
  const answer = await upload(browser, fileName, bytes, feed);
  const path = String(answer.headers["location"] ?? "");
  if (!path.startsWith("/checks/")) throw new Error(`the upload failed: ${answer.status} ${answer.body}`);
  return { path, page: await waitForCheck(browser, path) };
}

/** Presses a button of a check's page: posts the page's own fields. */
export function press(browser: Browser, path: string, page: Answered, action: string): Promise<Answered> {
  const [, state = ""] = /name="state" value="([^"]*)"/u.exec(page.body) ?? [];
  const plain = state
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");
  return browser.post(path, { state: plain, do: action });
}
