import { FileRefused } from "../../../model/file-refused.ts";
import { MAX_FORMAT_CHARACTERS, readNumberFormat } from "./number-format.ts";
import type { NumberFormat } from "./number-format.ts";
import { damaged, hostile, wrongType } from "../table/refusals.ts";
import { createSharedStrings, readSharedStrings } from "./shared-strings.ts";
import type { SharedStrings } from "./shared-strings.ts";
import { attribute, readXml } from "./xml-events.ts";
import type { XmlAttributes } from "./xml-events.ts";
import type { ZipPackage } from "./zip-package.ts";
import { openZipPackage } from "./zip-package.ts";

/** Limits that no program reaches: Excel writes at most 65,490 cell formats, and a package has at most 1,000 parts. */
const MAX_FORMATS = 100_000;
const MAX_RELATIONS = 10_000;
const MAX_SHEETS = 1_000;

export interface SheetEntry {
  readonly name: string;
  readonly isVisible: boolean;
  /** Name of the part with the sheet's rows. */
  readonly part: string;
}

export interface Workbook {
  readonly pack: ZipPackage;
  readonly sheets: readonly SheetEntry[];
  readonly strings: SharedStrings;
  /** Number formats by a cell's style index. */
  readonly formats: readonly NumberFormat[];
  readonly is1904: boolean;
}

interface Relation {
  readonly id: string;
  /** Last word of the type's address, which is the same in strict and transitional workbooks. */
  readonly type: string;
  readonly target: string;
}

/**
 * Opens an XLSX package and reads everything except the rows.
 *
 * @throws FileRefused `wrong_type` (another kind of ZIP file), `damaged`, `hostile`, `password_protected`
 */
export async function openWorkbook(path: string): Promise<Workbook> {
  const pack = await openZipPackage(path);
  try {
    const root = (await readRelations(pack, "")).find(({ type }) => type === "officeDocument")?.target;
    const part = root ?? "xl/workbook.xml";
    if (!pack.has(part) || !/\.xml$/i.test(part)) throw await refuseOtherZip(pack);
    const { sheets, is1904 } = await readSheetList(pack, part);
    const relations = await readRelations(pack, part);
    const target = (type: string): string | undefined => relations.find((relation) => relation.type === type)?.target;
    const stringsPart = target("sharedStrings");
    const stylesPart = target("styles");
    return {
      pack,
      is1904,
      sheets: sheets.flatMap(({ id, ...sheet }) => {
        const relation = relations.find((candidate) => candidate.id === id);
        return relation?.type === "worksheet" ? [{ ...sheet, part: relation.target }] : [];
      }),
      strings:
        stringsPart !== undefined && pack.has(stringsPart)
          ? await readSharedStrings(pack, stringsPart)
          : createSharedStrings(),
      formats: stylesPart !== undefined && pack.has(stylesPart) ? await readFormats(pack, stylesPart) : [],
    };
  } catch (error) {
    pack.close();
    throw error;
  }
}

