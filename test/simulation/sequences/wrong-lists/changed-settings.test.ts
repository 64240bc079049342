/** The configuration changes between the plan of a list and its calls. */
import { describe, expect } from "vitest";
import { DEFAULT_DELETES } from "../../../../src/config/feed-schema.ts";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { inventedBirthday } from "../../../invented-birthday.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, mutations, namesIn, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const TEAM = Array.from({ length: 9 }, (_, index) => person(index + 1, `Name${index + 1}`));

/** Applies a list that lacks two people, and whose deletes are planned but not sent. @returns the run's name */
async function haltBeforeDeletes(place: Workplace, feed: Partial<FeedSettings> = {}): Promise<string> {
  await apply(place, TEAM, feed);
  place.sandbox.setFaults(["status-401:DELETE:#1+"]);
  const [halted] = await apply(place, TEAM.slice(2), feed);
  expect(halted?.status).toBe("halted");
  place.sandbox.setFaults([]);
  return halted?.run ?? "";
}

describe("a planned delete", () => {
  test.for<readonly [string, string, Partial<FeedSettings>]>([
    ['deletes is "never" now', "no_deletes", { deletes: null }],
    ["the feed has changes now", "no_deletes", { mode: "changes", deletes: null }],
    [
      "no delete goes without approval now",
      "stricter_limits",
      { deletes: { ...DEFAULT_DELETES, limitCount: 0, limitPercent: 0 } },
    ],
    ["people have to be absent for a week now", "stricter_limits", { deletes: { ...DEFAULT_DELETES, absentDays: 7 } }],
  ])("is dropped with a reason when %s", async ([, reason, change], { place }) => {
    const name = await haltBeforeDeletes(place);
    const [resumed] = await run(place, change);
    expect(resumed).toMatchObject({ run: name, status: "completed", deletes: { deleted: 0 } });
    expect(namesIn(place)).toHaveLength(9);
    const dropped = place.ledger().operations.ofRun(name, "dropped");
    expect(dropped.map(({ issue }) => issue?.data["reason"])).toEqual(Array.from({ length: 2 }, () => reason));
  });

  test("is sent when the settings are as they were, and when they allow more", async ({ place }) => {
    await haltBeforeDeletes(place);
    await run(place, { deletes: { ...DEFAULT_DELETES, limitCount: 50 } });
    expect(namesIn(place)).toHaveLength(7);
  });

  test("is planned again by the next list when the settings allow it again", async ({ place }) => {
    await haltBeforeDeletes(place);
    await run(place, { deletes: null });
    await apply(place, TEAM.slice(2));
    expect(namesIn(place)).toHaveLength(7);
  });

  test.for(["ignore", "hold"] as const)(
    "of a person marked as gone is dropped when `inactive` is %s now",
    async (inactive, { place }) => {
      await apply(place, TEAM, { inactive: "delete" });
      place.sandbox.setFaults(["status-401:DELETE:#1+"]);
      await apply(place, [person(1, "Name1", { Mark: "deceased" }), ...TEAM.slice(1)], { inactive: "delete" });
      place.sandbox.setFaults([]);
      await run(place, { inactive });
      expect(namesIn(place)).toHaveLength(9);
    },
  );
});

describe("a planned update", () => {
  test("that clears a value is dropped when blank cells keep values now", async ({ place }) => {
    const feed = { blankCells: "clear" } as const;
    await apply(place, [person(1, "Ada", { Phone: "+4930123456" }), ...TEAM.slice(1)], feed);
    place.sandbox.setFaults(["status-401:PATCH:#1+"]);
    await apply(place, [person(1, "Ada"), ...TEAM.slice(1)], feed);
    place.sandbox.setFaults([]);
    await run(place, { blankCells: "keep" });
    expect(place.sandbox.contacts()[0]?.phone).toBe("+4930123456");
    expect(reported(place)).toEqual(["Ada: deferred not_sent"]);
  });

  test("is dropped when a column that was read is left out now", async ({ place }) => {
    const { columns } = testFeed("staff");
    await apply(place, TEAM);
    place.sandbox.setFaults(["status-401:PATCH:#1+"]);
    await apply(place, [person(1, "Name1", { Birthday: "1980-03-01" }), ...TEAM.slice(1)]);
    place.sandbox.setFaults([]);
    place.sandbox.forgetRequests();
    await run(place, { columns: { ...columns, Birthday: null } });
    expect(mutations(place)).toEqual([]);
    expect(reported(place)).toEqual(["Name1: deferred not_sent"]);
  });
});

