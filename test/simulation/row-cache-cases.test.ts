/** Changes between two lists after which the row cache must still give the same plan. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import type { FeedSettings } from "../../src/model/feed.ts";
import { COLUMNS, compareNights, PEOPLE, type Night } from "./world/compare-nights.ts";
import type { Workplace } from "./world/workplace.ts";

/** Rows with several times as many bytes as one read takes. */
const LONG = Array.from({ length: 400 }, (_, index) => {
  const words = Array.from({ length: 120 }, (_word, at) => (at < 60 ? "long" : String(index * at)));
  return `${index + 1},Ada,Beispiel${index},1980-01-01,Team Berlin,"${words.join(" ")}"`;
});
const NOTED: Partial<FeedSettings> = { columns: { Notes: "custom_fields.notes" } };
const WIDE = "11,a,b,c,d,e,f,g";
const FEW_COLUMNS = "First Name,Last Name,Birthday";
const FEW = PEOPLE.map((line) => line.split(",").slice(1, 4).join(","));
const BY_NAME: Partial<FeedSettings> = { key: ["First Name"], defaults: { group: "Team Berlin" } };

const LEAVING = `${COLUMNS},Leaving Date`;
const ONE_LEAVES = PEOPLE.map((line, index) => `${line},${index === 4 ? "2026-11-23" : ""}`);

