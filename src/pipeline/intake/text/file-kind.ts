import { FileRefused } from "../../../model/file-refused.ts";
import { readBytes } from "./decode-text.ts";
import { emptyFile, passwordProtected, wrongType } from "../table/refusals.ts";

const HEAD_BYTES = 4096;
const OLE_SEARCH_BYTES = 64 * 1024 * 1024;

/** Kinds of files that can be lists. Every other kind is refused with its name. `flat`: OpenDocument as one XML text. */
export type ReadableKind = "zip" | "flat" | "text";

/**
 * The kind of a file, judged by its first bytes. `ole`: an old Office file, or an encrypted new one. `foreign`: a kind
 * that is never a list, with its name for people.
 */
export type SniffedKind = ReadableKind | "empty" | "ole" | { readonly foreign: string };

const BINARY_SIGNATURES: readonly (readonly [string, string])[] = [
  ["%PDF-", "a PDF document"],
  ["\x89PNG", "a picture (PNG)"],
  ["\xff\xd8\xff", "a picture (JPEG)"],
  ["GIF8", "a picture (GIF)"],
  ["II*\0", "a picture (TIFF)"],
  ["MM\0*", "a picture (TIFF)"],
  ["\x1f\x8b", "a compressed file (gzip)"],
  ["7z\xbc\xaf", "a compressed archive (7z)"],
  ["Rar!", "a compressed archive (RAR)"],
  ["BZh", "a compressed file (bzip2)"],
  ["\xfd7zXZ", "a compressed file (xz)"],
  ["SQLite format 3\0", "a database (SQLite)"],
  ["PAR1", "a Parquet data file"],
  ["\x7fELF", "a program"],
  ["MZ\x90\0", "a program"],
  ["\x09\x08\x10\0\0\x06", "an old Excel file"],
  ["\x09\x04\x06\0", "an old Excel file"],
  ["\0\0\x02\0\x06\x04", "an old Lotus 1-2-3 file"],
  ["\0\0\x1a\0", "an old Lotus 1-2-3 file"],
];

