/** An erasure writes old reports again. What others corrected since stays in them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { apply, person, run, test } from "../../world/list-sequence.ts";
import { canary, CANARY, decide, erase, FEED, filesWith, OTHERS } from "../../world/canary.ts";
import { dropCorrected } from "../../world/drop-file.ts";
import { filesWith as filesBelowWith } from "../../world/files-with.ts";
import type { Workplace } from "../../world/workplace.ts";

const WRONG = { Birthday: "31.02.1980" };
const read = (place: Workplace, name: string | undefined, file: string) =>
  readFileSync(join(place.folders.reports, name ?? "", file), "utf8");
const FILES = ["rejections.csv", "report.html", "plan.json"] as const;

test("keeps the rows of others that were solved since, and those that were warnings", async ({ place }) => {
  const shared = { Email: "info@firma.example" };
  const feed = { ...FEED, sharedAddress: "leaveOut" } as const;
  const others = OTHERS.slice(2);
  const warned = [person(6, "Warnone", shared), person(7, "Warntwo", { ...shared, Birthday: "1966-06-06" })];
  const wrong = [canary({ Birthday: "31.02.1937" }), person(2, "Solvedname", WRONG), person(3, "Opened", WRONG)];
  const [first] = await apply(place, [...wrong, ...warned, ...others], feed);
  for (const file of FILES) expect(read(place, first?.run, file)).toMatch(/Warntwo/u);
  const before = read(place, first?.run, "rejections.csv").split("\r\n");
  await apply(place, [canary(), person(2, "Solvedname"), person(3, "Opened", WRONG), ...others], feed);
  const [last] = await apply(
    place,
    [canary(), person(2, "Solvedname"), person(3, "Opened", WRONG), ...others.slice(1), person(8, "Newwrong", WRONG)],
    feed,
  );
  expect(await erase(place)).toMatchObject({ exitCode: 0 });
  expect(filesWith(place, CANARY)).toEqual([]);
  for (const file of FILES)
    for (const name of ["Solvedname", "Warntwo"]) expect(read(place, first?.run, file)).toContain(name);
  const ids = (lines: readonly string[]) => lines.map((line) => line.split(",")[0]?.split(".")[1]).filter(Boolean);
  const erased = before.findIndex((line) => line.includes("Canaryfirst"));
  expect(erased).toBeGreaterThan(0);
  expect(ids(read(place, first?.run, "rejections.csv").split("\r\n"))).toEqual(ids(before.toSpliced(erased, 1)));
  expect(filesBelowWith(join(place.folders.reports, first?.run ?? ""), "Newwrong")).toEqual([]);
  expect(read(place, last?.run, "rejections.csv")).toContain("Newwrong");
});

/** Returns the reports of all runs: the text of each file, by its path. */
function reportsOf(place: Workplace): Readonly<Record<string, string>> {
  const folders = readdirSync(place.folders.reports, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(
    folders.flatMap(({ name }) =>
      readdirSync(join(place.folders.reports, name)).map((file) => [`${name}/${file}`, read(place, name, file)]),
    ),
  );
}

/** Returns what a report says of other people: lines, elements of JSON, and the words of the page that name them and their runs. */
function partsOfOthers(path: string, text: string): readonly string[] {
  if (path.endsWith(".xlsx")) return [];
  if (path.endsWith(".html"))
    return text.match(/(?:Other|datetime=")[\w:.-]*|(?<![\d-])\d\d\.\d\d\.1980|phone \d+/gu) ?? [];
  if (path.endsWith(".csv")) return text.split("\r\n").filter((line) => !CANARY.test(line));
  const values = Object.entries(JSON.parse(text) as Record<string, unknown>).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => `${name} ${JSON.stringify(each)}`),
  );
  return values.filter((each) => !CANARY.test(each) && !each.includes('"key":"[]'));
}

test.for(["snapshot", "changes"] as const)(
  "keeps what reports say of others and of their runs in a feed of %s",
  async (mode, { place }) => {
    const feed = { ...FEED, mode };
    const applyWith = async (rows: Readonly<Record<number, Parameters<typeof person>[2]>>, end = 8) => {
      const all = [canary(rows[9]), ...[2, 3, 4, 5, 6, 7].map((nr) => person(nr, `Other${nr}`, rows[nr]))];
      const [record] = await apply(place, all.slice(0, end), feed);
      // In a snapshot feed, the next list replaces the list that is held.
      if (record?.status === "held" && mode === "changes") await decide(place, { kind: "approve", run: record.run });
      return record;
    };
    const bad = (birthday: string) => ({ Birthday: `${birthday}.1980` });
    const ofCanary = { Birthday: "31.02.1937" };
    const first = await applyWith({});
    const second = await applyWith({ 9: ofCanary, 2: bad("31.02"), 3: bad("30.02"), 4: { Phone: "phone 1" } });
    dropCorrected(place, second?.run, "31.02.1980", "31.04.1980");
    await run(place, feed);
    await applyWith({ 9: ofCanary, 2: bad("31.06"), 3: bad("30.02"), 4: { Phone: "phone 2" }, 5: bad("31.09") });
    const held = await applyWith({ 5: bad("31.09"), 6: bad("31.11") }, 4);
    if (mode === "snapshot") await decide(place, { kind: "approve", run: held?.run ?? "" });
    await applyWith({ 9: { Phone: "canary" }, 6: bad("31.11"), 7: bad("31.11") });
    place.clock.pass(60_000);
    const before = reportsOf(place);
    expect(Object.keys(before).filter((path) => path.startsWith(first?.run ?? "none"))).toHaveLength(3);
    expect(await erase(place)).toMatchObject({ exitCode: 0 });
    expect(filesWith(place, CANARY)).toEqual([]);
    const after = reportsOf(place);
    // The erasure has a run of its own.
    const runs = new Set(Object.keys(before).map((path) => path.split("/")[0]));
    const parts = (reports: Readonly<Record<string, string>>) =>
      Object.entries(reports)
        .filter(([path]) => runs.has(path.split("/")[0]))
        .map(([path, text]) => [path, ...partsOfOthers(path, text)]);
    expect(parts(after)).toEqual(parts(before));
  },
);
