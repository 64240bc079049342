/** Starts the built console as an administrator would, and asks it as a browser would. */
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { Running } from "../cli/support/command-line.ts";

/** The answer to one request. Redirects are not followed. */
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

type Headers = Readonly<Record<string, string>>;

/** A browser without JavaScript: it keeps cookies, and sends what browsers send with a form of the same page. */
export interface Browser {
  get(path: string, headers?: Headers): Promise<Answered>;
  head(path: string): Promise<Answered>;
  /** Posts a form. */
  post(path: string, fields?: Headers, headers?: Headers): Promise<Answered>;
  /** Posts bytes as they are. */
  send(path: string, body: string | Uint8Array, headers: Headers): Promise<Answered>;
  readonly cookies: Map<string, string>;
}

export interface OpenedConsole {
  readonly url: string;
  /** The one-time link's path; null where people sign in with a name. */
  readonly enterPath: string | null;
  readonly running: Running;
  /** Opens a browser that is signed in by the one-time link. */
  signIn(): Promise<Browser>;
  /** Opens a browser that is not signed in. */
  browser(): Browser;
}

/** The workplace's `console` settings in tests: any free port. */
export const ANY_PORT = { listen: "127.0.0.1:0" };

/** Starts `console` and waits until it listens. The workplace ends it. */
export async function openConsole(start: (args: readonly string[]) => Running): Promise<OpenedConsole> {
  const running = start(["console", "--json"]);
  const { url, enterUrl } = (await firstJson(running)) as { url: string; enterUrl: string | null };
  const enterPath = enterUrl === null ? null : enterUrl.slice(url.length);
  const browser = () => openBrowser(url);
  return {
    url,
    enterPath,
    running,
    browser,
    async signIn() {
      const opened = browser();
      await opened.get(enterPath ?? "/");
      return opened;
    },
  };
}

/** Returns the first JSON value that a command prints. */
export function firstJson(running: Running): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let text = "";
    running.process.stdout?.on("data", (more: string) => {
      text += more;
      try {
        resolve(JSON.parse(text));
      } catch {
        // A slow machine delivers it in pieces.
      }
    });
    void running.ended.then(({ stderr }) => reject(new Error(`the command ended: ${stderr}`)));
  });
}

/** Opens a browser without JavaScript. @param url where the console listens, as the console says it */
export function openBrowser(url: string): Browser {
  const cookies = new Map<string, string>();
  const socket = url.startsWith("unix:") ? { socketPath: url.slice("unix:".length) } : {};
  const base = "socketPath" in socket ? "http://localhost" : url;
  // The tests' certificate signs itself.
  const send = url.startsWith("https:") ? httpsRequest : httpRequest;
  async function ask(method: string, path: string, headers: Headers, body?: string | Uint8Array): Promise<Answered> {
    const answered = await new Promise<Answered>((resolve, reject) => {
      const sent = send(
        new URL(path, base),
        {
          ...socket,
          rejectUnauthorized: false,
          method,
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "), ...headers },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks).toString("utf8"),
            }),
          );
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
    for (const line of [answered.headers["set-cookie"] ?? []].flat()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return answered;
  }
  return {
    cookies,
    get: (path, headers = {}) => ask("GET", path, headers),
    head: (path) => ask("HEAD", path, {}),
    post: (path, fields = {}, headers = {}) =>
      ask(
        "POST",
        path,
        { "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded", ...headers },
        new URLSearchParams(fields).toString(),
      ),
    send: (path, body, headers) => ask("POST", path, { "sec-fetch-site": "same-origin", ...headers }, body),
  };
}
