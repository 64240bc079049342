/** Reads the API key from the place that the configuration names. */
import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type ApiKeySource =
  | { readonly kind: "env"; readonly name: string }
  /** `name`: the path in the configuration. `path`: `name` as an absolute path, from the configuration file's folder. */
  | { readonly kind: "file"; readonly name: string; readonly path: string };

export type ApiKeyResult =
  | { readonly kind: "key"; readonly key: string }
  /** No usable key. `what` and `hint` are sentences for people; neither holds any part of the key. */
  | { readonly kind: "unusable"; readonly what: string; readonly hint: string };

const LARGEST_BYTES = 4_096;
const KEY_ALONE = "Write only the key into it.";

/**
 * Returns the API key, or why there is none.
 *
 * @param env the process's environment; `CREDENTIALS_DIRECTORY` is systemd's folder of credentials
 */
export function readApiKey(source: ApiKeySource, env: Readonly<Record<string, string | undefined>>): ApiKeyResult {
  if (source.kind === "env") {
    const value = env[source.name];
    if (value !== undefined) return checked(value, `The environment variable ${source.name}`);
    const isPlain = PLAIN_NAME.test(source.name);
    const hint = isPlain
      ? "Set it, or use api.keyFile."
      : "Set it, or use api.keyFile. The key itself does not belong there.";
    return unusable(`${describeVariable(source.name)} is not set.`, hint);
  }
  const credentials = env["CREDENTIALS_DIRECTORY"];
  if (credentials !== undefined && /^[^/]+$/.test(source.name)) {
    const credential = readKeyFile(join(credentials, source.name), "systemd");
    if (credential !== null) return credential;
  }
  const missing = unusable(`The key file ${source.path} does not exist.`, "Write the API key into it, with mode 0600.");
  return readKeyFile(source.path, "owner") ?? missing;
}

const OTHER_OWNER =
  "The file belongs to another user. If systemd gives it to the service (LoadCredential=), leave it as it is, and start this " +
  "command with systemd-run, as the README shows under “Running it as a service”. " +
  "Otherwise make this command's user its owner, with mode 0600.";

/**
 * Returns the key in a file; null if the file does not exist.
 *
 * @param guardedBy `systemd`: other users can't enter the folder, so the file's own mode is not checked
 */
function readKeyFile(path: string, guardedBy: "systemd" | "owner"): ApiKeyResult | null {
  let fd: number;
  try {
    fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT") return null;
    const isOthers = guardedBy === "owner" && (code === "EACCES" || code === "EPERM");
    return unusable(`The key file ${path} can't be read (${code}).`, isOthers ? OTHER_OWNER : "Check the disk.");
  }
  try {
    const { mode, size } = fstatSync(fd);
    if ((mode & constants.S_IFMT) !== constants.S_IFREG) {
      return unusable(`The key file ${path} is not a plain file.`, "Write the API key into a file, with mode 0600.");
    }
    if (guardedBy === "owner" && (mode & 0o077) !== 0) {
      const octal = (mode & 0o777).toString(8).padStart(4, "0");
      return unusable(`Other users may read the key file ${path} (mode ${octal}).`, `Run: chmod 600 ${path}`);
    }
    if (size > LARGEST_BYTES) return unusable(`The key file ${path} is too long for a key.`, KEY_ALONE);
    return checked(readFileSync(fd, "utf8"), `The key file ${path}`);
  } finally {
    closeSync(fd);
  }
}

function checked(text: string, where: string): ApiKeyResult {
  const key = text.replace(/\r?\n$/, "");
  if (key.trim() === "")
    return unusable(`${where} is empty.`, "Write the API key of the service's settings page into it.");
  if (!/^[\x21-\x7e]+$/.test(key)) {
    return unusable(`${where} holds blanks, line ends or letters that no key has.`, KEY_ALONE);
  }
  return { kind: "key", key };
}

function unusable(what: string, hint: string): ApiKeyResult {
  return { kind: "unusable", what, hint };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "unknown";
}

/** A variable's name is printed only if it is plainly one: capital words. A key is easily pasted in its place. */
const PLAIN_NAME = /^[A-Z]{1,16}(?:_[A-Z]{1,16}|_\d{1,2})*$/;

function describeVariable(name: string): string {
  return PLAIN_NAME.test(name) ? `The environment variable ${name}` : "The environment variable that api.keyEnv names";
}
