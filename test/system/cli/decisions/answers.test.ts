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
