/** People whose refused row was corrected under another key: they are one person, not two. */
import { describe, expect } from "vitest";
import { dropCorrected, dropFile } from "../../world/drop-file.ts";
import { filesWith } from "../../world/files-with.ts";
import { run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";
import { peopleNamed } from "../../../../src/run/push/never/name-person.ts";

/** Without a key column, the key has the name and the birthday, or the e-mail. */
const FEED = { key: null, columns: {}, dateOrder: "DMY" } as const;
const HEADER = "First Name,Last Name,Email,Birthday,Group";
const OTHER = "Otto,Lang,otto@example.org,01.02.1970,Team Berlin";

const CORRECTIONS = [
  { title: "a birthday", row: "Noémie,Dubois,,45.13.1980,Team Berlin", was: "45.13.1980", becomes: "05.01.1980" },
  {
    title: "an e-mail",
    row: "Noémie,Dubois,noemie@example,05.01.1980,Team Berlin",
    was: "@example",
    becomes: "@x.org",
  },
] as const;

/** Applies the row twice, the second time beside another person, and then its correction. */
async function correct(place: Workplace, { row, was, becomes }: (typeof CORRECTIONS)[number], faults: string[] = []) {
  for (const rows of [[row], [row, OTHER]]) {
    dropFile(place, `staff-${rows.length}.csv`, Buffer.from(`${[HEADER, ...rows].join("\n")}\n`));
    await run(place, FEED);
  }
  const { openItems } = place.ledger();
  place.sandbox.setFaults(faults);
  dropCorrected(place, openItems.open("staff")[0]?.run, was, becomes);
  await run(place, FEED);
  place.sandbox.setFaults([]);
  return { openItems };
}

const contactOf = (place: Workplace, name: string) =>
  String(place.sandbox.contacts().find(({ first_name: first }) => first === name)?.contact_id);

/** Returns the ids that `find` shows, and those among which `explain` chooses. */
function peopleOf(place: Workplace, text: string) {
  const ledger = place.ledger();
  const idsIn = (people: readonly { readonly id: string }[]) => people.map(({ id }) => id);
  return {
    search: idsIn(ledger.people.search(text, { limit: 20, offset: 0 })?.people ?? []),
    named: idsIn(peopleNamed(text, ledger).people),
  };
}

describe.each(CORRECTIONS)("a person with $title that was corrected", (correction) => {
  test("is shown once", async ({ place }) => {
    await correct(place, correction);
    const contact = contactOf(place, "Noémie");
    for (const text of ["Noémie", "Noémie Dubois"])
      expect(peopleOf(place, text)).toEqual({ search: [contact], named: [contact] });
  });

  test("is shown once when the create was lost, and a person said that the contact is there", async ({ place }) => {
    const { openItems } = await correct(place, correction, ["drop-response:POST:#1"]);
    const [doubt] = openItems.open("staff");
    if (doubt === undefined) throw new Error("The create should be in doubt.");
    expect(peopleOf(place, "Noémie").search).toHaveLength(1);
    const { id } = openItems.toLine(doubt, null);
    const contact = contactOf(place, "Noémie");
    expect(await runCommand(place, { kind: "answer", id, choice: `there ${contact}` }, FEED)).toBe(0);
    for (const text of ["Noémie", "Noémie Dubois"])
      expect(peopleOf(place, text)).toEqual({ search: [contact], named: [contact] });
  });

  test("is erased with the row as it was before the correction", async ({ place }) => {
    await correct(place, correction);
    const person = contactOf(place, "Noémie");
    expect(await runCommand(place, { kind: "erase", person, keepContact: false }, FEED)).toBe(0);
    expect(filesWith(place.root, /Noémie|Dubois/u)).toEqual([]);
    expect(peopleOf(place, "Otto").search).toEqual([contactOf(place, "Otto")]);
  });
});
