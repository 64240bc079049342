/** A row that was removed beside another row of its key, and that is about another person. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { RunRecord } from "../../../../src/model/run-record.ts";
import { neededCorrections } from "../../../../src/ledger/corrections/needed-corrections.ts";
import { dropFile } from "../../world/drop-file.ts";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { apply, drop, mutations, namesIn, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

type Rows = readonly (readonly string[])[];

const hans = person(7, "Hans", { Email: "hans@example.org" });
const ida = person(8, "Ida", { Email: "ida@example.org" });
const others = [1, 2, 3, 4, 5, 6].map((nr) => person(nr, `Person${nr}`));
/** The row with the key of Hans. */
const withHisKey = (row: readonly string[]) => row.with(0, "E-7");
const list = [hans, withHisKey(ida), ...others];

const contactOf = (place: Workplace, name: string) =>
  place.sandbox.contacts().find(({ first_name: first }) => first === name)?.contact_id;

const latest = (place: Workplace) => place.ledger().runs.latest(1)[0]?.run ?? "";

/** Drops the report of a run with one person's lines only. @returns the records of the runs */
async function keepOnly(place: Workplace, record: RunRecord | undefined, name: string) {
  dropChanged(place, record, (lines, header) => {
    const at = header.indexOf("First Name");
    lines.splice(0, lines.length, ...lines.filter((cells) => cells[at] === name));
  });
  return run(place);
}

/** Applies both people's rows, then a list with one key for both, and keeps only the row of Hans in the report. */
async function removeIda(place: Workplace, rows: Rows = list) {
  await apply(place, [hans, ida, ...others]);
  const [record] = await apply(place, rows);
  return keepOnly(place, record, "Hans");
}

