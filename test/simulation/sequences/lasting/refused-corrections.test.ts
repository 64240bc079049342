/** Corrections whose rows the service does not take: a refused value does not last, and a value on its way does. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import type { RunRecord } from "../../../../src/model/run-record.ts";
import { dropChanged, setColumn } from "../../world/drop-report.ts";
import type { HEADER } from "../../world/feeds.ts";
import { apply, mutations, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

type Cells = NonNullable<Parameters<typeof person>[2]>;
type Column = (typeof HEADER)[number];

const others = [5, 6, 7, 8, 9].map((nr) => person(nr, `Person${nr}`));
/** The service alone judges these addresses, and refuses them. */
const [WRONG, ALSO_WRONG, RIGHT] = ["ada.example.org", "ada@localhost", "ada@example.org"];
const ada = (more: Cells = {}) => person(1, "Ada", { Email: WRONG, ...more });

const active = (place: Workplace) => place.ledger().corrections.active("staff");
const texts = (place: Workplace) => active(place).map(({ header, was, becomes }) => `${header}: ${was} → ${becomes}`);
const contact = (place: Workplace) => place.sandbox.contacts().find(({ first_name: name }) => name === "Ada");
const shown = (place: Workplace) =>
  place
    .ledger()
    .openItems.open("staff")
    .map(({ cells }) => cells[3]);
const isListed = (place: Workplace, record: RunRecord | undefined) =>
  readFileSync(join(place.folders.reports, record?.run ?? "", "report.html"), "utf8").includes("Corrected here");

/** Drops a run's report with these cells in each line, and makes a pass. */
async function correct(
  place: Workplace,
  record: RunRecord | undefined,
  cells: Readonly<Partial<Record<Column, string>>>,
  feed: Partial<FeedSettings> = {},
) {
  dropChanged(place, record, (lines, header) => {
    for (const [column, cell] of Object.entries(cells)) setColumn(lines, header, column, () => cell);
  });
  return (await run(place, feed))[0];
}

describe("a corrected value that the service refuses", () => {
  test("does not last, and the next correction keeps the list's text", async ({ place }) => {
    const [record] = await apply(place, [ada(), ...others]);
    const again = await correct(place, record, { Email: ALSO_WRONG });
    expect([reported(place), shown(place), active(place)]).toEqual([["Ada: 422 validation_error"], [ALSO_WRONG], []]);
    await correct(place, again, { Email: RIGHT });
    expect([texts(place), contact(place)?.email]).toEqual([[`Email: ${WRONG} → ${RIGHT}`], RIGHT]);
    const [next] = await apply(place, [ada(), ...others]);
    expect([next?.rows.unchanged, isListed(place, next)]).toEqual([6, true]);
  });

  test("leaves the list's text in the next list and in its report", async ({ place }) => {
    const [record] = await apply(place, [ada(), ...others]);
    await correct(place, record, { Email: ALSO_WRONG });
    for (let night = 0; night < 2; night += 1) {
      const [list] = await apply(place, [ada(), ...others]);
      expect([reported(place), shown(place)]).toEqual([["Ada: 422 validation_error"], [WRONG]]);
      expect([isListed(place, list), place.ledger().corrections.seenBy(list?.run ?? "")]).toEqual([false, []]);
    }
  });

  test("ends no correction of another cell of its row", async ({ place }) => {
    const list = [ada({ Group: "Team Nowhere" }), ...others];
    const [record] = await apply(place, list);
    await correct(place, record, { Group: "Team Berlin", Email: ALSO_WRONG });
    expect(texts(place)).toEqual(["Group: Team Nowhere → Team Berlin"]);
    const [next] = await apply(place, list);
    expect([reported(place), shown(place)]).toEqual([["Ada: 422 validation_error"], [WRONG]]);
    await correct(place, next, { Email: RIGHT });
    expect((await apply(place, list))[0]?.rows).toMatchObject({ unchanged: 6, rejected: 0 });
  });

  test("is recognised beside a date that the person wrote otherwise", async ({ place }) => {
    const feed = { dateOrder: "DMY" } as const;
    const [record] = await apply(place, [ada({ Birthday: "1980-02-31" }), ...others], feed);
    const again = await correct(place, record, { Birthday: "27.02.1980", Email: ALSO_WRONG }, feed);
    expect(texts(place)).toEqual(["Birthday: 1980-02-31 → 1980-02-27"]);
    await correct(place, again, { Birthday: "28.02.1980", Email: RIGHT }, feed);
    expect(texts(place).toSorted()).toEqual(["Birthday: 1980-02-31 → 1980-02-28", `Email: ${WRONG} → ${RIGHT}`]);
  });

  test("brings back the correction that it replaced", async ({ place }) => {
    const list = (more: Cells = {}) => [ada(more), ...others];
    const [record] = await apply(place, list());
    await correct(place, record, { Email: RIGHT });
    const [wrong] = await apply(place, list({ Group: "Team Nowhere" }));
    await correct(place, wrong, { Email: ALSO_WRONG, Group: "Team Berlin" });
    expect(reported(place)).toEqual(["Ada: 422 validation_error"]);
    expect(texts(place).toSorted()).toEqual([`Email: ${WRONG} → ${RIGHT}`, "Group: Team Nowhere → Team Berlin"]);
    const [next] = await apply(place, list({ Group: "Team Nowhere" }));
    expect([next?.rows.unchanged, contact(place)?.email]).toEqual([6, RIGHT]);
  });

  test("does not last when the service names no field", async ({ place }) => {
    const [record] = await apply(place, [ada({ Group: "Team Nowhere", Email: "" }), ...others]);
    place.sandbox.setFaults(["status-422:POST:1"]);
    await correct(place, record, { Email: RIGHT, Group: "Team Berlin" });
    expect([reported(place), active(place)]).toEqual([["Ada: 422 service_refused"], []]);
  });

  test("does not last when it is the same value in another form", async ({ place }) => {
    const [record] = await apply(place, [ada({ Email: ALSO_WRONG }), ...others]);
    place.sandbox.forgetRequests();
    await correct(place, record, { Email: `Ada <${ALSO_WRONG}>` });
    expect([mutations(place), reported(place), active(place)]).toEqual([[], ["Ada: 422 validation_error"], []]);
  });

  test("does not last when its create was in doubt before", async ({ place }) => {
    const [record] = await apply(place, [ada({ Group: "Team Nowhere" }), ...others]);
    place.sandbox.setFaults(["drop-request:POST:#1"]);
    await correct(place, record, { Group: "Team Berlin", Email: ALSO_WRONG });
    await run(place);
    expect([reported(place), texts(place)]).toEqual([
      ["Ada: 422 validation_error"],
      ["Group: Team Nowhere → Team Berlin"],
    ]);
  });

  test("ends no correction whose value the contact has", async ({ place }) => {
    const list = (more: Cells = {}) => [ada(more), ...others];
    const [record] = await apply(place, list());
    await correct(place, record, { Email: RIGHT });
    place.sandbox.setFaults(["status-422:PATCH:1"]);
    await apply(place, list({ "Last Name": "Neu" }));
    expect([reported(place), texts(place)]).toEqual([["Ada: 422 service_refused"], [`Email: ${WRONG} → ${RIGHT}`]]);
  });

  test("lasts once a person lets it be tried again, and the service takes it", async ({ place }) => {
    const [record] = await apply(place, [ada(), ...others]);
    place.sandbox.setFaults(["status-422:POST:1"]);
    await correct(place, record, { Email: RIGHT });
    expect(active(place)).toEqual([]);
    place.sandbox.setFaults([]);
    await runCommand(place, { kind: "retry", run: null });
    expect([texts(place), contact(place)?.email]).toEqual([[`Email: ${WRONG} → ${RIGHT}`], RIGHT]);
    expect((await apply(place, [ada(), ...others]))[0]?.rows).toMatchObject({ unchanged: 6 });
  });
});

