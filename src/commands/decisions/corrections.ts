import { openLedgerView } from "../../app/ledger-view.ts";
import type { LastingCorrection, RuleOffer } from "../../ledger/corrections/lasting-corrections.ts";
import { showControls } from "../../model/text/control-characters.ts";
import { counted } from "../../model/text/counted.ts";
import { keyInWords, readableKey } from "../../model/text/row-key.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { learnedInWords } from "../checks/learned-settings.ts";
import { settingsFor } from "../session/settings.ts";
import { cut, inColumns } from "../terminal/columns.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { decide } from "./decide.ts";

interface CorrectionsFlags {
  readonly config?: string;
  readonly note?: string;
}

/** Lists the corrections that last, and the rules that could be made of them. */
export function corrections(flags: CorrectionsFlags, terminal: Terminal): ExitCode {
  const ledger = openLedgerView(settingsFor(flags.config));
  try {
    const found = ledger.corrections.toShow(null);
    const offers = ledger.corrections.offers(null);
    const settings = ledger.learnedSettings.of(null);
    if (terminal.json)
      terminal.printJson({ corrections: found.map(toJson), offers: offers.map(toOffer), learnedSettings: settings });
    const longest = terminal.width === null ? Infinity : LONGEST_NAME;
    const rows = found.map((each) => cellsOf(each, longest).map(showControls));
    for (const line of inColumns(rows, terminal.width)) terminal.print(line);
    if (found.length === 0) terminal.print("No correction lasts.");
    for (const offer of offers) terminal.print(offerInWords(offer));
    for (const setting of settings) terminal.print(learnedInWords(setting));
    return 0;
  } finally {
    ledger.close();
  }
}

/** Ends a correction, or accepts a rule. */
export async function decideOnCorrection(
  choice: "drop" | "rule",
  text: string,
  flags: CorrectionsFlags,
  terminal: Terminal,
): Promise<ExitCode> {
  const [, feed = ""] = choice === "drop" ? (/^(.+)\.dateOrder$/u.exec(text) ?? []) : [];
  if (feed !== "") return decide({ kind: "unlearn", feed, name: "dateOrder" }, flags, terminal);
  const id = /^\d{1,15}$/u.test(text) ? Number(text) : 0;
  if (id === 0) {
    terminal.complain(`“${text}” is no number of a correction. The command corrections shows the numbers.`);
    return 2;
  }
  return decide({ kind: "correction", id, choice }, flags, terminal);
}

/** Places that a name takes at most on a terminal. */
const LONGEST_NAME = 30;

/** @param longest places that the person's name takes at most */
function cellsOf(
  { id, feed, kind, header, was, becomes, person, key, isKey, seenLine, seenRows }: LastingCorrection,
  longest: number,
): readonly string[] {
  const line = seenLine === null ? "" : `line ${seenLine}`;
  const used = seenLine === null ? "" : `used in ${counted(seenRows, "row")}`;
  if (kind === "rule") return [String(id), feed, "rule for all rows", used, `${header}: ${arrow(was, becomes)}`];
  const who = person === "" ? (key === null ? "" : keyInWords(key)) : person;
  const leftOut = kind === "row" && isKey ? "key of another row" : `${kind} left out`;
  const what = isLeftOut(kind) ? `${leftOut}: ${was}` : `${header}: ${arrow(was, becomes)}`;
  return [String(id), feed, cut(who, longest), line, what];
}

/** Returns whether the correction leaves something out, so that nothing stands in its place. */
function isLeftOut(kind: LastingCorrection["kind"]): boolean {
  return kind === "row" || kind === "address";
}

function arrow(was: string, becomes: string): string {
  const shown = (text: string) => (text.trim() === "" ? "(blank)" : `“${text}”`);
  return `${shown(was)} → ${shown(becomes)}`;
}

function toJson(correction: LastingCorrection) {
  const { id, feed, kind, key, person, header, target, was, becomes, run, at, seenRun, seenLine, seenRows } =
    correction;
  const about = { key: key === null ? null : readableKey(key), person: person === "" ? null : person };
  const column = header === "" ? null : header;
  return {
    id,
    feed,
    kind,
    ...about,
    column,
    field: kind === "address" ? target : null,
    was,
    becomes: isLeftOut(kind) ? null : becomes,
    run: run === "" ? null : run,
    at,
    lastList: seenRun,
    line: seenLine,
    rows: seenRows,
  };
}

function toOffer({ id, feed, header, was, becomes, rows }: RuleOffer) {
  return { id, feed, column: header, was, becomes, rows };
}

function offerInWords({ id, feed, header, was, becomes, rows }: RuleOffer): string {
  return `“${was}” was corrected to “${becomes}” in ${counted(rows, "row")} of the column “${header}” of ${feed}. To correct it in every row: celebration-sync corrections rule ${id}`;
}
