/** Sends one mail, over TLS only. Only this file imports nodemailer. */
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
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
    const ca = caFile === null ? undefined : [...getCACertificates("default"), readAuthorities(caFile)];
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
    return failed(describe(error, host));
  } finally {
    signal.removeEventListener("abort", abort);
    abort();
  }
}

/** The certificate's authority is not known. */
const NOT_TRUSTED: ReadonlySet<unknown> = new Set([
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
]);

/** Returns why a mail was not sent, and what to do. Connecting to a name with several addresses fails with an error for each. */
function describe(error: unknown, host: string): string {
  if (error instanceof AggregateError) return error.errors.map((each) => describe(each, host)).join("; ");
  if (!(error instanceof Error)) return "unknown error";
  const said = error.message.replaceAll(/\s+/gu, " ").slice(0, 300);
  const cause = "originalCode" in error ? error.originalCode : null;
  if (NOT_TRUSTED.has(cause))
    return `The certificate of ${host} is not trusted. Name the file of its authority in notify.mail.caFile.`;
  if (cause === "ERR_SSL_WRONG_VERSION_NUMBER")
    return "The server does not begin with TLS, as smtps:// in notify.mail.smtp asks. Write smtp:// if it offers STARTTLS.";
  if (said.includes("STARTTLS"))
    return (
      "The server does not offer STARTTLS, and this program never sends mail without TLS. Name a server that offers it " +
      `in notify.mail.smtp, or write smtps:// if TLS begins with the connection. The server said: ${said}`
    );
  return said;
}

/** Returns the certificates of a file. A pipe would be waited for, and a device may have no end. */
function readAuthorities(caFile: string): string {
  if (!statSync(caFile).isFile()) throw new Error(`${caFile} is not a plain file`);
  return readFileSync(caFile, "utf8");
}
