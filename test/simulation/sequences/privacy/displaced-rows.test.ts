/** Rows of an erased person whose cells stand under wrong columns, and such rows of other people. */
import { describe, expect } from "vitest";
import { erase, OTHERS } from "../../world/canary.ts";
import type { HEADER } from "../../world/feeds.ts";
import { filesWith } from "../../world/files-with.ts";
import { apply, drop, person, run, test } from "../../world/list-sequence.ts";

type Cells = Partial<Record<(typeof HEADER)[number], string>>;

const ADA = {
  first: "Zadelheid",
  last: "Zmuster",
  email: "zada@example.org",
  phone: "+49 30 1234567",
  day: "1979-10-11",
};
const OWN = person(7, ADA.first, { "Last Name": ADA.last, Email: ADA.email, Phone: ADA.phone, Birthday: ADA.day });
const BLANK: Cells = { "First Name": "", "Last Name": "", Email: "", Phone: "", Birthday: "", UID: "uidrow" };
const row = (nr: string, cells: Cells) => person(7, "", { ...BLANK, Nr: nr, ...cells });

/** Cells of the person under wrong columns, which show the person under any key. */
const CERTAIN: Readonly<Record<string, Cells>> = {
  "shifted to the left": { "First Name": ADA.last, "Last Name": ADA.email, Email: ADA.phone, Phone: ADA.day },
  "shifted to the right": { "Last Name": ADA.first, Email: ADA.last, Phone: ADA.email, Birthday: ADA.phone },
  "name and e-mail exchanged": { "First Name": ADA.email, "Last Name": ADA.last, Email: ADA.first },
  "names exchanged": { "First Name": ADA.last, "Last Name": ADA.first, Email: ADA.email },
  "birthday and first name exchanged": {
    "First Name": ADA.day,
    "Last Name": ADA.last,
    Email: ADA.email,
    Birthday: ADA.first,
  },
  "a phone in place of the last name": { "First Name": ADA.first, "Last Name": ADA.phone },
  "the whole name and the e-mail in one column": {
    "First Name": `${ADA.last}/${ADA.first} ${ADA.email}`,
    Phone: ADA.phone,
  },
};

/** Values that show the person only under the person's own key. */
const UNCERTAIN: Readonly<Record<string, Cells>> = {
  "an e-mail in place of the name": { "First Name": ADA.email },
  "a phone in place of the name": { "First Name": ADA.phone },
  "birthday and first name exchanged, without an address": {
    "First Name": ADA.day,
    "Last Name": ADA.last,
    Birthday: ADA.first,
  },
};

async function eraseBeside(place: Parameters<typeof apply>[0], other: readonly string[]) {
  await apply(place, [OWN, ...OTHERS]);
  await apply(place, other[0] === OWN[0] ? [other, ...OTHERS] : [OWN, other, ...OTHERS]);
  await erase(place, false, "key:E-7");
  return filesWith(place.root, "uidrow").length > 0;
}

describe("a row of the erased person is erased, too", () => {
  test.for(Object.entries({ ...CERTAIN, ...UNCERTAIN }))("under the person's key: %s", async ([, cells], { place }) => {
    expect(await eraseBeside(place, row("E-7", cells))).toBe(false);
  });

  test.for(Object.entries(CERTAIN))("under another key: %s", async ([, cells], { place }) => {
    expect(await eraseBeside(place, row("E-99", cells))).toBe(false);
  });
});

test.for(
  Object.entries({ ...UNCERTAIN, "an initial": { "First Name": "Z.", "Last Name": ADA.last, Email: ADA.email } }),
)("a row that may be the person's stays and is named: %s", async ([, cells], { place }) => {
  await apply(place, [OWN, ...OTHERS]);
  await apply(place, [OWN, row("E-99", cells), ...OTHERS]);
  const { lines } = await erase(place, false, "key:E-7");
  expect(filesWith(place.root, "uidrow").length).toBeGreaterThan(0);
  expect(lines.filter((line) => /may be the same person/u.test(line))).toHaveLength(1);
});

/** Rows of a relative of the person. */
const RELATIVES: Readonly<Record<string, Cells>> = {
  "the person's e-mail under her phone": { "First Name": "Petra", "Last Name": ADA.last, Phone: ADA.email },
  "her row shifted, with her birthday": {
    "First Name": ADA.last,
    "Last Name": "petra@example.org",
    Phone: "1983-05-06",
  },
  "a twin's row, shifted, with the last name and the birthday": {
    "First Name": ADA.last,
    "Last Name": ADA.day,
    Email: "Zwilma",
  },
  "the person's last name as first and last name, and the birthday": {
    "First Name": ADA.last,
    "Last Name": ADA.last,
    Birthday: ADA.day,
  },
  "the same with the person's e-mail": { "First Name": ADA.last, "Last Name": ADA.last, Email: ADA.email },
  "the person's last name as her first name": { "First Name": ADA.last, "Last Name": "Petra", Birthday: "1983-05-06" },
};

test.for(Object.entries(RELATIVES))("another person's row stays: %s", async ([, cells], { place }) => {
  expect(await eraseBeside(place, row("E-99", cells))).toBe(true);
});

test("names each row once in a list of changes without a key", async ({ place }) => {
  const feed = { key: null, columns: {}, mode: "changes" } as const;
  const header = ["First Name", "Last Name", "Email", "Phone", "Birthday", "Group"];
  const dropRows = async (rows: readonly (readonly string[])[]) => {
    const all = [[ADA.first, ADA.last, ADA.email, ADA.phone, ADA.day], ...rows];
    drop(
      place,
      all.map((cells) => [...cells, "Team Berlin"]),
      header,
    );
    await run(place, feed);
  };
  await dropRows([]);
  await dropRows([[ADA.email, "", "", "", ""]]);
  await dropRows([[ADA.first, "", "", ADA.email, ""]]);
  await dropRows([[ADA.phone, "", "", "", ""]]);
  const { lines } = await erase(place, false, "contact:1");
  const named = lines.filter((line) => /may be the same person/u.test(line));
  expect(named.length).toBeGreaterThan(1);
  expect(new Set(named).size).toBe(named.length);
});
