import { createSecureContext } from "node:tls";
import type { ConsoleSettings } from "../../config/console-settings.ts";
import { readPlainFile } from "../../config/plain-file.ts";
import { CannotListen } from "./open-socket.ts";

export { CannotListen } from "./open-socket.ts";

export interface Certificate {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/**
 * Returns the certificate with its key; null without TLS.
 *
 * @throws CannotListen if a file can't be read, or if the two do not belong together
 */
export function readCertificate(tls: ConsoleSettings["tls"]): Certificate | null {
  if (tls === null) return null;
  const read = (file: string, setting: string) => {
    try {
      return readPlainFile(file);
    } catch (error) {
      const { code = "unknown" } = error as NodeJS.ErrnoException;
      throw new CannotListen(`console.tls.${setting}: ${file} can't be read (${code}).`);
    }
  };
  const files = { cert: read(tls.certFile, "certFile"), key: read(tls.keyFile, "keyFile") };
  try {
    createSecureContext(files);
  } catch (error) {
    throw new CannotListen(
      `console.tls: ${tls.certFile} and ${tls.keyFile} can't be used together (${(error as Error).message}). ` +
        "Both must be PEM files, and the key must be the certificate's.",
    );
  }
  return files;
}
