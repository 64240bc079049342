import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { BLANK_CONTACT } from "../../../../src/sandbox/contacts/contact-fields.ts";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { makePass } from "../../../../src/run/inbox-pass.ts";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { HEADER, testFeed } from "../../world/feeds.ts";
import { openWorkplace } from "../../world/workplace.ts";
import { apply, mutations, namesIn, person, reported, runCommand, test } from "../../world/list-sequence.ts";

const office = { Email: "office@example.org" };
const TWO_LISTS = {
  feeds: [testFeed("staff"), testFeed("club")],
  settleSeconds: 2,
  patienceSeconds: 60,
  files: null,
  triesDeferred: true,
};

describe("a run with shared addresses", () => {
  test("creates a contact with a warning when another feed already has a contact for the same person", async ({
    place,
  }) => {
    await apply(place, [person(1, "Ada", office), person(2, "Ben")]);
    const rows = [person(7, "Ada", { ...office, Group: "Team birthdays" }), person(8, "Cleo")];
    dropFile(place, "club-1.csv", csvText(HEADER, rows));
    const [club] = (await makePass(TWO_LISTS, place.env({ waitsForProbes: true }))).runs;
    expect(club?.record).toMatchObject({ rows: { created: 2 }, warnings: 1 });
    expect(place.ledger().openItems.open("club")).toMatchObject([
      { status: "warning", issues: [{ code: "greeted_twice", data: { feed: "staff" } }] },
    ]);
  });

  test.for([
    { name: "of the same person", first: "Ada", created: false },
    { name: "of another person", first: "Bea", created: true },
  ])(
    "creates a refused row of a second list when the contact $name gives the address up: $created",
    async ({ first, created }, { place }) => {
      const drop = async (feed: string, nth: number, rows: readonly (readonly string[])[]) => {
        dropFile(place, `${feed}-${nth}.csv`, csvText(HEADER, rows));
        return (await makePass(TWO_LISTS, place.env({ waitsForProbes: true }))).runs[0]?.record.run ?? "";
      };
      const reportOf = (run: string) => readFileSync(join(place.folders.reports, run, "rejections.csv"), "utf8");
      const named = () => place.sandbox.contacts().filter(({ first_name: name }) => name === first);
      const staff = (more: object) => [person(1, "Ada", more), person(2, "Ben")];
      const club = [person(1, first, { ...office, Nr: "K-7" }), person(8, "Cleo")];
      await drop("staff", 1, staff(office));
      const before = await drop("club", 1, club);
      const isRefused = () =>
        place
          .ledger()
          .openItems.open("club")
          .some(({ issues }) => issues[0].code === "contact_exists");
      expect(isRefused()).toBe(true);
      expect(reportOf(before)).toContain("The service says");
      await drop("staff", 2, staff({ Email: "ada@example.org", "Last Name": "Muster" }));
      const after = await drop("club", 2, club);
      for (const run of created ? [] : [before, after]) {
        expect(reportOf(run)).toContain("This looks like Ada Beispiel1, who is already in the service.");
        expect(reportOf(run)).toContain("Ada Beispiel1 is also in list “staff”.");
        expect(reportOf(run)).not.toContain("The service says");
      }
      place.clock.pass(8 * 24 * 3_600_000);
      await drop("club", 3, club);
      expect(named()).toHaveLength(1);
      expect(isRefused()).toBe(!created);
    },
  );

  test("updates a contact whose address was refused when the person's contact of another list gives it up", async () => {
    const place = openWorkplace(1, { updateConflict: "refuse" }, 1, () => {});
    const drop = async (feed: string, nth: number, rows: readonly (readonly string[])[]) => {
      dropFile(place, `${feed}-${nth}.csv`, csvText(HEADER, rows));
      await makePass(TWO_LISTS, place.env({ waitsForProbes: true }));
    };
    const staff = (email: string) => [person(1, "Ada", { Email: email }), person(2, "Ben")];
    const club = (email: string) => [person(1, "Ada", { Nr: "K-7", Email: email }), person(8, "Cleo")];
    const emails = () =>
      place.sandbox.contacts().flatMap(({ first_name: name, email }) => (name === "Ada" ? [email] : []));
    await drop("staff", 1, staff("office@example.org"));
    await drop("club", 1, club("club@example.org"));
    await drop("club", 2, club("office@example.org"));
    expect(emails()).toEqual(["office@example.org", "club@example.org"]);
    await drop("staff", 2, staff("ada@example.org"));
    expect(emails()).toEqual(["ada@example.org", "office@example.org"]);
    place.remove();
  });

  test("keeps an address left out when the person changes, until the other contact gives it up", async ({ place }) => {
    const leaveOut = { sharedAddress: "leaveOut" } as const;
    const emails = () => place.sandbox.contacts().map(({ last_name: name, email }) => [name, email ?? null]);
    await apply(place, [person(1, "Ada", office), person(2, "Ben", office)], leaveOut);
    const married = { ...office, "Last Name": "Muster" };
    const [next] = await apply(place, [person(1, "Ada", office), person(2, "Ben", married)], leaveOut);
    expect(next).toMatchObject({ rows: { updated: 1 }, warnings: 1 });
    expect(emails()).toEqual([
      ["Beispiel1", "office@example.org"],
      ["Muster", null],
    ]);
    const own = { Email: "ada@example.org" };
    await apply(place, [person(1, "Ada", own), person(2, "Ben", { ...married, Phone: "+4930123456" })], leaveOut);
    expect(emails()).toEqual([
      ["Beispiel1", "ada@example.org"],
      ["Muster", "office@example.org"],
    ]);
  });

  test("leaves the address out of a create when a contact of an earlier list has the address", async ({ place }) => {
    const leaveOut = { sharedAddress: "leaveOut" } as const;
    await apply(place, [person(1, "Ada", office)], leaveOut);
    const [next] = await apply(place, [person(1, "Ada", office), person(2, "Ben", office)], leaveOut);
    expect(next).toMatchObject({ rows: { created: 1, unchanged: 1 }, warnings: 1 });
    expect(place.sandbox.contacts().map(({ first_name: name, email }) => [name, email ?? null])).toEqual([
      ["Ada", "office@example.org"],
      ["Ben", null],
    ]);
  });

  test("sends a refused address again when the contact that had it gets another address", async ({ place }) => {
    await apply(place, [person(1, "Ada", office)]);
    await apply(place, [person(1, "Ada", office), person(2, "Ben", office)]);
    expect(reported(place)).toEqual(["Ben: 409 contact_exists"]);
    place.sandbox.forgetRequests();
    await apply(place, [person(1, "Ada", office), person(2, "Ben", office), person(3, "Cleo")]);
    expect(mutations(place)).toEqual(["POST"]);
    const [freed] = await apply(place, [
      person(1, "Ada", { Email: "ada@example.org" }),
      person(2, "Ben", office),
      person(3, "Cleo"),
    ]);
    expect(freed?.rows).toMatchObject({ created: 1, updated: 1 });
  });

  test("sends a refused address again a week after the refusal", async ({ place }) => {
    await apply(place, [person(1, "Ada")]);
    const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
    const { contact_id: id } = place.sandbox.addContact({
      first_name: "Zoe",
      group_id: group?.group_id ?? 0,
      email: "office@example.org",
    });
    const rows = [person(1, "Ada"), person(2, "Ben", office)];
    await apply(place, rows);
    expect(reported(place)).toEqual(["Ben: 409 contact_exists"]);
    place.sandbox.deleteContact(id);
    place.clock.pass(6 * 86_400_000);
    await apply(place, [...rows, person(3, "Cleo")]);
    expect(namesIn(place)).toEqual(["Ada", "Cleo"]);
    place.clock.pass(2 * 86_400_000);
    await apply(place, [...rows, person(4, "Dora")]);
    expect(namesIn(place)).toContain("Ben");
  });

  test("does not send a refused address again while another contact keeps it", async ({ place }) => {
    const ben = person(2, "Ben", office);
    await apply(place, [person(1, "Ada", office), ben]);
    const [next] = await apply(place, [person(1, "Ada", { ...office, Phone: "+49 30 5550101" }), ben]);
    expect(next).toMatchObject({ rows: { updated: 1, rejected: 1 }, requests: { update: 1, create: 0 } });
  });

  test.for(["the same list", "another order", "retry"] as const)(
    "updates a contact that a person linked to a refused row, with %s",
    async (next, { place }) => {
      const ben = person(2, "Ben", office);
      await apply(place, [person(1, "Ada")]);
      const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin")?.group_id ?? 0;
      const { contact_id: id } = place.sandbox.addContact({
        ...BLANK_CONTACT,
        first_name: "Bernd",
        email: "office@example.org",
        group_id: group,
      });
      await apply(place, [person(1, "Ada"), ben]);
      expect(reported(place)).toEqual(["Ben: 409 contact_exists"]);
      const pairs = [{ line: null, key: "E-2", contactId: String(id) }];
      expect(await runCommand(place, { kind: "link", feed: "staff", pairs })).toBe(0);
      if (next === "retry") {
        const env = place.env({ waitsForProbes: true });
        const { lines } = await carryOutRequest({ kind: "retry", run: null }, [testFeed("staff")], env);
        expect(lines).toContain("1 refused row will be sent again with the next list.");
      }
      await apply(place, next === "another order" ? [ben, person(1, "Ada")] : [person(1, "Ada"), ben]);
      expect(namesIn(place)).toEqual(["Ada", "Ben"]);
      expect(reported(place)).toEqual([]);
    },
  );
});
