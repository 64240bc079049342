/** A second decision about a person who is erased: only the number of the contact is left, so nothing can name the person. */
import { describe, expect } from "vitest";
import { personNamed } from "../../../../src/run/push/never/name-person.ts";
import { canary, decide, erase, FEED, OTHERS } from "../../world/canary.ts";
import { apply, namesIn, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const CREATED_AGAIN = /creates the person again/u;

/** Erases the person of a list. Returns the number of the person's contact. */
async function eraseFirst(place: Workplace, keepContact: boolean): Promise<string> {
  await apply(place, [canary(), ...OTHERS], FEED);
  const contact = place.sandbox.contacts().find(({ first_name: first }) => first === "Canaryfirst");
  await erase(place, keepContact);
  return String(contact?.contact_id);
}

describe("a person who was erased with the contact", () => {
  test("gets no never entry by an erasure that is to keep the contact, and is created again", async ({ place }) => {
    const contact = await eraseFirst(place, false);
    const { exitCode, lines } = await decide(place, { kind: "erase", person: contact, keepContact: true });
    expect([exitCode, lines.join(" ")]).toEqual([
      2,
      expect.stringMatching(/erased already.*can't be kept.*creates the person again/u),
    ]);
    expect(lines.join(" ")).not.toMatch(/No list creates/u);
    expect(place.ledger().never.list()).toEqual([]);
    await apply(place, [canary(), ...OTHERS], FEED);
    expect(namesIn(place)).toContain("Canaryfirst");
  });

  test("is named by the contact alone, and no longer by the e-mail", async ({ place }) => {
    const contact = await eraseFirst(place, false);
    expect(personNamed(`contact:${contact}`, place.ledger())).toMatchObject({
      who: `list staff, contact ${contact} (deleted)`,
    });
    const byEmail = personNamed("canary.mail@example.org", place.ledger());
    expect(byEmail).toEqual({ lines: [expect.stringContaining("has no person")] });
  });

  test("gets no never entry by “never”, which says that the person is not known", async ({ place }) => {
    const contact = await eraseFirst(place, false);
    expect(await decide(place, { kind: "never", person: contact })).toMatchObject({ exitCode: 2 });
    expect(place.ledger().never.list()).toEqual([]);
  });
});

describe("a person who was erased without the contact", () => {
  test("stays in the never entry, and the second erasure says so", async ({ place }) => {
    const contact = await eraseFirst(place, true);
    const { exitCode, lines } = await decide(place, { kind: "erase", person: contact, keepContact: false });
    expect([exitCode, lines.join(" ")]).toEqual([0, expect.stringMatching(/stays in the service.*entry 1/u)]);
    expect(lines.join(" ")).not.toMatch(CREATED_AGAIN);
    await apply(place, [canary({ Birthday: "1937-10-04" }), ...OTHERS], FEED);
    expect(namesIn(place).filter((name) => name === "Canaryfirst")).toHaveLength(1);
    expect(place.ledger().never.list()).toHaveLength(1);
  });
});
