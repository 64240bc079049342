/** What `demo --stay` adds to the story: a second list with something of each kind that waits, the daemon, and the console. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import type { Terminal } from "../terminal/terminal.ts";

const HEADER = "Member,First name,Last name,E-mail,Phone,Birthday,Team";
const FIRST_NAMES =
  "Amelie Bruno Clara Dario Emma Felix Greta Henri Ida Jakob Klara Leo Mila Nils Olga Paul Quentin Rosa Samir Tilda Uwe Vera Wanda Yusuf".split(
    " ",
  );
const LAST_NAMES = "Abbot Bellini Castro Dubois Ek Ferreira Grün Horvat Ibsen Jansen Kowalski Lehmann".split(" ");
const DAY_MS = 86_400_000;

/**
 * Returns the members' first list. Its first person has no address, so that a lost answer to her create stays in doubt. The
 * last three rows need a person. Many birthdays are soon.
 *
 * @param now milliseconds since 1970
 */
export function membersList(now: number): readonly string[] {
  const people = FIRST_NAMES.map((first, index) => {
    const last = LAST_NAMES[index % LAST_NAMES.length] ?? "";
    const day = new Date(now + (index * 3 + 1) * DAY_MS).toISOString().slice(4, 10);
    const email = `${first}.${last}`.toLowerCase().replace("ü", "ue");
    return `${201 + index},${first},${last},${email}@example.org,,${1950 + index * 2}${day === "-02-29" ? "-02-28" : day},${index % 2 === 0 ? "Team Rome" : "Team Berlin"}`;
  });
  return [
    "200,Zoë,Ångström,,,1961-04-30,Team Rome",
    ...people,
    "231,Xaver,Yilmaz,xaver.yilmaz@@example.org,,1988-05-17,Team Rome",
    "232,Sophie,Laurent,sophie.laurent@example.org,,31.02.1990,Team Berlin",
    "233,Tomasz,Zielinski,tomasz.zielinski@example.org,,1977-10-08,Team Berln",
  ];
}

/** Returns a list's text. */
export function textOf(rows: readonly string[]): string {
  return [HEADER, ...rows, ""].join("\r\n");
}

/** The second list lacks this number of members. The program holds the deletes of these members. */
const MISSING = 9;

/** Returns the members' second list: many people are missing, and one changed her name. */
export function shortenedList(rows: readonly string[]): readonly string[] {
  return [...rows.slice(0, 4), ...rows.slice(4 + MISSING)].map((row) => row.replace("Paul,Ek", "Paul,Ek-Jansen"));
}

/** The programs that keep running, and where they are. */
export interface Staying {
  readonly console: string;
  /** The link that signs the first browser in. */
  readonly enterUrl: string;
  /** Waits for Ctrl-C or SIGTERM, or until one of the programs ends, and ends all of them. */
  untilStopped(): Promise<void>;
}

/**
 * Starts the daemon and the console. Their messages go into files of the demo's folder.
 *
 * @param key the environment variable with the API key; the console does not get it
 */
export async function startStaying(folder: string, key: Readonly<Record<string, string>>): Promise<Staying> {
  const config = join(folder, "config.json");
  const daemon = start(["watch", "--config", config], key, join(folder, "watch.log"));
  const web = start(["console", "--json", "--config", config], {}, join(folder, "console.log"));
  const children = [daemon, web];
  const ended = children.map((child) => once(child, "exit"));
  const ready = Promise.all([firstJson(web), isWatching(daemon)]).then(([found]) => found);
  const links = await Promise.race([ready, Promise.race(ended).then(() => null)]);
  const endAll = async () => {
    for (const child of children) child.kill("SIGTERM");
    await Promise.all(ended);
  };
  if (links === null) {
    await endAll();
    throw new Error(`The console or the daemon did not start. ${join(folder, "console.log")} and watch.log say why.`);
  }
  return {
    console: links.url,
    enterUrl: links.enterUrl,
    async untilStopped() {
      const stop = new AbortController();
      const signals = ["SIGTERM", "SIGINT"].map((signal) => once(process, signal, { signal: stop.signal }));
      await Promise.race([...signals, ...ended]).catch(() => {});
      stop.abort();
      await Promise.allSettled(signals);
      await endAll();
    },
  };
}

/** Prints where everything is, and what to try. */
export function showLinks(
  { enterUrl }: Pick<Staying, "enterUrl">,
  sandboxUrl: string,
  { print, paint }: Terminal,
): void {
  print("");
  print(
    paint(
      "bold",
      "The console, the daemon and the sandbox keep running. A list waits, rows are to correct, one person is in doubt.",
    ),
  );
  print(`${paint("bold", "Open this link once to sign in:")} ${enterUrl}`);
  print(`What the service holds: ${sandboxUrl}/`);
  print("Ctrl-C ends everything.");
}

function start(args: readonly string[], env: Readonly<Record<string, string>>, log: string): ChildProcess {
  const child = spawn(process.execPath, [process.argv[1] ?? "", ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stderr?.pipe(createWriteStream(log, { mode: 0o600 }));
  return child;
}

/** Resolves when the daemon watches the inbox. */
function isWatching({ stderr }: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    let text = "";
    stderr?.on("data", (chunk: Buffer) => {
      text += String(chunk);
      if (text.includes("Watching ")) resolve();
    });
  });
}

/** Returns the JSON that the console prints when it listens. */
async function firstJson({ stdout }: ChildProcess): Promise<{ readonly url: string; readonly enterUrl: string }> {
  let text = "";
  for await (const chunk of stdout ?? []) {
    text += String(chunk);
    if (text.trimEnd().endsWith("}")) break;
  }
  return JSON.parse(text) as { url: string; enterUrl: string };
}
