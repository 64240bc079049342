/** Sends one mail, over TLS only. Only this file imports nodemailer. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, isIP, type Socket } from "node:net";
import { getCACertificates } from "node:tls";
import type { MailSettings } from "../config/settings.ts";
import type { Letter } from "./letters.ts";

export interface Mail extends Letter {
  readonly to: readonly string[];
  /** The same for each attempt, so that a mail that arrives twice is seen as one. */
  readonly messageId: string;
}

/** The result of a mail. `refused`: addresses that the mail server did not take, while it took others. */
export type MailEnd = { readonly failure: string } | { readonly failure: null; readonly refused: readonly string[] };

/**
 * Sends a mail. A failure names the address that was tried, and holds no password.
 *
 * @param password null: the program does not sign in
 * @param signal ends the attempt
 */
export async function sendMail(
  settings: MailSettings,
  password: string | null,
  mail: Mail,
  signal: AbortSignal,
): Promise<MailEnd> {
  const { host, port, isSecure, login, caFile, from } = settings;
  const place = `${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
  const failed = (why: string): MailEnd => ({ failure: `${place}: ${signal.aborted ? "no answer in time" : why}` });
  let socket: Socket | null = null;
  const abort = () => socket?.destroy();
  signal.addEventListener("abort", abort, { once: true });
  try {
    const ca = caFile === null ? undefined : [...getCACertificates("default"), readFileSync(caFile, "utf8")];
    const { createTransport } = await import("nodemailer");
    const connection = connect({ host, port });
    socket = connection;
    await once(connection, "connect", { signal });
    const transport = createTransport({
      host,
      port,
      secure: isSecure,
      requireTLS: !isSecure,
      tls: { ...(ca === undefined ? {} : { ca }), ...(isIP(host) === 0 ? { servername: host } : {}) },
      ...(login === null || password === null ? {} : { auth: { user: login.user, pass: password } }),
      disableFileAccess: true,
      disableUrlAccess: true,
      getSocket: (_options: unknown, done: (error: Error | null, found: { connection: Socket }) => void) =>
        done(null, { connection }),
    });
    const { rejected } = await transport.sendMail({
      from,
      to: [...mail.to],
      subject: mail.subject,
      text: `${mail.lines.join("\n\n")}\n`,
      messageId: mail.messageId,
      headers: { "Auto-Submitted": "auto-generated" },
    });
    return { failure: null, refused: rejected.map(String) };
  } catch (error) {
    return failed(describe(error));
  } finally {
    signal.removeEventListener("abort", abort);
    abort();
  }
}

/** Returns an error's message. Connecting to a name with several addresses fails with an error for each. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join("; ");
  return error instanceof Error ? error.message.replaceAll(/\s+/gu, " ").slice(0, 300) : "unknown error";
}
