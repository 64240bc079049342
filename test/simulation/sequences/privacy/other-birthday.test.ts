/** A birthday that differs in more than one part shows another person, also beside the same name and the same e-mail. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { erase } from "../../world/canary.ts";
import { filesWith } from "../../world/files-with.ts";
import { apply, birthdayOf, mutations, person, reported, test } from "../../world/list-sequence.ts";
import { neverGreet } from "../../world/never-people.ts";
import type { Workplace } from "../../world/workplace.ts";

const FAMILY = { Email: "fam.huberow@example.org", Phone: "" };
const OTHERS = [2, 3, 4, 5].map((nr) => person(nr, `Name${nr}`));
const father = (more: Parameters<typeof person>[2] = {}) =>
  person(7, "José", { ...FAMILY, "Last Name": "Huberow", Birthday: "1949-10-16", UID: "uidfather", ...more });
const son = (more: Parameters<typeof person>[2] = {}) =>
  person(8, "José", { ...FAMILY, "Last Name": "Huberow", Birthday: "1980-01-17", UID: "uidson", ...more });

const uids = (place: Workplace) => place.sandbox.contacts().map(({ custom_fields: fields }) => fields?.["uid"]);

describe.for([
  { name: "with the same name", more: {} },
  { name: "with the same name without accents", more: { "First Name": "Jose" } },
])("a son $name and e-mail", ({ more }) => {
  // The e-mail of two contacts may be the same in two groups.
  const linked = son({ ...more, Group: "Team birthdays" });

  test("keeps contact, rows and a refused row when his father is erased", async ({ place }) => {
    await apply(place, [father(), linked, ...OTHERS]);
    await apply(place, [father(), son({ ...more, Group: "Team birthdays", Birthday: "31.02.1980" }), ...OTHERS]);
    const before = filesWith(`${place.root}/archive`, "uidson");
    expect(before).toHaveLength(2);
    await erase(place, false, "key:E-7");
    expect(uids(place)).toEqual(expect.arrayContaining(["uidson"]));
    expect(filesWith(place.root, "uidfather")).toEqual([]);
    expect(filesWith(`${place.root}/archive`, "uidson")).toEqual(before);
    expect(reported(place)).toEqual([`${more["First Name"] ?? "José"}: local birthday_impossible`]);
  });

  test("stays in the service when his father is never greeted", async ({ place }) => {
    await apply(place, [father(), linked, ...OTHERS]);
    await neverGreet(place, "key:E-7", {});
    expect(uids(place)).toEqual(expect.arrayContaining(["uidson"]));
    expect(uids(place)).not.toContain("uidfather");
    place.sandbox.forgetRequests();
    await apply(place, [father(), linked, ...OTHERS]);
    expect(mutations(place)).toEqual([]);
  });
});

test("a row of a list that fits father and son stays when the father is erased", async ({ place }) => {
  // In one group, the service takes the e-mail once.
  await apply(place, [father(), son(), ...OTHERS], { sharedAddress: "leaveOut" });
  const list = "Name;E-Mail\r\nJosé Huberow;fam.huberow@example.org\r\nMaier Hans;maier@example.org\r\n";
  writeFileSync(join(place.folders.failed, "other.csv"), list);
  const { lines } = await erase(place, false, "key:E-7");
  expect(readFileSync(join(place.folders.failed, "other.csv"), "utf8")).toMatch(
    /José Huberow.fam\.huberow@example\.org/u,
  );
  expect(lines.join("\n")).toContain("other.csv");
});

describe.for([
  { name: "a son under his own key", row: son({ Group: "Team Nowhere" }) },
  {
    name: "a colleague",
    row: person(9, "José", { ...FAMILY, Birthday: "1982-02-23", UID: "uidson", Group: "Team Nowhere" }),
  },
])("the refused row of $name with the person's e-mail, who is in no service yet", ({ row }) => {
  test("stays open, in the archive and in the reports", async ({ place }) => {
    await apply(place, [father(), ...OTHERS]);
    await apply(place, [father(), row, ...OTHERS]);
    expect(reported(place)).toHaveLength(1);
    await erase(place, false, "key:E-7");
    expect(reported(place)).toHaveLength(1);
    expect(filesWith(`${place.root}/archive`, "uidson")).toHaveLength(1);
    expect(filesWith(`${place.root}/reports`, "uidson")).not.toEqual([]);
    expect(filesWith(place.root, "uidfather")).toEqual([]);
  });
});

test("a refused row with the person's key and e-mail goes, also after a marriage", async ({ place }) => {
  const anna = { Email: "anna.canarow@example.org", Birthday: birthdayOf(7), UID: "uidanna" };
  await apply(place, [person(7, "Anna", anna), ...OTHERS]);
  const married = person(7, "Anna", { ...anna, "Last Name": "Neuname", Birthday: "31.02.1999" });
  await apply(place, [married, ...OTHERS]);
  expect(reported(place)).toHaveLength(1);
  await erase(place, false, "key:E-7");
  expect([reported(place), filesWith(place.root, /uidanna|neuname|canarow/iu)]).toEqual([[], []]);
});
