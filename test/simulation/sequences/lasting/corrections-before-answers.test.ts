/** Corrections of a row whose key belongs to another person's contact, before anyone says who the row is about. */
import { expect } from "vitest";
import { dropCorrected } from "../../world/drop-file.ts";
import { apply, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const others = [5, 6, 7, 8, 9].map((nr) => person(nr, `Person${nr}`));
/** The other people, one with a new phone, so that the list is not an older one. */
const nextNight = others.with(0, person(5, "Person5", { Phone: "+49 30 5550177" }));
const ada = person(3, "Ada");
const gero = (group: string) => person(3, "Gero", { "Last Name": "Zapp", Birthday: "1991-02-03", Group: group });

/** Applies a list in which another person has Ada's key and a wrong group, and corrects the group in the report. */
async function correctGroup(place: Workplace): Promise<void> {
  await apply(place, [ada, ...others]);
  const [record] = await apply(place, [gero("Team Berln"), ...others]);
  expect(reported(place)).toEqual(["Gero: local group_unknown"]);
  dropCorrected(place, record?.run, "Team Berln", "Team Berlin");
  await run(place);
  expect(reported(place)).toEqual(["Gero: local other_person"]);
}

test("hold for the next list, which asks about the person and not about the group again", async ({ place }) => {
  await correctGroup(place);
  await apply(place, [gero("Team Berln"), ...nextNight]);
  expect(reported(place)).toEqual(["Gero: local other_person"]);
  expect(namesIn(place)).toContain("Ada");
});

test("wait while the row is about the contact's person", async ({ place }) => {
  await correctGroup(place);
  await apply(place, [person(3, "Ada", { Group: "Team Berln" }), ...nextNight]);
  expect(reported(place)).toEqual(["Ada: local group_unknown"]);
  expect(place.ledger().corrections.active("staff")).toHaveLength(1);
});
