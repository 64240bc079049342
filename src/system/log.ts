/** The log: JSON lines for programs, or readable lines for people. Only this file imports pino. */
import { pino, type DestinationStream } from "pino";
import { escapeJsonControls, showControls } from "../model/text/control-characters.ts";

export type LogLevel = "debug" | "info" | "warn" | "error";
type LogFields = Readonly<Record<string, string | number | null>>;
export type Log = (level: LogLevel, message: string, fields?: LogFields) => void;

export interface LogOptions {
  /** The account that each line names; absent or null: none. */
  readonly account?: string | null;
  readonly level: LogLevel | "silent";
  /** `readable`: a line for people; `json`: one JSON object a line, for the journal and other programs. */
  readonly form: "readable" | "json";
  /** Removes secrets from every line before the line is written: the last line of defence. */
  readonly scrub: (text: string) => string;
  readonly write: (text: string) => void;
}

/**
 * Returns the log function. The log function takes plain fields (file, line, contact_id, status …). It takes no objects,
 * because they could hold personal data.
 */
export function createLog({ account = null, level, form, scrub, write }: LogOptions): Log {
  const destination: DestinationStream = {
    write: (text) => write(scrub(form === "json" ? escapeJsonControls(text) : readable(text))),
  };
  const logger = pino(
    { level, base: account === null ? null : { account }, timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  );
  return (at, message, fields) => logger[at](fields ?? {}, message);
}

const LEVELS: Readonly<Record<number, string>> = { 20: "debug", 30: "info", 40: "warn", 50: "error" };

function readable(json: string): string {
  const { level, time, msg, account, ...fields } = JSON.parse(json) as Record<string, unknown>;
  const rest = Object.entries(fields)
    .map(([name, value]) => ` ${name}=${String(value)}`)
    .join("");
  const whose = typeof account === "string" ? `${account}: ` : "";
  const line = `${String(time).slice(11, 19)} ${(LEVELS[Number(level)] ?? "").padEnd(5)} ${whose}${String(msg)}${rest}`;
  return `${showControls(line)}\n`;
}
