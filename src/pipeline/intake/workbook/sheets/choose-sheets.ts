import { FileRefused } from "../../../../model/file-refused.ts";
import { counted } from "../../../../model/text/counted.ts";
import { foldCase } from "../../../../model/text/spelling/text-folding.ts";
import { matchesPattern } from "../../arrival/inbox-names.ts";
import type { ScoreHeader } from "../../table/find-header.ts";
import { hostile } from "../../table/refusals.ts";
import type { SheetChoice } from "../../table/sheet-choice.ts";
import { openSheet, type OpenedSheet } from "./open-sheet.ts";
import { countPeople, repeatsPeople } from "./repeated-people.ts";
import type { SheetEntry, Workbook } from "../workbook.ts";

/** Each visible sheet is read, to know whether it holds people. */
const MOST_VISIBLE_SHEETS = 100;

/** The sheets of a workbook that hold people. */
export interface ChosenSheets {
  /** The sheets that are read, in the workbook's order; at least one. */
  readonly read: readonly [OpenedSheet, ...OpenedSheet[]];
  /** Visible sheets with people that are not read. */
  readonly passedOver: readonly OpenedSheet[];
}

/**
 * Decides which sheets of a workbook are read. Every visible sheet with people is either read or passed over, except for a
 * sheet that only repeats people of the sheet that is read.
 *
 * @throws FileRefused `several_sheets`, `unknown_sheet`, `no_header`, `empty_file`
 */
export async function chooseSheets(
  workbook: Workbook,
  choice: SheetChoice,
  scoreHeader: ScoreHeader,
): Promise<ChosenSheets> {
  const visible = workbook.sheets.filter(isVisible).length;
  if (visible > MOST_VISIBLE_SHEETS) throw hostile(`it has ${visible} visible sheets`);
  if (choice.names !== null) return chooseByName(workbook, choice.names, choice, scoreHeader);
  const { opened, refusal } = await openAll(workbook.sheets.filter(isVisible), scoreHeader);
  const withPeople = opened.filter((sheet) => holdsPeople(sheet, choice));
  const kept = opened.find(({ sheet }) => choice.kept !== null && fold(sheet.name) === fold(choice.kept));
  if (kept !== undefined) return { read: [kept], passedOver: await notRepeated(kept, withPeople) };
  const lists = withPeople.filter(({ layout }) => choice.roleOf(layout.shape.header) === "list");
  const best = bestOf(lists.length > 0 ? lists : opened);
  if (best === null) throw refusal ?? noVisibleSheet(workbook);
  const main = lists.length > 1 ? await largestOf(lists) : best;
  const further = await notRepeated(main, lists);
  if (further.length > 0) throw await severalSheets([main, ...further]);
  return { read: [main], passedOver: await notRepeated(main, withPeople) };
}

async function chooseByName(
  workbook: Workbook,
  names: readonly string[],
  choice: SheetChoice,
  scoreHeader: ScoreHeader,
): Promise<ChosenSheets> {
  const exact = names.filter((name) => !isPattern(name)).map((name) => sheetByName(workbook, name));
  const patterns = names.filter(isPattern);
  const named = await Promise.all(exact.map((sheet) => openSheet(sheet, scoreHeader)));
  const others = workbook.sheets.filter((sheet) => isVisible(sheet) && !exact.includes(sheet));
  const { opened, refusal } = await openAll(others, scoreHeader);
  const withPeople = opened.filter((sheet) => holdsPeople(sheet, choice));
  const matching = withPeople.filter(({ sheet }) => patterns.some((pattern) => matchesPattern(pattern, sheet.name)));
  const [first, ...rest] = inOrder(workbook, [...named, ...matching]);
  if (first === undefined) throw refusal ?? unknownSheet(workbook, names.join("”, “"));
  return { read: [first, ...rest], passedOver: withPeople.filter((sheet) => !matching.includes(sheet)) };
}

