import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { apply, mutations, namesIn, person, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const TEAM = Array.from({ length: 9 }, (_, index) => person(index + 1, `Name${index + 1}`));
const BEFORE = TEAM.slice(0, 7);

/** Copies the whole data folder, as a snapshot of the machine does. */
function snapshot({ root }: Workplace): void {
  cpSync(root, `${root}-snapshot`, { recursive: true });
}

/** Puts the copy of the whole data folder back. Nothing in the folder shows it. */
async function putBack(place: Workplace): Promise<void> {
  place.ledger().close();
  for (const name of readdirSync(place.root)) rmSync(join(place.root, name), { recursive: true });
  for (const name of readdirSync(`${place.root}-snapshot`))
    renameSync(join(`${place.root}-snapshot`, name), join(place.root, name));
  rmSync(`${place.root}-snapshot`, { recursive: true });
  mkdirSync(join(place.root, "inbox"), { recursive: true });
  await place.reopen();
  place.sandbox.forgetRequests();
}

/** Adds a contact to the group as a person does in the service. */
function addByPerson(place: Workplace, first_name: string): void {
  const group = place.sandbox.groups().find(({ name }) => name === "Team Berlin");
  place.sandbox.addContact({ first_name, group_id: group?.group_id ?? 0 });
}

const HELD = { status: "held", holds: [{ guard: "strangers" }] };

describe("a whole data folder that is put back", () => {
  test.for([
    ["one", TEAM.slice(0, 8)],
    ["two", TEAM],
  ] as const)("holds the next list when $0 of its new people may be in the service", async ([, list], { place }) => {
    await apply(place, BEFORE);
    snapshot(place);
    await apply(place, list);
    await putBack(place);
    const [held] = await apply(place, list);
    expect(held).toMatchObject({ ...HELD, holds: [{ guard: "strangers", figures: { unknown: list.length - 7 } }] });
    expect(mutations(place)).toEqual([]);
  });

  test("holds the next list also when it has another new person", async ({ place }) => {
    await apply(place, BEFORE);
    snapshot(place);
    await apply(place, TEAM.slice(0, 8));
    await putBack(place);
    expect(await apply(place, TEAM)).toMatchObject([HELD]);
  });

  test("holds the next list also after a pass without a list", async ({ place }) => {
    await apply(place, BEFORE);
    snapshot(place);
    await apply(place, TEAM);
    await putBack(place);
    await run(place);
    expect(await apply(place, TEAM)).toMatchObject([HELD]);
  });

  test("sends new people with an e-mail, because the service refuses those that it has", async ({ place }) => {
    const cleo = person(8, "Name8", { Email: "cleo@example.org" });
    await apply(place, BEFORE);
    snapshot(place);
    await apply(place, [...BEFORE, cleo]);
    await putBack(place);
    expect(await apply(place, [...BEFORE, cleo])).toMatchObject([{ rows: { created: 0, rejected: 1 } }]);
    expect(namesIn(place)).toHaveLength(8);
  });
});

describe("a contact that a person adds in the service", () => {
  test("holds no later list when a list of the feed came between", async ({ place }) => {
    await apply(place, BEFORE);
    addByPerson(place, "Xaver");
    await apply(place, [person(1, "Ada"), ...BEFORE.slice(1)]);
    expect(await apply(place, [person(1, "Ada"), ...TEAM.slice(1, 8)])).toMatchObject([{ status: "completed" }]);
  });

  test("holds no list of new people with an e-mail", async ({ place }) => {
    await apply(place, BEFORE);
    addByPerson(place, "Xaver");
    const cleo = person(8, "Name8", { Email: "cleo@example.org" });
    expect(await apply(place, [...BEFORE, cleo])).toMatchObject([{ status: "completed" }]);
  });

  test("holds the next list of a new person without an address once, until it is approved", async ({ place }) => {
    await apply(place, BEFORE);
    addByPerson(place, "Xaver");
    const [held] = await apply(place, TEAM.slice(0, 8));
    expect(held).toMatchObject(HELD);
    expect(await runCommand(place, { kind: "approve", run: held?.run ?? "" })).toBe(0);
    expect(await apply(place, TEAM)).toMatchObject([{ status: "completed", rows: { created: 1 } }]);
  });
});
