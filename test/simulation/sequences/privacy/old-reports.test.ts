/** An erasure writes old reports again. What others corrected since stays in them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { apply, person, test } from "../../world/list-sequence.ts";
import { canary, CANARY, erase, FEED, filesWith, OTHERS } from "../../world/canary.ts";
import { filesWith as filesBelowWith } from "../../world/files-with.ts";
import type { Workplace } from "../../world/workplace.ts";

const WRONG = { Birthday: "31.02.1980" };
const read = (place: Workplace, run: string | undefined, file: string) =>
  readFileSync(join(place.folders.reports, run ?? "", file), "utf8");
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
