/** Finds, reads and checks the configuration file. */
import { dirname, resolve } from "node:path";
import { explainIssue } from "./explain.ts";
import type { ConfigError } from "./explain.ts";
import { readJson } from "./json-places.ts";
import { readPlainFile } from "./plain-file.ts";
import { checkAgainstSchema, configJsonSchema } from "./schema.ts";
import { settingsOf } from "./settings.ts";
import type { Settings } from "./settings.ts";

export type LoadResult =
  | { readonly kind: "settings"; readonly settings: Settings }
  | {
      readonly kind: "errors";
      readonly file: string | null;
      readonly errors: readonly [ConfigError, ...ConfigError[]];
    };

export interface ConfigPlaces {
  /** The value of `--config`; null: the option is not given. */
  readonly option: string | null;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
}

const SYSTEM_FILE = "/etc/celebration-sync/config.json";

/**
 * Returns the settings of the configuration file: the one that `--config` names, else the one that
 * `CELEBRATION_SYNC_CONFIG` names, else `./config.json`, else `/etc/celebration-sync/config.json`.
 */
export function loadSettings(places: ConfigPlaces): LoadResult {
  const { option, env, cwd } = places;
  const named = option ?? env["CELEBRATION_SYNC_CONFIG"];
  const candidates = named === undefined || named === "" ? ["config.json", SYSTEM_FILE] : [named];
  for (const candidate of candidates) {
    const file = resolve(cwd, candidate);
    const text = readText(file);
    if (text.kind === "text") return parseSettings(text.text, file);
    if (text.code !== "ENOENT" || candidates.length === 1) return failed(file, unreadable(file, text.code));
  }
  const message = `There is no configuration: neither ${resolve(cwd, "config.json")} nor ${SYSTEM_FILE} exists.`;
  return failed(null, {
    path: "",
    place: null,
    message,
    hint: "Run `celebration-sync init`, or name a file with --config.",
  });
}

/**
 * Returns the settings of a configuration's text, or all errors in it.
 *
 * @param file absolute path of the text's file; relative paths in the text start at the file's folder
 */
export function parseSettings(text: string, file: string): LoadResult {
  const read = readJson(text);
  if (read.kind === "error") {
    const message = `This is not JSON: ${read.what}.`;
    return failed(file, { path: "", place: read.place, message, hint: null });
  }
  const checked = checkAgainstSchema(read.value);
  if (checked.kind === "config") {
    return { kind: "settings", settings: settingsOf(checked.config, file, dirname(file)) };
  }
  const schema = configJsonSchema();
  const [first, ...others] = checked.issues.map((issue) => explainIssue(issue, schema, read));
  if (first === undefined) throw new Error("The schema refused the configuration without naming an issue.");
  return failed(file, first, ...others);
}

/** Returns an error as a line: `config.json:12:7  feeds.staff.mod is not a key … Did you mean "mode"?` */
export function formatConfigError(file: string | null, error: ConfigError): string {
  const { place, message, hint } = error;
  const where = file === null ? "" : place === null ? `${file}  ` : `${file}:${place.line}:${place.column}  `;
  return `${where}${message}${hint === null ? "" : ` ${hint}`}`;
}

function failed(file: string | null, ...errors: [ConfigError, ...ConfigError[]]): LoadResult {
  return { kind: "errors", file, errors };
}

function unreadable(file: string, code: string): ConfigError {
  const isMissing = code === "ENOENT";
  const message = isMissing ? "This configuration file does not exist." : `This file can't be read (${code}).`;
  const hint = isMissing ? `To write it, run: celebration-sync init --config ${file}` : null;
  return { path: "", place: null, message, hint };
}

function readText(file: string): { kind: "text"; text: string } | { kind: "unreadable"; code: string } {
  try {
    return { kind: "text", text: readPlainFile(file).toString("utf8") };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    return { kind: "unreadable", code };
  }
}
