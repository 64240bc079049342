/** A real mail server on loopback, which can refuse, stall, greylist, and come back. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { ROOT } from "../tooling/source-tree.ts";

const FOLDER = join(ROOT, "fixtures/mail-server");
/** The server's certificate signs itself, so it is its own authority. */
export const CA_FILE = join(FOLDER, "certificate.pem");
export const LOGIN = { user: "sync@example.org", password: "mail canary 8Kq-xyz" };

interface ReceivedMail {
  readonly to: readonly string[];
  readonly text: string;
  readonly isSecure: boolean;
  readonly user: string | null;
}

export interface MailServerOptions {
  /** Whether TLS begins with the connection. */
  readonly isSecure?: boolean;
  readonly port?: number;
  /** Returns the answer to a recipient; null: it is taken. */
  readonly refuse?: (address: string) => string | null;
  readonly offersTls?: boolean;
}

/** Starts a mail server that only takes mails after the right login. */
export async function startMailServer({
  isSecure = false,
  port = 0,
  refuse,
  offersTls = true,
}: MailServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    secure: isSecure,
    key: readFileSync(join(FOLDER, "key.pem")),
    cert: readFileSync(CA_FILE),
    hideSTARTTLS: !offersTls,
    disabledCommands: offersTls ? [] : ["STARTTLS"],
    onAuth({ username, password }, _session, done) {
      if (username === LOGIN.user && password === LOGIN.password) return done(null, { user: username });
      done(new Error(`535 wrong password ${String(password)}`));
    },
    onRcptTo({ address }, _session, done) {
      const refusal = refuse?.(address) ?? null;
      if (refusal === null) return done();
      done(Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text, isSecure: session.secure, user: (session.user as string | undefined) ?? null });
        done();
      });
    },
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const listening = (server.server.address() as AddressInfo).port;
  return {
    port: listening,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Starts a server that takes connections and never answers. */
export async function startSilentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on("error", () => {})));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    /** Returns the number of connections so far. */
    count: () => sockets.size,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Returns the configuration of mails to a server on loopback. */
export function mailTo(
  port: number,
  { scheme = "smtp", ...more }: { scheme?: "smtp" | "smtps"; [key: string]: unknown } = {},
) {
  return {
    smtp: `${scheme}://${encodeURIComponent(LOGIN.user)}@127.0.0.1:${port}`,
    keyEnv: "MAIL_PASSWORD",
    caFile: CA_FILE,
    from: "Sync <sync@example.org>",
    to: ["office@example.org"],
    ...more,
  };
}

/** Returns the text of a mail without its line breaks for transport. */
export const readable = (text: string | undefined): string =>
  text?.replaceAll("=\r\n", "").replaceAll("\r\n", "\n") ?? "";
