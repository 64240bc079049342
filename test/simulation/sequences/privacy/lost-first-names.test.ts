/** Rows without a first name: of an erased person, beside a row with the same values in a list that another feed has. */
import { describe, expect } from "vitest";
import { erase, OTHERS } from "../../world/canary.ts";
import { filesWith } from "../../world/files-with.ts";
import { apply, person, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const LOST = { "Last Name": "Zimtrow", Birthday: "1964-04-14" };
const KEYLESS = { name: "club", mode: "changes", key: null } as const;

/** Has a person, the person's row with lost cells, and a row with the same cells in a feed without keys. */
async function keep(place: Workplace): Promise<string> {
  await apply(place, [person(7, "Otmar", { ...LOST, Email: "ot@example.org" }), ...OTHERS]);
  await apply(place, [person(7, "", { ...LOST, UID: "uidlost" }), ...OTHERS]);
  const [club] = await apply(place, [person(8, "", { ...LOST, Nr: "", UID: "uidclub" }), ...OTHERS], KEYLESS);
  expect(club?.rows).toMatchObject({ rejected: 1 });
  return club?.run ?? "";
}

describe("an erasure beside a row without a first name in another feed", () => {
  test("takes the person's own row under the person's key, and names the other row", async ({ place }) => {
    const club = await keep(place);
    const { lines } = await erase(place, false, "key:E-7");
    expect(filesWith(place.root, "uidlost")).toEqual([]);
    expect(filesWith(place.root, "uidclub")).not.toEqual([]);
    expect(lines.join("\n")).toContain(`erase line:${club}.l2`);
  });

  test("takes the other row by the command that names it", async ({ place }) => {
    const club = await keep(place);
    await erase(place, false, "key:E-7");
    const { lines } = await erase(place, false, `line:${club}.l2`);
    expect(filesWith(place.root, "uidclub")).toEqual([]);
    expect(lines.join("\n")).not.toContain("may be the same person");
  });
});
