/**
 * A list is read once, with the date order and the group columns that its first rows show. If the whole list shows another
 * date order or other group columns, the list is read again with these.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkAccountBinding } from "../../src/run/check-account-binding.ts";
import { preparePlan } from "../../src/run/prepare/prepare-plan.ts";
import { openList } from "../../src/run/read/open-list.ts";
import { testFeed } from "./world/feeds.ts";
import { twoDigits } from "../../src/model/calendar.ts";
import { openWorkplace } from "./world/workplace.ts";

const GROUPS = ["Team Berlin", "Team Rome"].map((name) => ({ name, category: "birthday", account: "main" }) as const);
const HEADER = "Nr,First Name,Birthday,Group,Department";
const WITH_TAGS = "Nr,First Name,Birthday,Tags";
/** Returns a birthday that can be read with the day or the month first; the first one is 03/04/1990. */
function ambiguous(index: number): string {
  const [first, second] = [((index * 5 + 2) % 11) + 1, ((index * 7 + 3) % 11) + 1];
  return `${twoDigits(first)}/${twoDigits(first === second ? 12 : second)}/${1990 - (index % 50)}`;
}

/** A list with more rows than the survey reads before mapping begins. */
const MANY = [
  HEADER,
  ...Array.from({ length: 1_500 }, (_, index) => `${index + 1},Ada,${ambiguous(index)},Team Berlin,Sales`),
];

/**
 * Plans lists one after the other.
 *
 * @returns for each list the number of creates, the number of open items and the first birthday; or the code of its refusal
 */
async function plansOf(...lists: readonly (readonly string[])[]) {
  const place = openWorkplace(1, { group: GROUPS }, 1, () => {});
  try {
    const env = place.env({ waitsForProbes: false });
    const feed = testFeed("staff", { dateOrder: null });
    const { groups } = await checkAccountBinding(env);
    const path = join(place.root, "outside/staff.csv");
    const plans: unknown[] = [];
    for (const [index, lines] of lists.entries()) {
      writeFileSync(path, [...lines, ""].join("\r\n"));
      const file = { run: `2026-01-01T00000${index}.000Z-staff`, path, name: "staff.csv", sha256: "", mtimeMs: 0 };
      plans.push(
        await openList(path, feed)
          .then((list) => preparePlan(file, list, feed, groups, env))
          .then(
            ({ run }) => {
              const source = env.ledger.draftReportSource(run);
              const operations = [...source.operations()];
              const birthday = JSON.stringify(operations[0]).match(/\d{4}-\d\d-\d\d/)?.[0];
              return [operations.length, [...source.openItems()].length, birthday];
            },
            (error: { code?: string }) => error.code,
          ),
      );
    }
    return plans;
  } finally {
    place.remove();
  }
}

describe("a list that is read in one pass", () => {
  test("uses the date order of the last row for all rows when only that row proves one", async () => {
    expect(await plansOf([...MANY, "0,Ben,25/04/1990,Team Rome,Law"])).toEqual([[1_501, 0, "1990-04-03"]]);
    expect(await plansOf([...MANY, "0,Ben,04/25/1990,Team Rome,Law"])).toEqual([[1_501, 0, "1990-03-04"]]);
  });

  test("rejects ambiguous dates when the last row contradicts the date order of the first rows", async () => {
    const first = MANY.with(1, "1,Ada,25/04/1990,Team Berlin,Sales");
    expect(await plansOf(first)).toEqual([[1_500, 0, "1990-04-25"]]);
    expect(await plansOf([...first, "0,Ben,04/25/1990,Team Rome,Law"])).toEqual([[2, 1_499, "1990-04-25"]]);
  });

  test("leaves nothing behind for the next list when it breaks off in the middle", async () => {
    const broken = [...MANY, '0,"Ben,25/04/1990,Team Rome,Law', "00,Cleo,25/04/1990,Team Rome,Law"];
    const whole = [...MANY, "0,Ben,25/04/1990,Team Rome,Law"];
    expect(await plansOf(broken, whole)).toEqual(["broken_quotes", [1_501, 0, "1990-04-03"]]);
  });

  test("reads a column as groups when only the last row names a group in it", async () => {
    const untagged = Array.from({ length: 1_500 }, (_, index) => `${index + 1},Ada,1990-04-03,`);
    expect(await plansOf([WITH_TAGS, ...untagged, "0,Ben,1990-04-25,Team Rome"])).toEqual([[1, 1_500, "1990-04-25"]]);
    expect(await plansOf([WITH_TAGS, ...untagged, "0,Ben,1990-04-25,Chess"])).toEqual(["required_columns"]);
  });
});
