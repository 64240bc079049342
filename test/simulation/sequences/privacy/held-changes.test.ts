/** A change that waits in a held list does not decide who a person is. */
import { expect } from "vitest";
import { erase, OTHERS } from "../../world/canary.ts";
import { filesWith } from "../../world/files-with.ts";
import { apply, mutations, person, runCommand, test } from "../../world/list-sequence.ts";
import { neverGreet } from "../../world/never-people.ts";
import type { Workplace } from "../../world/workplace.ts";

const FEED = { sharedAddress: "leaveOut" } as const;
const BORN = { "Last Name": "Zwilling", Birthday: "1979-10-11", Phone: "" };
const MAX = person(7, "Max", { ...BORN, Email: "m.zkontakt@example.org", UID: "uidmax" });
const TWIN = person(8, "Maxi", { ...BORN, Email: "maxi@example.org", UID: "uidtwin" });
const CHANGED = person(7, "Maxi", { ...BORN, Email: "max.neu@example.org", UID: "uidchanged" });
const COUNTED_UP = [1, 2, 3, 4, 5].map((nr) =>
  person(20 + nr, `Neu${nr}`, { Birthday: `1966-03-0${nr}`, "Last Name": `Folge${nr}` }),
);
const uids = (place: Workplace) => place.sandbox.contacts().map(({ custom_fields: fields }) => fields?.["uid"]);

/** Applies a list, and one that is held and gives a person the first name of a twin. @returns the held run */
async function hold(place: Workplace): Promise<string> {
  await apply(place, [MAX, TWIN, ...OTHERS], FEED);
  const [held] = await apply(place, [CHANGED, TWIN, ...OTHERS, ...COUNTED_UP], FEED);
  expect(held?.status).toBe("held");
  return held?.run ?? "";
}

test.for(["held", "discarded"] as const)(
  "an erasure leaves the twin of a change that is %s",
  async (state, { place }) => {
    const run = await hold(place);
    if (state === "discarded") await runCommand(place, { kind: "discard", run }, FEED);
    const { lines } = await erase(place, false, "key:E-7");
    expect(lines.join("\n")).toMatch(/Contact \d+ of the list staff may be the same person/u);
    expect(uids(place)).toContain("uidtwin");
    expect(filesWith(`${place.root}/archive`, "uidtwin")).toHaveLength(2);
    expect(filesWith(place.root, /uidmax|uidchanged|max\.neu/u)).toEqual([]);
  },
);

test("never deletes no twin of a change that waits", async ({ place }) => {
  await hold(place);
  await neverGreet(place, "key:E-7", FEED);
  expect(uids(place)).toContain("uidtwin");
  expect(uids(place)).not.toContain("uidmax");
});

test("an erased change is not made when the list is approved", async ({ place }) => {
  const run = await hold(place);
  await erase(place, false, "key:E-7");
  place.sandbox.forgetRequests();
  await runCommand(place, { kind: "approve", run }, FEED);
  expect(mutations(place)).toEqual(COUNTED_UP.map(() => "POST"));
});
