/** A person each of whose values has a word that no other text below the data folder has. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ExcelJS from "exceljs";
import { openForWriting, type Database } from "../../../src/ledger/database/open-database.ts";
import type { FeedSettings } from "../../../src/model/feed.ts";
import type { DecisionRequest } from "../../../src/model/request.ts";
import { carryOutRequest } from "../../../src/run/decisions/answer-requests.ts";
import { personNamed } from "../../../src/run/push/never/name-person.ts";
import { odsRows, writeOds } from "../../system/intake/ods-writer.ts";
import { csvText, dropCorrected, dropFile } from "./drop-file.ts";
import { dropChanged } from "./drop-report.ts";
import { filesWith as filesBelowWith } from "./files-with.ts";
import { HEADER, testFeed } from "./feeds.ts";
import { apply, drop, person, run } from "./list-sequence.ts";
import type { Workplace } from "./workplace.ts";

/** Also the birthday and the phone, as lists write them, as the program stores them, and as reports show them. */
export const CANARY =
  /canary|can\u00e1ry|cana\u0301ry|3098?[ /-]?76543|9876543|1937-10-03|3[./]10[./](?:19)?37|10\/0?3\/1937|3 october 1937/iu;

const VALUES = {
  Nr: "CANARY-77",
  "First Name": "Canaryfirst",
  "Last Name": "Canarylast",
  Email: "Canary.Mail@Example.org",
  Phone: "030 / 98765432",
  Birthday: "1937-10-03",
  UID: "canaryuid",
};
export const canary = (more: Partial<typeof VALUES> & { Group?: string; Mark?: string } = {}) =>
  person(9, "x", { ...VALUES, ...more });
export const OTHERS = [2, 3, 4, 5].map((nr) => person(nr, `Name${nr}`));
export const FEED: Partial<FeedSettings> = { dateOrder: null };

export async function decide(place: Workplace, request: DecisionRequest, note: string | null = null) {
  const deciding = { by: "office", via: "command_line", note, request: null } as const;
  return carryOutRequest(request, [testFeed("staff", FEED)], place.env({ waitsForProbes: true }), deciding);
}

/** Erases the person that a text names. */
export async function erase(place: Workplace, keepContact = false, text = "canary.mail@example.org") {
  const named = personNamed(text, place.ledger());
  if (!("id" in named)) throw new Error(named.lines.join("\n"));
  return decide(place, { kind: "erase", person: named.id, keepContact });
}

/** Returns the files below the data folder whose name or bytes hold a text. */
export function filesWith(place: Workplace, text: RegExp | string): readonly string[] {
  return filesBelowWith(place.root, text);
}

/** Calls `act` with the ledger's file, as another process would open it. */
export function withLedgerFile<T>(place: Workplace, act: (db: Database) => T): T {
  const db = openForWriting(join(place.root, "state/ledger.db"));
  try {
    return act(db);
  } finally {
    db.close();
  }
}

async function xlsx(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const book = new ExcelJS.Workbook();
  book.creator = "Canaryfirst Canarylast";
  book.addWorksheet("Canaryfirst Canarylast").addRows([[...HEADER], ...rows.map((cells) => [...cells])]);
  return Buffer.from(await book.xlsx.writeBuffer());
}

export const ods = (rows: readonly (readonly string[])[]) =>
  writeOds({ sheets: [{ name: "People", rows: odsRows([[...HEADER], ...rows.map((cells) => [...cells])]) }] });

const contactOf = (place: Workplace) =>
  place.sandbox.contacts().find(({ first_name: name }) => name === "Canaryfirst")?.contact_id ?? 0;

/** Lets every part of the program keep something of the person. */
export async function keepEverywhere(place: Workplace): Promise<void> {
  await askAboutBirthday(place);
  await loseTheAnswer(place);
  await dropWorkbooks(place);
  await refuseRows(place);
  await failFiles(place);
  await askForDecisions(place);
  await holdLists(place);
  keepInSmallTables(place);
}

