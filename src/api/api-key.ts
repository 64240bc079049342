/** Reads the API key from where the configuration says, and removes it from texts. */
import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type ApiKeySource =
  | { readonly kind: "env"; readonly name: string }
  /** `name` as written in the configuration, `path` resolved against its folder. */
  | { readonly kind: "file"; readonly name: string; readonly path: string };

export type ApiKeyResult =
  | { readonly kind: "key"; readonly key: string }
  /** Sentences for people; neither holds any part of the key. */
  | { readonly kind: "problem"; readonly what: string; readonly hint: string };

const LARGEST_FILE = 4_096;

/** @param env the process's environment; `CREDENTIALS_DIRECTORY` is where systemd puts credentials */
export function readApiKey(source: ApiKeySource, env: Readonly<Record<string, string | undefined>>): ApiKeyResult {
  if (source.kind === "env") {
    const value = env[source.name];
    if (value !== undefined) return checked(value, `The environment variable ${source.name}`);
    return problem(`The environment variable ${source.name} is not set.`, "Set it, or use api.keyFile.");
  }
  const credentials = env["CREDENTIALS_DIRECTORY"];
  if (credentials !== undefined && /^[^/]+$/.test(source.name)) {
    const credential = readKeyFile(join(credentials, source.name), "systemd");
    if (credential !== null) return credential;
  }
  const missing = problem(`The key file ${source.path} does not exist.`, "Write the API key into it, with mode 0600.");
  return readKeyFile(source.path, "owner") ?? missing;
}

const OTHERS_KEY =
  "It is another user's. If systemd hands it to the service (LoadCredential=), leave it so and start this by systemd-run, " +
  "as the README shows under “Running it as a service”; else give it to the user that runs this, mode 0600.";

/**
 * @param guardedBy systemd keeps other users out of the whole folder, whatever the file's own mode says
 * @returns null where there is no such file
 */
function readKeyFile(path: string, guardedBy: "systemd" | "owner"): ApiKeyResult | null {
  let fd: number;
  try {
    fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT") return null;
    const isOthers = guardedBy === "owner" && (code === "EACCES" || code === "EPERM");
    return problem(`The key file ${path} can't be read (${code}).`, isOthers ? OTHERS_KEY : "Look at its disk.");
  }
  try {
    const { mode, size } = fstatSync(fd);
    if ((mode & constants.S_IFMT) !== constants.S_IFREG) {
      return problem(`The key file ${path} is not a plain file.`, "Write the API key into a file, with mode 0600.");
    }
    if (guardedBy === "owner" && (mode & 0o077) !== 0) {
      const octal = (mode & 0o777).toString(8).padStart(4, "0");
      return problem(`Other users may read the key file ${path} (mode ${octal}).`, `Run: chmod 600 ${path}`);
    }
    if (size > LARGEST_FILE) return problem(`The key file ${path} is too long for a key.`, "It holds the key alone.");
    return checked(readFileSync(fd, "utf8"), `The key file ${path}`);
  } finally {
    closeSync(fd);
  }
}

function checked(text: string, where: string): ApiKeyResult {
  const key = text.replace(/\r?\n$/, "");
  if (key.trim() === "") return problem(`${where} is empty.`, "It holds the API key of the service's settings page.");
  if (!/^[\x21-\x7e]+$/.test(key)) {
    return problem(`${where} holds blanks, line ends or letters that no key has.`, "It holds the key alone.");
  }
  return { kind: "key", key };
}

function problem(what: string, hint: string): ApiKeyResult {
  return { kind: "problem", what, hint };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "unknown";
}

const REMOVED = "[removed]";

/**
 * Makes the last line of defence for logs and errors: what it returns holds neither the key, also as JSON or a URL
 * would write it, nor the value of any bearer header.
 */
export function keyScrubber(key: string): (text: string) => string {
  const spellings = new Set([key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)]);
  return (text) => {
    let scrubbed = text.replace(/\b(Bearer)\s+[^\s"',;]+/gi, `$1 ${REMOVED}`);
    for (const spelling of spellings) scrubbed = scrubbed.replaceAll(spelling, REMOVED);
    return scrubbed;
  };
}