const TEXT_SIGNATURES: readonly (readonly [RegExp, string])[] = [
  [/^begin:vcard/i, "a file of address cards (vCard)"],
  [/^begin:vcalendar/i, "a calendar (iCalendar)"],
  [/^\{\\rtf/, "a text document (RTF)"],
  [
    /^(?:<!--[^]*?-->\s*|<\?xml[^>]*>\s*)*<(?:!doctype html|(?:html|head|title|meta|link|style|script|body|div|span|font|center|table|thead|tbody|tr|p|b|br|hr|h[1-6])[\s/>])/i,
    "a web page (HTML), although its name may say otherwise",
  ],
  [
    /^<\?xml[^>]*>\s*(<!--[^]*?-->\s*)*(<\?mso-application[^>]*>\s*)?<([a-z]+:)?workbook/i,
    "an Excel 2003 workbook (XML)",
  ],
  [/^<\?xml/i, "an XML file"],
  [
    /^(?:mime-version|from|return-path|received|content-type):[^\n]*\n(?:[^\n]*\n)*?(?:mime-version|subject|content-type|content-transfer-encoding):/i,
    "a saved e-mail or web archive (MHTML)",
  ],
  [/^TABLE\r?\n0,1\r?\n"[^\n]*\r?\n(?:VECTORS|TUPLES|LABEL|COMMENT|DATA|SIZE)\r?\n/, "a DIF file"],
  [/^(?:version: ?1\s+)?(?:#[^\n]*\n)*dn: ?[a-z]+=/i, "a directory export (LDIF)"],
  [/^(\{\s*"|\{\s*\}\s*$|\[\s*\{|\[\s*\])/, "a JSON file"],
  [/^(PK|id;p)\b.{0,20}wxl;/i, "a SYLK file"],
  // The header of a list can begin with "ID;Prénom", so the next record counts, too.
  [/^ID;P[^\r\n]*[\r\n]+(P;P|F;|B;[XY]|O;|C;[XY])/, "a SYLK file"],
];

const FLAT_OPEN_DOCUMENT =
  /^<\?xml[^>]*>\s*(<!--[^]*?-->\s*)*<([a-z]+:)?document\s[^<>]*urn:oasis:names:tc:opendocument:/i;

/** Returns the kind of a file, judged by its first bytes. */
export function sniffKind(head: Buffer): SniffedKind {
  if (head.length === 0) return "empty";
  const bytes = head.toString("latin1");
  if (bytes.startsWith("PK\x03\x04") || bytes.startsWith("PK\x05\x06") || bytes.startsWith("PK\x07\x08")) return "zip";
  if (bytes.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")) return "ole";
  const binary = BINARY_SIGNATURES.find(([signature]) => bytes.startsWith(signature));
  if (binary !== undefined) return { foreign: binary[1] };
  if (isDbase(head)) return { foreign: "a dBASE table" };
  const text = headText(head).replace(/^[\ufeff\s]+/, "");
  if (FLAT_OPEN_DOCUMENT.test(text)) return "flat";
  const foreign = TEXT_SIGNATURES.find(([signature]) => signature.test(text));
  return foreign === undefined ? "text" : { foreign: foreign[1] };
}

/** Names of kinds whose letters stand in the file as letters. */
const PLAIN = /^a web page|^an Excel 2003 workbook|^an XML file|^a JSON file/;
/** Names of kinds whose texts are packed or drawn. */
const PACKED = /compressed|PDF|picture|Parquet/;

/** Returns whether the letters of a file of this kind stand in it as letters, unless the file has further data. */
export function hasPlainTexts(kind: SniffedKind): boolean {
  return typeof kind === "object" ? PLAIN.test(kind.foreign) : kind === "text" || kind === "flat";
}

/** Returns whether the texts of a file of this kind are packed or drawn. */
export function isPacked(kind: SniffedKind): boolean {
  return typeof kind === "object" && PACKED.test(kind.foreign);
}

/** Tells whether a file begins as a dBASE table: version, date of the last change, and where the fields end. */
function isDbase(head: Buffer): boolean {
  const [version = 0, , month = 0, day = 0] = head;
  if (head.length < 33 || ![0x02, 0x03, 0x04, 0x30, 0x31, 0x83, 0x8b, 0xf5].includes(version)) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 && head.readUInt16LE(8) % 32 < 2;
}

/**
 * Returns the kind of a file that can be a list.
 *
 * @throws FileRefused `empty_file`, `wrong_type`, `old_workbook`, `password_protected` for every other file
 */
export async function refuseForeignFile(path: string): Promise<ReadableKind> {
  const kind = sniffKind(await readHead(path));
  switch (kind) {
    case "zip":
    case "flat":
    case "text":
      return kind;
    case "empty":
      throw emptyFile();
    case "ole":
      throw await oleRefusal(path);
    default:
      throw wrongType(kind.foreign);
  }
}

async function oleRefusal(path: string): Promise<FileRefused> {
  if (await contains(path, Buffer.from("EncryptedPackage", "utf16le"))) return passwordProtected();
  const isWorkbook =
    (await contains(path, Buffer.from("Workbook\0", "utf16le"))) ||
    (await contains(path, Buffer.from("Book\0", "utf16le")));
  if (!isWorkbook) return wrongType("an old Office file");
  return new FileRefused(
    "old_workbook",
    "This is a workbook of Excel 97–2003 (.xls).",
    "Open it in Excel or LibreOffice, choose “Save as” and the type “Excel workbook (.xlsx)”, and drop that file.",
  );
}

async function readHead(path: string): Promise<Buffer> {
  for await (const bytes of readBytes(path)) return bytes.subarray(0, HEAD_BYTES);
  return Buffer.alloc(0);
}

function headText(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return head.toString("utf16le");
  if (head[0] === 0xfe && head[1] === 0xff)
    return Buffer.from(head.subarray(0, head.length & ~1))
      .swap16()
      .toString("utf16le");
  return head.toString("utf8");
}

async function contains(path: string, needle: Buffer): Promise<boolean> {
  let tail = Buffer.alloc(0);
  let seen = 0;
  for await (const bytes of readBytes(path)) {
    const window = Buffer.concat([tail, bytes]);
    if (window.includes(needle)) return true;
    tail = Buffer.from(window.subarray(-needle.length));
    seen += bytes.length;
    if (seen > OLE_SEARCH_BYTES) return false;
  }
  return false;
}
