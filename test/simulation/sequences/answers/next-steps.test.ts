/** Reports and answers name one next step, and the one that fits the list. */
import { ENGLISH } from "../../../../src/pipeline/report/language/phrases.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { describeIssue } from "../../../../src/pipeline/report/words/sentences.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, person, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const hints = (place: Workplace) =>
  place
    .ledger()
    .openItems.open("staff")
    .map(({ issues: [issue] }) => describeIssue(ENGLISH, issue, null).hint);
const page = (place: Workplace, run = "") => readFileSync(join(place.folders.reports, run, "report.html"), "utf8");
const TEAM = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gerd", "Hanna", "Ida"];
const team = TEAM.map((name, at) => person(at + 1, name));

describe("two rows with one e-mail, which is the key", () => {
  const shared = { Email: "haus@example.org" };
  const feed = { key: ["Email"] };

  test("are reported with the key that would tell the people apart", async ({ place }) => {
    await apply(place, [person(1, "Ada", shared), person(2, "Ben", shared)], feed);
    expect(hints(place)).toEqual([1, 2].map(() => expect.stringContaining('"key": ["Email", "First Name"]')));
  });

  test("are reported without it when they are one person", async ({ place }) => {
    await apply(place, [person(1, "Ada", shared), person(2, "Ada", shared)], feed);
    expect(hints(place)).toEqual([1, 2].map(() => "Decide which row is right, and remove the others."));
  });

  test("are reported with their key", async ({ place }) => {
    await apply(place, [person(1, "Ada", shared), person(2, "Ben", shared)], feed);
    const items = place.ledger().openItems.open("staff");
    expect(items.map(({ issues: [issue] }) => describeIssue(ENGLISH, issue, null).message)).toEqual(
      [3, 2].map((line) => expect.stringMatching(`^Line ${line} .*“haus@example.org”`)),
    );
  });
});

describe("a row whose e-mail another row of its group has", () => {
  test("is reported with the e-mail only", async ({ place }) => {
    const shared = { Email: "haus@example.org" };
    await apply(place, [
      person(1, "Ada", { ...shared, Phone: "+493055501" }),
      person(2, "Ben", { ...shared, Phone: "+493055502" }),
    ]);
    const [item] = place.ledger().openItems.open("staff");
    expect(item?.issues[0]).toMatchObject({ code: "contact_exists", data: { address: "haus@example.org" } });
  });
});

/** Returns the team's list with six other people under known keys. */
function withOtherPeople(): readonly (readonly string[])[] {
  return team.map((row, at) =>
    at < 6
      ? row
          .with(1, `Xaver${at}`)
          .with(2, `Neu${at}`)
          .with(5, `1971-0${at + 1}-17`)
      : row,
  );
}

describe("a held list", () => {
  test("asks for the decision only, not for corrections too", async ({ place }) => {
    await apply(place, team);
    const [record] = await apply(place, [...withOtherPeople().slice(0, 8), person(9, "", { "Last Name": "" })]);
    expect(record?.status).toBe("held");
    expect(page(place, record?.run)).toContain("celebration-sync approve");
    expect(page(place, record?.run)).not.toContain("Open rejections.xlsx");
  });

  test("is accepted with the number of questions that stay when it had no change to carry out", async ({ place }) => {
    await apply(place, team);
    const [record] = await apply(place, withOtherPeople());
    expect(record?.holds.map(({ guard }) => guard)).toContain("keys_reassigned");
    const request = { kind: "approve", run: record?.run ?? "" } as const;
    const { lines } = await carryOutRequest(request, [testFeed("staff")], place.env({ waitsForProbes: true }));
    expect(lines.join("\n")).not.toContain("0 operations");
    expect(lines.join("\n")).toContain("6 rows stay questions");
  });
});