describe("a removed row of another person", () => {
  test("protects the contact of its person in every list", async ({ place }) => {
    await removeIda(place);
    const contact = contactOf(place, "Ida");
    for (let night = 1; night < 4; night += 1) {
      const [record] = await apply(place, [...list, person(9, `Night${night}`)]);
      expect(record?.deletes).toMatchObject({ deleted: 0, held: 0 });
      expect(record?.rows).toMatchObject({ rejected: 1, duplicate: 0 });
      expect(contactOf(place, "Ida")).toBe(contact);
    }
  });

  test.for([
    { name: "with an answer that is not used", change: { _answer: "same" } },
    { name: "with an _id that no report has", change: { _id: "staff.r99.v1" } },
  ])("was not removed if its line is in the report $name", async ({ change }, { place }) => {
    await apply(place, [hans, ida, ...others]);
    const [record] = await apply(place, list);
    dropChanged(place, record, (lines, header) => {
      for (const cells of lines)
        if (cells[header.indexOf("First Name")] === "Hans")
          for (const [name, text] of Object.entries(change)) cells[header.indexOf(name)] = text;
    });
    place.sandbox.forgetRequests();
    await run(place);
    expect(mutations(place)).toEqual([]);
    expect(place.ledger().corrections.active("staff")).toEqual([]);
    await apply(place, list);
    expect([mutations(place), reported(place).toSorted()]).toEqual([
      [],
      ["Hans: local duplicate_key", "Ida: local duplicate_key"],
    ]);
  });

  test("was not removed, which the other line says if it was corrected", async ({ place }) => {
    await apply(place, [hans, ida, ...others]);
    const [record] = await apply(place, list);
    dropChanged(place, record, (lines, header) => {
      const [first, answer, birthday] = ["First Name", "_answer", "Birthday"].map((name) => header.indexOf(name));
      for (const cells of lines)
        if (cells[first!] === "Hans") cells[answer!] = "same";
        else cells[birthday!] = "1981-02-03";
    });
    const [corrected] = await run(place);
    expect(place.ledger().lineResults(corrected?.run ?? "")).toMatchObject([
      { issues: [{ code: "answer_refused" }] },
      { issues: [{ code: "lines_differ", data: { lines: [2] } }] },
    ]);
  });

  test("stays the only row that is asked about", async ({ place }) => {
    await removeIda(place);
    expect(reported(place)).toEqual(["Ida: local duplicate_key"]);
    const [record] = await apply(place, list);
    expect(reported(place)).toEqual(["Ida: local duplicate_key"]);
    // The report does not name the row a second time, as one that is left out.
    expect(neededCorrections(place.ledger().corrections, record?.run ?? "")).toEqual([]);
    await apply(place, [withHisKey(ida), hans, ...others]);
    expect(reported(place)).toEqual(["Ida: local duplicate_key"]);
  });

  test("is asked about once when a list of changes has it alone", async ({ place }) => {
    const feed = { mode: "changes" } as const;
    await apply(place, [hans, ...others], feed);
    const [record] = await apply(place, [hans, withHisKey(ida)], feed);
    dropChanged(place, record, (lines, header) => {
      lines.splice(0, lines.length, ...lines.filter((cells) => cells[header.indexOf("First Name")] === "Hans"));
    });
    await run(place, feed);
    expect(reported(place)).toEqual(["Ida: local duplicate_key"]);
    await apply(place, [withHisKey(ida)], feed);
    expect(reported(place)).toEqual(["Ida: local other_person"]);
  });

  test("lets the right row through", async ({ place }) => {
    await removeIda(place);
    await apply(place, [hans.with(1, "Hanns"), withHisKey(ida), ...others]);
    expect(namesIn(place)).toContain("Hanns");
    expect(reported(place)).toEqual(["Ida: local duplicate_key"]);
  });

  test("is the same contact's row again when the list is mended", async ({ place }) => {
    await removeIda(place);
    const contact = contactOf(place, "Ida");
    await apply(place, list);
    const [record] = await apply(place, [hans, ida.with(4, "+49 30 5550123"), ...others]);
    expect(record?.rows).toMatchObject({ updated: 1, unchanged: 7, created: 0 });
    expect([contactOf(place, "Ida"), reported(place)]).toEqual([contact, []]);
  });

  test("is sent when a person corrects its key in the report, and is not asked about again", async ({ place }) => {
    const nora = person(9, "Nora", { Email: "nora@example.org" });
    const both = [hans, withHisKey(nora), ...others];
    await apply(place, [hans, ...others]);
    const [record] = await apply(place, both);
    const [asking] = await keepOnly(place, record, "Hans");
    expect(reported(place)).toEqual(["Nora: local duplicate_key"]);
    dropChanged(place, asking, (lines, header) => setColumn(lines, header, "Nr", () => "E-9"));
    await run(place);
    expect(namesIn(place).filter((name) => name === "Nora")).toEqual(["Nora"]);
    for (let night = 0; night < 2; night += 1) {
      const [again] = await apply(place, both);
      expect([again?.rows.unchanged, reported(place)]).toEqual([8, []]);
    }
  });

  test("is not asked about again when a person dismisses it, and still protects its contact", async ({ place }) => {
    await removeIda(place);
    const [item] = place.ledger().openItems.open("staff");
    if (item === undefined) throw new Error("No row is reported.");
    const { id } = place.ledger().openItems.toLine(item, null);
    await runCommand(place, { kind: "dismiss", ids: [id] });
    for (let night = 1; night < 3; night += 1) {
      await apply(place, [...list, person(9, `Night${night}`)]);
      expect([reported(place), namesIn(place).includes("Ida")]).toEqual([[], true]);
    }
  });

  test("is asked about with the other row again when the correction is undone", async ({ place }) => {
    const [record] = await removeIda(place);
    await runCommand(place, { kind: "correction", id: 1, choice: "drop" });
    expect(record?.kind).toBe("rejections");
    await apply(place, list);
    expect(reported(place).toSorted()).toEqual(["Hans: local duplicate_key", "Ida: local duplicate_key"]);
  });

  test("stays, and a wrong row of the right person is left out, when three rows have one key", async ({ place }) => {
    const wrong = hans.with(2, "Wrong");
    await apply(place, [hans, ida, ...others]);
    const [record] = await apply(place, [hans, wrong, withHisKey(ida), ...others]);
    dropChanged(place, record, (lines) => {
      lines.splice(0, lines.length, ...lines.filter((cells) => cells.includes("Hans") && !cells.includes("Wrong")));
    });
    await run(place);
    expect(reported(place)).toEqual(["Ida: local duplicate_key"]);
    const [again] = await apply(place, [hans, wrong, withHisKey(ida), ...others]);
    expect(again?.rows).toMatchObject({ duplicate: 1, rejected: 1 });
    expect(namesIn(place)).toContain("Ida");
  });

  test("stays in a list of changes", async ({ place }) => {
    const mode = { mode: "changes" } as const;
    await apply(place, [hans, ...others], mode);
    const [record] = await apply(place, list, mode);
    dropChanged(place, record, (lines) => {
      lines.splice(0, lines.length, ...lines.filter((cells) => cells.includes("Hans")));
    });
    await run(place, mode);
    for (let night = 0; night < 2; night += 1) {
      expect(reported(place)).toEqual(["Ida: local duplicate_key"]);
      await apply(place, list, mode);
    }
    await apply(place, [hans, ida, ...others], mode);
    expect(namesIn(place).filter((name) => name === "Ida")).toEqual(["Ida"]);
  });
});

