import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { RequestResult } from "../../../../src/model/request.ts";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import type { Summary } from "../../../../src/pipeline/report/json/summary-json.ts";
import { carryOutRequest } from "../../../../src/run/decisions/answer-requests.ts";
import { crashAtEachInstant } from "../../world/crash-at-each-instant.ts";
import { HEADER, testFeed } from "../../world/feeds.ts";
import { apply, drop, mutations, namesIn, person, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

const TEAM = [person(1, "Ada"), person(2, "Ben"), person(3, "Cleo"), person(4, "Dora"), person(5, "Emil")];
/** Ada gets another birthday, Ben leaves, Fritz joins. */
const WRONG = [
  person(1, "Ada", { Birthday: "1980-05-04", Email: "ada@example.org" }),
  ...TEAM.slice(2),
  person(6, "Fritz"),
];

async function undo(
  place: Workplace,
  name: string | undefined,
  feed: Partial<FeedSettings> = {},
): Promise<RequestResult> {
  const request = { kind: "undo", run: name ?? "" } as const;
  return carryOutRequest(request, [testFeed("staff", feed)], place.env({ waitsForProbes: true }));
}

/** Plans the way back of a run, and approves it. @returns the undo's run */
async function undoWhole(place: Workplace, name: string | undefined): Promise<string> {
  const { summary } = await undo(place, name);
  const { run: planned } = summary as { readonly run: string };
  expect(await runCommand(place, { kind: "approve", run: planned })).toBe(0);
  return planned;
}

function summaryOf(place: Workplace, name: string): Summary {
  return JSON.parse(readFileSync(join(place.folders.reports, name, "summary.json"), "utf8")) as Summary;
}

/** Returns the runs whose reports are missing or do not show what the ledger knows. */
function outOfDate(place: Workplace): readonly string[] {
  return place
    .ledger()
    .runs.latest(9)
    .filter((stored) => {
      if (!existsSync(join(place.folders.reports, stored.run, "summary.json"))) return true;
      const { status, undoneBy } = place.ledger().reportSource(stored).record;
      const shown = summaryOf(place, stored.run);
      return shown.status !== status || JSON.stringify(shown.undoneBy) !== JSON.stringify(undoneBy);
    })
    .map(({ run: name }) => name);
}

/** Returns the contacts as the service has them, without their ids. */
function contactsIn(place: Workplace): readonly string[] {
  return place.sandbox
    .contacts()
    .map(({ first_name: first, birthday, email }) => JSON.stringify([first, birthday, email]))
    .sort();
}

describe("undo", () => {
  test("plans the way back as a held run, and sends nothing", async ({ place }) => {
    await apply(place, TEAM);
    const [wrong] = await apply(place, WRONG);
    place.sandbox.forgetRequests();
    const result = await undo(place, wrong?.run);
    expect(result).toMatchObject({ exitCode: 4, summary: { status: "held", rows: { held: 2 }, deletes: { held: 1 } } });
    expect(result.lines[0]).toBe("3 people go back to what they were.");
    expect(mutations(place)).toEqual([]);
    expect(namesIn(place)).toEqual(["Ada", "Cleo", "Dora", "Emil", "Fritz"]);
  });

  test("brings every contact back to what it was when a person approves", async ({ place }) => {
    await apply(place, TEAM);
    const before = contactsIn(place);
    const [wrong] = await apply(place, WRONG);
    await undoWhole(place, wrong?.run);
    expect(contactsIn(place)).toEqual(before);
    expect(await apply(place, TEAM)).toMatchObject([{ status: "completed", rows: { unchanged: 5 } }]);
    expect(contactsIn(place)).toEqual(before);
  });

  test("leaves a person alone when a later list changed the person, and names that list", async ({ place }) => {
    await apply(place, TEAM);
    const [wrong] = await apply(place, WRONG);
    const [later] = await apply(place, [person(1, "Ada", { Birthday: "1980-05-05" }), ...WRONG.slice(1)]);
    const { items, lines } = await undo(place, wrong?.run);
    expect(items).toEqual([{ line: 2, contactId: 1, outcome: "left_alone", reason: "changed_since", run: later?.run }]);
    expect(lines[0]).toBe("2 people go back to what they were, 1 was changed since and stays.");
    const heading = lines.indexOf("What can’t be taken back:");
    expect(lines[heading + 1]).toMatch(/^ {2}Greetings that were already sent\./u);
  });

  test("lets lists of the feed wait while an undo is open", async ({ place }) => {
    await apply(place, TEAM);
    const [wrong] = await apply(place, WRONG);
    const { summary } = await undo(place, wrong?.run);
    expect(await apply(place, TEAM)).toEqual([]);
    await runCommand(place, { kind: "discard", run: (summary as { run: string }).run });
    expect(await run(place)).toHaveLength(1);
  });

  test("goes on after a kill before it takes the lists that wait", async ({ place }) => {
    await apply(place, TEAM);
    const [wrong] = await apply(place, WRONG);
    const { summary } = await undo(place, wrong?.run);
    place.instants().arm("answer to PATCH 1");
    await expect(runCommand(place, { kind: "approve", run: (summary as { run: string }).run })).rejects.toThrow(
      "crashed",
    );
    await place.restart();
    drop(place, TEAM);
    expect(await run(place)).toMatchObject([{ status: "completed" }, { status: "completed", rows: { unchanged: 5 } }]);
  });

  test("holds a list that would do an undone change again, in any order of its rows", async ({ place }) => {
    await apply(place, TEAM);
    const [wrong] = await apply(place, WRONG);
    await undoWhole(place, wrong?.run);
    const [again] = await apply(place, WRONG.toReversed());
    expect(again).toMatchObject({ status: "held" });
    expect(again?.holds.map(({ guard }) => guard)).toContain("undone_list");
    expect(again?.holds.find(({ guard }) => guard === "undone_list")?.figures).toEqual({ people: 3 });
  });

  test("can be undone itself", async ({ place }) => {
    await apply(place, TEAM);
    const [wrong] = await apply(place, WRONG);
    const after = contactsIn(place);
    const undone = await undoWhole(place, wrong?.run);
    await undoWhole(place, undone);
    expect(contactsIn(place)).toEqual(after);
  });

  test("clears the values that the list added, and names a last name that the service can't clear", async ({
    place,
  }) => {
    const ada = person(1, "Ada", { "Last Name": "" });
    await apply(place, [ada, ...TEAM.slice(1)]);
    const [wrong] = await apply(place, [
      person(1, "Ada", { "Last Name": "Lovelace", Email: "ada@example.org" }),
      ...TEAM.slice(1),
    ]);
    const { lines, summary } = await undo(place, wrong?.run);
    expect(lines.join(" ")).toContain("The last name of 1 person: the service can’t clear it.");
    await runCommand(place, { kind: "approve", run: (summary as { run: string }).run });
    const contact = place.sandbox.contacts().find(({ first_name: name }) => name === "Ada");
    expect(contact).toMatchObject({ email: null, last_name: "Lovelace" });
  });

  test("deletes what a list created in a feed that never deletes", async ({ place }) => {
    const changes = { mode: "changes", deletes: null } as const;
    await apply(place, TEAM, changes);
    const [wrong] = await apply(place, [person(7, "Greta", { Birthday: "1990-03-03" })], changes);
    const { summary } = await undo(place, wrong?.run, changes);
    expect(await runCommand(place, { kind: "approve", run: (summary as { run: string }).run }, changes)).toBe(0);
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo", "Dora", "Emil"]);
  });

  test("drops what the list still held, and no longer counts the list as accepted", async ({ place }) => {
    await apply(place, TEAM);
    const [wrong] = await apply(place, [person(1, "Ada", { Birthday: "1980-05-04" }), person(2, "Ben")]);
    expect(wrong).toMatchObject({ status: "held", deletes: { held: 3 } });
    const done = await undoWhole(place, wrong?.run);
    expect(await runCommand(place, { kind: "approve", run: wrong?.run ?? "" })).toBe(2);
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cleo", "Dora", "Emil"]);
    const { runs } = place.ledger();
    expect(runs.get(wrong?.run ?? "")).toMatchObject({ status: "completed", undoneBy: done });
    expect(runs.latestAccepted("staff")?.run).not.toBe(wrong?.run);
    // The same list as before the wrong one is the newest list again, and is not held as an older one.
    expect(await apply(place, TEAM)).toMatchObject([{ status: "completed", rows: { unchanged: 5 } }]);
  });

  test("creates a ward and its guardian again, each with the new contact ids", async ({ place }) => {
    const family = [
      person(6, "Kid", { Guardian: "E-7", Birthday: "2015-02-03" }),
      person(7, "Mum", { Birthday: "1985-06-07" }),
    ];
    const others = Array.from({ length: 9 }, (_, at) =>
      person(at + 11, `Other${at}`, { Birthday: `19${60 + at}-0${(at % 9) + 1}-1${at}` }),
    );
    await apply(place, [...others, ...family]);
    const [wrong] = await apply(place, others);
    expect(wrong?.deletes.deleted).toBe(2);
    await undoWhole(place, wrong?.run);
    const contacts = place.sandbox.contacts();
    const mum = contacts.find(({ first_name: name }) => name === "Mum");
    expect(contacts.find(({ first_name: name }) => name === "Kid")?.guardian_contact_id).toBe(mum?.contact_id);
    expect(await apply(place, [...others, ...family])).toMatchObject([{ status: "completed", rows: { created: 0 } }]);
  });

  test("gives an address back to the person who had it", async ({ place }) => {
    const rows = (ada: string, ben: string) => [
      person(1, "Ada", { Email: ada }),
      person(2, "Ben", { Email: ben }),
      ...TEAM.slice(2),
    ];
    await apply(place, rows("one@example.org", "two@example.org"));
    const before = contactsIn(place);
    const [wrong] = await apply(place, rows("new@example.org", "one@example.org"));
    expect(wrong?.rows.updated).toBe(2);
    await undoWhole(place, wrong?.run);
    expect(contactsIn(place)).toEqual(before);
  });

  test("says that a run is too old when the ledger no longer keeps it", async ({ place }) => {
    const [old] = await apply(place, TEAM);
    place.clock.pass(401 * 86_400_000);
    const { exitCode, code, lines } = await undo(place, old?.run);
    expect({ exitCode, code }).toEqual({ exitCode: 2, code: "too_old" });
    expect(lines[0]).toContain("older than 400 days");
  });

  test("refuses a second undo of the feed, and one of a list that was taken back", async ({ place }) => {
    await apply(place, TEAM);
    const [wrong] = await apply(place, WRONG);
    const { summary } = await undo(place, wrong?.run);
    expect((await undo(place, wrong?.run)).code).toBe("behind_undo");
    await runCommand(place, { kind: "approve", run: (summary as { run: string }).run });
    expect(await undo(place, wrong?.run)).toMatchObject({
      exitCode: 2,
      code: "nothing_to_undo",
      lines: [`There is nothing to take back of ${wrong?.run}. It was taken back already.`],
    });
  });

  test("takes back two lists, the newest first", async ({ place }) => {
    await apply(place, TEAM);
    const before = contactsIn(place);
    const [first] = await apply(place, WRONG);
    const [second] = await apply(place, [person(1, "Ada", { Birthday: "1980-05-05" }), ...WRONG.slice(1)]);
    await undoWhole(place, second?.run);
    await undoWhole(place, first?.run);
    expect(contactsIn(place)).toEqual(before);
  });

  test("lets a person leave after the list was put right, without holding the whole list", async ({ place }) => {
    const many = Array.from({ length: 12 }, (_, at) =>
      person(at + 11, `Member${at}`, { Birthday: `19${50 + at * 3}-0${(at % 9) + 1}-1${at % 9}` }),
    );
    await apply(place, many);
    const [cut] = await apply(place, many.slice(0, 9));
    await runCommand(place, { kind: "approve", run: cut?.run ?? "" });
    await undoWhole(place, cut?.run);
    await apply(place, many);
    const [later] = await apply(place, many.slice(0, 11));
    expect(later?.holds.map(({ guard }) => guard)).not.toContain("undone_list");
    const [again] = await apply(place, many.slice(0, 9));
    expect(again?.holds.map(({ guard }) => guard)).toContain("undone_list");
  });

  test("approving a list that does it again ends the memory of the undo", async ({ place }) => {
    await apply(place, TEAM);
    const [wrong] = await apply(place, WRONG);
    await undoWhole(place, wrong?.run);
    const [again] = await apply(place, WRONG);
    expect(await runCommand(place, { kind: "approve", run: again?.run ?? "" })).toBe(0);
    expect(await apply(place, WRONG.toReversed())).toMatchObject([{ status: "completed", rows: { unchanged: 5 } }]);
  });
});

describe("the reports of an undo", () => {
  test("say in the report of the list that it waits to be taken back, was taken back, or was not", async ({
    place,
  }) => {
    await apply(place, TEAM);
    const [wrong] = await apply(place, WRONG);
    const { summary } = await undo(place, wrong?.run);
    const first = (summary as { run: string }).run;
    expect(summaryOf(place, wrong?.run ?? "").undoneBy).toEqual({ run: first, isDone: false });
    await runCommand(place, { kind: "discard", run: first });
    expect(summaryOf(place, wrong?.run ?? "").undoneBy).toBeUndefined();
    const second = await undoWhole(place, wrong?.run);
    expect(summaryOf(place, wrong?.run ?? "").undoneBy).toEqual({ run: second, isDone: true });
    await undoWhole(place, second);
    expect(summaryOf(place, wrong?.run ?? "").undoneBy).toBeUndefined();
  });
});

describe("an undo of a person who got the key of another", () => {
  const MANY = [...TEAM, person(6, "Fritz"), person(7, "Greta")];
  const WANDA = person(2, "Wanda", { "Last Name": "Zapp", Birthday: "1971-11-12" });
  const KEYS = [...MANY.filter(([, first]) => first !== "Ben"), WANDA];

  /** Answers the only question that is open. @returns the run that the answer made */
  async function answerNew(place: Workplace, feed: Partial<FeedSettings> = {}): Promise<string> {
    const [item] = place.ledger().openItems.open("staff");
    const id = item === undefined ? "" : place.ledger().openItems.toLine(item, null).id;
    expect(await runCommand(place, { kind: "answer", id, choice: "new" }, feed)).toBe(0);
    return place.ledger().runs.latest(1)[0]?.run ?? "";
  }

  test("deletes the new person, and creates the former person again under the key", async ({ place }) => {
    await apply(place, MANY);
    const before = contactsIn(place);
    await apply(place, KEYS);
    const answered = await answerNew(place);
    const after = contactsIn(place);
    expect(namesIn(place)).toEqual(["Ada", "Cleo", "Dora", "Emil", "Fritz", "Greta", "Wanda"]);
    const undone = await undoWhole(place, answered);
    expect(contactsIn(place)).toEqual(before);
    await undoWhole(place, undone);
    expect(contactsIn(place)).toEqual(after);
    expect(await apply(place, KEYS)).toMatchObject([{ status: "completed", rows: { unchanged: 7 } }]);
  });

  test("creates the former person again when a later list that changed the new person was taken back", async ({
    place,
  }) => {
    await apply(place, MANY);
    const before = contactsIn(place);
    await apply(place, KEYS);
    const answered = await answerNew(place);
    const after = contactsIn(place);
    const changed = KEYS.map((row) =>
      row[1] === "Wanda" ? row.with(HEADER.indexOf("Email"), "wanda@new.example") : row,
    );
    const [later] = await apply(place, changed);
    await undoWhole(place, later?.run);
    expect(contactsIn(place)).toEqual(after);
    await undoWhole(place, answered);
    expect(contactsIn(place)).toEqual(before);
  });

  test("gives the key back to the contact that stayed in a feed that never deletes", async ({ place }) => {
    const changes = { mode: "changes", deletes: null } as const;
    await apply(place, MANY, changes);
    const keyOf = (name: string) =>
      [...place.ledger().people.allEntries()].find(({ applied }) => applied.first_name === name)?.key;
    const [benKey, before] = [keyOf("Ben"), contactsIn(place)];
    await apply(place, [WANDA], changes);
    const answered = await answerNew(place, changes);
    const [retired, after] = [keyOf("Ben"), contactsIn(place)];
    expect(retired).not.toBe(benKey);
    const approve = async (name: string) => {
      const { summary } = await undo(place, name, changes);
      const { run: planned } = summary as { readonly run: string };
      expect(await runCommand(place, { kind: "approve", run: planned }, changes)).toBe(0);
      return planned;
    };
    const undone = await approve(answered);
    expect(contactsIn(place)).toEqual(before);
    expect(keyOf("Ben")).toBe(benKey);
    expect(await apply(place, MANY, changes)).toMatchObject([{ status: "completed", rows: { unchanged: 7 } }]);
    await approve(undone);
    expect(contactsIn(place)).toEqual(after);
    expect({ ben: keyOf("Ben"), wanda: keyOf("Wanda") }).toEqual({ ben: retired, wanda: benKey });
  });

  test("creates the former person again where another contact of the list got the key", async ({ place }) => {
    await apply(place, MANY);
    // Ben leaves, and Greta gets his key.
    const moved = [
      ...MANY.slice(0, 1),
      person(7, "Greta", { Nr: "E-2", Email: "greta@example.org" }),
      ...MANY.slice(2, 6),
    ];
    await apply(place, moved);
    await answerNew(place);
    const withEmail = contactsIn(place);
    const [left] = await apply(place, moved);
    expect(left?.deletes.deleted).toBe(1);
    await undoWhole(place, left?.run);
    expect(contactsIn(place)).toEqual(withEmail);
  });

  test("names a person whose key a later list gave to another", async ({ place }) => {
    await apply(place, MANY);
    const [left] = await apply(
      place,
      MANY.filter(([, first]) => first !== "Ben"),
    );
    expect(left?.deletes.deleted).toBe(1);
    await apply(place, KEYS);
    expect(namesIn(place)).toContain("Wanda");
    expect((await undo(place, left?.run)).lines).toEqual([
      `There is nothing to take back of ${left?.run}. All of its people stay as they are now:`,
      "Ben Beispiel2: the key belongs to another person now.",
    ]);
  });
});

describe("an undo that is killed", () => {
  test("is not carried out after it was discarded, at every instant of its approval", async () => {
    const { wrong } = await crashAtEachInstant({
      begin: async (place) => {
        await apply(place, TEAM);
        const [record] = await apply(place, WRONG);
        const { summary } = await undo(place, record?.run ?? "");
        return (summary as { run: string }).run;
      },
      act: (place, name) => runCommand(place, { kind: "approve", run: name }),
      goOn: async (place, name) => {
        const isDiscarded = (await runCommand(place, { kind: "discard", run: name })) === 0;
        const before = contactsIn(place).join(" ");
        await run(place);
        return isDiscarded && contactsIn(place).join(" ") !== before ? "it is carried out" : null;
      },
    });
    expect(wrong).toEqual([]);
  });

  test("is planned once, carried out whole and shown in the reports, at every instant", async () => {
    const contacts: string[] = [];
    const { wrong, instants } = await crashAtEachInstant({
      begin: async (place) => {
        await apply(place, TEAM);
        const [record] = await apply(place, WRONG);
        return record?.run ?? "";
      },
      act: async (place, name) => {
        const { summary } = await undo(place, name);
        await runCommand(place, { kind: "approve", run: (summary as { run: string }).run });
      },
      goOn: async (place, name) => {
        await run(place);
        const stale = outOfDate(place);
        if (stale.length > 0) return `the reports are out of date: ${stale.join(", ")}`;
        const undos = place
          .ledger()
          .runs.latest(9)
          .filter(({ kind }) => kind === "undo");
        if (undos.length > 1) return `${undos.length} undos`;
        if (undos.length === 0) await undo(place, name);
        const [planned] = place.ledger().runs.latest(1);
        if (planned?.status === "held") await runCommand(place, { kind: "approve", run: planned.run });
        await run(place);
        const found = contactsIn(place).join(" ");
        if (contacts.length === 0) contacts.push(TEAM.map(([, first = ""]) => first).join(" "));
        const names = namesIn(place).join(" ");
        const isDoubt = place.ledger().operations.inState("in_doubt").length > 0;
        if (names !== contacts[0] && !isDoubt) return `${names}; ${found}`;
        return found.includes("1980-05-04") ? "Ada still has the wrong birthday" : null;
      },
    });
    expect(wrong).toEqual([]);
    expect(instants).toBeGreaterThan(20);
  });
});
