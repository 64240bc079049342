import type { RawRow } from "../table/raw-row.ts";
import { damaged, hostile } from "../table/refusals.ts";
import { createMergedColumns } from "../workbook/merged-cells.ts";
import type { NumberFormat } from "../workbook/cell-format.ts";
import { MAX_FORMATS, MAX_SHEETS, sheetLimits } from "../workbook/sheet-limits.ts";
import type { Workbook } from "../workbook/workbook.ts";
import { attribute, readXml } from "../workbook/xml-events.ts";
import type { ZipPackage } from "../workbook/zip-package.ts";
import { MAX_FORMAT_CHARACTERS, readNumberFormat } from "./number-format.ts";
import { isTrue, readRelations } from "./relations.ts";
import { createSharedStrings, readSharedStrings } from "./shared-strings.ts";
import type { SharedStrings } from "./shared-strings.ts";
import { readSheetFrame } from "./sheet-frame.ts";
import type { SheetFrame } from "./sheet-frame.ts";
import { readSheetRows } from "./xlsx-sheet.ts";

/** What the cells of all sheets refer to. */
interface SharedParts {
  readonly strings: SharedStrings;
  /** Number formats by a cell's style index. */
  readonly formats: readonly NumberFormat[];
  readonly is1904: boolean;
}

/** Returns the part that describes the workbook; null if the package is no XLSX package. */
export async function findXlsxWorkbook(pack: ZipPackage): Promise<string | null> {
  const root = (await readRelations(pack, "")).find(({ type }) => type === "officeDocument")?.target;
  const part = root ?? "xl/workbook.xml";
  return pack.has(part) && /\.xml$/i.test(part) ? part : null;
}

/**
 * Opens an XLSX package and reads everything except the rows.
 *
 * @throws FileRefused `damaged`, `hostile`
 */
export async function openXlsxWorkbook(pack: ZipPackage, part: string): Promise<Workbook> {
  const { sheets, is1904 } = await readSheetList(pack, part);
  const relations = await readRelations(pack, part);
  const target = (type: string): string | undefined => relations.find((relation) => relation.type === type)?.target;
  const stringsPart = target("sharedStrings");
  const stylesPart = target("styles");
  const shared: SharedParts = {
    is1904,
    strings:
      stringsPart !== undefined && pack.has(stringsPart)
        ? await readSharedStrings(pack, stringsPart)
        : createSharedStrings(),
    formats: stylesPart !== undefined && pack.has(stylesPart) ? await readFormats(pack, stylesPart) : [],
  };
  return {
    format: "xlsx",
    is1904,
    sheets: sheets.flatMap(({ id, name, isVisible }) => {
      const relation = relations.find((candidate) => candidate.id === id);
      if (relation?.type !== "worksheet") return [];
      const open = async () => {
        const frame = await readSheetFrame(pack, relation.target);
        return () => readRows(pack, relation.target, frame, shared);
      };
      return [{ name, isVisible, open }];
    }),
    close: () => pack.close(),
  };
}

function readRows(
  pack: ZipPackage,
  part: string,
  frame: SheetFrame,
  { strings, formats, is1904 }: SharedParts,
): AsyncGenerator<readonly RawRow[]> {
  return readSheetRows(pack.read(part), {
    merged: createMergedColumns(frame.merged),
    isFiltered: frame.isFiltered,
    mailLinks: frame.mailLinks,
    ...sheetLimits(pack.bytes),
    is1904,
    sharedString: (index) => strings.get(index),
    format: (style) => formats[style] ?? { kind: "plain" },
  });
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
