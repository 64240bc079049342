/** Rows of people who are not in the service, and who may be the person that is erased, as a twin may. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { personNamed } from "../../../../src/run/push/never/name-person.ts";
import { decide, erase, OTHERS } from "../../world/canary.ts";
import { csvText } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import { filesWith } from "../../world/files-with.ts";
import { apply, birthdayOf, namesIn, person, reported, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const BORN = { "Last Name": "Zwilling", Birthday: "1979-10-11" };
const FEED = { sharedAddress: "leaveOut" } as const;
const MAX = person(7, "Max", { ...BORN, Email: "m.zkontakt@example.org", UID: "uidmax" });
const twin = (first: string, more: Parameters<typeof person>[2]) =>
  person(8, first, { ...BORN, UID: "uidtwin", ...more });
const TWINS: Readonly<Record<string, readonly string[]>> = {
  "a short form of the first name": twin("Maxi", { Email: "mzkontakt@example.org" }),
  "a short form, and the same e-mail": twin("Maxi", { Email: "m.zkontakt@example.org" }),
  "another last name beside a plus part": twin("Max", { "Last Name": "Andersow", Email: "m.zkontakt+2@example.org" }),
  "another birthday beside the same name and e-mail": twin("Max", {
    Birthday: "1990-03-04",
    Email: "m.zkontakt@example.org",
  }),
};
/** Five new people whose birthdays follow each other, so that the list is held. */
const COUNTED_UP = [1, 2, 3, 4, 5].map((nr) =>
  person(20 + nr, `Neu${nr}`, { Birthday: `1966-03-0${nr}`, "Last Name": `Folge${nr}` }),
);

/** Returns the form in the only line that names a record which stays. */
function keptIn(lines: readonly string[]): string {
  const named = lines.flatMap((line) => /celebration-sync erase ((?:line|create|row):\S+)$/u.exec(line)?.[1] ?? []);
  expect(named).toHaveLength(1);
  return named[0] ?? "";
}

async function eraseNamed(place: Workplace, text: string) {
  const named = personNamed(text, place.ledger());
  if (!("id" in named)) throw new Error(named.lines.join("\n"));
  return decide(place, { kind: "erase", person: named.id, keepContact: false });
}

describe.for(Object.entries(TWINS))("a row that differs from the erased person by %s", ([, row]) => {
  test("stays in a held list, is named, and is sent when the list is approved", async ({ place }) => {
    await apply(place, [MAX, ...OTHERS], FEED);
    const [held] = await apply(place, [MAX, row, ...OTHERS, ...COUNTED_UP], FEED);
    expect(held?.status).toBe("held");
    const { exitCode, lines } = await erase(place, false, "key:E-7");
    expect([exitCode, keptIn(lines)]).toEqual([0, expect.stringMatching(/^(?:create|line):/u)]);
    expect(filesWith(`${place.root}/archive`, "uidtwin")).toHaveLength(1);
    expect(filesWith(place.root, "uidmax")).toEqual([]);
    await runCommand(place, { kind: "approve", run: held?.run ?? "" }, FEED);
    const isOpen = reported(place).length > 0;
    expect(namesIn(place).includes(row[1] ?? "")).toBe(!isOpen);
  });

  test("stays open, is named, and is erased by the command that is named", async ({ place }) => {
    await apply(place, [MAX, ...OTHERS], FEED);
    const refused = row.with(HEADER.indexOf("Birthday"), "31.02.1979");
    await apply(place, [MAX, refused, ...OTHERS], FEED);
    await apply(place, [MAX, refused, ...OTHERS.toReversed()], FEED);
    expect(reported(place)).toHaveLength(1);
    const { lines } = await erase(place, false, "key:E-7");
    expect(reported(place)).toHaveLength(1);
    expect(filesWith(`${place.root}/archive`, "uidtwin")).toHaveLength(2);
    await eraseNamed(place, keptIn(lines));
    expect(reported(place)).toEqual([]);
    expect(filesWith(place.root, "uidtwin")).toEqual([]);
  });

  test("stays in a list that could not be used, and the file is named", async ({ place }) => {
    await apply(place, [MAX, ...OTHERS], FEED);
    const file = join(place.folders.failed, "fremd.csv");
    mkdirSync(place.folders.failed, { recursive: true });
    writeFileSync(file, csvText(HEADER, [MAX, row, ...OTHERS]));
    const { lines } = await erase(place, false, "key:E-7");
    expect(readFileSync(file, "utf8")).toContain("uidtwin");
    expect(readFileSync(file, "utf8")).not.toContain("uidmax");
    expect(lines.join("\n")).toMatch(/fremd\.csv has 1 row that may be of the same person/u);
  });
});

