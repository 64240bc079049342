/** Corrected reports that a program saved in a code page, as Excel saves CSV. */
import { describe, expect } from "vitest";
import type { Language } from "../../../../src/model/feed.ts";
import { upperHalf } from "../../../../src/pipeline/intake/text/code-page-decoder.ts";
import { makePass } from "../../../../src/run/inbox-pass.ts";
import { dropFile } from "../../world/drop-file.ts";
import { readReport, setColumn } from "../../world/drop-report.ts";
import { testFeed } from "../../world/feeds.ts";
import { drop, person, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

/** Returns a text in a code page. A character that the page lacks becomes a question mark, as programs write it. */
function encode(text: string, page: string): Buffer {
  const upper = upperHalf(page);
  return Buffer.from(
    Array.from(text, (character) => {
      const code = character.charCodeAt(0);
      return code < 0x80 ? code : upper.includes(character) ? upper.indexOf(character) + 0x80 : 0x3f;
    }),
  );
}

/** Makes one pass with reports in this language. */
async function pass(place: Workplace, language: Language) {
  const options = {
    feeds: [testFeed("staff", { language })],
    settleSeconds: 2,
    patienceSeconds: 60,
    files: null,
    triesDeferred: true,
  };
  const { runs, failed } = await makePass(options, {
    ...place.env({ waitsForProbes: true }),
    languageOf: () => language,
  });
  return { record: runs[0]?.record, failed: failed.map(({ refusal }) => refusal.message) };
}

/** One row for each of several issues, and the cells that solve them. */
const WRONG = [
  [{ Birthday: "31.02.1980" }, { Birthday: "1980-02-28" }],
  [{ Email: "kein@@x", Birthday: "1981-04-05" }, { Email: "kein@x.example" }],
  [{ Birthday: "03.04.85" }, { Birthday: "1985-04-03" }],
  [{ Group: "Teem Berlin", Birthday: "1970-01-05" }, { Group: "Team Berlin" }],
  [{ Group: "", Birthday: "1971-06-09" }, { Group: "Team Berlin" }],
] as const;
const FIRST = ["Dora", "Emil", "Fritz", "Gerda", "Hugo"];

/** Applies a list with wrong rows, and drops its report, corrected line by line and saved in a code page. */
async function correctIn(
  place: Workplace,
  { language, page, lineEnd = "\r\n" }: { language: Language; page: string; lineEnd?: string },
  lastName: string,
  corrected: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const wrong = WRONG.map(([cells], at) => person(11 + at, FIRST[at] ?? "", { "Last Name": lastName, ...cells }));
  drop(place, [...["Ada", "Ben", "Cleo", "Ines", "Jan", "Kai"].map((first, at) => person(at + 1, first)), ...wrong]);
  const { record } = await pass(place, language);
  const { header, lines } = readReport(place, record);
  const refusals: string[] = [];
  for (const line of lines) {
    const nth = FIRST.indexOf(line[header.indexOf("First Name")] ?? "");
    for (const [name, text] of Object.entries({ ...WRONG[nth]?.[1], ...corrected }))
      setColumn([line], header, name, () => text);
    const text = [header, line].map((cells) => cells.map((cell) => `"${cell}"`).join(";")).join(lineEnd);
    dropFile(place, `fix-${place.clock.now()}.csv`, encode(`${text}${lineEnd}`, page));
    refusals.push(...(await pass(place, language)).failed);
  }
  return refusals;
}

const lastNames = (place: Workplace) =>
  place.sandbox.contacts().flatMap(({ first_name: first, last_name: last }) => (FIRST.includes(first) ? [last] : []));

const SAVED: readonly (readonly [Language, string, string])[] = [
  ["en", "windows-1252", "Brontë"],
  ["de", "windows-1252", "Müller"],
  ["fr", "windows-1252", "Lefèvre"],
  ["es", "windows-1252", "Núñez"],
  ["it", "windows-1252", "Niccolò"],
  ["nl", "windows-1252", "Coëlho"],
  ["pt", "windows-1252", "Conceição"],
  ["pl", "windows-1250", "Żółkiewska"],
];

describe("a corrected report saved in a code page", () => {
  test.for(SAVED)("is read when only its messages in %s have letters of %s", async ([language, page], { place }) => {
    expect(await correctIn(place, { language, page }, "Meier")).toEqual([]);
    expect(lastNames(place)).toEqual(FIRST.map(() => "Meier"));
  });

  test.for(SAVED)("in %s and %s keeps the name %s", async ([language, page, name], { place }) => {
    expect(await correctIn(place, { language, page }, name)).toEqual([]);
    expect(lastNames(place)).toEqual(FIRST.map(() => name));
  });

  test.for(SAVED.slice(1))(
    "in %s and %s brings the name %s that a person wrote",
    async ([language, page, name], { place }) => {
      expect(await correctIn(place, { language, page }, "Meier", { "Last Name": name })).toEqual([]);
      expect(lastNames(place)).toEqual(FIRST.map(() => name));
    },
  );

  test("is refused with the list's column when a name that a person wrote can be read in two ways", async ({
    place,
  }) => {
    const saved = { language: "en", page: "windows-1252" } as const;
    const refusals = await correctIn(place, saved, "Meier", { "Last Name": "Brontë" });
    expect(new Set(refusals)).toEqual(
      new Set([expect.stringContaining("in the column “Last Name”, the same letter would be “ë” or “ė”") as string]),
    );
    expect(lastNames(place)).toEqual([]);
  });

  test.for([
    ["bg", "windows-1251", "Иванова", "\r\n"],
    ["de", "macintosh", "Müller", "\r"],
    ["fr", "macintosh", "Lefèvre", "\r"],
    ["pl", "x-mac-ce", "Żółkiewska", "\r"],
    ["de", "ibm850", "Müller", "\r\n"],
    ["tr", "windows-1254", "Yıldız", "\r\n"],
    ["el", "windows-1253", "Παπαδόπουλος", "\r\n"],
    ["cs", "windows-1250", "Dvořák", "\r\n"],
  ] as const)("of a list in %s keeps %s: %s", async ([spoken, page, name, lineEnd], { place }) => {
    const language = spoken === "de" || spoken === "fr" || spoken === "pl" ? spoken : "en";
    expect(await correctIn(place, { language, page, lineEnd }, name)).toEqual([]);
    expect(lastNames(place)).toEqual(FIRST.map(() => name));
  });
});
