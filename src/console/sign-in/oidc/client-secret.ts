import { statSync } from "node:fs";
import { readPlainFile } from "../../../config/plain-file.ts";
import { IssuerUnusable } from "./issuer-shape.ts";

export { IssuerUnusable } from "./issuer-shape.ts";

/**
 * Returns the secret by which the console proves itself to the issuer.
 *
 * @throws IssuerUnusable if the file can't be read, or if others may read it
 */
export function readClientSecret(file: string): string {
  const where = `console.signIn.oidc.clientSecretFile: ${file}`;
  try {
    if ((statSync(file).mode & 0o077) !== 0)
      throw new IssuerUnusable(`${where} may be read by others. Run: chmod 600 ${file}`);
    const secret = readPlainFile(file).toString("utf8").trim();
    if (secret === "") throw new IssuerUnusable(`${where} is blank.`);
    return secret;
  } catch (error) {
    if (error instanceof IssuerUnusable) throw error;
    throw new IssuerUnusable(`${where} can't be read (${(error as NodeJS.ErrnoException).code ?? "unknown"}).`);
  }
}