/** Opens sheets. A sheet without a header is left out, and one refusal of such a sheet is returned. */
async function openAll(sheets: readonly SheetEntry[], scoreHeader: ScoreHeader) {
  const opened: OpenedSheet[] = [];
  let refusal: FileRefused | null = null;
  for (const sheet of sheets) {
    try {
      opened.push(await openSheet(sheet, scoreHeader));
    } catch (error) {
      if (!(error instanceof FileRefused) || (error.code !== "no_header" && error.code !== "empty_file")) throw error;
      // The refusal of a sheet without header helps people more than the refusal of an empty sheet.
      if (refusal === null || error.code === "no_header") refusal = error;
    }
  }
  return { opened, refusal };
}

/** Returns the sheets that hold people who are not on the main sheet. */
async function notRepeated(main: OpenedSheet, sheets: readonly OpenedSheet[]): Promise<readonly OpenedSheet[]> {
  const others: OpenedSheet[] = [];
  for (const sheet of sheets) if (sheet !== main && !(await repeatsPeople(sheet, main))) others.push(sheet);
  return others;
}

/** Returns the sheet with the best header. Of equal ones, the first with rows. */
function bestOf(sheets: readonly OpenedSheet[]): OpenedSheet | null {
  let best: OpenedSheet | null = null;
  for (const sheet of sheets) if (best === null || fitsBetter(sheet, best)) best = sheet;
  return best;
}

function fitsBetter(one: OpenedSheet, other: OpenedSheet): boolean {
  if (one.layout.score !== other.layout.score) return one.layout.score > other.layout.score;
  return one.hasRows && !other.hasRows;
}

async function largestOf(sheets: readonly OpenedSheet[]): Promise<OpenedSheet> {
  const sizes = await Promise.all(sheets.map(countPeople));
  return sheets[sizes.indexOf(Math.max(...sizes))] as OpenedSheet;
}

function holdsPeople({ layout, hasRows }: OpenedSheet, { roleOf }: SheetChoice): boolean {
  return hasRows && roleOf(layout.shape.header) !== "other";
}

function isVisible(sheet: SheetEntry): boolean {
  return sheet.isVisible;
}

function inOrder(workbook: Workbook, sheets: readonly OpenedSheet[]): readonly OpenedSheet[] {
  return sheets.toSorted((a, b) => workbook.sheets.indexOf(a.sheet) - workbook.sheets.indexOf(b.sheet));
}

function fold(name: string): string {
  return foldCase(name.trim());
}

function isPattern(name: string): boolean {
  return /[*?]/u.test(name);
}

function sheetByName(workbook: Workbook, name: string): SheetEntry {
  const found =
    workbook.sheets.find((sheet) => sheet.name === name) ??
    workbook.sheets.find((sheet) => fold(sheet.name) === fold(name));
  if (found === undefined) throw unknownSheet(workbook, name);
  return found;
}

function unknownSheet(workbook: Workbook, name: string): FileRefused {
  return new FileRefused(
    "unknown_sheet",
    `The workbook has no sheet named “${name}”. Its sheets are: ${namesOf(workbook)}.`,
    'Rename the sheet, or set "sheet" in the feed\'s configuration to one of these names.',
  );
}

async function severalSheets(sheets: readonly OpenedSheet[]): Promise<FileRefused> {
  const sizes = await Promise.all(sheets.map(countPeople));
  const named = sheets.map(({ sheet }, at) => `“${sheet.name}” (${counted(sizes[at] ?? 0, "row")})`);
  return new FileRefused(
    "several_sheets",
    `The workbook has people on several sheets: ${named.join(", ")}.`,
    'Put all people on one sheet, or have your administrator set "sheet" in the feed\'s configuration to the sheets that are to be read: one name, several, or "*" for all.',
  );
}

function noVisibleSheet(workbook: Workbook): FileRefused {
  const names = namesOf(workbook);
  return new FileRefused(
    "no_header",
    "The workbook has no visible sheet with rows.",
    names === ""
      ? "Put the list on a sheet, and put the file into the inbox folder again."
      : `Show the sheet that holds the list, or set "sheet" in the feed's configuration to its name: ${names}.`,
  );
}

function namesOf({ sheets }: Workbook): string {
  return sheets.map(({ name }) => `“${name}”`).join(", ");
}
