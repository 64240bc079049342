import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { dropFile } from "../../world/drop-file.ts";
import { apply, namesIn, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const OTHERS = [person(2, "Ben"), person(3, "Cleo"), person(4, "Dora")];
const ZORA = person(9, "Zora", { "Last Name": "Neu", Birthday: "1990-01-01" });
const NO_DAY = "1971-02-31";

/** Leaves Zora in doubt, whose create arrived or did not, and then has a list with another birthday under her key. */
async function beside(
  place: Workplace,
  fault: "drop-response" | "drop-request",
  firstName: string,
  birthday: string = NO_DAY,
) {
  await apply(place, OTHERS);
  place.sandbox.setFaults([`${fault}:POST:1`]);
  await apply(place, [...OTHERS, ZORA]);
  place.sandbox.setFaults([]);
  const list = [...OTHERS, person(9, firstName, { "Last Name": "Neu", Birthday: birthday })];
  const [record] = await apply(place, list);
  expect(record?.rows).toMatchObject({ rejected: birthday === NO_DAY ? 1 : 0, inDoubt: 0 });
  return list;
}

/** Returns the newest report. */
function newestReport(place: Workplace): string {
  const { reports } = place.folders;
  const runs = readdirSync(reports).filter((name) => name !== "index.html");
  return readFileSync(join(reports, runs.sort().at(-1) ?? "", "rejections.csv"), "utf8");
}

/** Drops a report, whole, with the doubt answered. */
function dropAnswered(place: Workplace, report: string, answer: string) {
  const lines = report
    .split("\r\n")
    .map((line) => (line.includes(",in_doubt,") ? line.replace(/,,E-9,/u, `,${answer},E-9,`) : line));
  dropFile(place, `corrected-${place.clock.now()}.csv`, lines.join("\r\n"));
}

/** Drops the newest report, whole, with the birthday corrected. */
async function correct(place: Workplace, birthday: string, answer = "") {
  dropAnswered(place, newestReport(place).replaceAll(/,'?1971-02-(?:31|01)/gu, `,${birthday}`), answer);
  await run(place);
}

const decide = async (place: Workplace, choice: string) => {
  const { openItems } = place.ledger();
  const [doubt] = openItems.open("staff").filter(({ status }) => status === "in_doubt");
  const id = doubt === undefined ? "" : openItems.toLine(doubt, null).id;
  expect(await runCommand(place, { kind: "answer", id, choice })).toBe(0);
  await run(place);
};

const birthdays = (place: Workplace, name: string) =>
  place.sandbox.contacts().flatMap((contact) => (contact.first_name === name ? [contact.birthday] : []));

describe("a refused row beside the create in doubt of its key", () => {
  test("has a line of its own, also in the next list", async ({ place }) => {
    const list = await beside(place, "drop-response", "Pia");
    const both = ["Zora: in_doubt in_doubt", "Pia: local birthday_impossible"];
    expect(reported(place)).toEqual(both);
    await apply(place, list);
    expect(reported(place)).toEqual(both);
    await apply(place, [...OTHERS, ZORA]);
    expect(reported(place)).toEqual(["Zora: in_doubt in_doubt"]);
  });

  test("is corrected in the whole report, whose line of the doubt stays as it was", async ({ place }) => {
    const list = await beside(place, "drop-request", "Pia");
    await correct(place, "1971-02-28");
    expect(reported(place)).toEqual(["Zora: in_doubt in_doubt", "Pia: deferred waits_for_doubt"]);
    // The correction holds while the list has the cell.
    await apply(place, list);
    expect(reported(place)).toEqual(["Zora: in_doubt in_doubt", "Pia: deferred waits_for_doubt"]);
    await decide(place, "not there");
    expect(namesIn(place)).toEqual(["Ben", "Cleo", "Dora", "Pia"]);
    expect(birthdays(place, "Pia")).toEqual(["1971-02-28"]);
    expect(reported(place)).toEqual([]);
  });

  test("asks who it is when the person who was sent is there", async ({ place }) => {
    const list = await beside(place, "drop-response", "Pia");
    await correct(place, "1971-02-28");
    await decide(place, `there ${place.sandbox.contacts().length}`);
    await apply(place, list);
    expect(reported(place)).toEqual(["Pia: local other_person"]);
    expect(namesIn(place)).toEqual(["Ben", "Cleo", "Dora", "Zora"]);
  });

  test("of the person who was sent is corrected, and needs no further line", async ({ place }) => {
    const list = await beside(place, "drop-response", "Zora");
    expect(reported(place)).toEqual(["Zora: in_doubt in_doubt", "Zora: local birthday_impossible"]);
    await correct(place, "1990-01-01");
    expect(reported(place)).toEqual(["Zora: in_doubt in_doubt"]);
    await decide(place, `there ${place.sandbox.contacts().length}`);
    await apply(place, list);
    expect(reported(place)).toEqual([]);
    expect(birthdays(place, "Zora")).toEqual(["1990-01-01"]);
  });

  test.for(["drop-request", "drop-response"] as const)(
    "is corrected in the report that answers the doubt (%s)",
    async (fault, { place }) => {
      await beside(place, fault, "Pia");
      const choice = fault === "drop-request" ? "not there" : `there ${place.sandbox.contacts().length}`;
      await correct(place, "1971-02-28", choice);
      await run(place);
      expect(reported(place)).toEqual(fault === "drop-request" ? [] : ["Pia: local other_person"]);
      expect(namesIn(place)).toEqual(["Ben", "Cleo", "Dora", fault === "drop-request" ? "Pia" : "Zora"]);
    },
  );

  test("has the line of its key once the doubt is decided", async ({ place }) => {
    await beside(place, "drop-request", "Pia");
    await decide(place, "not there");
    expect(reported(place)).toEqual(["Pia: local birthday_impossible"]);
    await correct(place, "1971-02-28");
    expect(namesIn(place)).toEqual(["Ben", "Cleo", "Dora", "Pia"]);
  });
});

test.for(["drop-request", "drop-response"] as const)(
  "a refused row that a later list of changes mends is not shown again when a report from before answers the doubt (%s)",
  async (fault, { place }) => {
    const feed = { mode: "changes" } as const;
    const zora = (birthday: string) => person(9, "Zora", { "Last Name": "Neu", Birthday: birthday });
    await apply(place, OTHERS, feed);
    place.sandbox.setFaults([`${fault}:POST:1`]);
    await apply(place, [ZORA], feed);
    place.sandbox.setFaults([]);
    await apply(place, [zora(NO_DAY)], feed);
    const report = newestReport(place);
    expect(report).toContain(NO_DAY);
    await apply(place, [zora("1971-02-28")], feed);
    dropAnswered(place, report, fault === "drop-request" ? "not there" : `there ${place.sandbox.contacts().length}`);
    await run(place, feed);
    expect(reported(place)).toEqual([]);
    expect(birthdays(place, "Zora")).toEqual(["1971-02-28"]);
  },
);

describe("a row of another person that waits for the create in doubt of its key", () => {
  test.for(["drop-request", "drop-response"] as const)(
    "is corrected in the report that answers the doubt (%s)",
    async (fault, { place }) => {
      const list = await beside(place, fault, "Pia", "1971-02-01");
      const isThere = fault === "drop-response";
      await correct(place, "1971-02-28", isThere ? `there ${place.sandbox.contacts().length}` : "not there");
      await run(place);
      expect(birthdays(place, "Pia")).toEqual(isThere ? [] : ["1971-02-28"]);
      await apply(place, list);
      expect(birthdays(place, "Pia")).toEqual(isThere ? [] : ["1971-02-28"]);
      expect(reported(place)).toEqual(isThere ? ["Pia: local other_person"] : []);
      expect(place.ledger().corrections.active("staff")).toMatchObject([{ becomes: "1971-02-28" }]);
    },
  );
});