/** Returns a part's relations to other parts. The part "" stands for the package itself. */
export async function readRelations(pack: ZipPackage, part: string): Promise<Relation[]> {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const relations: Relation[] = [];
  await readRelationElements(pack, part, (attributes) => {
    if (attributes["TargetMode"] === "External") return;
    if (relations.length === MAX_RELATIONS) throw hostile("its parts refer to one another thousands of times");
    relations.push({
      id: attributes["Id"] ?? "",
      type: (attributes["Type"] ?? "").replace(/^.*\//, ""),
      target: resolvePart(folder, attributes["Target"] ?? ""),
    });
  });
  return relations;
}

async function readRelationElements(
  pack: ZipPackage,
  part: string,
  take: (attributes: XmlAttributes) => void,
): Promise<void> {
  const slash = part.lastIndexOf("/") + 1;
  const name = `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
  if (!pack.has(name)) return;
  await readXml(pack.read(name), {
    open(element, attributes) {
      if (element === "Relationship") take(attributes);
    },
  });
}

/** Excel allows this many links in a sheet. */
const MAX_LINKS = 65_530;

/** Returns the e-mail addresses that a sheet's links lead to, by the link's id. */
export async function readMailTargets(pack: ZipPackage, part: string): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>();
  await readRelationElements(pack, part, (attributes) => {
    const address = /^mailto:([^?]+)/i.exec(attributes["Target"] ?? "")?.[1];
    if (attributes["TargetMode"] !== "External" || address === undefined || targets.size === MAX_LINKS) return;
    targets.set(attributes["Id"] ?? "", readable(address));
  });
  return targets;
}

function readable(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Returns the part that a relation's target names: `../x` and `./x` are relative to a folder, `/x` to the package. */
function resolvePart(folder: string, target: string): string {
  const steps = target.startsWith("/") ? [] : folder.split("/").filter((step) => step !== "");
  for (const step of target.replaceAll("\\", "/").split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}

async function readSheetList(
  pack: ZipPackage,
  part: string,
): Promise<{ sheets: { id: string; name: string; isVisible: boolean }[]; is1904: boolean }> {
  const sheets: { id: string; name: string; isVisible: boolean }[] = [];
  let is1904 = false;
  let isWorkbook = false;
  await readXml(pack.read(part), {
    open(element, attributes) {
      isWorkbook ||= element === "workbook";
      if (element === "workbookPr") is1904 = isTrue(attributes["date1904"]);
      if (element !== "sheet") return;
      if (sheets.length === MAX_SHEETS) throw hostile("it has thousands of sheets");
      const isVisible = (attributes["state"] ?? "visible") === "visible";
      const id = Object.entries(attributes).find(([key]) => /:id$|^id$/.test(key))?.[1] ?? "";
      sheets.push({ id, name: attribute(attributes, "name") ?? "", isVisible });
    },
  });
  if (!isWorkbook) throw damaged(new Error("no workbook element"));
  return { sheets, is1904 };
}

async function readFormats(pack: ZipPackage, part: string): Promise<NumberFormat[]> {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let inCellFormats = false;
  await readXml(pack.read(part), {
    open(element, attributes) {
      if (ids.length > MAX_FORMATS || codes.size > MAX_FORMATS)
        throw hostile("it has more cell formats than Excel can have");
      if (element === "numFmt") codes.set(Number(attributes["numFmtId"]), checkedCode(attributes["formatCode"] ?? ""));
      if (element === "cellXfs") inCellFormats = true;
      if (element === "xf" && inCellFormats) ids.push(Number(attributes["numFmtId"] ?? 0));
    },
    close(element) {
      if (element === "cellXfs") inCellFormats = false;
    },
  });
  const formats = new Map([...new Set(ids)].map((id) => [id, readNumberFormat(id, codes.get(id))]));
  return ids.flatMap((id) => formats.get(id) ?? []);
}

function checkedCode(code: string): string {
  if (code.length > MAX_FORMAT_CHARACTERS) throw hostile(`one of its number formats has ${code.length} characters`);
  return code;
}

export function isTrue(value: string | undefined): boolean {
  return value === "1" || value === "true" || value === "on";
}

const OTHER_PACKAGES: readonly (readonly [RegExp, string])[] = [
  [/^xl\/workbook\.bin$/, "a binary Excel workbook (.xlsb)"],
  [/^word\//, "a Word document"],
  [/^ppt\//, "a PowerPoint presentation"],
  [/^index\/.*\.iwa$|^index\.zip$/, "a document of Apple Numbers, Pages or Keynote"],
  [/^visio\//, "a Visio drawing"],
];

async function refuseOtherZip(pack: ZipPackage): Promise<FileRefused> {
  const other = OTHER_PACKAGES.find(([pattern]) => pack.names.some((name) => pattern.test(name)))?.[1];
  const what = other ?? (await openDocumentKind(pack));
  if (what !== null) return wrongType(what);
  return new FileRefused(
    "wrong_type",
    "This is a ZIP archive, not an Excel workbook (.xlsx).",
    "Unpack the archive and drop the list that is inside.",
  );
}

async function openDocumentKind(pack: ZipPackage): Promise<string | null> {
  if (!pack.has("mimetype")) return null;
  for await (const bytes of pack.read("mimetype")) {
    const type = bytes.toString("latin1", 0, 100);
    if (type.includes("opendocument.spreadsheet")) return "an OpenDocument spreadsheet (.ods)";
    if (type.includes("opendocument")) return "an OpenDocument file";
  }
  return null;
}
