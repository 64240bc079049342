import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import ExcelJS from "exceljs";
import { describe, expect } from "vitest";
import type { DecisionRequest } from "../../../../src/model/request.ts";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { personNamed } from "../../../../src/run/push/never/name-person.ts";
import { crashAtEachInstant } from "../../world/crash-at-each-instant.ts";
import { dropCorrected, dropFile } from "../../world/drop-file.ts";
import { HEADER, testFeed } from "../../world/feeds.ts";
import { apply, namesIn, person, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

/** Each value of the person has this word, and no other text below the data folder has it. */
const CANARY = /canary|98765432/iu;
const VALUES = {
  Nr: "CANARY-77",
  "First Name": "Canaryfirst",
  "Last Name": "Canarylast",
  Email: "canarymail@example.org",
  Phone: "+493098765432",
  Birthday: "1977-07-07",
  UID: "canaryuid",
};
const canary = (more: Partial<typeof VALUES> & { Mark?: string } = {}) => person(9, "x", { ...VALUES, ...more });
const OTHERS = [2, 3, 4, 5].map((nr) => person(nr, `Name${nr}`));

async function decide(place: Workplace, request: DecisionRequest) {
  return carryOutRequest(request, [testFeed("staff")], place.env({ waitsForProbes: true }));
}

async function erase(place: Workplace, keepContact = false, text = "canarymail@example.org") {
  const named = personNamed(text, place.ledger());
  if (!("id" in named)) throw new Error(named.lines.join("\n"));
  return decide(place, { kind: "erase", person: named.id, keepContact });
}

/** Returns the files below the data folder that hold a text, also inside workbooks. */
function filesWith(place: Workplace, text: RegExp | string): readonly string[] {
  const isIn = (bytes: Buffer) =>
    (["utf8", "latin1", "utf16le"] as const).some((encoding) => bytes.toString(encoding).search(text) !== -1);
  return readdirSync(place.root, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    return isIn(bytes) || unzipped(bytes).some(isIn) ? [path.slice(place.root.length + 1)] : [];
  });
}

/** Returns the parts of a ZIP file. */
function unzipped(bytes: Buffer): readonly Buffer[] {
  const parts: Buffer[] = [];
  for (let at = bytes.indexOf("PK\u0001\u0002"); at !== -1; at = bytes.indexOf("PK\u0001\u0002", at + 4)) {
    const [size, header] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    const packed = bytes.subarray(start, start + size);
    parts.push(bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed));
  }
  return parts;
}

async function dropWorkbook(place: Workplace, name: string, rows: readonly (readonly string[])[]): Promise<void> {
  const book = new ExcelJS.Workbook();
  book.addWorksheet("People").addRows([[...HEADER], ...rows.map((cells) => [...cells])]);
  writeFileSync(join(place.folders.inbox, name), Buffer.from(await book.xlsx.writeBuffer()));
  place.clock.pass(60_000);
}

/** Lets every part of the program keep something of the person. */
async function keepEverywhere(place: Workplace): Promise<void> {
  const [first] = await apply(place, [canary({ Birthday: "1977-13-07" }), ...OTHERS]);
  dropCorrected(place, first?.run, "1977-13-07", "1977-07-07");
  await run(place);
  await apply(place, [canary({ Birthday: "1977-07-08", "Last Name": "Canarylater" }), ...OTHERS]);
  await dropWorkbook(place, "staff-x.xlsx", [canary({ "Last Name": "Canarylater" }), ...OTHERS]);
  await run(place);
  await apply(place, [canary({ Nr: "CANARY-78" }), canary({ "Last Name": "Canarylater" }), ...OTHERS]);
  await apply(place, [canary({ Email: "no canary address", "Last Name": "Canarylater" }), ...OTHERS]);
  dropFile(place, "nofeed.csv", `Name\r\nCanaryfirst Canarylast\r\n`);
  dropFile(place, "staff-broken.csv", `First Name\r\n"Canaryfirst Canarylast\r\n`);
  await run(place);
  place.requests.ask(
    { kind: "link", feed: "staff", pairs: [{ line: null, key: "CANARY-77", contactId: "1" }] },
    { by: "x", via: "console", note: "about Canaryfirst Canarylast" },
    "2026-11-21T02:00:00.000Z",
  );
  await run(place);
  mkdirSync(join(place.root, "uploads/0123"), { recursive: true });
  writeFileSync(join(place.root, "uploads/0123/list"), "Canaryfirst Canarylast");
}

describe("erase", () => {
  test("leaves nothing of the person in any file, and the rows of others readable", async ({ place }) => {
    await keepEverywhere(place);
    expect(filesWith(place, CANARY).length).toBeGreaterThan(20);
    const before = place
      .ledger()
      .runs.latest(50)
      .map(({ run: name }) => place.ledger().reportSource(place.ledger().runs.named(name)).record.rows);
    expect(await erase(place)).toMatchObject({ exitCode: 0 });
    expect(filesWith(place, CANARY)).toEqual([]);
    expect(filesWith(place, "Name3").filter((path) => path.startsWith("archive")).length).toBeGreaterThan(3);
    expect(namesIn(place)).toEqual(["Name2", "Name3", "Name4", "Name5"]);
    const after = place
      .ledger()
      .runs.latest(50)
      .slice(-before.length)
      .map(({ run: name }) => place.ledger().reportSource(place.ledger().runs.named(name)).record.rows);
    expect(after).toEqual(before);
    await apply(place, [...OTHERS, person(6, "Fritz")]);
    expect(namesIn(place)).toContain("Fritz");
  });

  test("keeps the contact when asked to, and no list changes it again", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS]);
    expect(await erase(place, true)).toMatchObject({ exitCode: 0 });
    expect(filesWith(place, CANARY)).toEqual([]);
    await apply(place, [canary({ Birthday: "1977-07-09" }), ...OTHERS]);
    expect(place.sandbox.contacts().filter(({ first_name: name }) => name === "Canaryfirst")).toMatchObject([
      { birthday: "1977-07-07" },
    ]);
  });

  test("waits while the service can't be reached, and goes on at the next run", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS]);
    place.sandbox.setFaults(["drop-request:GET:1", "drop-request:DELETE:1"]);
    expect(await erase(place)).toMatchObject({ exitCode: 3 });
    expect(place.ledger().erasures.open()).toHaveLength(1);
    place.sandbox.setFaults([]);
    await run(place);
    expect(place.ledger().erasures.open()).toEqual([]);
    expect(filesWith(place, CANARY)).toEqual([]);
  });

  test("is carried out when the process is killed at any instant", async () => {
    const { wrong, instants } = await crashAtEachInstant({
      begin: async (place) => {
        await apply(place, [canary({ Birthday: "1977-13-07" }), ...OTHERS]);
        await apply(place, [canary(), ...OTHERS]);
        return "1";
      },
      act: (place) => erase(place),
      goOn: async (place, _begun, hasCrashed) => {
        if (hasCrashed && "id" in personNamed("canarymail@example.org", place.ledger())) await erase(place);
        await run(place);
        const left = filesWith(place, CANARY);
        return left.length > 0 ? `found in ${left.join(", ")}` : null;
      },
    });
    expect(instants).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });
});
