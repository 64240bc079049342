import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import type { RunRecord } from "../../../../src/model/run-record.ts";
import { canary, erase } from "../../world/canary.ts";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { HEADER } from "../../world/feeds.ts";
import { apply, drop, namesIn, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const BIRTHDAYS = ["1961-03-14", "1975-11-02", "1958-07-29", "1990-01-17"];
const others = [5, 6, 7, 8, 9].map((nr) => person(nr, `Person${nr}`));
const wrongGroup = (nr: number, name: string, more: Parameters<typeof person>[2] = {}) =>
  person(nr, name, { Group: "Team Nowhere", ...more });

/** Applies a list, corrects one column of all reported rows, and applies the corrected report. */
async function correct(
  place: Workplace,
  rows: readonly (readonly string[])[],
  column: string,
  to: string,
  feed: Partial<FeedSettings> = {},
) {
  const [record] = await apply(place, rows, feed);
  dropChanged(place, record, (lines, header) => setColumn(lines, header, column, () => to));
  return run(place, feed);
}

const contact = (place: Workplace, name: string) =>
  place.sandbox.contacts().find(({ first_name: first }) => first === name);
const pageOf = (place: Workplace, record: RunRecord | undefined) =>
  readFileSync(join(place.folders.reports, record?.run ?? "", "report.html"), "utf8");
const active = (place: Workplace) => place.ledger().corrections.active("staff");
const texts = (place: Workplace) => active(place).map(({ header, was, becomes }) => `${header}: ${was} → ${becomes}`);

describe("a corrected cell", () => {
  test("stays corrected while the list's cell says what it said then", async ({ place }) => {
    const list = [wrongGroup(1, "Ada"), ...others];
    await correct(place, list, "Group", "Team Berlin");
    expect(texts(place)).toEqual(["Group: Team Nowhere → Team Berlin"]);
    place.sandbox.forgetRequests();
    for (let night = 0; night < 3; night += 1) {
      const [record] = await apply(place, list);
      expect(record?.rows).toMatchObject({ unchanged: 6, rejected: 0 });
      expect(reported(place)).toEqual([]);
      expect(place.ledger().corrections.seenBy(record?.run ?? "")).toHaveLength(1);
    }
    expect(namesIn(place)).toContain("Ada");
  });

  test("lets other cells of the row change", async ({ place }) => {
    await correct(place, [wrongGroup(1, "Ada"), ...others], "Group", "Team Berlin");
    const [record] = await apply(place, [wrongGroup(1, "Ada", { "Last Name": "Beispiel-Neu" }), ...others]);
    expect(record?.rows).toMatchObject({ updated: 1, rejected: 0 });
    expect(contact(place, "Ada")).toMatchObject({ last_name: "Beispiel-Neu" });
  });

  test("is shown with the name that its contact has now", async ({ place }) => {
    await correct(place, [wrongGroup(1, "Ada"), ...others], "Group", "Team Berlin");
    const shown = () =>
      place
        .ledger()
        .corrections.toShow("staff")
        .map((each) => each.person);
    expect(shown()).toEqual(["Ada Beispiel1"]);
    await apply(place, [wrongGroup(1, "Ada", { "Last Name": "Married" }), ...others]);
    expect(shown()).toEqual(["Ada Married"]);
  });

  test("ends when the list's cell changes, and does not come back", async ({ place }) => {
    const list = [wrongGroup(1, "Ada"), ...others];
    await correct(place, list, "Group", "Team Berlin");
    await apply(place, [person(1, "Ada", { Group: "Team Rome" }), ...others]);
    expect(active(place)).toEqual([]);
    await apply(place, [wrongGroup(1, "Ada", { "Last Name": "Beispiel-Neu" }), ...others]);
    expect(reported(place)).toEqual(["Ada: local group_unknown"]);
  });

  test("stays blank when it was cleared on purpose", async ({ place }) => {
    const shared = { Phone: "+49 30 5550123" };
    const list = [person(1, "Ada", shared), person(2, "Ben", shared), ...others];
    await correct(place, list, "Phone", "");
    expect(namesIn(place)).toContain("Ben");
    const [record] = await apply(place, list);
    expect(record?.rows).toMatchObject({ unchanged: 7, rejected: 0 });
    expect(reported(place)).toEqual([]);
    expect(pageOf(place, record)).toMatch(/Corrected here, still wrong in your list.*>blank</su);
  });

  test("stays corrected when the key itself was wrong or missing", async ({ place }) => {
    const list = [person(1, "Ada", { Nr: "" }), ...others];
    await correct(place, list, "Nr", "E-1");
    const [record] = await apply(place, list);
    expect(record?.rows).toMatchObject({ unchanged: 6, rejected: 0 });
    expect(namesIn(place).filter((name) => name === "Ada")).toHaveLength(1);
  });

  test.for(["GROUP", "Gruppe", "Celebration group"])("holds under the renamed header “%s”", async (name, { place }) => {
    const list = [wrongGroup(1, "Ada"), ...others];
    await correct(place, list, "Group", "Team Berlin");
    const renamed = HEADER.map((header) => (header === "Group" ? name : header));
    for (let night = 0; night < 2; night += 1) {
      drop(place, list, renamed);
      const [record] = await run(place);
      expect(record?.rows).toMatchObject({ unchanged: 6, rejected: 0 });
      expect(place.ledger().corrections.seenBy(record?.run ?? "")).toHaveLength(1);
    }
    expect(reported(place)).toEqual([]);
  });

  test("ends with the text of the whole row when the row has no key", async ({ place }) => {
    const list = [person(1, "Ada", { Nr: "" }), ...others];
    await correct(place, list, "Nr", "E-1");
    const changed = person(1, "Ada", { Nr: "", Phone: "+49 30 5550123" });
    await apply(place, [changed, ...others]);
    expect(reported(place)).toEqual(["Ada: local key_missing"]);
    await apply(place, list);
    expect(reported(place)).toEqual([]);
  });

  test("waits while its column is gone, and holds when the column is back", async ({ place }) => {
    const list = [person(1, "Ada", { Email: "ada@@example.org" }), ...others];
    await correct(place, list, "Email", "ada@example.org");
    const at = HEADER.indexOf("Email");
    const without = (cells: readonly string[]) => cells.toSpliced(at, 1);
    drop(place, list.map(without), without(HEADER));
    await run(place);
    await apply(place, list);
    expect([reported(place), contact(place, "Ada")?.email]).toEqual([[], "ada@example.org"]);
  });

  test("follows a person whose key changes", async ({ place }) => {
    await correct(place, [wrongGroup(1, "Ada", { Birthday: "1980-01-01" }), ...others], "Group", "Team Berlin");
    const moved = [wrongGroup(1, "Ada", { Nr: "E-71", Birthday: "1980-01-01" }), ...others];
    const [record] = await apply(place, moved);
    expect(record?.rows).toMatchObject({ rejected: 0 });
    expect(reported(place)).toEqual([]);
    expect(active(place).map(({ key }) => key)).toEqual(['["e-71"]']);
    const [again] = await apply(place, moved);
    expect(again?.rows).toMatchObject({ unchanged: 6, rejected: 0 });
  });

  test("is replaced when the person corrects it again, and keeps the list's text", async ({ place }) => {
    const list = [person(1, "Ada", { Group: "Team Nowhere", Email: "ada@@example.org" }), ...others];
    const [record] = await apply(place, list);
    dropChanged(place, record, (lines, header) => setColumn(lines, header, "Group", () => "Team Also Wrong"));
    const [half] = await run(place);
    expect(reported(place)).toHaveLength(1);
    dropChanged(place, half, (lines, header) => {
      setColumn(lines, header, "Group", () => "Team Berlin");
      setColumn(lines, header, "Email", () => "ada@example.org");
    });
    await run(place);
    expect(texts(place).toSorted()).toEqual([
      "Email: ada@@example.org → ada@example.org",
      "Group: Team Nowhere → Team Berlin",
    ]);
    const [again] = await apply(place, list);
    expect(again?.rows).toMatchObject({ unchanged: 6, rejected: 0 });
  });

  test("makes no list look older than it is", async ({ place }) => {
    const list = [wrongGroup(1, "Ada"), ...others];
    await correct(place, list, "Group", "Team Berlin");
    const newer = [...list, person(2, "Ben")];
    await apply(place, newer);
    const [old] = await apply(place, list);
    expect(old?.holds.map(({ guard }) => guard)).toContain("older_list");
  });

  test("does not end with a list that was held and discarded", async ({ place }) => {
    const first = [person(1, "Ada"), ...others];
    await apply(place, first);
    await correct(place, [wrongGroup(1, "Ada"), person(2, "Ben"), ...others], "Group", "Team Berlin");
    const [held] = await apply(place, first);
    expect(held?.holds.map(({ guard }) => guard)).toContain("older_list");
    await runCommand(place, { kind: "discard", run: held?.run ?? "" });
    expect(active(place)).toHaveLength(1);
  });
});

test("a correction does not pass to another person who gets the key", async ({ place }) => {
  const nameless = (more: Parameters<typeof person>[2]) => person(1, "", { Email: "", ...more });
  await correct(place, [nameless({}), ...others], "First Name", "Ada");
  expect(namesIn(place)).toContain("Ada");
  await apply(place, [nameless({ "Last Name": "Other", Birthday: "1951-05-06", UID: "u99" }), ...others]);
  expect(reported(place)).toEqual([": local first_name_missing"]);
});

describe("two rows with one key", () => {
  const right = person(1, "Ada", { "Last Name": "Right" });
  const wrong = person(1, "Ada", { "Last Name": "Wrong" });

  test("stay decided when one was removed from the corrected report", async ({ place }) => {
    const list = [right, wrong, ...others];
    const [record] = await apply(place, list);
    expect(record?.rows).toMatchObject({ rejected: 2 });
    dropChanged(place, record, (lines, header) => {
      const at = header.indexOf("Last Name");
      lines.splice(
        lines.findIndex((cells) => cells[at] === "Wrong"),
        1,
      );
    });
    await run(place);
    expect(contact(place, "Ada")).toMatchObject({ last_name: "Right" });
    for (let night = 0; night < 2; night += 1) {
      const [again] = await apply(place, list);
      expect(again?.rows).toMatchObject({ unchanged: 6, duplicate: 1, rejected: 0 });
      expect(reported(place)).toEqual([]);
      expect(pageOf(place, again)).toContain("This row is left out, because another row of the same person is right.");
    }
    const [changed] = await apply(place, [right, person(1, "Ada", { "Last Name": "Third" }), ...others]);
    expect(changed?.rows).toMatchObject({ rejected: 2 });
    for (const { cells } of place.ledger().openItems.open("staff")) expect(cells.length).toBeGreaterThan(0);
  });

  test("stay decided when the row that stayed was corrected, too", async ({ place }) => {
    const list = [right.with(HEADER.indexOf("Group"), "Team Nowhere"), wrong, ...others];
    const [record] = await apply(place, list);
    dropChanged(place, record, (lines, header) => {
      const at = header.indexOf("Last Name");
      lines.splice(
        lines.findIndex((cells) => cells[at] === "Wrong"),
        1,
      );
      setColumn(lines, header, "Group", () => "Team Berlin");
    });
    await run(place);
    expect(contact(place, "Ada")).toMatchObject({ last_name: "Right" });
    for (let night = 0; night < 2; night += 1) {
      const [again] = await apply(place, list);
      expect(again?.rows).toMatchObject({ unchanged: 6, duplicate: 1, rejected: 0 });
      expect(reported(place)).toEqual([]);
      expect(place.ledger().corrections.seenBy(again?.run ?? "")).toHaveLength(2);
    }
  });
});

describe("a rule", () => {
  const typo = (nr: number, name: string) => person(nr, name, { Group: "Team Berln", Birthday: BIRTHDAYS[nr] ?? "" });
  const corrected = async (place: Workplace) => {
    const list = [typo(1, "Ada"), typo(2, "Ben"), ...others];
    await correct(place, list, "Group", "Team Berlin");
    return list;
  };

  test("is offered after the second equal correction, and corrects the rows that wait and those of later lists", async ({
    place,
  }) => {
    const list = await corrected(place);
    const [offer] = place.ledger().corrections.offers("staff");
    expect(offer).toMatchObject({ header: "Group", was: "Team Berln", becomes: "Team Berlin", rows: 2 });
    const longer = [...list, typo(3, "Cleo")];
    await apply(place, longer);
    expect(reported(place)).toEqual(["Cleo: local group_unknown"]);
    expect(await runCommand(place, { kind: "correction", id: offer?.id ?? 0, choice: "rule" })).toBe(0);
    expect([reported(place), namesIn(place).includes("Cleo")]).toEqual([[], true]);
    // The rule stands for the correction of the row.
    expect(active(place).map(({ kind }) => kind)).toEqual(["cell", "cell", "rule"]);
    const [record] = await apply(place, [...longer, typo(4, "Dora")]);
    expect(record?.rows).toMatchObject({ created: 1, unchanged: 8, rejected: 0 });
    expect(place.ledger().corrections.offers("staff")).toEqual([]);
  });

  test("corrects waiting rows that spell the wrong text in another way", async ({ place }) => {
    const list = await corrected(place);
    await apply(place, [...list, person(3, "Cleo", { Group: " TEAM BERLN " })]);
    expect(reported(place)).toEqual(["Cleo: local group_unknown"]);
    await runCommand(place, { kind: "correction", id: active(place)[0]?.id ?? 0, choice: "rule" });
    expect([reported(place), namesIn(place).includes("Cleo")]).toEqual([[], true]);
    // The rule stands for the correction of the row.
    expect(active(place).map(({ kind }) => kind)).toEqual(["cell", "cell", "rule"]);
  });

  test("ends with the undo of the rows that waited for it", async ({ place }) => {
    const list = await corrected(place);
    await apply(place, [...list, typo(3, "Cleo")]);
    await runCommand(place, { kind: "correction", id: active(place)[0]?.id ?? 0, choice: "rule" });
    expect(namesIn(place)).toContain("Cleo");
    const latest = () => place.ledger().runs.latest(1)[0]?.run ?? "";
    await runCommand(place, { kind: "undo", run: latest() });
    expect(active(place).map(({ kind }) => kind)).toEqual(["cell", "cell", "rule"]);
    await runCommand(place, { kind: "approve", run: latest() });
    expect(namesIn(place)).not.toContain("Cleo");
    expect(active(place).map(({ kind }) => kind)).toEqual(["cell", "cell"]);
  });

  test("corrects its own cell only in rows that wait for several reasons", async ({ place }) => {
    const list = await corrected(place);
    const unread = typo(3, "").with(HEADER.indexOf("Group"), "Team Berlin");
    await apply(place, [...list, unread, typo(4, "")]);
    const codes = () =>
      place
        .ledger()
        .openItems.open("staff")
        .map(({ issues }) => issues.map(({ code }) => code));
    expect(codes()).toEqual([["first_name_missing"], ["first_name_missing", "group_unknown"]]);
    await runCommand(place, { kind: "correction", id: active(place)[0]?.id ?? 0, choice: "rule" });
    expect(codes()).toEqual([["first_name_missing"], ["first_name_missing"]]);
    expect(active(place).map(({ kind }) => kind)).toEqual(["cell", "cell", "rule"]);
  });

  test("is kept for the next list when the service can't be reached", async ({ place }) => {
    const list = await corrected(place);
    const longer = [...list, typo(3, "Cleo")];
    await apply(place, longer);
    place.sandbox.setFaults(["status-503:GET:1"]);
    const [first] = active(place);
    expect(await runCommand(place, { kind: "correction", id: first?.id ?? 0, choice: "rule" })).toBe(0);
    expect(reported(place)).toEqual(["Cleo: local group_unknown"]);
    place.sandbox.setFaults([]);
    await apply(place, longer);
    expect(reported(place)).toEqual([]);
  });

  test("ends when a person drops it", async ({ place }) => {
    const list = await corrected(place);
    const [offer] = place.ledger().corrections.offers("staff");
    await runCommand(place, { kind: "correction", id: offer?.id ?? 0, choice: "rule" });
    const rule = active(place).find(({ kind }) => kind === "rule");
    expect(await runCommand(place, { kind: "correction", id: rule?.id ?? 0, choice: "drop" })).toBe(0);
    await apply(place, [...list, typo(3, "Cleo")]);
    expect(reported(place)).toEqual(["Cleo: local group_unknown"]);
  });

  test("is erased with a person that its texts name, and stays otherwise", async ({ place }) => {
    const ofGroup = (group: string) => [canary({ Group: group }), person(2, "Name2", { Group: group }), ...others];
    for (const group of ["Team Berln", "Team of Canaryfirst Canarylast"]) {
      await correct(place, ofGroup(group), "Group", "Team Berlin");
      const [offer] = place.ledger().corrections.offers("staff");
      expect(await runCommand(place, { kind: "correction", id: offer?.id ?? 0, choice: "rule" })).toBe(0);
    }
    const rules = () => texts(place).filter((_, index) => active(place)[index]?.kind === "rule");
    expect(rules()).toEqual(["Group: Team Berln → Team Berlin", "Group: Team of Canaryfirst Canarylast → Team Berlin"]);
    expect(await erase(place)).toMatchObject({ exitCode: 0 });
    expect(rules()).toEqual(["Group: Team Berln → Team Berlin"]);
  });

  test("is never offered for a name, a date or an address", async ({ place }) => {
    const wrong = { Email: "office@@example.org", Birthday: "31.02.1980" };
    const [record] = await apply(place, [person(1, "Ada", wrong), person(2, "Ben", wrong), ...others]);
    dropChanged(place, record, (lines, header) => {
      setColumn(lines, header, "Email", () => "office@example.org");
      setColumn(lines, header, "Birthday", () => "1980-02-28");
      setColumn(lines, header, "Last Name", () => "Same");
    });
    await run(place);
    expect(active(place)).not.toEqual([]);
    expect(place.ledger().corrections.offers("staff")).toEqual([]);
    const [first] = active(place);
    expect(await runCommand(place, { kind: "correction", id: first?.id ?? 0, choice: "rule" })).toBe(1);
  });
});

test("a correction that a person drops is asked about again", async ({ place }) => {
  const list = [wrongGroup(1, "Ada"), ...others];
  await correct(place, list, "Group", "Team Berlin");
  const [made] = active(place);
  expect(await runCommand(place, { kind: "correction", id: made?.id ?? 0, choice: "drop" })).toBe(0);
  expect(await runCommand(place, { kind: "correction", id: made?.id ?? 0, choice: "drop" })).toBe(1);
  await apply(place, list);
  expect(reported(place)).toEqual(["Ada: local group_unknown"]);
});

test("the report of a list names the cells that are corrected and still wrong", async ({ place }) => {
  const list = [wrongGroup(1, "Ada"), ...others];
  await correct(place, list, "Group", "Team Berlin");
  const [record] = await apply(place, list);
  const page = pageOf(place, record);
  expect(page).toContain("Corrected here, still wrong in your list");
  expect(page).toContain("Team Nowhere");
  const [mended] = await apply(place, [person(1, "Ada", { "Last Name": "Neu" }), ...others]);
  expect(pageOf(place, mended)).not.toContain("Corrected here");
});

test("corrections are carried over when the key setting changes", async ({ place }) => {
  const list = [wrongGroup(1, "Ada"), ...others];
  await correct(place, list, "Group", "Team Berlin");
  const [held] = await apply(place, list, { key: ["UID"] });
  expect(held?.status).toBe("held");
  expect(held?.rows).toMatchObject({ rejected: 0 });
  expect(await runCommand(place, { kind: "approve", run: held?.run ?? "" }, { key: ["UID"] })).toBe(0);
  const [record] = await apply(place, list, { key: ["UID"] });
  expect(record?.rows).toMatchObject({ unchanged: 6, rejected: 0 });
  expect(active(place).map(({ key }) => key)).toEqual(['["u1"]']);
});
