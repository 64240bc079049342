import { describe, expect } from "vitest";
import { list, people, person, readReport } from "../support/lists.ts";
import { test, until, type StartWorkplace } from "../support/workplace.ts";

const TOM = person(1, { name: "Tom", last: "Reed", email: "tom@example.org", birthday: "1970-03-04" });
const NINA = person(1, { name: "Nina", last: "Vance", email: "nina@example.org", birthday: "1999-11-23" });
const others = people(2, 11);

/** Gives Tom's number to Nina while `watch` runs. @returns the workplace, and the `_id` of the question */
async function withReusedNumber(startWorkplace: StartWorkplace) {
  const place = await startWorkplace();
  await place.startWatch();
  place.drop("staff.csv", list(TOM, ...others));
  await until("the first list is applied", () => place.sandbox.contacts().length === others.length + 1);
  await until("the first list is archived", () => place.archived().length === 1);
  place.drop("staff.csv", list(NINA, ...others));
  const id = await until("the question is reported", () => {
    if (place.archived().length < 2) return null;
    const rows = readReport(place.report().rejections ?? "");
    return rows.find((row) => row["_code"] === "other_person")?.["_id"];
  });
  return { ...place, id };
}

describe("answer, while watch runs", () => {
  test("deletes the former contact and creates the new person when the number is another person's", async ({
    startWorkplace,
  }) => {
    const { id, cli, sandbox } = await withReusedNumber(startWorkplace);
    const before = sandbox.contacts().find(({ first_name: name }) => name === "Tom")?.contact_id;
    expect(await cli("answer", id, "new")).toMatchObject({ code: 0 });
    const nina = sandbox.contacts().find(({ first_name: name }) => name === "Nina");
    expect(nina).toMatchObject({ last_name: "Vance", email: "nina@example.org", birthday: "1999-11-23" });
    expect(nina?.contact_id).not.toBe(before);
    expect(sandbox.contacts().some(({ first_name: name }) => name === "Tom")).toBe(false);
    expect(await cli("answer", id, "new")).toMatchObject({ code: 0 });
    expect(sandbox.contacts()).toHaveLength(others.length + 1);
  });

  test("updates the contact when it is the same person, and does not ask again", async ({ startWorkplace }) => {
    const { id, cli, sandbox, drop, archived, json } = await withReusedNumber(startWorkplace);
    const before = sandbox.contacts().find(({ first_name: name }) => name === "Tom")?.contact_id;
    expect(await cli("answer", id, "same")).toMatchObject({ code: 0 });
    expect(sandbox.contacts().find(({ contact_id: contact }) => contact === before)).toMatchObject({
      first_name: "Nina",
      birthday: "1999-11-23",
    });
    sandbox.forgetRequests();
    const known = archived().length;
    drop("staff.csv", list(...others, NINA));
    await until("the list is applied again", () => archived().length > known);
    expect(sandbox.requests().filter(({ method }) => method !== "GET")).toEqual([]);
    expect((await json("status")).value.feeds).toMatchObject([{ toCorrect: 0 }]);
  });
});

test("answer names the right choices when the choice is none of them", async ({ startWorkplace }) => {
  const { cli, drop, report } = await startWorkplace();
  drop("staff.csv", list(TOM, ...others));
  await cli("run");
  drop("staff.csv", list(NINA, ...others));
  await cli("run");
  const id = readReport(report().rejections ?? "")[0]?.["_id"] ?? "";
  expect(await cli("answer", id, "maybe")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("“same” or “new”") as string,
  });
});

describe("answer, with several words", () => {
  const twins = [1, 2].map((nr) =>
    person(nr + 30, { name: `Twin${nr}`, last: "Reed", email: "", birthday: `1970-03-0${nr}` }),
  );
  const again = [1, 2].map((nr) =>
    person(nr + 50, { name: `Twin${nr}`, last: "Reed", email: "", birthday: `1970-03-0${nr}` }),
  );

  test("answers several questions alike, and says which of them can't be answered so", async ({ startWorkplace }) => {
    const { cli, drop, report, sandbox } = await startWorkplace();
    drop("staff.csv", list(...twins, ...others));
    await cli("run");
    drop("staff.csv", list(...twins, ...again, ...others));
    await cli("run");
    const ids = readReport(report().rejections ?? "").map((row) => row["_id"] ?? "");
    expect(ids).toHaveLength(2);
    const before = sandbox.contacts().length;
    expect(await cli("answer", ...ids, "staff.r99.v1", "new")).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /^Of 3 answers, 2 were taken, and 1 not: staff\.r99\.v1\.\nNo line of a report has the _id staff\.r99\.v1/mu,
      ) as string,
    });
    expect(sandbox.contacts()).toHaveLength(before + 2);
    expect(await cli("answer", ...ids, "new")).toMatchObject({ code: 0 });
    expect(sandbox.contacts()).toHaveLength(before + 2);
  });

  test("learns the order of dates for the feed, and unlearns it", async ({ startWorkplace }) => {
    const { cli, drop, report, sandbox, json } = await startWorkplace();
    const dated = person(90, { name: "Vera", last: "Orlov", email: "vera@example.org", birthday: "03/04/1990" });
    drop("staff.csv", list(...others, dated));
    await cli("run");
    const id = readReport(report().rejections ?? "")[0]?.["_id"] ?? "";
    expect(await cli("answer", id, "all", "MDY")).toMatchObject({ code: 0 });
    expect(sandbox.contacts().find(({ first_name: name }) => name === "Vera")?.birthday).toBe("1990-03-04");
    expect((await cli("status")).stdout).toContain("staff reads dates as month, day, year (dateOrder MDY)");
    expect((await json("corrections")).value).toMatchObject({ learnedSettings: [{ feed: "staff", value: "MDY" }] });
    expect(await cli("corrections", "drop", "staff.dateOrder")).toMatchObject({ code: 0 });
    expect((await cli("status")).stdout).not.toContain("reads dates as");
    expect(await cli("corrections", "drop", "staff.dateOrder")).toMatchObject({ code: 2 });
  });
});
