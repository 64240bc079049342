/** What is said about a person whose contact the service no longer has. */
import { describe, expect } from "vitest";
import { daysAhead } from "../../../../src/model/calendar.ts";
import { feedStatus } from "../../../../src/console/pages/home/feed-status.ts";
import { apply, person, reported, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const DAY_MS = 86_400_000;
const OTHERS = [2, 3, 4, 5].map((nr) => person(nr, `Name${nr}`));
const NEW_EMAIL = { Email: "ada@example.org" };

const contactOf = (place: Workplace, first: string) =>
  place.sandbox.contacts().find(({ first_name: name }) => name === first)?.contact_id ?? 0;

/** Applies a list, deletes Ada's contact in the service, and applies a list that changes Ada. @returns the contact's id */
async function loseAda(place: Workplace): Promise<number> {
  await apply(place, [person(1, "Ada"), ...OTHERS]);
  const ada = contactOf(place, "Ada");
  place.clock.pass(2 * DAY_MS);
  place.sandbox.deleteContact(ada);
  await apply(place, [person(1, "Ada", NEW_EMAIL), ...OTHERS]);
  return ada;
}

/** Returns what the ledger says about a contact: its state, what the service holds, and whether its birthday is counted. */
function said(place: Workplace, contactId: number) {
  const ledger = place.ledger();
  const part = { limit: 9, offset: 0 };
  const explained = ledger.people.explainAs(String(contactId), part);
  const found = ledger.people.search("Ada", part)?.people[0];
  const days = daysAhead("2027-01-01", 30);
  const named = days.flatMap((day) => ledger.birthdays.people(day, part)).map(({ name }) => name);
  return {
    states: [explained?.state, found?.state],
    holds: explained?.fields.some(({ field }) => field === "first_name"),
    isGreeted: named.some((name) => name.startsWith("Ada")),
    counted: ledger.birthdays.count(days).reduce((sum, { count }) => sum + count, 0),
    linked: feedStatus(ledger, { name: "staff", formerly: null, expectHours: null }).linked,
  };
}

const THERE = { states: ["linked", "linked"], holds: true, isGreeted: true, counted: 4, linked: 5 };
const GONE = { states: ["gone", "gone"], holds: false, isGreeted: false, counted: 3, linked: 4 };

describe("a contact that the service no longer has", () => {
  test("is in the service no more, once the service has said so, also after dismiss", async ({ place }) => {
    await apply(place, [person(1, "Ada"), ...OTHERS]);
    const ada = contactOf(place, "Ada");
    expect(said(place, ada)).toEqual(THERE);
    place.sandbox.deleteContact(ada);
    await apply(place, [person(1, "Ada", NEW_EMAIL), ...OTHERS]);
    expect(reported(place)).toEqual(["Ada: 404 contact_gone"]);
    expect(said(place, ada)).toEqual(GONE);
    const { openItems } = place.ledger();
    const [item] = openItems.open("staff");
    if (item !== undefined) openItems.dismiss(item.id);
    expect(said(place, ada)).toEqual(GONE);
  });

  test("was held until the service said that it is gone", async ({ place }) => {
    const contactId = await loseAda(place);
    const heldAfter = (days: number) => {
      const at = new Date(place.clock.now() + days * DAY_MS).toISOString();
      return place.ledger().people.heldAt({ kind: "contact", contactId }, at);
    };
    expect(heldAfter(-1)).toMatchObject({ kind: "held", isWhole: true, input: { first_name: "Ada" } });
    expect(heldAfter(1)).toEqual({ kind: "not_there" });
  });

  test("is in the service again when a person links the row to another contact", async ({ place }) => {
    const gone = await loseAda(place);
    const [other] = place.sandbox.contacts();
    const made = place.sandbox.addContact({ first_name: "Ada", group_id: other?.group_id ?? 0 });
    const pair = { line: null, key: "E-1", contactId: String(made.contact_id) };
    await runCommand(place, { kind: "link", feed: "staff", pairs: [pair] });
    await apply(place, [person(1, "Ada", NEW_EMAIL), ...OTHERS]);
    expect(made.contact_id).not.toBe(gone);
    expect(said(place, made.contact_id)).toEqual(THERE);
  });

  test("is created again when the list says so", async ({ place }) => {
    await loseAda(place);
    await apply(place, [person(1, "Ada", NEW_EMAIL), ...OTHERS], { missingContact: "recreate" });
    const contactId = contactOf(place, "Ada");
    expect(said(place, contactId)).toEqual(THERE);
    // The ledger does not know the former contact of the new one.
    const before = new Date(place.clock.now() - DAY_MS).toISOString();
    expect(place.ledger().people.heldAt({ kind: "contact", contactId }, before)).toEqual({ kind: "unknown" });
  });
});