/** Each case fails when one condition of the row cache is removed. */
const CASES: Readonly<Record<string, readonly [Night, ...Night[]]>> = {
  "a row with one cell follows known rows and a new footer": [
    { lines: [COLUMNS, ...PEOPLE] },
    { lines: [COLUMNS, ...PEOPLE.slice(0, 4), "Total,4,,,", ...PEOPLE.slice(4), "One,,,,"] },
  ],
  "a row with one cell stands far below known rows and a new footer": [
    { lines: [FEW_COLUMNS, ...FEW, "Ida,,"], feed: BY_NAME },
    {
      lines: [FEW_COLUMNS, ...FEW.slice(0, 4), "Total,9,", ...FEW.slice(4), "\n".repeat(70_000), "Eva,,"],
      feed: BY_NAME,
    },
  ],
  "a known row with one cell comes below a new footer": [
    { lines: [FEW_COLUMNS, ...FEW, "Ida,,"], feed: BY_NAME },
    { lines: [FEW_COLUMNS, ...FEW, "Total,9,", "Ida,,"], feed: BY_NAME },
  ],
  "two groups exchange their names": [
    { lines: [COLUMNS, ...PEOPLE] },
    {
      lines: [COLUMNS, ...PEOPLE],
      groups: (groups) => groups.map((group, at) => ({ ...group, name: groups[1 - at]?.name ?? group.name })),
    },
  ],
  "leaving dates are reached": [
    { lines: [`${COLUMNS},Leaving Date`, ...PEOPLE.map((line, index) => `${line},2026-11-${22 + index}`)] },
    { lines: [`${COLUMNS},Leaving Date`, ...PEOPLE.map((line, index) => `${line},2026-11-${22 + index}`)], days: 3 },
  ],
  "a leaving date is added, and reached later": [
    { lines: [LEAVING, ...PEOPLE.map((line) => `${line},`)] },
    { lines: [LEAVING, ...ONE_LEAVES] },
    { lines: [LEAVING, ...ONE_LEAVES], days: 3 },
  ],
  "a birthday with a two-digit year is no longer in the future": [
    { lines: [COLUMNS, ...PEOPLE, "10,Ida,Beispiel,24.12.26,Team Berlin"] },
    { lines: [COLUMNS, ...PEOPLE, "10,Ida,Beispiel,24.12.26,Team Berlin"], days: 60 },
  ],
  "a person becomes remarkably old": [
    { lines: [COLUMNS, ...PEOPLE, "10,Ida,Beispiel,1929-05-06,Team Berlin"] },
    { lines: [COLUMNS, ...PEOPLE, "10,Ida,Beispiel,1929-05-06,Team Berlin"], days: 9 * 366 },
  ],
  "the configuration sets another date order": [
    { lines: [COLUMNS, ...PEOPLE, "10,Ida,Beispiel,03/04/1990,Team Berlin"], feed: { dateOrder: "DMY" } },
    { lines: [COLUMNS, ...PEOPLE, "10,Ida,Beispiel,03/04/1990,Team Berlin"], feed: { dateOrder: "MDY" } },
  ],
  "a later row proves another date order": [
    { lines: [COLUMNS, ...PEOPLE, "10,Ida,Beispiel,03/04/1990,Team Berlin", "11,Eva,Beispiel,23/04/1990,Team Berlin"] },
    { lines: [COLUMNS, ...PEOPLE, "10,Ida,Beispiel,03/04/1990,Team Berlin", "11,Eva,Beispiel,04/23/1990,Team Berlin"] },
  ],
  "the last row of a changed list proves another date order": [
    { lines: [COLUMNS, ...PEOPLE, "10,Ida,Beispiel,03/04/1990,Team Berlin", "11,Eva,Beispiel,23/04/1990,Team Berlin"] },
    {
      lines: [
        COLUMNS,
        ...PEOPLE.map((line) => line.replace("Ada", "Eda")),
        "10,Ida,Beispiel,03/04/1990,Team Berlin",
        "11,Eva,Beispiel,23/04/1990,Team Berlin",
        "12,Zoe,Beispiel,04/23/1990,Team Berlin",
      ],
    },
  ],
  "more long rows change than one read of the file takes": [
    { lines: [`${COLUMNS},Notes`, ...LONG], feed: NOTED },
    {
      lines: [
        `${COLUMNS},Notes`,
        ...LONG.flatMap((line, index) => {
          if (index % 5 === 0) return [line, "", "Total,1,,,,"];
          return index % 5 === 1 ? ["", line.replace("Ada", "Eda"), ""] : [line.replace("long long", "long\nlong")];
        }),
      ],
      feed: NOTED,
    },
  ],
  "two columns exchange their headers": [
    { lines: [COLUMNS, ...PEOPLE] },
    { lines: ["Nr,Last Name,First Name,Birthday,Group", ...PEOPLE] },
  ],
  "the cache file is older than the ledger": [
    { lines: [COLUMNS, ...PEOPLE] },
    { lines: [COLUMNS, ...PEOPLE.map((line) => line.replace("Ada", "Eda"))], before: saveCacheFile },
    { lines: [COLUMNS, ...PEOPLE], before: restoreCacheFile },
  ],
  "the first texts of a column are gone, and other texts come first": [
    { lines: [`${COLUMNS},Notes`, ...PEOPLE.map((line, index) => `${line},n${index}`)] },
    {
      lines: [
        `${COLUMNS},Notes`,
        ...PEOPLE.map((line, index) => `${line},n${index}`)
          .slice(5)
          .reverse(),
      ],
    },
  ],
  "a wider row is added above a cell of several lines": [
    { lines: [COLUMNS, ...PEOPLE, '10,Ida,"a,b,c,d,e,f\ng,h,i,j,k,l",1980-01-01,Team Berlin'] },
    { lines: [COLUMNS, WIDE, ...PEOPLE, '10,Ida,"a,b,c,d,e,f\ng,h,i,j,k,l",1980-01-01,Team Berlin'] },
  ],
  "a wider row above a cell of several lines is removed": [
    { lines: [COLUMNS, WIDE, ...PEOPLE, '10,Ida,"a,b,c\nd,e,f",1980-01-01,Team Berlin'] },
    { lines: [COLUMNS, ...PEOPLE, '10,Ida,"a,b,c\nd,e,f",1980-01-01,Team Berlin'] },
  ],
  "a quote opens above known rows and closes below them": [
    { lines: [COLUMNS, ...PEOPLE] },
    { lines: [COLUMNS, ...PEOPLE.slice(0, 4), '10,5" pipe,"two', ...PEOPLE.slice(4, 7), 'x",1980-01-01,Team Berlin'] },
  ],
  "two rows of one person have equal values": [
    { lines: [COLUMNS, ...PEOPLE, "3,Ada2,Beispiel2 ,1962-02-03,Team Berlin"] },
    { lines: [COLUMNS, ...PEOPLE, "3,Ada2,Beispiel2 ,1962-02-03,Team Berlin"] },
  ],
  "a row is repeated directly below itself": [
    { lines: [COLUMNS, ...PEOPLE] },
    { lines: [COLUMNS, ...PEOPLE.slice(0, 7), ...PEOPLE.slice(6)] },
  ],
  "the first rows have another order": [
    { lines: [COLUMNS, ...PEOPLE] },
    { lines: [COLUMNS, ...PEOPLE.slice(0, 3).reverse(), ...PEOPLE.slice(3)] },
  ],
  "all rows of a short list have another order": [
    { lines: [COLUMNS, ...PEOPLE.slice(0, 3)] },
    { lines: [COLUMNS, ...PEOPLE.slice(0, 3).reverse()] },
  ],
  "the first texts of the columns change twice": [
    { lines: [COLUMNS, ...PEOPLE] },
    { lines: [COLUMNS, ...PEOPLE.slice(8), ...PEOPLE.slice(0, 8)] },
    { lines: [COLUMNS, ...PEOPLE.slice(0, 8)] },
  ],
  "the last row has no line end, and text is added to it": [
    { lines: [COLUMNS, ...PEOPLE], end: "" },
    { lines: [COLUMNS, ...PEOPLE], end: "x" },
  ],
  "a row is repeated, and another row is repeated with another name": [
    { lines: [COLUMNS, ...PEOPLE] },
    { lines: [COLUMNS, ...PEOPLE, PEOPLE[2]!, PEOPLE[3]!.replace("Ada", "Eda")] },
  ],
};

const savedFiles = new Map<Workplace, Buffer>();

function saveCacheFile(place: Workplace): void {
  savedFiles.set(place, readFileSync(join(place.root, "state/known/staff.records")));
}

function restoreCacheFile(place: Workplace): void {
  writeFileSync(join(place.root, "state/known/staff.records"), savedFiles.get(place)!);
}

test.each(Object.entries(CASES))("the row cache gives the same plan when %s", (_name, nights) => compareNights(nights));
