import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import { apply, codesOf, namesIn, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import { everyone, idsByName, NAMES, someone } from "../../world/eight-people.ts";

describe("a list whose numbers were given to other people", () => {
  test("is held, and updates every person's own contact when a person approves", async ({ place }) => {
    await apply(
      place,
      everyone.map((at) => someone(at, at + 1)),
    );
    const before = idsByName(place);
    const [held] = await apply(
      place,
      everyone.map((at) => someone(at, at + 2, { Phone: `+4930123450${at}` })),
    );
    expect(held).toMatchObject({ status: "held", holds: [{ guard: "keys_reassigned", pattern: "keys_reused" }] });
    expect(held?.holds[0]?.examples).toHaveLength(3);
    expect(await runCommand(place, { kind: "approve", run: held?.run ?? "" })).toBe(0);
    expect(idsByName(place)).toEqual(before);
    expect(
      place.sandbox.contacts().map(({ custom_fields: custom, first_name: name }) => [name, custom?.["uid"]]),
    ).toEqual(everyone.map((at) => [NAMES[at], `person ${at}`]));
    const [next] = await apply(
      place,
      everyone.map((at) => someone(at, at + 2, { Phone: `+4930123450${at}` })),
    );
    expect(next?.rows).toMatchObject({ unchanged: 8, rejected: 0 });
  });

  test("deletes who left, and creates who came, when the rows are numbered anew", async ({ place }) => {
    await apply(
      place,
      everyone.slice(0, 7).map((at) => someone(at, at + 1)),
    );
    const before = idsByName(place);
    // Emil left and Hella came: the rows are counted from Hella on.
    const rows = [7, 0, 1, 2, 3, 5, 6].map((at, line) => someone(at, line + 1));
    const [held] = await apply(place, rows);
    expect(held).toMatchObject({ status: "held" });
    expect(await runCommand(place, { kind: "approve", run: held?.run ?? "" })).toBe(0);
    const { Emil: _, ...stayed } = before;
    expect(idsByName(place)).toMatchObject(stayed);
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo", "Dora", "Fanny", "Gustav", "Hella"]);
  });

  test("moves no key in a list of changes while its contact's person is unknown", async ({ place }) => {
    const changes = { mode: "changes" } as const;
    await apply(
      place,
      everyone.map((at) => someone(at, at + 1)),
      changes,
    );
    const before = idsByName(place);
    const [held] = await apply(
      place,
      [1, 2, 3, 4, 5].map((at) => someone(at, at)),
      changes,
    );
    expect(held?.holds).toMatchObject([{ guard: "keys_reassigned" }]);
    await runCommand(place, { kind: "approve", run: held?.run ?? "" }, changes);
    expect(idsByName(place)).toEqual(before);
  });
});

describe("a changed key setting", () => {
  test("is held, and carries every contact over to its new key", async ({ place }) => {
    await apply(
      place,
      everyone.map((at) => someone(at, at + 1)),
    );
    const before = idsByName(place);
    const byUid = { key: ["UID"] };
    dropFile(
      place,
      "staff-new.csv",
      csvText(
        HEADER,
        everyone.map((at) => someone(at, at + 1)),
      ),
    );
    const [held] = await run(place, byUid);
    expect(held?.holds).toMatchObject([{ guard: "key_changed" }]);
    expect(await runCommand(place, { kind: "approve", run: held?.run ?? "" }, byUid)).toBe(0);
    expect(idsByName(place)).toEqual(before);
    const [next] = await apply(
      place,
      everyone.map((at) => someone(at, at + 1)),
      byUid,
    );
    expect(next?.rows).toMatchObject({ unchanged: 8 });
  });

  test("carries the contacts over in a list of changes", async ({ place }) => {
    const changes = { mode: "changes" } as const;
    await apply(
      place,
      everyone.map((at) => someone(at, at + 1)),
      changes,
    );
    const before = idsByName(place);
    const byUid = { ...changes, key: ["UID"] };
    const [held] = await apply(
      place,
      [1, 2, 3].map((at) => someone(at, at + 1)),
      byUid,
    );
    expect(held?.holds).toMatchObject([{ guard: "key_changed" }]);
    await runCommand(place, { kind: "approve", run: held?.run ?? "" }, byUid);
    expect(idsByName(place)).toEqual(before);
  });

  test("carries over a contact that comes only in a later list of changes", async ({ place }) => {
    const byUid = { mode: "changes", key: ["UID"] } as const;
    const people = everyone.map((at) => someone(at, at + 1));
    await apply(place, people, { mode: "changes" });
    const before = idsByName(place);
    const [held] = await apply(place, people.slice(0, 3), byUid);
    await runCommand(place, { kind: "approve", run: held?.run ?? "" }, byUid);
    const later = [someone(5, 6, { "Last Name": "Zeisig" }), someone(6, 7)];
    expect(await apply(place, later, byUid)).toMatchObject([
      { status: "completed", rows: { updated: 1, unchanged: 1 } },
    ]);
    expect(idsByName(place)).toEqual(before);
    // From here on the new key names the contact, so another person under the key is a question.
    const [record] = await apply(place, [someone(0, 1, { UID: "person 6" })], byUid);
    expect(codesOf(place, record)).toEqual({ 2: ["other_person"] });
  });

  test("frees a former key for another person in a list of changes, and loses no contact", async ({ place }) => {
    const byUid = { mode: "changes", key: ["UID"] } as const;
    await apply(
      place,
      everyone.map((at) => someone(at, at + 1)),
      { mode: "changes" },
    );
    const before = idsByName(place);
    // Ada's new key is Ben's former key. The list lacks Ben.
    const [held] = await apply(place, [someone(0, 1, { UID: "E-2" }), someone(3, 4)], byUid);
    expect(held?.holds).toMatchObject([{ guard: "key_changed" }]);
    await runCommand(place, { kind: "approve", run: held?.run ?? "" }, byUid);
    expect(reported(place)).toEqual([]);
    await apply(place, [someone(0, 1, { UID: "E-2", "Last Name": "Zeisig" }), someone(1, 2)], byUid);
    expect(idsByName(place)).toEqual(before);
    const names = place.sandbox.contacts().map(({ first_name: first, last_name: last }) => `${first} ${last}`);
    expect(names).toContain("Ada Zeisig");
    expect(names).toContain("Ben Bussard");
  });
});

describe("a person under a new key", () => {
  test("is a question that keeps the contact when only the e-mail is the same", async ({ place }) => {
    const shared = { Email: "family@example.org", Birthday: "" };
    await apply(place, [
      someone(0, 1, { ...shared, Phone: "+49301234567" }),
      ...[1, 2, 3, 4].map((at) => someone(at, at + 1)),
    ]);
    const nina = person(9, "Nina", { ...shared, "Last Name": "Amsel" });
    const [record] = await apply(place, [nina, ...[1, 2, 3, 4].map((at) => someone(at, at + 1))]);
    expect(codesOf(place, record)).toEqual({ 2: ["other_person"] });
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo", "Dora", "Emil"]);
  });

  test("stays the same person by full name and a birthday without a year", async ({ place }) => {
    const ada = (Phone: string) => someone(0, 1, { Birthday: "11.03.", Email: "", Phone });
    const others = [1, 2, 3, 4].map((at) => someone(at, at + 1));
    await apply(place, [ada("+49301234567"), ...others], { key: null });
    const before = idsByName(place);
    const [record] = await apply(place, [ada("+49307654321"), ...others], { key: null });
    expect(record).toMatchObject({ rows: { updated: 1, created: 0 }, deletes: { deleted: 0 } });
    expect(idsByName(place)).toEqual(before);
  });

  test("gets nothing of the person who left when the two share an address", async ({ place }) => {
    const shared = { Email: "family@example.org" };
    const others = [1, 2, 3, 4].map((at) => someone(at, at + 1));
    await apply(place, [someone(0, 1, { ...shared, Phone: "+49301234567" }), ...others]);
    const nina = person(9, "Nina", { ...shared, "Last Name": "Amsel", Birthday: "2001-11-29" });
    const [record] = await apply(place, [nina, ...others]);
    expect(record).toMatchObject({ rows: { created: 1 }, deletes: { deleted: 1 } });
    const contact = place.sandbox.contacts().find(({ first_name: name }) => name === "Nina");
    expect(contact).toMatchObject({ phone: null, birthday: "2001-11-29" });
  });

  test("waits, and is not created, while the delete of a person with the same name is held", async ({ place }) => {
    const deletes = { limitCount: 0, limitPercent: 0, limitWeekPercent: 100, limitTotal: 500, absentDays: 0 };
    const others = [1, 2, 3, 4].map((at) => someone(at, at + 1));
    await apply(place, [someone(0, 1, { Birthday: "" }), ...others], { deletes });
    const again = someone(0, 9, { Birthday: "", Email: "new@example.org" });
    const [held] = await apply(place, [again, ...others], { deletes });
    expect(held).toMatchObject({ status: "held", rows: { created: 0, held: 1 } });
    expect(place.sandbox.contacts()).toHaveLength(5);
    const report = readFileSync(join(place.folders.reports, held?.run ?? "", "report.html"), "utf8");
    expect(report).toContain("The deletions wait, and so does 1 new person who looks like a person to be deleted");
    expect(report).not.toContain("Only the deletions wait");
    expect(await runCommand(place, { kind: "approve", run: held?.run ?? "" }, { deletes })).toBe(0);
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo", "Dora", "Emil"]);
  });
});
