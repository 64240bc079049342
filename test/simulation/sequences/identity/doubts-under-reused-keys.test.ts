import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { DecisionRequest } from "../../../../src/model/request.ts";
import { dropFile } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import {
  apply,
  birthdayOf,
  drop,
  namesIn,
  person,
  reported,
  run,
  runCommand,
  test,
} from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const changes = { mode: "changes" } as const;
const OTHERS = [person(2, "Ben"), person(3, "Cleo"), person(4, "Dora")];
const ZORA = person(9, "Zora", { "Last Name": "Neu", Birthday: "1990-01-01" });
const EMAIL = HEADER.indexOf("Email");
/** Another person under the key of Zora. */
const PIA = person(9, "Pia", { "Last Name": "Bock", Birthday: "1971-05-06" });
/** Zora after her marriage. */
const MARRIED = person(9, "Zora", { "Last Name": "Alt", Birthday: "1990-01-01" });

/** Leaves Zora in doubt, whose create arrived or did not. */
async function besideDoubt(place: Workplace, fault: "drop-response" | "drop-request", feed = {}) {
  await apply(place, OTHERS, feed);
  place.sandbox.setFaults([`${fault}:POST:1`]);
  await apply(place, [...OTHERS, ZORA], feed);
  place.sandbox.setFaults([]);
}

/** Returns the lines of the newest rejections.csv as `NAME: STATUS CODE`, and the text with the header. */
function newestReport(place: Workplace) {
  const { reports } = place.folders;
  const runs = readdirSync(reports).filter((name) => name !== "index.html");
  const newest = join(reports, runs.sort().at(-1) ?? "");
  const text = readFileSync(join(newest, "rejections.csv"), "utf8");
  const [header = "", ...lines] = text.trimEnd().split("\r\n");
  return { header, lines, page: readFileSync(join(newest, "report.html"), "utf8") };
}

/** Drops the newest report with one line, in which a text is replaced. */
function dropLine(place: Workplace, of: string, replace: (line: string) => string): void {
  const { header, lines } = newestReport(place);
  const line = lines.find((each) => each.includes(of)) ?? "";
  expect(line).not.toBe("");
  dropFile(place, `corrected-${place.clock.now()}.csv`, `${header}\r\n${replace(line)}\r\n`);
}

const answerCell = (choice: string) => (line: string) => line.replace(/,,E-9,/u, `,${choice},E-9,`);

const decide = (place: Workplace, choice: string, feed = {}) => {
  const { openItems } = place.ledger();
  const doubt = openItems.open("staff").find(({ status }) => status === "in_doubt");
  const id = doubt === undefined ? "" : openItems.toLine(doubt, null).id;
  const request: DecisionRequest = { kind: "answer", id, choice };
  return runCommand(place, request, feed);
};

const idOf = (place: Workplace, name: string) =>
  place.sandbox.contacts().find(({ first_name: first }) => first === name)?.contact_id ?? 0;

