/** Answers to creates in doubt, in lines of a report in which a person changed more than the answer. */
import { describe, expect } from "vitest";
import { dropChanged, readReport } from "../../world/drop-report.ts";
import { apply, person, reported, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const OTHERS = [2, 3, 4, 5].map((nr) => person(nr, `Person${nr}`));
const LIST = [...OTHERS, person(8, "Ada"), person(9, "Zora")];

/** Leaves the newest people of the list in doubt. @returns the record of the run */
async function inDoubt(place: Workplace, fault: "drop-response" | "drop-request", list = LIST.toSpliced(-2, 1)) {
  await apply(place, OTHERS);
  place.sandbox.setFaults([`${fault}:POST:1`]);
  const [record] = await apply(place, list);
  place.sandbox.setFaults([]);
  return record;
}

const idOf = (place: Workplace, name: string) =>
  place.sandbox.contacts().find(({ first_name: first }) => first === name)?.contact_id ?? 0;

const birthdays = (place: Workplace, name: string) =>
  place.sandbox.contacts().flatMap((contact) => (contact.first_name === name ? [contact.birthday] : []));

describe("a line that answers a doubt", () => {
  test.for(["drop-response", "drop-request"] as const)(
    "corrects the person's birthday, too, and the correction lasts (%s)",
    async (fault, { place }) => {
      const record = await inDoubt(place, fault);
      const choice = fault === "drop-response" ? `there ${idOf(place, "Zora")}` : "not there";
      dropChanged(place, record, ([line = []], header) => {
        line[header.indexOf("_answer")] = choice;
        line[header.indexOf("Birthday")] = "1980-06-19";
      });
      await run(place);
      await run(place);
      expect([birthdays(place, "Zora"), reported(place)]).toEqual([["1980-06-19"], []]);
      const [next] = await apply(place, LIST.toSpliced(-2, 1));
      expect(next?.rows).toMatchObject({ unchanged: 5 });
      expect(birthdays(place, "Zora")).toEqual(["1980-06-19"]);
      expect(place.ledger().corrections.active("staff")).toMatchObject([{ becomes: "1980-06-19" }]);
    },
  );

  test("says that its correction was not used when a newer list changed the row", async ({ place }) => {
    const record = await inDoubt(place, "drop-response");
    await apply(place, [...OTHERS, person(9, "Zora", { Phone: "+49 30 5550177" })]);
    dropChanged(place, record, ([line = []], header) => {
      line[header.indexOf("_answer")] = `there ${idOf(place, "Zora")}`;
      line[header.indexOf("Birthday")] = "1980-06-19";
    });
    await run(place);
    const { first } = place.ledger().lostCorrections("staff", 5);
    expect(first.map(({ issue }) => issue.code)).toEqual(["line_outdated"]);
  });

  test("is used after a night with the same list, also when the row has a warning", async ({ place }) => {
    const list = [...OTHERS, person(9, "Zora", { Phone: "+49 30 1000000" })];
    const record = await inDoubt(place, "drop-response", list);
    await apply(place, list);
    dropChanged(place, record, ([line = []], header) => {
      line[header.indexOf("_answer")] = `there ${idOf(place, "Zora")}`;
    });
    await run(place);
    expect(reported(place).filter((item) => item.includes("in_doubt"))).toEqual([]);
  });

  test("says that its other cells were not used when its key was changed", async ({ place }) => {
    const record = await inDoubt(place, "drop-response");
    dropChanged(place, record, ([line = []], header) => {
      line[header.indexOf("_answer")] = `there ${idOf(place, "Zora")}`;
      line[header.indexOf("Nr")] = "E-90";
      line[header.indexOf("Birthday")] = "1980-06-19";
    });
    await run(place);
    const { first } = place.ledger().lostCorrections("staff", 5);
    expect(first.map(({ issue }) => issue.code)).toEqual(["line_solved"]);
    expect(birthdays(place, "Zora")).toEqual(["1980-06-09"]);
  });

  test("is not used when another line names the same contact", async ({ place }) => {
    await apply(place, OTHERS);
    place.sandbox.setFaults(["drop-response:POST:#1-2"]);
    const [record] = await apply(place, LIST);
    place.sandbox.setFaults([]);
    expect(reported(place)).toEqual(["Ada: in_doubt in_doubt", "Zora: in_doubt in_doubt"]);
    dropChanged(place, record, (lines, header) => {
      for (const line of lines) line[header.indexOf("_answer")] = `there ${idOf(place, "Zora")}`;
    });
    const [answered] = await run(place);
    const { header, lines } = readReport(place, answered);
    const refused = lines.filter((cells) => cells[header.indexOf("_code")] === "answer_refused");
    expect(refused.map((cells) => cells[header.indexOf("_message")])).toEqual(
      [2, 3].map((line) => expect.stringContaining(`Line ${line}, column “_answer”: Two lines name contact`)),
    );
    expect(reported(place)).toEqual(["Ada: in_doubt in_doubt", "Zora: in_doubt in_doubt"]);
  });
});
