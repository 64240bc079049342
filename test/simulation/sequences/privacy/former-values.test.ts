import { describe, expect } from "vitest";
import { apply, person, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const OTHERS = [2, 3, 4, 5].map((nr) => person(nr, `Name${nr}`));
const ada = (more: Parameters<typeof person>[2] = {}) =>
  person(1, "Ada", { "Last Name": "Byron", Email: "ada@byron.example", Phone: "+493012345678", ...more });

const named = (place: Workplace, text: string) =>
  place
    .ledger()
    .people.named(text)
    .people.map(({ id }) => id);

describe("a person who is named on the command line", () => {
  test.for(["ada@byron.example", "Ada Byron", "030 12345678", "Byron", "E-1"])(
    "is found by the former value “%s”",
    async (text, { place }) => {
      await apply(place, [ada(), ...OTHERS]);
      const now = { "Last Name": "Lovelace", Email: "ada@lovelace.example", Phone: "+493087654321" };
      await apply(place, [ada(now), ...OTHERS]);
      await apply(place, [ada({ ...now, Nr: "E-77" }), ...OTHERS]);
      await apply(place, [ada({ ...now, Nr: "E-77", Phone: "+493087654322" }), ...OTHERS]);
      const [id] = named(place, "ada@lovelace.example");
      expect(id).toBeDefined();
      expect(named(place, text)).toEqual([id]);
    },
  );

  test("is the one who has the value now, and not the one who had it before", async ({ place }) => {
    await apply(place, [ada(), ...OTHERS]);
    await apply(place, [ada({ Email: "ada@lovelace.example" }), ...OTHERS]);
    await apply(place, [
      ada({ Email: "ada@lovelace.example" }),
      ...OTHERS.slice(1),
      person(2, "Name2", { Email: "ada@byron.example" }),
    ]);
    const [found, ...others] = place.ledger().people.named("ada@byron.example").people;
    expect([found?.name, others]).toEqual(["Name2 Beispiel2", []]);
  });

  test("is found when only a held list has the person", async ({ place }) => {
    await apply(place, OTHERS);
    const [held] = await apply(place, [ada(), ...OTHERS.map((cells) => ["", ...cells.slice(1)])]);
    expect(held?.status).toBe("held");
    expect(named(place, "Ada Byron")).toHaveLength(1);
    expect(named(place, "ada@byron.example")).toHaveLength(1);
  });

  test("is found when the person's rejection was dismissed", async ({ place }) => {
    await apply(place, [ada({ Birthday: "1980-13-01" }), ...OTHERS]);
    const [item] = place.ledger().openItems.open("staff");
    if (item === undefined) throw new Error("nothing was rejected");
    await runCommand(place, { kind: "dismiss", ids: [place.ledger().openItems.toLine(item, null).id] });
    expect(named(place, "ada@byron.example")).toEqual([`r${item.id}`]);
  });
});