describe("a create in doubt whose key another person has in a later list", () => {
  test("stands in every report as the person who was sent, beside the row that waits", async ({ place }) => {
    await besideDoubt(place, "drop-response");
    const [record] = await apply(place, [...OTHERS, PIA]);
    expect(record?.rows).toMatchObject({ read: 4, unchanged: 3, deferred: 1, inDoubt: 0 });
    expect(reported(place)).toEqual(["Zora: in_doubt in_doubt", "Pia: deferred waits_for_doubt"]);
    const { lines, page } = newestReport(place);
    expect(lines.map((line) => /,(in_doubt|deferred),/u.exec(line)?.[1])).toEqual(["deferred", "in_doubt"]);
    expect(lines[0]).toContain("Pia,Bock");
    expect(lines[0]).toContain("belongs to Zora Neu");
    expect(lines[1]).toContain("Zora,Neu");
    expect(page.match(/Earlier list.{0,200}Zora Neu/su)).not.toBe(null);
    // The next list has the same row: the lines stay the same.
    const ids = lines.map((line) => line.split(",")[0]);
    await apply(place, [...OTHERS, PIA]);
    expect(newestReport(place).lines.map((line) => line.split(",")[0])).toEqual(ids);
  });

  test("is decided by the answer in the line of the person who was sent", async ({ place }) => {
    await besideDoubt(place, "drop-request");
    await apply(place, [...OTHERS, PIA]);
    dropLine(place, "Zora,Neu", answerCell("not there"));
    await run(place);
    expect(namesIn(place)).toEqual(["Ben", "Cleo", "Dora", "Pia"]);
    expect(reported(place)).toEqual([]);
    const [next] = await apply(place, [...OTHERS, PIA]);
    expect(next?.rows).toMatchObject({ unchanged: 4 });
  });

  test("becomes the question who the row is when the person is there", async ({ place }) => {
    await besideDoubt(place, "drop-response");
    await apply(place, [...OTHERS, PIA]);
    dropLine(place, "Zora,Neu", answerCell(`there ${idOf(place, "Zora")}`));
    await run(place);
    expect(reported(place)).toEqual(["Pia: local other_person"]);
    const [question] = place.ledger().openItems.open("staff");
    expect(question?.issues[0].data).toMatchObject({ name: "Zora Neu", contactId: idOf(place, "Zora") });
    expect(namesIn(place)).toEqual(["Ben", "Cleo", "Dora", "Zora"]);
  });

  test("keeps its person when the line of the waiting row is answered", async ({ place }) => {
    await besideDoubt(place, "drop-response");
    await apply(place, [...OTHERS, PIA]);
    dropLine(place, "Pia,Bock", answerCell("not there"));
    await run(place);
    expect(reported(place)).toContain("Zora: in_doubt in_doubt");
    expect(place.ledger().operations.inState("in_doubt")).toHaveLength(1);
    expect(namesIn(place)).not.toContain("Pia");
  });

  test("does not replace the waiting row when the line of the doubt is corrected", async ({ place }) => {
    await besideDoubt(place, "drop-request");
    await apply(place, [...OTHERS, PIA]);
    dropLine(place, "Zora,Neu", (line) => line.replace("1990-01-01", "1990-01-02"));
    const [corrected] = await run(place);
    expect(corrected?.rows).toMatchObject({ read: 1, skipped: 1 });
    expect(reported(place)).toEqual(["Zora: in_doubt in_doubt", "Pia: deferred waits_for_doubt"]);
    await decide(place, "not there");
    await run(place);
    expect(namesIn(place)).toEqual(["Ben", "Cleo", "Dora", "Pia"]);
    const pia = place.sandbox.contacts().find(({ first_name: name }) => name === "Pia");
    expect(pia).toMatchObject({ birthday: "1971-05-06" });
    // Nothing of the correction lasts for the person who has the key now.
    expect(place.ledger().corrections.active("staff")).toEqual([]);
  });

  test("lets the waiting row be corrected in its own line", async ({ place }) => {
    await besideDoubt(place, "drop-request");
    await apply(place, [...OTHERS, PIA]);
    dropLine(place, "Pia,Bock", (line) => line.replace("1971-05-06", "1971-05-07"));
    await run(place);
    expect(reported(place)).toEqual(["Zora: in_doubt in_doubt", "Pia: deferred waits_for_doubt"]);
    await decide(place, "not there");
    await run(place);
    const pia = place.sandbox.contacts().find(({ first_name: name }) => name === "Pia");
    expect(pia).toMatchObject({ birthday: "1971-05-07" });
    expect(namesIn(place)).toEqual(["Ben", "Cleo", "Dora", "Pia"]);
  });

  test("stands alone again when the next list has its own row", async ({ place }) => {
    await besideDoubt(place, "drop-response");
    await apply(place, [...OTHERS, PIA]);
    const [back] = await apply(place, [...OTHERS, ZORA]);
    expect(back?.rows).toMatchObject({ inDoubt: 1, deferred: 0 });
    expect(reported(place)).toEqual(["Zora: in_doubt in_doubt"]);
  });

  test("is not sent again to learn whether the person is there", async ({ place }) => {
    await apply(place, OTHERS);
    place.sandbox.setFaults(["drop-request:POST:1"]);
    drop(place, [...OTHERS, ZORA.with(EMAIL, "zora@example.org")]);
    await run(place, {}, { waitsForProbes: false });
    place.sandbox.setFaults([]);
    await apply(place, [...OTHERS, PIA.with(EMAIL, "pia@example.org")]);
    expect(reported(place)).toEqual(["Zora: in_doubt in_doubt", "Pia: deferred waits_for_doubt"]);
    expect(namesIn(place)).toEqual(["Ben", "Cleo", "Dora"]);
  });

  test("is found under its key beside the row that waits", async ({ place }) => {
    await besideDoubt(place, "drop-response");
    await apply(place, [...OTHERS, PIA]);
    const { people, overview, openItems } = place.ledger();
    const found = people.named("key:E-9");
    const waiting = openItems.open("staff").find(({ status }) => status === "deferred");
    expect(JSON.stringify(found)).toContain(`r${waiting?.id}`);
    for (const [name, state] of [
      ["Zora", "in_doubt"],
      ["Pia", "refused"],
    ] as const)
      expect(people.search(name, { limit: 9, offset: 0 })?.people).toMatchObject([{ state }]);
    // Only the doubt needs a person. The run of the second list does not have it.
    const none = { feed: null, status: null, day: null };
    expect(overview.find(none, { limit: 9, offset: 0 }).runs.map(({ toCorrect }) => toCorrect)).toEqual([0, 1, 0]);
  });

  test.for(["there", "not there"])("asks about the newest row of a feed of changes (%s)", async (choice, { place }) => {
    await besideDoubt(place, choice === "there" ? "drop-response" : "drop-request", changes);
    await apply(place, [PIA], changes);
    const quinn = person(9, "Quinn", { "Last Name": "Hall", Birthday: "1965-02-03" });
    await apply(place, [quinn], changes);
    await apply(place, [person(2, "Ben")], changes);
    expect(reported(place)).toEqual(["Zora: in_doubt in_doubt", "Quinn: deferred waits_for_doubt"]);
    await decide(place, choice === "there" ? `there ${idOf(place, "Zora")}` : choice, changes);
    await run(place, changes);
    expect(reported(place)).toEqual(choice === "there" ? ["Quinn: local other_person"] : []);
    expect(namesIn(place)).toEqual(["Ben", "Cleo", "Dora", choice === "there" ? "Zora" : "Quinn"]);
  });

  test.for([
    ["another person", PIA, ["deferred Pia", "in_doubt Zora"]],
    ["other values", MARRIED, ["in_doubt Zora"]],
  ] as const)("stands as it was sent in the report of a held list with %s", async ([, row, shown], { place }) => {
    await besideDoubt(place, "drop-response");
    // Three of four people with another birthday hold the list.
    const moved = OTHERS.map((cells, at) => person(at + 2, cells[1] ?? "", { Birthday: birthdayOf(at + 5) }));
    const [held] = await apply(place, [...moved, row]);
    expect(held?.status).toBe("held");
    const lines = newestReport(place).lines.map((line) => /,(in_doubt|deferred),.*,E-9,(\w+,\w+)/u.exec(line) ?? []);
    const names = lines.flatMap(([, status, name]) => (status === undefined ? [] : [`${status} ${name}`]));
    expect(names.toSorted()).toEqual(shown.map((text) => `${text},${text.includes("Pia") ? "Bock" : "Neu"}`));
  });

  test("is named by what was sent again when an earlier version showed the later row", async ({ place }) => {
    await besideDoubt(place, "drop-response");
    const shown = place.ledger().openItems.open("staff")[0];
    await apply(place, [...OTHERS, PIA]);
    const { openItems } = place.ledger();
    const [doubt, waiting] = openItems.open("staff");
    if (doubt === undefined || waiting === undefined || shown === undefined)
      throw new Error("Two items should be open.");
    // The item as earlier versions left it.
    openItems.report({
      ...waiting,
      subject: doubt.subject,
      status: "in_doubt",
      issues: doubt.issues,
      answers: null,
      at: waiting.since,
      asked: false,
    });
    expect(reported(place)).toContain("Pia: in_doubt in_doubt");
    const before = openItems.byId(doubt.id);
    const old = before === null ? "" : openItems.toLine(before, null).id;
    await place.restart();
    expect(reported(place)).toContain("Zora: in_doubt in_doubt");
    // An answer in the report that named the wrong person does not count.
    expect(await runCommand(place, { kind: "answer", id: old, choice: "not there" })).toBe(1);
    expect(reported(place)).toContain("Zora: in_doubt in_doubt");
  });
});

describe("a create in doubt whose row has other values in a later list", () => {
  test.for(["there", "not there"])(
    "shows what was sent, and takes over the new values (%s)",
    async (choice, { place }) => {
      await besideDoubt(place, choice === "there" ? "drop-response" : "drop-request");
      const [record] = await apply(place, [...OTHERS, MARRIED]);
      expect(record?.rows).toMatchObject({ inDoubt: 1, deferred: 0 });
      expect(reported(place)).toEqual(["Zora: in_doubt in_doubt"]);
      const { lines } = newestReport(place);
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain("Zora,Neu");
      await decide(place, choice === "there" ? `there ${idOf(place, "Zora")}` : choice);
      await run(place);
      expect(place.sandbox.contacts().filter(({ first_name: name }) => name === "Zora")).toMatchObject([
        { last_name: "Alt" },
      ]);
      expect(reported(place)).toEqual([]);
    },
  );
});