describe("a removed row protects the person with the contact", () => {
  const FAMILY = { "Last Name": "Frisch", Birthday: "2001-05-06" };
  const CHANGES: Readonly<Record<string, readonly [Parameters<typeof person>[2], Parameters<typeof person>[2]]>> = {
    "is a twin with a similar name": [
      { ...FAMILY, "First Name": "Anna" },
      { ...FAMILY, "First Name": "Anne" },
    ],
    "is a twin with another name": [
      { ...FAMILY, "First Name": "Max" },
      { ...FAMILY, "First Name": "Ruth" },
    ],
    "is a father with the name of his son": [
      { ...FAMILY, "First Name": "Max" },
      { ...FAMILY, "First Name": "Max", Birthday: "1970-11-23" },
    ],
    "has the first name only": [
      { "First Name": "Max", Birthday: "2001-05-06" },
      { "First Name": "Max", Birthday: "1970-11-23" },
    ],
  };
  test.for(Object.keys(CHANGES))("when that person %s", async (name, { place }) => {
    const [one = {}, two = {}] = CHANGES[name] ?? [];
    const right = person(7, "", { ...one, Email: "one@example.org" });
    const other = person(8, "", two);
    await apply(place, [right, other, ...others]);
    const before = place.sandbox.contacts().map(({ contact_id: id }) => id);
    // The service refuses a second contact with the phone.
    const both = [right, withHisKey(other)].map((row) => row.with(4, "+49 30 5550123"));
    const [record] = await apply(place, [...both, ...others]);
    expect(before).toHaveLength(8);
    dropChanged(place, record, (lines) => {
      lines.splice(0, lines.length, ...lines.filter((cells) => cells.includes("one@example.org")));
    });
    await run(place);
    for (let night = 1; night < 3; night += 1) {
      await apply(place, [...both, ...others, person(9, `Night${night}`)]);
      expect(place.sandbox.contacts().map(({ contact_id: id }) => id)).toEqual(expect.arrayContaining(before));
      expect(reported(place)).toHaveLength(1);
    }
  });

  test("when the key was that person's, and the other row is kept by mistake", async ({ place }) => {
    await apply(place, [hans, ida, ...others]);
    const before = place.sandbox.contacts().map(({ contact_id: id }) => id);
    const [record] = await apply(place, list);
    await keepOnly(place, record, "Ida");
    for (let night = 1; night < 3; night += 1) {
      await apply(place, [...list, person(9, `Night${night}`)]);
      expect(place.sandbox.contacts().map(({ contact_id: id }) => id)).toEqual(expect.arrayContaining(before));
      expect(reported(place)).toContain("Hans: local duplicate_key");
    }
  });
});

describe("a removed row of a relative", () => {
  const relatives = (more: Parameters<typeof person>[2]) =>
    [hans, person(8, "Ida", { Email: "hans@example.org", ...more })].map((row) => row.with(0, ""));
  const KEYS = { "the e-mail is the key": ["Email"], "the list has no key": null } as const;
  const SAME_NAME = { "First Name": "Hans", "Last Name": "Hansen", Birthday: "1990-11-23" };

  test.for([
    ["the e-mail is the key", "Ida", {}],
    ["the list has no key", "Hans", SAME_NAME],
  ] as const)("stays refused when %s", async ([name, refused, more], { place }) => {
    const feed = { key: KEYS[name] };
    const rows = [...relatives(more), ...others.map((row) => row.with(3, `${row[1]}@example.org`))];
    drop(place, rows);
    const [record] = await run(place, feed);
    expect(reported(place)).toHaveLength(2);
    // The hint has quotation marks.
    const report = readFileSync(join(place.folders.reports, record?.run ?? "", "rejections.csv"), "utf8");
    const lines = report.split("\r\n").filter((line) => !line.includes("u8"));
    dropFile(place, "corrected.csv", lines.join("\r\n"));
    await run(place, feed);
    expect(namesIn(place)).toContain("Hans");
    for (let night = 0; night < 2; night += 1) {
      expect(reported(place)).toEqual([`${refused}: local duplicate_key`]);
      drop(place, rows);
      await run(place, feed);
    }
  });
});

describe("the undo of a report from which another person's row was removed", () => {
  test("asks about both rows again, and deletes no contact", async ({ place }) => {
    const [record] = await removeIda(place, [hans.with(2, "Hansen"), ...list.slice(1)]);
    await runCommand(place, { kind: "undo", run: record?.run ?? "" });
    await runCommand(place, { kind: "approve", run: latest(place) });
    await apply(place, list);
    expect(reported(place).toSorted()).toEqual(["Hans: local duplicate_key", "Ida: local duplicate_key"]);
    expect(namesIn(place)).toEqual(expect.arrayContaining(["Hans", "Ida"]));
  });
});