/** Answers the questions that are open. */
async function answerAll(place: Workplace, choice: string, note: string | null = null): Promise<void> {
  for (const item of place.ledger().openItems.open("staff"))
    await decide(place, { kind: "answer", id: place.ledger().openItems.toLine(item, null).id, choice }, note);
}

/** A birthday that can be read in two ways, and a phone that another contact of the group has. */
async function askAboutBirthday(place: Workplace): Promise<void> {
  await apply(place, OTHERS, FEED);
  const groupId = place.sandbox.contacts()[0]?.group_id ?? 0;
  place.sandbox.addContact({ first_name: "Other", group_id: groupId, phone: "+493098765432" });
  await apply(place, [canary({ Birthday: "03/10/1937" }), ...OTHERS], FEED);
  await answerAll(place, "3 October 1937", "Canaryfirst Canarylast called");
}

/** A create in doubt, a list that changes the person meanwhile, and the answer of a person. */
async function loseTheAnswer(place: Workplace): Promise<void> {
  place.sandbox.setFaults(["drop-response:POST:#1"]);
  await answerAll(place, "leave out phone");
  drop(place, [canary({ Birthday: "03/10/1937", "Last Name": "Canarylater" }), ...OTHERS]);
  await run(place, FEED, { waitsForProbes: false });
  place.sandbox.setFaults([]);
  const [doubt] = place.ledger().operations.inState("in_doubt");
  if (doubt === undefined) throw new Error("no create is in doubt");
  await decide(place, { kind: "resolve", operation: String(doubt.id), contactId: contactOf(place) });
  await run(place, FEED);
}

async function dropWorkbooks(place: Workplace): Promise<void> {
  const moved = { "Last Name": "Canarymarried", Phone: "030 98765431" };
  dropFile(place, "staff-x.xlsx", await xlsx([canary(moved), ...OTHERS]));
  await run(place, FEED);
  dropFile(place, "staff-y.ods", ods([canary({ ...moved, Email: "canary@example.com" }), ...OTHERS]));
  await run(place, FEED);
  // The same person in another spelling: no call is made, so only the archive has this spelling.
  const spelled = { "First Name": "CANARYFIRST", "Last Name": "Cana\u0301rymarried", Birthday: "03.10.1937" };
  dropFile(
    place,
    "staff Canaryfirst Canarylast.csv",
    csvText(
      [...HEADER, "Note of Canaryfirst Canarylast"],
      [canary({ ...spelled, Phone: "(030) 9876-5431", Email: "CANARY@example.com" }), ...OTHERS],
    ),
  );
  await run(place, FEED);
}

/** Rows of the person that are refused, duplicates, another row that looks like the person, and a corrected report. */
async function refuseRows(place: Workplace): Promise<void> {
  await apply(place, [canary({ Nr: "CANARY-78" }), canary(), canary(), ...OTHERS], FEED);
  await apply(place, [canary(), ...OTHERS], FEED);
  // The row is unchanged, so its repetition is kept without its cells.
  await apply(place, [canary(), canary(), ...OTHERS], FEED);
  const [record] = await apply(place, [canary({ Birthday: "1937-13-03", Phone: "canary 030" }), ...OTHERS], FEED);
  dropCorrected(place, record?.run, "1937-13-03", "1937-10-03");
  await run(place, FEED);
  await apply(place, [canary({ "Last Name": "Canarywarned", Phone: "canary 030" }), ...OTHERS], FEED);
  await apply(place, [canary({ Email: "no canary address" }), canary({ Nr: "CANARY-78" }), ...OTHERS], FEED);
  await answerAll(place, "same");
}

/**
 * A list that is held for its deletes, and one that is held as a whole: the person has a new key there, and another person the
 * person's former key.
 */
