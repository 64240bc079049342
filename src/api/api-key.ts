/** Reads the API key, or the password of the mail server, from the place that the configuration names. */
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

/** The words for a secret in errors, and the characters that it may have. */
interface SecretUse {
  readonly noun: "key" | "password";
  /** What to write into the file. */
  readonly name: string;
  /** Where the secret is found. */
  readonly from: string;
  /** The part of the configuration that has `keyEnv` and `keyFile`. */
  readonly section: string;
  readonly pattern: RegExp;
}

const API_KEY: SecretUse = {
  noun: "key",
  name: "API key",
  from: "API key of the service's settings page",
  section: "api",
  pattern: /^[\x21-\x7e]+$/,
};

/** A password may have blanks: some mail services show their app passwords in groups. */
export const MAIL_PASSWORD: SecretUse = {
  noun: "password",
  name: "mail server's password",
  from: "mail server's password",
  section: "notify.mail",
  pattern: /^[^\p{Cc}\ufeff]+$/u,
};

const LARGEST_BYTES = 4_096;

/**
 * Returns the API key or another secret, or why there is none.
 *
 * @param env the process's environment; `CREDENTIALS_DIRECTORY` is systemd's folder of credentials
 */
export function readApiKey(
  source: ApiKeySource,
  env: Readonly<Record<string, string | undefined>>,
  use: SecretUse = API_KEY,
): ApiKeyResult {
  const { noun, section } = use;
  if (source.kind === "env") {
    const value = env[source.name];
    if (value !== undefined) return checked(value, `The environment variable ${source.name}`, use);
    const isPlain = PLAIN_NAME.test(source.name);
    const hint = isPlain
      ? `Set it, or use ${section}.keyFile.`
      : `Set it, or use ${section}.keyFile. The ${noun} itself does not belong there.`;
    return unusable(`${describeVariable(source.name, section)} is not set.`, hint);
  }
  const credentials = env["CREDENTIALS_DIRECTORY"];
  if (credentials !== undefined && /^[^/]+$/.test(source.name)) {
    const credential = readKeyFile(join(credentials, source.name), "systemd", use);
    if (credential !== null) return credential;
  }
  const missing = unusable(
    `The ${noun} file ${source.path} does not exist.`,
    `Write the ${use.name} into it, with mode 0600.`,
  );
  return readKeyFile(source.path, "owner", use) ?? missing;
}

const OTHER_OWNER =
  "The file belongs to another user. If systemd gives it to the service (LoadCredential=), leave it as it is, and start this " +
  "command with systemd-run, as docs/running-as-a-service.md shows. " +
  "Otherwise make this command's user its owner, with mode 0600.";

/**
 * Returns the key in a file; null if the file does not exist.
 *
 * @param guardedBy `systemd`: other users can't enter the folder, so the file's own mode is not checked
 */
function readKeyFile(path: string, guardedBy: "systemd" | "owner", use: SecretUse): ApiKeyResult | null {
  const { noun } = use;
  let fd: number;
  try {
    fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT") return null;
    const isOthers = guardedBy === "owner" && (code === "EACCES" || code === "EPERM");
    return unusable(`The ${noun} file ${path} can't be read (${code}).`, isOthers ? OTHER_OWNER : "Check the disk.");
  }
  try {
    const { mode, size } = fstatSync(fd);
    if ((mode & constants.S_IFMT) !== constants.S_IFREG) {
      return unusable(
        `The ${noun} file ${path} is not a plain file.`,
        `Write the ${use.name} into a file, with mode 0600.`,
      );
    }
    if (guardedBy === "owner" && (mode & 0o077) !== 0) {
      const octal = (mode & 0o777).toString(8).padStart(4, "0");
      return unusable(`Other users may read the ${noun} file ${path} (mode ${octal}).`, `Run: chmod 600 ${path}`);
    }
    if (size > LARGEST_BYTES) return unusable(`The ${noun} file ${path} is too long for a ${noun}.`, alone(noun));
    return checked(readFileSync(fd, "utf8"), `The ${noun} file ${path}`, use);
  } finally {
    closeSync(fd);
  }
}

function checked(text: string, where: string, { noun, from, pattern }: SecretUse): ApiKeyResult {
  const key = text.replace(/\r?\n$/, "");
  if (key.trim() === "") return unusable(`${where} is empty.`, `Write the ${from} into it.`);
  if (!pattern.test(key)) {
    const what = noun === "key" ? "blanks, line ends or letters" : "line ends or characters";
    return unusable(`${where} holds ${what} that no ${noun} has.`, alone(noun));
  }
  return { kind: "key", key };
}

function alone(noun: SecretUse["noun"]): string {
  return `Write only the ${noun} into it.`;
}

function unusable(what: string, hint: string): ApiKeyResult {
  return { kind: "unusable", what, hint };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "unknown";
}

/** A variable's name is printed only if it is plainly one: capital words. A key is easily pasted in its place. */
const PLAIN_NAME = /^[A-Z]{1,16}(?:_[A-Z]{1,16}|_\d{1,2})*$/;

function describeVariable(name: string, section: string): string {
  return PLAIN_NAME.test(name)
    ? `The environment variable ${name}`
    : `The environment variable that ${section}.keyEnv names`;
}
