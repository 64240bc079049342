/** Undo of a list whose people are also in the list of another feed. */
import { expect } from "vitest";
import type { DecisionRequest } from "../../../../src/model/request.ts";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { makePass } from "../../../../src/run/inbox-pass.ts";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { HEADER, testFeed } from "../../world/feeds.ts";
import { namesIn, person, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const feeds = [testFeed("club"), testFeed("staff")];
const team = [2, 3, 4, 5].map((nr) => person(nr, `Person${nr}`));
const ada = (more: Parameters<typeof person>[2] = {}) => person(1, "Ada", more);

async function take(place: Workplace, file: string, rows: readonly (readonly string[])[]) {
  dropFile(place, file, csvText(HEADER, rows));
  const options = { feeds, settleSeconds: 2, patienceSeconds: 60, files: null, triesDeferred: true };
  const { runs } = await makePass(options, place.env({ waitsForProbes: true }));
  return runs[0]?.record.run ?? "";
}

/** A person with an e-mail and a phone. */
const REACHABLE = { Email: "ada@example.org", Phone: "+49 30 12340001" };

const decide = (place: Workplace, request: DecisionRequest) =>
  carryOutRequest(request, feeds, place.env({ waitsForProbes: true }));

/** Applies a list with Ada and one without, and plans the undo of the second list. */
async function planUndo(place: Workplace) {
  await take(place, "staff-1.csv", [ada(), ...team]);
  const name = await take(place, "staff-2.csv", team);
  return () => decide(place, { kind: "undo", run: name });
}

const runIn = ({ summary }: { readonly summary?: object }) => (summary as { readonly run: string }).run;

test("leaves a person alone when another list has created the person since the undo was planned", async ({ place }) => {
  const undo = runIn(await (await planUndo(place))());
  await take(place, "club-1.csv", [ada({ Email: "ada@club.example" })]);
  const { lines } = await decide(place, { kind: "approve", run: undo });
  expect(namesIn(place).filter((name) => name === "Ada")).toHaveLength(1);
  expect(lines).toContain("Not created: Ada Beispiel1: that person is in the service from another list by now.");
});

test.for([
  ["whose name is in another list without a birthday", { Birthday: "" }, true],
  ["whose namesake in another list has another birthday", { Birthday: "1990-09-09" }, false],
  ["whose e-mail is in another list", { "First Name": "Office", Email: "ada@example.org" }, true],
  ["whose phone is in another list", { "First Name": "Office", Phone: "+49 30 12340001" }, true],
] as const)("says whether a person may be greeted twice %s", async ([, more, isSaid], { place }) => {
  await take(place, "staff-1.csv", [ada(REACHABLE), ...team]);
  const name = await take(place, "staff-2.csv", team);
  await take(place, "club-1.csv", [ada(more)]);
  const { lines } = await decide(place, { kind: "undo", run: name });
  expect(lines.some((line) => line.includes("may be greeted twice"))).toBe(isSaid);
});

test("counts the people who may be greeted twice", async ({ place }) => {
  const [first, second, ...rest] = team;
  const people = [ada(), first, second].flatMap((cells) => (cells === undefined ? [] : [cells]));
  await take(place, "staff-1.csv", [...people, ...rest]);
  const name = await take(place, "staff-2.csv", rest);
  await decide(place, { kind: "approve", run: name });
  const withoutBirthday = people.slice(0, 2).map((cells) => cells.with(HEADER.indexOf("Birthday"), ""));
  await take(place, "club-1.csv", withoutBirthday);
  const { lines } = await decide(place, { kind: "undo", run: name });
  expect(lines.join(" ")).toContain("2 people who are created again seem to be in another list, too");
});
