import { stat } from "node:fs/promises";

import { readBytes } from "../text/decode-text.ts";
import { passwordProtected } from "../table/refusals.ts";
import { attribute, readXml } from "../workbook/xml-events.ts";
import type { ZipPackage } from "../workbook/zip-package.ts";

const MANIFEST = "META-INF/manifest.xml";
const CONTENT = "content.xml";
const STYLES = "styles.xml";
const SPREADSHEET = "application/vnd.oasis.opendocument.spreadsheet";

/** The streams of an OpenDocument file that matter for a list. */
export interface OdsSource {
  /** Size of the file. */
  readonly bytes: number;
  content(): AsyncIterable<Buffer>;
  /** null: the file has no common styles, or they stand in `content`. */
  readonly styles: (() => AsyncIterable<Buffer>) | null;
  close(): void;
}

/** What an OpenDocument package holds. `other`: no list, with its name for people. */
export type OpenDocument =
  | { readonly kind: "spreadsheet"; readonly source: OdsSource }
  | { readonly kind: "other"; readonly what: string };

const OTHER_KINDS: readonly (readonly [string, string])[] = [
  ["application/vnd.oasis.opendocument.text", "an OpenDocument text (.odt)"],
  ["application/vnd.oasis.opendocument.presentation", "an OpenDocument presentation (.odp)"],
  ["application/vnd.oasis.opendocument.base", "a database of LibreOffice (.odb)"],
  ["application/vnd.oasis.opendocument.", "an OpenDocument file"],
  ["application/vnd.sun.xml.", "a file of OpenOffice 1 (such as .sxc)"],
];

/**
 * Returns what an OpenDocument package holds; null if the package is none.
 *
 * @throws FileRefused `password_protected`, `damaged`, `hostile`
 */
export async function findOpenDocument(pack: ZipPackage): Promise<OpenDocument | null> {
  const manifest = await readManifest(pack);
  const type = (await readMimeType(pack)) ?? manifest.type;
  if (type === null) return null;
  const other = OTHER_KINDS.find(([start]) => type.startsWith(start));
  const isSpreadsheet = type === SPREADSHEET || type === `${SPREADSHEET}-template`;
  if (!isSpreadsheet && other === undefined) return null;
  if (manifest.isEncrypted) throw passwordProtected();
  if (!isSpreadsheet) return { kind: "other", what: other?.[1] ?? "an OpenDocument file" };
  const source: OdsSource = {
    bytes: pack.bytes,
    content: () => pack.read(CONTENT),
    styles: pack.has(STYLES) ? () => pack.read(STYLES) : null,
    close: () => pack.close(),
  };
  return { kind: "spreadsheet", source };
}

/** Opens an OpenDocument file that is one XML text (.fods). */
export async function openFlatFile(path: string): Promise<OdsSource> {
  const { size } = await stat(path);
  return { bytes: size, content: () => readBytes(path), styles: null, close: () => {} };
}

async function readMimeType(pack: ZipPackage): Promise<string | null> {
  if (!pack.has("mimetype")) return null;
  for await (const bytes of pack.read("mimetype")) return bytes.toString("latin1", 0, 100).trim();
  return null;
}

/** Reads the package's own type, and whether a password protects its parts. */
async function readManifest(pack: ZipPackage): Promise<{ type: string | null; isEncrypted: boolean }> {
  let type: string | null = null;
  let isEncrypted = false;
  if (!pack.has(MANIFEST)) return { type, isEncrypted };
  await readXml(pack.read(MANIFEST), {
    open(name, attributes) {
      isEncrypted ||= name === "encryption-data";
      if (name === "file-entry" && attribute(attributes, "full-path") === "/")
        type = attribute(attributes, "media-type") ?? null;
    },
  });
  return { type, isEncrypted };
}