async function holdLists(place: Workplace): Promise<void> {
  const ofList = canary({ Nr: "E-9" });
  await apply(place, [ofList, ...OTHERS], FEED);
  await apply(place, [person(9, "Fritz", { Birthday: "1966-06-06" }), ...OTHERS], FEED);
  await apply(place, [canary({ Nr: "CANARY-82" }), ...OTHERS], FEED);
  await apply(place, OTHERS.slice(0, 2), FEED);
  const withoutKeys = OTHERS.map((cells) => ["", ...cells.slice(1)]);
  const wrongGroup = canary({ Nr: "CANARY-80", Group: "Team Canary" });
  const [held] = await apply(place, [canary({ Nr: "CANARY-81" }), ...withoutKeys, wrongGroup], FEED);
  if (held?.status !== "held") throw new Error("the list is not held");
  dropChanged(place, held, (lines, header) => {
    for (const cells of lines)
      if (cells[header.indexOf("_code")] === "group_unknown") cells[header.indexOf("Group")] = "Team Berlin";
  });
  await run(place, FEED);
}

async function failFiles(place: Workplace): Promise<void> {
  dropFile(place, "nofeed.csv", `Name\r\nCanaryfirst Canarylast\r\n`);
  dropFile(place, "Canaryfirst Canarylast.xlsx", await xlsx([canary(), ...OTHERS]));
  dropFile(place, "staff-canaryfirst-canarylast.csv", `First Name\r\n"Canaryfirst Canarylast\r\n`);
  await run(place, FEED);
}

async function askForDecisions(place: Workplace): Promise<void> {
  const pairs = [{ line: null, key: "CANARY-77", contactId: "1" }];
  const asker = { by: "x", via: "console", note: "about Canaryfirst Canarylast" } as const;
  place.requests.ask({ kind: "link", feed: "staff", pairs }, asker, "2026-11-21T02:00:00.000Z");
  await run(place, FEED);
  place.requests.ask({ kind: "retry", run: null }, asker, "2026-11-21T02:00:00.000Z");
  const file = "Canaryfirst Canarylast.csv";
  place.requests.noteUpload({
    sha256: "0",
    file,
    feed: null,
    kind: "list",
    by: "x",
    role: "editor",
    at: "2026-11-21T02:00:00.000Z",
  });
  mkdirSync(join(place.root, "uploads/0123"), { recursive: true });
  writeFileSync(join(place.root, "uploads/0123/list"), "Canaryfirst Canarylast");
  writeFileSync(join(place.root, "requests/requests.damaged-2026-11-20.db"), "Canaryfirst,Canarylast");
}

/** What only older programs and unusual lists keep. */
function keepInSmallTables(place: Workplace): void {
  const file = "Canaryfirst Canarylast.csv";
  withLedgerFile(place, (db) => {
    const set = (sql: string, ...values: readonly string[]) => db.prepare(sql).run(...values);
    const first = "WHERE run = (SELECT min(run) FROM runs)";
    set(
      "INSERT INTO former_requests (command, argument, asked_at, result) VALUES ('find', ?, '2026', ?)",
      `["canary.mail@example.org"]`,
      `{"exitCode":0,"lines":["Canaryfirst Canarylast"]}`,
    );
    set(
      "INSERT INTO pending_notices (way, about, content, created_at) VALUES ('mail', 'x', ?, '2026')",
      JSON.stringify({ subject: "staff", file }),
    );
    set("INSERT OR REPLACE INTO meta VALUES ('archived_lists', ?)", JSON.stringify([{ path: `/archive/${file}` }]));
    set(`UPDATE runs SET halt_reason = ? ${first}`, "The list of Canaryfirst Canarylast stopped.");
    set(`UPDATE runs SET beside = ? ${first}`, JSON.stringify([file]));
    set(`UPDATE runs SET profile = json_insert(profile, '$.keyColumns[#]', ?) ${first}`, "Canaryfirst Canarylast");
    set("UPDATE operations SET body = input WHERE input LIKE '%Canary%'");
    set(
      "UPDATE row_results SET follow_up = ? WHERE key LIKE '%canary%'",
      JSON.stringify({ input: { group_id: 1, first_name: "Canaryfirst", last_name: "Canarylast" } }),
    );
  });
}