describe("a list", () => {
  const shown = { columns: { ...testFeed("staff").columns, Email: "email" as const } };
  const many = TEAM.map((row) => row.map((cell, index) => (index === 6 ? "" : cell)));
  const grouped = (group: string) => ({ defaults: { group } });

  test("is held when a changed default would move many people, and names the setting and three people", async ({
    place,
  }) => {
    const columns = Object.fromEntries(
      Object.entries(testFeed("staff").columns).filter(([header]) => header !== "Group"),
    );
    const without = { columns: { ...columns, Group: null } };
    await apply(place, many, { ...without, ...grouped("Team Berlin") });
    const [held] = await apply(place, many, { ...without, ...grouped("Team birthdays") });
    const [hold] = held?.holds.filter(({ guard }) => guard === "settings_changed") ?? [];
    expect(hold?.figures).toEqual({ settings: ["defaults.group"], people: 9, linked: 9 });
    expect(hold?.examples).toHaveLength(3);
    expect(hold?.examples?.[0]).toMatchObject({
      name: "Name1 Beispiel1",
      field: "group",
      before: "Team Berlin",
      after: "Team birthdays",
    });
    expect(
      await runCommand(place, { kind: "approve", run: held?.run ?? "" }, { ...without, ...grouped("Team birthdays") }),
    ).toBe(0);
    const [next] = await apply(place, many.slice(0, 8), { ...without, ...grouped("Team birthdays") });
    expect(next?.holds.map(({ guard }) => guard)).not.toContain("settings_changed");
  });

  test.for<readonly [string, Partial<FeedSettings>, Partial<FeedSettings>]>([
    ["country", { country: "DE" }, { country: "AT" }],
    ["blankCells", { blankCells: "keep" }, { blankCells: "clear" }],
    ["yearlessBirthday", { yearlessBirthday: "MM-DD" }, { yearlessBirthday: "--MM-DD" }],
    [
      "columns.Last Name",
      {},
      { columns: { ...testFeed("staff").columns, "Last Name": "first_name", "First Name": "last_name" } },
    ],
  ])("is held when a change of %s would rewrite many people", async ([name, before, after], { place }) => {
    const rows = (phone: string) =>
      TEAM.map((row, index) =>
        row.map((cell, at) =>
          at === 4 ? phone && `0676 123450${index}` : at === 5 ? inventedBirthday(index).replace(/^\d{4}/u, "-") : cell,
        ),
      );
    await apply(place, rows("given"), before);
    const [held] = await apply(place, rows(name === "blankCells" ? "" : "given"), after);
    expect(held?.status).toBe("held");
    const hold = held?.holds.find(({ guard }) => guard === "settings_changed");
    expect(hold?.figures["settings"]).toContain(name);
  });

  test("is not held when a changed setting changes few people", async ({ place }) => {
    await apply(place, TEAM, { country: "DE" });
    const [next] = await apply(place, [person(1, "Ada", { Phone: "030 123456" }), ...TEAM.slice(1)], {
      country: "AT",
      dateOrder: "DMY",
      ...shown,
    });
    expect(next).toMatchObject({ status: "completed", rows: { updated: 1 } });
  });

  test("is not held when a changed setting adds a value where none was", async ({ place }) => {
    const { UID: _uid, ...columns } = testFeed("staff").columns;
    await apply(place, TEAM, { columns });
    const [next] = await apply(place, TEAM);
    expect(next).toMatchObject({ status: "completed", rows: { updated: 9 } });
  });
});

describe("the approval of a held list", () => {
  const renamed = TEAM.map((row) => row.with(2, `Neu${row[0] ?? ""}`));
  const approve = async (place: Workplace, name: string, feed: Partial<FeedSettings>) =>
    runCommand(place, { kind: "approve", run: name }, feed);
  const lastNames = (place: Workplace) => place.sandbox.contacts().map(({ last_name: name }) => name);

  test.for<readonly [string, string, Partial<FeedSettings>]>([
    ["a column became another field", "column_reread", { columns: { "Last Name": "company" } }],
    ["a default is another one", "default_changed", { defaults: { last_name: "Verein" } }],
  ])("sends nothing when %s since the list was read", async ([, reason, change], { place }) => {
    await apply(place, TEAM);
    const [held] = await apply(place, renamed);
    expect(held?.status).toBe("held");
    await approve(place, held?.run ?? "", change);
    expect(lastNames(place).filter((name) => name?.startsWith("Neu"))).toEqual([]);
    const dropped = place.ledger().operations.ofRun(held?.run ?? "", "dropped");
    expect(dropped.map(({ issue }) => String(issue?.data["reason"]))).toEqual(TEAM.map(() => reason));
  });

  const explicit = testFeed("staff").columns;
  const { "Last Name": _lastName, ...recognised } = explicit;

  test.for<readonly [string, FeedSettings["columns"], FeedSettings["columns"]]>([
    ["an entry was added that says what the header says", recognised, explicit],
    ["an entry was taken away that says what the header says", explicit, recognised],
    ["an entry was added for a column that the list lacks", explicit, { ...explicit, Town: "custom_fields.town" }],
  ])("sends its changes when %s", async ([, before, now], { place }) => {
    await apply(place, TEAM, { columns: before });
    const [held] = await apply(place, renamed, { columns: before });
    expect(held?.status).toBe("held");
    expect(await approve(place, held?.run ?? "", { columns: now })).toBe(0);
    expect(lastNames(place).filter((name) => name?.startsWith("Neu"))).toHaveLength(9);
  });

  test("says what was not sent and what to do, and the list is planned anew when it comes again", async ({ place }) => {
    await apply(place, TEAM);
    const [held] = await apply(place, renamed);
    const now = { columns: { ...explicit, "Last Name": "company" } } as const;
    const request = { kind: "approve", run: held?.run ?? "" } as const;
    const env = place.env({ waitsForProbes: true });
    const result = await carryOutRequest(request, [testFeed("staff", now)], env);
    expect(result.exitCode).toBe(3);
    expect(result.lines.join("\n")).toContain("9 changes were not sent, because the settings have changed");
    expect(result.lines.join("\n")).toContain("into the inbox folder again");
    const [again] = await apply(place, renamed, now);
    expect(again?.rows).toMatchObject({ unchanged: 0 });
  });

  test("sends its changes when a setting changed that they do not depend on", async ({ place }) => {
    await apply(place, TEAM);
    const [held] = await apply(place, renamed);
    await approve(place, held?.run ?? "", { defaults: { language: "de" }, sharedAddress: "leaveOut" });
    expect(lastNames(place).filter((name) => name?.startsWith("Neu"))).toHaveLength(9);
  });
});
