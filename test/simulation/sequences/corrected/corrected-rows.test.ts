import { describe, expect } from "vitest";
import { inventedBirthday } from "../../../invented-birthday.ts";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { apply, drop, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const WRONG_GROUP = { Group: "Team Nowhere" };
const others = [7, 8, 9].map((nr) => person(nr, `Person${nr}`));

const further = [11, 12, 13, 14, 15].map((nr) => person(nr, `Person${nr}`, { Birthday: inventedBirthday(nr) }));

const BIRTHDAYS = ["1961-03-14", "1975-11-02", "1958-07-29", "1990-01-17", "1983-05-08", "1969-12-25"];

const wrongGroup = (nr: number, name: string, more: Parameters<typeof person>[2] = {}) =>
  person(nr, name, { ...WRONG_GROUP, ...more });

describe("a corrected report", () => {
  test("is applied when its rows are the reported ones", async ({ place }) => {
    const [record] = await apply(place, [wrongGroup(1, "Ada"), ...others]);
    dropChanged(place, record, (lines, header) => setColumn(lines, header, "Group", () => "Team Berlin"));
    await run(place);
    expect(namesIn(place)).toContain("Ada");
    expect(reported(place)).toEqual([]);
  });

  test("is applied when its _id has no mark, as earlier versions wrote it", async ({ place }) => {
    const [record] = await apply(place, [wrongGroup(1, "Ada"), ...others]);
    dropChanged(place, record, (lines, header) => {
      setColumn(lines, header, "Group", () => "Team Berlin");
      setColumn(lines, header, "_id", ([id = ""]) => id.replace(/\.[0-9a-f]{6}$/u, ""));
    });
    await run(place);
    expect(namesIn(place)).toContain("Ada");
  });

  test("is not used where an _id has the mark of another installation", async ({ place }) => {
    const [record] = await apply(place, [wrongGroup(1, "Ada"), wrongGroup(2, "Ben"), ...others]);
    dropChanged(place, record, (lines, header) => {
      setColumn(lines, header, "Group", () => "Team Berlin");
      lines[0]![0] = lines[0]![0]!.replace(/.{6}$/u, "000000");
    });
    const [corrected] = await run(place);
    expect(corrected?.rows).toMatchObject({ created: 1, rejected: 1 });
    expect(reported(place)).toEqual(["Ada: local group_unknown"]);
  });

  test("is not used where the _id stands beside another row", async ({ place }) => {
    const [record] = await apply(place, [wrongGroup(1, "Ada"), wrongGroup(2, "Ben"), ...others]);
    dropChanged(place, record, (lines, header) => {
      setColumn(lines, header, "Group", () => "Team Berlin");
      [lines[0]![0], lines[1]![0]] = [lines[1]![0]!, lines[0]![0]!];
    });
    const [corrected] = await run(place);
    expect(corrected?.rows).toMatchObject({ created: 0, rejected: 2 });
  });

  test("is not used where a row without a key is another one", async ({ place }) => {
    const noKey = (nr: number, name: string) => person(nr, name, { Nr: "" });
    const [record] = await apply(place, [noKey(1, "Ada"), noKey(2, "Ben"), ...others]);
    dropChanged(place, record, (lines, header) => {
      setColumn(lines, header, "Nr", (_cells, nth) => `E-${nth + 1}`);
      [lines[0]![0], lines[1]![0]] = [lines[1]![0]!, lines[0]![0]!];
    });
    const [corrected] = await run(place);
    expect(corrected?.rows).toMatchObject({ created: 0, rejected: 2 });
  });

  test("keeps the dates and phones that a spreadsheet has written otherwise", async ({ place }) => {
    const values = { Phone: "+49 171 5550123", Birthday: "1980-02-01" };
    const [record] = await apply(place, [wrongGroup(1, "Ada", values), ...others]);
    dropChanged(place, record, (lines, header) => {
      setColumn(lines, header, "Group", () => "Team Berlin");
      setColumn(lines, header, "Phone", () => "4.9E+11");
      setColumn(lines, header, "Birthday", () => "02/01/1980");
    });
    await run(place);
    const ada = place.sandbox.contacts().find(({ first_name: name }) => name === "Ada");
    expect(ada).toMatchObject({ birthday: "1980-02-01" });
    expect(String(ada?.phone).replaceAll(/\D/gu, "")).toBe("491715550123");
  });

  test("is held when one column was sorted without the others", async ({ place }) => {
    const wrong = [1, 2, 3, 4, 5, 6].map((nr) =>
      wrongGroup(nr, `Ada${nr}`, { Birthday: `19${60 + nr * 5}-0${nr}-1${nr}` }),
    );
    const [record] = await apply(place, [...wrong, ...others, ...further]);
    dropChanged(place, record, (lines, header) => {
      const at = header.indexOf("Birthday");
      const sorted = lines.map((cells) => cells[at] ?? "").toReversed();
      setColumn(lines, header, "Group", () => "Team Berlin");
      setColumn(lines, header, "Birthday", (_cells, nth) => sorted[nth] ?? "");
    });
    const [corrected] = await run(place);
    expect(corrected).toMatchObject({ status: "held", holds: [{ guard: "values_exchanged" }] });
    expect(namesIn(place)).toHaveLength(others.length + further.length);
  });

  test("passes when each row gets a correction of its own", async ({ place }) => {
    const wrong = [1, 2, 3, 4, 5, 6].map((nr) => person(nr, `Ada${nr}`, { Birthday: `19${60 + nr * 5}-13-1${nr}` }));
    const [record] = await apply(place, [...wrong, ...others, ...further]);
    dropChanged(place, record, (lines, header) => {
      setColumn(lines, header, "Birthday", (_cells, nth) => BIRTHDAYS[nth] ?? "");
    });
    const [corrected] = await run(place);
    expect(corrected).toMatchObject({ holds: [], rows: { created: 6 } });
  });
});

test("a row of a list that is held as a whole can't be corrected before the list is decided", async ({ place }) => {
  await apply(place, [person(1, "Ada"), ...others]);
  drop(place, [person(1, "Ada"), ...others.map(([, ...cells]) => ["", ...cells]), wrongGroup(2, "Ben")]);
  const [held] = await run(place);
  expect(held?.status).toBe("held");
  expect(reported(place)).toEqual([]);
});

describe("a corrected birthday of a column that is in doubt", () => {
  // No date with hyphens passes day 12, and every date with dots does.
  const inDoubt = ["1990-02-03", "1985-05-06", "1990-09-10", "13.05.1971", "28.02.1980", "31.12.1999"].map(
    (Birthday, at) => person(at + 11, `Person${at}`, { Birthday }),
  );
  const correct = async (place: Workplace, dates: readonly string[]) => {
    const [record] = await apply(place, inDoubt, { dateOrder: null });
    expect(reported(place)).toHaveLength(3);
    dropChanged(place, record, (lines, header) =>
      setColumn(lines, header, "Birthday", (cells, nth) => dates[nth] ?? cells[header.indexOf("Birthday")] ?? ""),
    );
    return (await run(place, { dateOrder: null }))[0];
  };

  test("is applied when the person wrote a date that has one reading", async ({ place }) => {
    await correct(place, ["1990-03-02", "6 May 1985", "1990-10-11"]);
    const birthdays = place.sandbox.contacts().map(({ birthday }) => birthday);
    expect(birthdays.slice(3)).toEqual(["1990-03-02", "1985-05-06", "1990-10-11"]);
  });

  test("is rejected again when the person left the cell as it was", async ({ place }) => {
    expect(await correct(place, ["1990-03-02"])).toMatchObject({ rows: { created: 1, rejected: 2 } });
  });
});