describe("a corrected value lasts while its row", () => {
  const list = (more: Cells = {}) => [ada({ Email: "", Group: "Team Nowhere", ...more }), ...others];
  const TO_BERLIN = "Group: Team Nowhere → Team Berlin";
  /** Expects that the correction lasts, and that the next list needs it and asks nothing about its cell. */
  const expectLasting = async (place: Workplace, feed: Partial<FeedSettings> = {}) => {
    expect(texts(place)).toEqual([TO_BERLIN]);
    const [next] = await apply(place, list(), feed);
    expect([texts(place), reported(place).filter((each) => each.includes("group_unknown"))]).toEqual([[TO_BERLIN], []]);
    return next;
  };

  test("waits for room in the plan", async ({ place }) => {
    const [record] = await apply(place, list());
    place.sandbox.setPlanLimit(others.length);
    expect(await correct(place, record, { Group: "Team Berlin" })).toMatchObject({ rows: { deferred: 1 } });
    await expectLasting(place);
    place.sandbox.setPlanLimit(null);
    await run(place);
    expect([texts(place), contact(place)?.first_name]).toEqual([[TO_BERLIN], "Ada"]);
  });

  test("is in doubt", async ({ place }) => {
    const [record] = await apply(place, list());
    place.sandbox.setFaults(["drop-response:POST:1"]);
    expect(await correct(place, record, { Group: "Team Berlin" })).toMatchObject({ rows: { inDoubt: 1 } });
    place.sandbox.setFaults([]);
    await expectLasting(place);
  });

  test("waits because the run halted", async ({ place }) => {
    const [record] = await apply(place, list());
    place.sandbox.setFaults(["status-401:POST:1"]);
    expect(await correct(place, record, { Group: "Team Berlin" })).toMatchObject({ status: "halted" });
    place.sandbox.setFaults([]);
    expect((await expectLasting(place))?.rows).toMatchObject({ rejected: 0 });
    expect(contact(place)?.first_name).toBe("Ada");
  });

  test("is refused because another contact has its address", async ({ place }) => {
    const taken = others.map((row, at) => (at === 0 ? row.with(3, RIGHT) : row));
    const [record] = await apply(place, [ada({ Group: "Team Nowhere" }), ...taken]);
    await correct(place, record, { Group: "Team Berlin", Email: RIGHT });
    expect(reported(place)).toEqual(["Ada: 409 contact_exists"]);
    expect(texts(place).toSorted()).toEqual([`Email: ${WRONG} → ${RIGHT}`, TO_BERLIN]);
    place.sandbox.forgetRequests();
    await apply(place, [ada({ Group: "Team Nowhere" }), ...taken]);
    expect([reported(place), shown(place)]).toEqual([["Ada: 409 contact_exists"], [RIGHT]]);
    const freed = others.map((row, at) => (at === 0 ? row.with(3, "other@example.org") : row));
    await apply(place, [ada({ Group: "Team Nowhere" }), ...freed]);
    expect([reported(place), contact(place)?.email]).toEqual([[], RIGHT]);
  });

  test("waits for a newer list, which sends it", async ({ place }) => {
    const [record] = await apply(place, list({ Email: WRONG }));
    place.sandbox.setFaults(["status-401:POST:1"]);
    await correct(place, record, { Group: "Team Berlin", Email: ALSO_WRONG });
    expect(active(place)).toHaveLength(2);
    place.sandbox.setFaults([]);
    await apply(place, list({ Email: WRONG }));
    expect([reported(place), texts(place)]).toEqual([["Ada: 422 validation_error"], [TO_BERLIN]]);
  });
});
