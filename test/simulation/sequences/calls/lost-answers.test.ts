import { describe, expect } from "vitest";
import { apply, namesIn, person, reported, run, test } from "../../world/list-sequence.ts";

describe("a newer list", () => {
  test("sends the former values again when it takes back an update that may have arrived", async ({ place }) => {
    const before = [person(1, "Ada"), person(2, "Ben")];
    await apply(place, before);
    place.sandbox.setFaults(["drop-response:PATCH:#1+"]);
    const [halted] = await apply(place, [person(1, "Adele"), person(2, "Ben")]);
    expect(halted?.status).toBe("halted");
    expect(namesIn(place)).toEqual(["Adele", "Ben"]);
    place.sandbox.setFaults([]);
    const [again] = await apply(place, [...before, person(3, "Cleo")]);
    expect(again?.rows).toMatchObject({ updated: 1, unchanged: 1, created: 1 });
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
    const [quiet] = await apply(place, [...before, person(3, "Cleo"), person(4, "Dora")]);
    expect(quiet?.rows).toMatchObject({ unchanged: 3, created: 1 });
  });

  test("sends the former values again when it takes back an update that another program answered", async ({
    place,
  }) => {
    const before = [person(1, "Ada"), person(2, "Ben")];
    await apply(place, before);
    place.sandbox.setFaults(["status-401-after:PATCH:#1:html"]);
    const [halted] = await apply(place, [person(1, "Adele"), person(2, "Ben")]);
    expect(halted?.status).toBe("halted");
    expect(namesIn(place)).toEqual(["Adele", "Ben"]);
    place.sandbox.setFaults([]);
    const [again] = await apply(place, [...before, person(3, "Cleo")]);
    expect(again?.rows).toMatchObject({ updated: 1, created: 1 });
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
  });

  test("creates a contact again when it contains a person whose delete may have arrived", async ({ place }) => {
    const before = [person(1, "Ada"), person(2, "Ben")];
    await apply(place, before, { missingContact: "recreate" });
    place.sandbox.setFaults(["drop-response:DELETE:#1", "status-503:DELETE:#2+"]);
    await apply(place, [person(1, "Ada")], { missingContact: "recreate" });
    expect(namesIn(place)).toEqual(["Ada"]);
    place.sandbox.setFaults([]);
    await apply(place, [...before, person(3, "Cleo")], { missingContact: "recreate" });
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
  });

  test.for([
    ["is refused when it is repeated", ["drop-response:PATCH:#1", "status-422:PATCH:#2"]],
    [
      "is refused for its frequency, and then",
      ["drop-response:PATCH:#1", "throttle:PATCH:#2:1", "status-422:PATCH:#3"],
    ],
    ["is answered 401 by a proxy, and refused later", ["status-401-after:PATCH:#1:html", "status-422:PATCH:#2"]],
  ] as const)("sends the former values again when an update may have arrived and %s", async ([, faults], { place }) => {
    const before = [person(1, "Ada"), person(2, "Ben")];
    await apply(place, before);
    place.sandbox.setFaults([...faults]);
    const changed = [person(1, "Adele"), person(2, "Ben")];
    await apply(place, changed);
    await run(place);
    expect(reported(place)).toEqual(["Adele: 422 service_refused"]);
    expect(namesIn(place)).toEqual(["Adele", "Ben"]);
    await apply(place, [...before, person(3, "Cleo")]);
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo"]);
  });

  test("changes nothing when it takes back an update that the service refused", async ({ place }) => {
    const withEmail = (email: string) => person(1, "Ada", { Email: email });
    await apply(place, [withEmail("ada@example.org")]);
    await apply(place, [withEmail("ada@localhost")]);
    const [back] = await apply(place, [withEmail("ada@example.org"), person(2, "Ben")]);
    expect(back?.rows).toMatchObject({ unchanged: 1, created: 1, updated: 0 });
  });
});
