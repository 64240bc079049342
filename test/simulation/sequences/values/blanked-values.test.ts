import { describe, expect } from "vitest";
import { testFeed } from "../../world/feeds.ts";
import { apply, mutations, person, reported, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const others = [2, 3, 4].map((nr) => person(nr, `Person${nr}`));
const ada = person(1, "Ada", { Email: "ada@example.org" });
const blanked = (more: Parameters<typeof person>[2] = {}) => [
  person(1, "Ada", { Email: "ada@example.org", Birthday: "", ...more }),
  ...others,
];
const contact = (place: Workplace) => place.sandbox.contacts().find(({ first_name: name }) => name === "Ada");

async function dismissAll(place: Workplace): Promise<void> {
  const ids = place
    .ledger()
    .openItems.open("staff")
    .map(({ feed, id, version }) => `${feed}.r${id}.v${version}`);
  expect(await runCommand(place, { kind: "dismiss", ids })).toBe(0);
}

describe("a birthday that became blank", () => {
  test("stays a warning when another cell of the row changes", async ({ place }) => {
    await apply(place, [ada, ...others]);
    await apply(place, blanked({ "Last Name": "Beispiela" }));
    expect(reported(place)).toEqual(["Ada: warning value_blanked"]);
    await apply(place, blanked({ "Last Name": "Beispiela" }));
    await apply(place, blanked({ "Last Name": "Beispielb" }));
    await apply(place, blanked({ "Last Name": "Beispielb" }));
    expect(reported(place)).toEqual(["Ada: warning value_blanked"]);
    expect(contact(place)).toMatchObject({ last_name: "Beispielb", birthday: "1980-01-01" });
  });

  test("makes no call while the row stays as it is", async ({ place }) => {
    await apply(place, [ada, ...others]);
    await apply(place, blanked({ "Last Name": "Beispiela" }));
    place.sandbox.forgetRequests();
    await apply(place, blanked({ "Last Name": "Beispiela" }));
    expect(mutations(place)).toEqual([]);
  });

  test("is cleared when the feed clears blank cells later", async ({ place }) => {
    await apply(place, [ada, ...others]);
    await apply(place, blanked({ "Last Name": "Beispiela" }));
    await apply(place, blanked({ "Last Name": "Beispiela" }), { blankCells: "clear" });
    expect(contact(place)?.birthday ?? null).toBeNull();
    expect(reported(place)).toEqual([]);
    place.sandbox.forgetRequests();
    await apply(place, blanked({ "Last Name": "Beispiela" }), { blankCells: "clear" });
    expect(mutations(place)).toEqual([]);
  });

  test("is no warning any more when the cell is filled again", async ({ place }) => {
    await apply(place, [ada, ...others]);
    await apply(place, blanked({ "Last Name": "Beispiela" }));
    await apply(place, blanked({ "Last Name": "Beispiela", Birthday: "1980-01-01" }));
    expect(reported(place)).toEqual([]);
  });

  test("is a warning that names the list it came with, and the other person who has it", async ({ place }) => {
    const eva = person(9, "Eva", { "Last Name": "Eder", Birthday: "1977-03-21" });
    const list = (birthday: string) => [person(1, "Ada", { Birthday: birthday }), eva, ...others];
    await apply(place, list(""));
    const [filled] = await apply(place, list("1977-03-21"));
    for (let nights = 0; nights < 2; nights += 1) {
      await apply(place, list(""));
      const [item] = place.ledger().openItems.open("staff");
      const date = new Date(place.clock.now()).toISOString().slice(0, 10);
      expect(item?.issues).toMatchObject([
        { code: "value_blanked", data: { value: "1977-03-21", list: filled?.file, date, name: "Eva Eder" } },
      ]);
    }
    await dismissAll(place);
    await apply(place, list("").slice(0, -1));
    expect(reported(place)).toEqual([]);
  });

  test("is confirmed for good when a person dismisses the warning", async ({ place }) => {
    await apply(place, [ada, ...others]);
    await apply(place, blanked({ "Last Name": "Beispiela" }));
    await dismissAll(place);
    await apply(place, blanked({ "Last Name": "Beispielb" }));
    await apply(place, blanked({ "Last Name": "Beispielb" }));
    expect(reported(place)).toEqual([]);
    await apply(place, blanked({ "Last Name": "Beispielb", Email: "" }));
    expect(reported(place)).toEqual(["Ada: warning value_blanked"]);
  });

  test("is reported again when the person got another birthday in between", async ({ place }) => {
    await apply(place, [ada, ...others]);
    await apply(place, blanked());
    await dismissAll(place);
    await apply(place, blanked({ "Last Name": "Beispiela", Birthday: "1980-01-02" }));
    await apply(place, blanked({ "Last Name": "Beispiela" }));
    expect(reported(place)).toEqual(["Ada: warning value_blanked"]);
  });
});

test("a later clear clears a field that gives no warning when it is blank", async ({ place }) => {
  const columns = { ...testFeed("staff").columns, Guardian: "location" as const };
  await apply(place, [person(1, "Ada", { Guardian: "Rome" }), ...others], { columns });
  await apply(place, [person(1, "Ada", { "Last Name": "Beispiela" }), ...others], { columns });
  expect(contact(place)).toMatchObject({ location: "Rome" });
  await apply(place, [person(1, "Ada", { "Last Name": "Beispiela" }), ...others], { columns, blankCells: "clear" });
  expect(contact(place)?.location ?? null).toBeNull();
});
