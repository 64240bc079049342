import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { apply, namesIn, person, run, test } from "../../world/list-sequence.ts";
import { erase, OTHERS } from "../../world/canary.ts";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import { filesWith } from "../../world/files-with.ts";

const EMAIL = "info@firma.example";
const THOMAS = person(7, "Thomas", { "Last Name": "Firmeneins", Email: EMAIL, Birthday: "1970-06-12" });
const other = (Birthday: string) =>
  person(8, "Thomas", { "Last Name": "Anderszwei", Email: EMAIL, Birthday, Nr: "G-8" });

test("keeps the refused row of another contact with the person's first name and e-mail", async ({ place }) => {
  const feed = { sharedAddress: "leaveOut" } as const;
  await apply(place, [THOMAS, other("1971-07-22"), ...OTHERS], feed);
  expect(namesIn(place).filter((name) => name === "Thomas")).toHaveLength(2);
  await apply(place, [THOMAS, other("31.02.1999"), ...OTHERS], feed);
  expect(await erase(place, false, "Thomas Firmeneins")).toMatchObject({ exitCode: 0 });
  const cells = place
    .ledger()
    .openItems.open("staff")
    .map((item) => item.cells.join(" "));
  expect(cells).toEqual([expect.stringContaining("Anderszwei")]);
  expect(filesWith(`${place.root}/archive`, "Anderszwei").length).toBe(2);
  expect(filesWith(`${place.root}/archive`, "Firmeneins")).toEqual([]);
});

test("keeps the address in the warning of a relative whose own row has it", async ({ place }) => {
  const feed = { sharedAddress: "leaveOut" } as const;
  const wife = person(8, "Walburga", { "Last Name": "Firmeneins", Email: EMAIL, Birthday: "1971-07-22" });
  await apply(place, [THOMAS, wife, ...OTHERS], feed);
  expect(filesWith(place.root, `“${EMAIL}” already belongs`).length).toBeGreaterThan(0);
  expect(await erase(place, false, "Thomas Firmeneins")).toMatchObject({ exitCode: 0 });
  expect(filesWith(place.root, `“${EMAIL}” already belongs`).length).toBeGreaterThan(0);
  expect(filesWith(place.root, "Thomas")).toEqual([]);
});

test("keeps another person's correction of the wrong date that the person has, too", async ({ place }) => {
  const wrong = "31.02.1999";
  const [record] = await apply(place, [
    person(7, "Thomas", { "Last Name": "Firmeneins", Birthday: wrong }),
    person(8, "Walburga", { Birthday: wrong, Nr: "G-8" }),
    ...OTHERS,
  ]);
  dropChanged(place, record, (lines, header) => {
    setColumn(lines, header, "Birthday", (cells) => (cells.includes("Walburga") ? "1971-07-22" : "1970-06-12"));
  });
  await run(place);
  const corrections = () =>
    place
      .ledger()
      .corrections.active("staff")
      .map(({ becomes }) => becomes);
  expect(corrections().toSorted()).toEqual(["1970-06-12", "1971-07-22"]);
  expect(await erase(place, false, "Thomas Firmeneins")).toMatchObject({ exitCode: 0 });
  expect(corrections()).toEqual(["1971-07-22"]);
});

test("removes the row from each report where others have its name and its e-mail", async ({ place }) => {
  const feed = { sharedAddress: "leaveOut" } as const;
  const named = { "Last Name": "Firmeneins" };
  const list = (birthday: string | null) => [
    person(7, "Thomas", { ...named, Email: EMAIL, Birthday: birthday ?? "1970-06-12", UID: "canary" }),
    person(8, "Walburga", { ...named, Email: EMAIL, Birthday: birthday ?? "1971-07-22" }),
    person(9, "Thomas", { ...named, Birthday: "1999-10-22" }),
    ...OTHERS,
  ];
  await apply(place, list(null), feed);
  await apply(place, list("31.02.1990"), feed);
  const item = place
    .ledger()
    .openItems.open("staff")
    .find(({ cells }) => cells.includes("canary"));
  if (item === undefined) throw new Error("the row is not refused");
  const folder = join(place.folders.reports, "another-run");
  mkdirSync(folder);
  writeFileSync(join(folder, "rejections.csv"), `_id,UID\n${place.ledger().openItems.toLine(item, null).id},canary\n`);
  expect(filesWith(place.folders.reports, "canary").length).toBeGreaterThan(5);
  expect(await erase(place, false, "key:E-7")).toMatchObject({ exitCode: 0 });
  expect(filesWith(place.folders.reports, "canary")).toEqual([]);
});
