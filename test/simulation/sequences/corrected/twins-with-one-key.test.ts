/** Twins whose rows have one key: they share last name and birthday, so that a contact could become the other twin unnoticed. */
import { describe, expect } from "vitest";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { apply, mutations, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const others = [3, 4, 5, 6, 7].map((nr) => person(nr, `Person${nr}`));
const family = { "Last Name": "Abel", Birthday: "2001-02-04", UID: "" };
const lea = person(1, "Lea", { ...family, Email: "lea@example.org" });
const ofMia = { ...family, Email: "mia@example.org" };
const mia = person(2, "Mia", ofMia);
const list = [lea, person(1, "Mia", ofMia), ...others];

type Line = string[];
/** Changes Lea's line of the report. @returns false: the line is removed */
type ChangeLine = (line: Line, at: (column: string) => number) => boolean;

const set =
  (column: string, text: string): ChangeLine =>
  (line, at) => {
    line[at(column)] = text;
    return true;
  };

/** Asks about Lea's and Mia's rows, and drops the report back with a change of Lea's line. */
async function dropBack(place: Workplace, known: readonly (readonly string[])[], change: ChangeLine) {
  await apply(place, known);
  const [asked] = await apply(place, list);
  expect(reported(place).toSorted()).toEqual(["Lea: local duplicate_key", "Mia: local duplicate_key"]);
  place.sandbox.forgetRequests();
  dropChanged(place, asked, (lines, header) => {
    const at = (column: string) => header.indexOf(column);
    const kept = lines.filter((line) => line[at("First Name")] !== "Lea" || change(line, at));
    lines.splice(0, lines.length, ...kept);
  });
  return run(place);
}

describe.each([
  ["is known", [lea, mia, ...others]],
  ["is new", [lea, ...others]],
])("a contact whose key another twin's row has, where the twin %s", (_, known) => {
  const before = known.map((row) => row[1] ?? "").sort();

  test.for<[string, ChangeLine]>([
    ["its own row's key is cleared", set("Nr", "")],
    ["its own row's key is no key", set("Nr", "?")],
    ["its own row gets the key of a third person", set("Nr", "E-3")],
    ["its own row is removed", () => false],
    ["its own row has lost its _id", set("_id", "")],
  ])("keeps its person when %s", async ([, change], { place }) => {
    await dropBack(place, known, change);
    expect([mutations(place), namesIn(place)]).toEqual([[], before]);
    await apply(place, list);
    expect([mutations(place), namesIn(place)]).toEqual([[], before]);
  });

  test("becomes the twin when a person answers so, and the own row is asked about", async ({ place }) => {
    const [left] = await dropBack(place, known, set("Nr", ""));
    expect(reported(place).toSorted()).toEqual(["Lea: local key_missing", "Mia: local other_person"]);
    dropChanged(place, left, (lines, header) => {
      setColumn(lines, header, "_answer", (line) => (line[header.indexOf("First Name")] === "Mia" ? "same" : ""));
    });
    await run(place);
    expect(namesIn(place)).not.toContain("Lea");
    expect(reported(place)).toContain("Lea: local key_missing");
  });
});

describe("a cleared key of one of two rows with one key", () => {
  test("does not last: the next list asks about both rows again", async ({ place }) => {
    await dropBack(place, [lea, ...others], set("Nr", ""));
    expect(place.ledger().corrections.active("staff")).toEqual([]);
    await apply(place, list);
    expect(reported(place).toSorted()).toEqual(["Lea: local duplicate_key", "Mia: local duplicate_key"]);
  });
});

describe("a question about the person of a key", () => {
  test("is asked again when its row comes back in a report without an answer", async ({ place }) => {
    await apply(place, [lea, mia, ...others]);
    const [asked] = await apply(place, [person(1, "Mia", ofMia), ...others]);
    expect(reported(place)).toEqual(["Mia: local other_person"]);
    place.sandbox.forgetRequests();
    dropChanged(place, asked, () => {});
    await run(place);
    expect([mutations(place), reported(place)]).toEqual([[], ["Mia: local other_person"]]);
  });

  test.for(["same", "new"])(
    "is asked again when only the birthday is corrected, until it is answered: %s",
    async (choice, { place }) => {
      const change = async (
        asked: Awaited<ReturnType<typeof apply>>[number] | undefined,
        column: string,
        text: string,
      ) => {
        dropChanged(place, asked, (lines, header) => setColumn(lines, header, column, () => text));
        return (await run(place))[0];
      };
      const twins = () => place.sandbox.contacts().filter(({ last_name: name }) => name === "Abel");
      await apply(place, [lea, ...others]);
      const [before] = twins();
      const mistyped = [person(1, "Mia", { ...ofMia, Birthday: "2001-02-05" }), ...others];
      const [asked] = await apply(place, mistyped);
      place.sandbox.forgetRequests();
      const again = await change(asked, "Birthday", "2001-02-04");
      expect([mutations(place), reported(place)]).toEqual([[], ["Mia: local other_person"]]);
      await apply(place, mistyped);
      expect([mutations(place), reported(place)]).toEqual([[], ["Mia: local other_person"]]);
      await change(again, "_answer", choice);
      expect(reported(place)).toEqual([]);
      const [after] = twins();
      expect(after).toMatchObject({ first_name: "Mia", birthday: "2001-02-04" });
      expect(after?.contact_id === before?.contact_id).toBe(choice === "same");
    },
  );
});

test("a row with the key of a namesake is asked about when only its birthday is corrected", async ({ place }) => {
  const hans = (nr: number, birthday: string, email: string) =>
    person(nr, "Hans", { "Last Name": "Roth", UID: "", Birthday: birthday, Email: email });
  const father = hans(1, "1967-10-14", "roth@example.org");
  await apply(place, [father, hans(2, "1994-05-03", "hj@example.org"), ...others]);
  const doubled = [father, hans(1, "1994-04-31", "hj@example.org"), ...others];
  const [asked] = await apply(place, doubled);
  place.sandbox.forgetRequests();
  dropChanged(place, asked, (lines, header) => {
    const at = header.indexOf("Birthday");
    const sons = lines.filter((line) => line[at]?.endsWith("1994-04-31"));
    for (const line of sons) line[at] = "1994-05-03";
    lines.splice(0, lines.length, ...sons);
  });
  await run(place);
  expect(reported(place)).toContain("Hans: local other_person");
  await apply(place, doubled);
  expect([mutations(place), namesIn(place).filter((name) => name === "Hans")]).toEqual([[], ["Hans", "Hans"]]);
});
