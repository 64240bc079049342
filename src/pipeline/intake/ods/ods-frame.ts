import { dayNumberOf } from "../../../model/calendar.ts";
import { damaged, hostile, wrongType } from "../table/refusals.ts";
import type { NumberFormat } from "../workbook/cell-format.ts";
import { createPlainRows } from "../workbook/plain-rows.ts";
import { MAX_SHEETS } from "../workbook/sheet-limits.ts";
import { createXmlReader, readXml } from "../workbook/xml-events.ts";
import type { XmlAttributes } from "../workbook/xml-events.ts";
import { createOdsNames } from "./ods-names.ts";
import type { OdsSource } from "./ods-package.ts";
import { createOdsStyles } from "./ods-styles.ts";
import type { OdsStyles } from "./ods-styles.ts";
import { createPlainRowReader, ROW_END, ROW_START } from "./plain-row.ts";
import { createTableTracker } from "./table-tracker.ts";

const DAY_0 = dayNumberOf({ year: 1899, month: 12, day: 30 });

/** Everything in an OpenDocument spreadsheet except the rows. */
export interface OdsFrame {
  readonly sheets: readonly OdsSheet[];
  readonly formats: ReadonlyMap<string, NumberFormat>;
  /** The day that the document counts from, as days after 1899-12-30. */
  readonly nullDay: number;
  /** Number of bytes that `content` unpacks to. */
  readonly contentBytes: number;
}

interface OdsSheet {
  readonly name: string;
  readonly isVisible: boolean;
  /** True when a filter is set, and the document does not tell the rows that it hides from other hidden rows. */
  readonly isFiltered: boolean;
}

interface FoundSheet {
  readonly name: string;
  readonly style: string | undefined;
  namesFilteredRows: boolean;
}

/**
 * Reads the frame of a spreadsheet. Rows in the usual form are passed over, so this function is quick.
 *
 * @throws FileRefused `wrong_type`, `damaged`, `hostile`
 */
export async function readOdsFrame(source: OdsSource): Promise<OdsFrame> {
  const styles = createOdsStyles();
  if (source.styles !== null) await readCommonStyles(source.styles(), styles);
  const { sheets, filtered, nullDay, contentBytes } = await readContent(source, styles);
  return {
    formats: styles.formats(),
    nullDay,
    contentBytes,
    sheets: sheets.map(({ name, style, namesFilteredRows }) => ({
      name,
      isVisible: !styles.hidesSheet(style),
      isFiltered: filtered.has(name) && !namesFilteredRows,
    })),
  };
}

/** Reads the styles that all sheets share. The file's automatic styles are those of its page headers. */
async function readCommonStyles(bytes: AsyncIterable<Buffer>, styles: OdsStyles): Promise<void> {
  const names = createOdsNames();
  let automatic = 0;
  await readXml(bytes, {
    open(name, attributes) {
      names.learn(attributes);
      if (name === "automatic-styles" || automatic > 0) automatic += 1;
      else styles.open(name, names.of(attributes));
    },
    text(text) {
      if (automatic === 0) styles.text(text);
    },
    close(name) {
      if (automatic > 0) automatic -= 1;
      else styles.close(name);
    },
  });
}

async function readContent(source: OdsSource, styles: OdsStyles) {
  const sheets: FoundSheet[] = [];
  const filtered = new Set<string>();
  const tracker = createTableTracker();
  const names = createOdsNames();
  const plainRows = createPlainRowReader();
  let nullDay = 0;
  let range: string | null = null;
  let isSpreadsheet = false;
  let body: string | null = null;
  let inStyles = 0;

  const openRow = (attributes: XmlAttributes): void => {
    const sheet = sheets.at(-1);
    if (sheet !== undefined && attributes["table:visibility"] === "filter") sheet.namesFilteredRows = true;
  };
  const openSheet = (attributes: XmlAttributes): void => {
    if (sheets.length === MAX_SHEETS) throw hostile("it has thousands of sheets");
    const { "table:name": name = "", "table:style-name": style } = attributes;
    sheets.push({ name, style, namesFilteredRows: false });
  };
  const openOther = (name: string, attributes: XmlAttributes): void => {
    if (inStyles > 0) styles.open(name, attributes);
    if (name === "styles" || name === "automatic-styles" || inStyles > 0) inStyles += 1;
    else if (name === "body") body = "";
    else if (body === "") [body, isSpreadsheet] = [name, name === "spreadsheet"];
    else if (name === "null-date") nullDay = readNullDay(attributes["table:date-value"]) ?? nullDay;
    else if (name === "database-range") range = sheetOfRange(attributes["table:target-range-address"] ?? "");
    else if (name === "filter-condition" && range !== null) filtered.add(range);
  };

  const xml = createXmlReader({
    open(name, written) {
      names.learn(written);
      const element = tracker.open(name);
      if (element === "inside a cell" || element === "cell" || element === "column") return;
      const attributes = names.of(written);
      if (element === "row") openRow(attributes);
      else if (element === "sheet") openSheet(attributes);
      else if (tracker.place() === "elsewhere") openOther(name, attributes);
    },
    text(text) {
      if (inStyles > 0) styles.text(text);
    },
    close(name) {
      tracker.close(name);
      if (inStyles === 0) return;
      inStyles -= 1;
      if (inStyles > 0) styles.close(name);
    },
  });
  const reader = createPlainRows(xml, {
    opening: null,
    start: ROW_START,
    end: ROW_END,
    readsText: false,
    between: "elements",
    readRow(row) {
      const attributes = names.areUsual() ? plainRows.tag(row) : null;
      if (attributes !== null) openRow(attributes);
      return attributes !== null;
    },
    place: () => tracker.place(),
  });
  let contentBytes = 0;
  for await (const bytes of source.content()) {
    contentBytes += bytes.length;
    reader.write(bytes);
  }
  reader.end();
  if (body === null) throw damaged(new Error("no body element"));
  if (!isSpreadsheet) throw wrongType("an OpenDocument file without a spreadsheet");
  return { sheets, filtered, nullDay, contentBytes };
}

function readNullDay(written: string | undefined): number | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(written ?? "") ?? [];
  if (year === undefined) return null;
  return dayNumberOf({ year: Number(year), month: Number(month), day: Number(day) }) - DAY_0;
}

/** Returns the name of a range's sheet: `Staff.A1:Staff.B9` → `Staff`, `'Ann''s list'.A1:.B9` → `Ann's list`. */
function sheetOfRange(address: string): string | null {
  const [, quoted, plain] = /^\$?(?:'((?:[^']|'')*)'|([^'.]+))\./.exec(address) ?? [];
  return quoted?.replaceAll("''", "'") ?? plain ?? null;
}
