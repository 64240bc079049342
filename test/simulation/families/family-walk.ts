/** Applies random lists about families to a feed. */
import { carryOutRequest } from "../../../src/run/decisions/answer-requests.ts";
import { makePass } from "../../../src/run/inbox-pass.ts";
import { csvText, dropFile } from "../world/drop-file.ts";
import { HEADER, testFeed } from "../world/feeds.ts";
import { person } from "../world/list-sequence.ts";
import { createRandom, type Random } from "../world/random.ts";
import { openWorkplace, type Workplace } from "../world/workplace.ts";
import { cellsOf, createFamilies, GROUPS, type Families, type FamilySettings, type Relative } from "./family.ts";
import { watchOwners, type Owners } from "./owners.ts";

export interface FamilyWalk {
  readonly trace: readonly string[];
  readonly broken: readonly string[];
}

const DELETES = { limitCount: 50, limitPercent: 100, limitWeekPercent: 100, limitTotal: 500, absentDays: 0 };
const BYSTANDERS = 14;
const BLANKS = ["last_name", "birthday", "email", "phone"] as const;

/** Applies two to four random lists in a row, and checks each call. */
export async function walkFamilies(seed: number, { mode, key }: FamilySettings): Promise<FamilyWalk> {
  const random = createRandom(seed * 7919);
  const families = createFamilies(random);
  const trace: string[] = [];
  let owners: Owners | null = null;
  const place = openWorkplace(seed, { group: [...GROUPS, "Team Berlin"].map(toGroup) }, 1, (call) =>
    owners?.watch(call),
  );
  owners = watchOwners(place, { mode, key }, (line) => trace.push(line));
  const feed = testFeed("staff", { mode, key, deletes: DELETES, blankCells: random.pick(["keep", "clear"]) });
  try {
    let people: readonly Relative[] = Array.from({ length: 3 + random.below(4) }, () => families.join());
    const lists = 2 + random.below(3);
    for (let list = 1; list <= lists; list += 1) {
      const rows = people.map((relative) => {
        const blank = BLANKS.filter(() => random.chance(0.12));
        return { relative, cells: cellsOf(relative, blank) };
      });
      const shown = mode === "snapshot" || list === 1 ? rows : rows.filter(() => random.chance(0.7));
      trace.push(`list ${list}`, ...shown.map(({ cells }) => `  ${Object.values(cells).join(" | ")}`));
      for (const { relative, cells } of shown) owners.listed(relative, cells);
      const lines = [...shown.map(({ cells, relative }) => person(relative.nr, "", cells)), ...bystanders()];
      dropFile(place, `staff-${list}.csv`, csvText(HEADER, lines));
      const options = { feeds: [feed], settleSeconds: 2, patienceSeconds: 60, files: null, triesDeferred: true };
      const { runs } = await makePass(options, place.env({ waitsForProbes: true }));
      for (const { record } of runs)
        trace.push(`  ${record.status} ${record.holds.map(({ guard }) => guard).join(" ")}`);
      if (random.chance(0.5)) await answerTruly(place, feed, owners, trace);
      people = nextNight(people, random, families);
    }
    return { trace, broken: owners.broken };
  } finally {
    place.remove();
  }
}

const toGroup = (name: string) => ({ name, category: "birthday" as const, account: "main" });

/** Returns rows of people who stay as they are, and who have nothing in common with the families. */
function bystanders(): readonly (readonly string[])[] {
  return Array.from({ length: BYSTANDERS }, (_, at) =>
    person(at + 1, `By${"abcdefghijklmnop"[at]}stander`, {
      "Last Name": `Steht${"ponmlkjihgfedcba"[at]}`,
      Email: `by${at}@example.com`,
      Birthday: `19${20 + at * 5}-${String((at % 12) + 1).padStart(2, "0")}-${10 + ((at * 7) % 18)}`,
    }),
  );
}

/** Answers every open question about a person as it is. */
async function answerTruly(
  place: Workplace,
  feed: ReturnType<typeof testFeed>,
  owners: Owners,
  trace: string[],
): Promise<void> {
  const { openItems } = place.ledger();
  for (const item of openItems.open("staff")) {
    const question = item.issues[0];
    if (question.code !== "other_person" && question.code !== "looks_like") continue;
    const uid = item.cells[HEADER.indexOf("UID")] ?? "";
    const choice = owners.isOwner(Number(question.data["contactId"]), uid) ? "same" : "new";
    const id = openItems.toLine(item, null).id;
    trace.push(`  answer ${uid} ${question.code} ${choice}`);
    await carryOutRequest({ kind: "answer", id, choice }, [feed], place.env({ waitsForProbes: true }));
  }
}

/** Returns the people of the next list: some leave, join, change, or get another person's key. */
function nextNight(before: readonly Relative[], random: Random, families: Families): readonly Relative[] {
  const people = [...before];
  const steps = 1 + random.below(3);
  for (let step = 0; step < steps; step += 1) {
    const at = random.below(people.length);
    const one = people[at];
    const other = people[random.below(people.length)];
    if (one === undefined || other === undefined) continue;
    const replaceBy = (relative: Relative) => void people.splice(at, 1, relative);
    switch (random.pick(["leave", "join", "reuse", "reuse", "succeed", "renumber", "swap", "change"])) {
      case "leave":
        if (people.length > 2) people.splice(at, 1);
        break;
      case "join":
        people.push(families.join());
        break;
      case "reuse":
        replaceBy({ ...families.successor(one), nr: one.nr });
        break;
      case "succeed":
        replaceBy(families.successor(one));
        break;
      case "renumber":
        replaceBy({ ...one, nr: families.newKey() });
        break;
      case "swap":
        people[people.indexOf(other)] = { ...other, nr: one.nr };
        if (other !== one) replaceBy({ ...one, nr: other.nr });
        break;
      case "change":
        replaceBy(families.change(one));
    }
  }
  return people;
}
