import { describe, expect } from "vitest";
import { apply, mutations, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";

const NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn"];
const LIST = NAMES.map((name, at) => person(at + 1, name, { Email: `${name}@example.org`.toLowerCase() }));
const lost = (count: number) => Array.from({ length: count }, (_, at) => `drop-response:POST:#${at + 1}`);

describe("three creates in a row without an answer", () => {
  test("let the run go on when a probe then resolves one of them", async ({ place }) => {
    place.sandbox.configure({ conflictId: "contact" });
    place.sandbox.setFaults(lost(3));
    const [record] = await apply(place, LIST);
    expect(record?.haltCode ?? null).toBe(null);
    expect(namesIn(place)).toEqual(NAMES);
    await run(place);
    expect(reported(place)).toEqual([]);
  });

  test.for(["drop-request:POST:#1+", "drop-response:POST:#1+"])(
    "halt the run before the next create when the probe gets no answer either (%s)",
    async (fault, { place }) => {
      place.sandbox.setFaults([fault]);
      const [halted] = await apply(place, LIST);
      expect(halted).toMatchObject({ status: "halted", haltCode: "unanswered" });
      const bodies = place.sandbox
        .requests()
        .flatMap(({ method, body }) => (method === "POST" ? [JSON.stringify(body)] : []));
      expect(new Set(bodies).size).toBe(3);
      place.sandbox.setFaults([]);
      await run(place);
      expect(namesIn(place)).toEqual(NAMES);
      expect(mutations(place).length).toBeGreaterThan(3);
    },
  );

  test("name the last answer and the next step when the run halts", async ({ place }) => {
    place.sandbox.setFaults(["redirect:POST:#1+"]);
    const [halted] = await apply(place, LIST);
    expect(halted?.haltReason).toMatch(
      /^3 creates in a row got no readable answer.*The last one: The service answered with a redirect \(307\).*the next run/u,
    );
  });

  test("halt the run before the next create when the groups can't be read", async ({ place }) => {
    place.sandbox.setFaults([...lost(3), "status-503:GET:#2+"]);
    const [halted] = await apply(place, LIST);
    expect(halted).toMatchObject({ status: "halted", haltCode: "unanswered" });
    expect(mutations(place)).toHaveLength(3);
  });

  test("do not count when a create between them was answered", async ({ place }) => {
    place.sandbox.setFaults([
      "drop-response:POST:#1",
      "drop-response:POST:#2",
      "drop-response:POST:#4",
      "status-503:GET:#2+",
    ]);
    const [record] = await apply(place, LIST);
    expect(record?.haltCode ?? null).not.toBe("unanswered");
  });
});
