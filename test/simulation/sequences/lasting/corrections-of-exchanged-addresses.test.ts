/** A person exchanges the addresses of two people with one first name, in a feed whose key is made of the address. */
import { describe, expect } from "vitest";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { apply, mutations, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

type Cells = NonNullable<Parameters<typeof person>[2]>;
type Address = "Email" | "Phone";

const WITHOUT_KEY = { key: null };
const ADDRESSES = {
  Email: ["jan.a@example.org", "jan.b@example.org"],
  Phone: ["+493055501", "+493055502"],
} as const;
const others = [5, 6, 7, 8, 9].map((nr) => person(nr, `Person${nr}`, { UID: "" }));
const jan = (nr: number, more: Cells) => person(nr, "Jan", { "Last Name": "Gross", UID: "", ...more });

/** Returns the rows of the elder and the younger Jan, of which the list exchanges the addresses. */
const exchanged = (by: Address, group: string) => [
  jan(1, { [by]: ADDRESSES[by][0], Group: group }),
  jan(2, { [by]: ADDRESSES[by][1], Group: group }),
];
const right = (by: Address, group: string) => [
  jan(1, { [by]: ADDRESSES[by][1], Group: group }),
  jan(2, { [by]: ADDRESSES[by][0], Group: group }),
];

const jansOf = (place: Workplace) =>
  place.sandbox
    .contacts()
    .filter(({ first_name: first }) => first === "Jan")
    .map(({ birthday, email, phone }) => `${birthday} ${email ?? phone ?? ""}`)
    .toSorted();
const rightJans = (by: Address) => [`1980-01-01 ${ADDRESSES[by][1]}`, `1980-01-02 ${ADDRESSES[by][0]}`];

/** Corrects the group of both rows, and exchanges their addresses. */
async function correctBoth(place: Workplace, by: Address) {
  await apply(place, [...exchanged(by, "Team Berlin"), ...others], WITHOUT_KEY);
  const [list] = await apply(place, [...exchanged(by, "Team Berln"), ...others], WITHOUT_KEY);
  dropChanged(place, list, (lines, header) => {
    const column = header.indexOf(by);
    const addresses = lines.map((cells) => cells[column] ?? "").toReversed();
    setColumn(lines, header, by, (_, nth) => addresses[nth] ?? "");
    setColumn(lines, header, "Group", () => "Team Berlin");
  });
  const [corrected] = await run(place, WITHOUT_KEY);
  expect(corrected?.status).toBe("held");
  await runCommand(place, { kind: "approve", run: corrected?.run ?? "" }, WITHOUT_KEY);
  expect(jansOf(place)).toEqual(rightJans(by));
  place.sandbox.forgetRequests();
}

describe.for(["Email", "Phone"] as const)("two people whose %s values were exchanged in a corrected report", (by) => {
  test("stay as they are when the next list is still wrong", async ({ place }) => {
    await correctBoth(place, by);
    for (const nr of [1, 2]) {
      const rest = others.with(0, person(5, "Person5", { UID: "", "Last Name": `Beispiel${nr}` }));
      await apply(place, [...exchanged(by, "Team Berln"), ...rest], WITHOUT_KEY);
      expect([reported(place), jansOf(place)]).toEqual([[], rightJans(by)]);
      expect(place.ledger().corrections.active("staff")).toHaveLength(4);
    }
  });

  test("stay as they are when the list is mended, and their corrections end", async ({ place }) => {
    await correctBoth(place, by);
    await apply(place, [...right(by, "Team Berln"), ...others], WITHOUT_KEY);
    await apply(place, [...right(by, "Team Berlin"), ...others], WITHOUT_KEY);
    expect([reported(place), jansOf(place)]).toEqual([[], rightJans(by)]);
    expect([mutations(place), place.ledger().corrections.active("staff")]).toEqual([[], []]);
  });

  test("keep the corrections of the one whose row stays when the other leaves", async ({ place }) => {
    await correctBoth(place, by);
    await apply(place, [...exchanged(by, "Team Berln").slice(0, 1), ...others], WITHOUT_KEY);
    expect([reported(place), jansOf(place)]).toEqual([[], rightJans(by).slice(0, 1)]);
  });
});