test("a row of another key with the person's name and e-mail as written goes, without a word", async ({ place }) => {
  await apply(place, [MAX, ...OTHERS], FEED);
  const again = person(8, "MAX", { ...BORN, Email: "M.Zkontakt@Example.org", UID: "uidtwin", Group: "Team Nowhere" });
  await apply(place, [MAX, again, ...OTHERS], FEED);
  expect(reported(place)).toHaveLength(1);
  const { lines } = await erase(place, false, "key:E-7");
  expect([reported(place), filesWith(place.root, "uidtwin")]).toEqual([[], []]);
  expect(lines.join("\n")).not.toMatch(/may be (?:of )?the same person/u);
});

test.for([
  ["another e-mail, and no birthday", { Email: "other@example.org", Birthday: "", Group: "Team Nowhere" }],
  ["another e-mail, and a birthday that is no day", { Email: "other@example.org", Birthday: "31.02.1979" }],
  ["nothing else", { Email: "", Birthday: "", Group: "Team Nowhere" }],
] as const)(
  "a refused row of another key with the person's name and %s stays, and is named",
  async ([, more], { place }) => {
    await apply(place, [MAX, ...OTHERS], FEED);
    await apply(place, [MAX, twin("Max", more), ...OTHERS], FEED);
    expect(reported(place)).toHaveLength(1);
    const { lines } = await erase(place, false, "key:E-7");
    expect([reported(place).length, filesWith(`${place.root}/archive`, "uidtwin").length]).toEqual([1, 1]);
    await eraseNamed(place, keptIn(lines));
    expect([reported(place), filesWith(place.root, "uidtwin")]).toEqual([[], []]);
  },
);

test("a new person of a held list is not named by the archived file", async ({ place }) => {
  const family = { Email: "fam.huberow@example.org", "Last Name": "Huberow" };
  const father = person(7, "José", { ...family, Birthday: "1949-10-16" });
  const son = person(8, "Jose", { ...family, Birthday: "1980-01-17", UID: "uidson" });
  await apply(place, [father, ...OTHERS], FEED);
  await apply(place, [father, son, ...OTHERS, ...COUNTED_UP], FEED);
  const { lines } = await erase(place, false, "key:E-7");
  expect(filesWith(`${place.root}/archive`, "uidson")).toHaveLength(1);
  expect(lines.join("\n")).not.toContain("remove it from the file");
});

test("a row of a linked contact in a list that could not be used stays without a word", async ({ place }) => {
  const family = { Email: "fam.huberow@example.org", "Last Name": "Huberow" };
  const father = person(7, "José", { ...family, Birthday: "1949-10-16" });
  const son = person(8, "Jose", { ...family, Birthday: "1980-01-17", UID: "uidson" });
  await apply(place, [father, son, ...OTHERS], FEED);
  const file = join(place.folders.failed, "fremd.csv");
  mkdirSync(place.folders.failed, { recursive: true });
  writeFileSync(file, csvText(HEADER.slice(1), [father.slice(1), son.slice(1)]));
  const { lines } = await erase(place, false, "key:E-7");
  expect(readFileSync(file, "utf8")).toMatch(/uidson/u);
  expect(readFileSync(file, "utf8")).not.toMatch(/1949/u);
  expect(lines.join("\n")).not.toMatch(/may be (?:of )?the same person/u);
});

describe("a row under the person's key with another last name and e-mail, and a birthday that is no day", () => {
  const anna = { Email: "anna.canarow@example.org", Birthday: birthdayOf(7), UID: "uidanna" };
  const other = { "Last Name": "Neuname", Email: "neuname@example.org", Birthday: "31.02.1999", UID: "uidneu" };

  test.for([1, 2])(
    "stays after the erasure, is named, and is erased as named (in %d lists)",
    async (lists, { place }) => {
      await apply(place, [person(7, "Anna", anna), ...OTHERS]);
      for (let list = 0; list < lists; list += 1) await apply(place, [person(7, "Anna", other), ...OTHERS]);
      const { lines } = await erase(place, false, "key:E-7");
      expect(filesWith(place.root, "uidanna")).toEqual([]);
      expect(reported(place)).toEqual(["Anna: local birthday_impossible"]);
      expect(filesWith(`${place.root}/archive`, "uidneu")).toHaveLength(lists);
      await eraseNamed(place, keptIn(lines));
      expect([reported(place), filesWith(place.root, "uidneu")]).toEqual([[], []]);
    },
  );

  test.for([
    { name: "Berta", birthday: "31.02.1999" },
    { name: "Anna", birthday: "1999-03-04" },
  ])("stays without a word if it is another person's: $name, $birthday", async ({ name, birthday }, { place }) => {
    await apply(place, [person(7, "Anna", anna), ...OTHERS]);
    await apply(place, [person(7, name, { ...other, Birthday: birthday }), ...OTHERS]);
    const { lines } = await erase(place, false, "key:E-7");
    expect(reported(place)).toHaveLength(1);
    expect(lines.join("\n")).not.toMatch(/may be (?:of )?the same person/u);
  });
});
