import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { readableKey } from "../../../../src/model/text/row-key.ts";
import { exportPerson, type ExportedPerson } from "../../../../src/run/decisions/runs/privacy/export-person.ts";
import { personNamed } from "../../../../src/run/push/never/name-person.ts";
import { CANARY, canary, FEED, filesWith, keepEverywhere, OTHERS, withLedgerFile } from "../../world/canary.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, test } from "../../world/list-sequence.ts";
import { columnsThatAre, textsIn } from "../../world/personal-columns.ts";
import type { Workplace } from "../../world/workplace.ts";

async function exported(place: Workplace, text = "canary.mail@example.org"): Promise<ExportedPerson> {
  const named = personNamed(text, place.ledger());
  if (!("id" in named)) throw new Error(named.lines.join("\n"));
  const folders = { ...place.folders, uploads: join(place.root, "uploads") };
  const held = await exportPerson(named.id, place.ledger(), folders, place.requests, "2026-11-22T00:00:00.000Z", [
    testFeed("staff", FEED),
  ]);
  if (held === null) throw new Error("nothing is held");
  return held;
}

/** Returns all texts in a value. */
function leavesOf(value: unknown): readonly string[] {
  if (typeof value === "string") return /^[[{]/u.test(value) ? [value, ...leavesOf(JSON.parse(value))] : [value];
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, each]) => [name, ...leavesOf(each)])
    : [];
}

describe("export", () => {
  test("has every text that the ledger keeps of the person, and names every list and report", async ({ place }) => {
    await keepEverywhere(place);
    const held = await exported(place);
    const texts = new Set(leavesOf(held).flatMap((text) => [text.toLowerCase(), readableKey(text).toLowerCase()]));
    const kept = withLedgerFile(place, (db) =>
      columnsThatAre("personal")
        // Notices and facts only name files, which the export names, too.
        .filter((name) => !/^pending_notices|^meta|hash$/u.test(name))
        .flatMap((name) =>
          textsIn(db, name)
            .flatMap(leavesOf)
            .filter((text) => CANARY.test(text) && !/^[[{]/u.test(text))
            .map((text) => ({ name, text: text.replace(/^key:|\nwaiting$/gu, "") })),
        ),
    );
    expect(kept.length).toBeGreaterThan(200);
    expect(kept.filter(({ text }) => !texts.has(text.toLowerCase()))).toEqual([]);
    const inFolders = filesWith(place, /canaryfirst[^a-z]{1,8}canary|canary\.mail@example\.org/iu)
      .filter((path) => /^(?:archive|failed|reports|uploads)/u.test(path))
      .map((path) => join(place.root, path));
    expect(held.files).toEqual(expect.arrayContaining(inFolders));
  });

  test("has nothing of other people", async ({ place }) => {
    await apply(place, [canary(), ...OTHERS], FEED);
    await apply(place, [canary({ Birthday: "1937-10-04" }), ...OTHERS], FEED);
    const { files, ...held } = await exported(place);
    expect(files.length).toBeGreaterThan(0);
    expect(JSON.stringify(held)).not.toMatch(/Name[2-5]/u);
  });
});

test("names each list that an erasure would write again", async ({ place }) => {
  await apply(place, [canary(), ...OTHERS], FEED);
  const file = join(place.folders.failed, "other.csv");
  writeFileSync(file, "Nachname;Geburtstag\r\nCanarylast;03.10.1937\r\nMaier;05.06.1970\r\n");
  expect((await exported(place)).files).toContain(file);
});
