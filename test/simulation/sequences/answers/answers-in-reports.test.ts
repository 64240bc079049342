/** Answers that people write into the column `_answer` of a report. */
import { describe, expect, onTestFinished } from "vitest";
import type { FeedSettings } from "../../../../src/model/feed.ts";
import type { RunRecord } from "../../../../src/model/run-record.ts";
import { crashAtEachInstant } from "../../world/crash-at-each-instant.ts";
import { dropChanged, readReport, setColumn } from "../../world/drop-report.ts";
import { HEADER } from "../../world/feeds.ts";
import { apply, mutations, namesIn, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import { openWorkplace, type Workplace } from "../../world/workplace.ts";

const changes = { mode: "changes" } as const;
const others = [5, 6, 7, 8].map((nr) => person(nr, `Person${nr}`));
const ada = person(1, "Ada");
/** A row with a new key that looks like Ada: the same full name, and neither has an address. */
const adaAgain = person(9, "Ada", { "Last Name": "Beispiel1", Birthday: "1980-01-01" });

/** Writes answers into the newest report and drops it: for each line, by the person's first name. */
async function answerIn(
  place: Workplace,
  record: RunRecord | undefined,
  answers: Readonly<Record<string, string>>,
  feed: Partial<FeedSettings> = {},
) {
  dropChanged(place, record, (lines, header) => {
    const name = header.indexOf("First Name");
    setColumn(lines, header, "_answer", (cells) => answers[cells[name] ?? ""] ?? "");
  });
  return run(place, feed);
}

const contact = (place: Workplace, name: string) =>
  place.sandbox.contacts().find(({ first_name: first }) => first === name);

/** Returns the lines of a run's report: message and cells by column. */
function linesOf(place: Workplace, record: RunRecord | undefined): readonly Readonly<Record<string, string>>[] {
  const { header, lines } = readReport(place, record);
  return lines.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ""])));
}

describe("an answer in a corrected report", () => {
  test("decides a look-alike, in the words of the report's language", async ({ place }) => {
    const german = { ...changes, language: "de" } as const;
    await apply(place, [ada], german);
    const [asked] = await apply(place, [adaAgain], german);
    const [record] = await answerIn(place, asked, { Ada: "Neu" }, german);
    expect(record).toMatchObject({ rows: { created: 1 }, decisions: [] });
    expect(namesIn(place)).toEqual(["Ada", "Ada"]);
    place.sandbox.forgetRequests();
    await apply(place, [ada, adaAgain], german);
    expect([reported(place), mutations(place)]).toEqual([[], []]);
  });

  test("is kept with the name of its file, and shown in the report of its list", async ({ place }) => {
    await apply(place, [ada], changes);
    const [asked] = await apply(place, [adaAgain], changes);
    await answerIn(place, asked, { Ada: "same" }, changes);
    const ledger = place.ledger();
    expect(ledger.decisions.ofRun(asked?.run ?? "")).toMatchObject([
      { kind: "answer", choice: "same", via: "report", by: expect.stringMatching(/^corrected-/u) as string },
    ]);
  });

  test("answers all questions of a report at once", async ({ place }) => {
    const doubles = [1, 2, 3].map((nr) => person(nr, `Twin${nr}`));
    const again = [1, 2, 3].map((nr) =>
      person(nr + 10, `Twin${nr}`, { "Last Name": `Beispiel${nr}`, Birthday: `1980-01-0${nr}` }),
    );
    await apply(place, doubles, changes);
    const [asked] = await apply(place, again, changes);
    const [record] = await answerIn(place, asked, { Twin1: "new", Twin2: "new", Twin3: "same" }, changes);
    expect(record?.rows).toMatchObject({ created: 2, rejected: 0 });
    expect(namesIn(place)).toEqual(["Twin1", "Twin1", "Twin2", "Twin2", "Twin3"]);
    expect(reported(place)).toEqual([]);
  });

  test("is said with its line and column when it is no choice, and the other lines are used", async ({ place }) => {
    await apply(place, [ada, person(2, "Ben")], changes);
    const benAgain = person(8, "Ben", { "Last Name": "Beispiel2", Birthday: "1980-01-02" });
    const [asked] = await apply(place, [adaAgain, benAgain], changes);
    dropChanged(place, asked, (lines, header) => {
      setColumn(lines, header, "_answer", (cells) => (cells[header.indexOf("First Name")] === "Ada" ? "nwe" : "new"));
      setColumn(lines, header, "Email", (cells) => `${cells[header.indexOf("First Name")]}@example.org`.toLowerCase());
    });
    const [record] = await run(place, changes);
    expect(record?.rows).toMatchObject({ read: 2, created: 1, rejected: 1 });
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Ben"]);
    const lines = linesOf(place, record);
    expect(lines).toHaveLength(1);
    // What the person typed stands in the report, so that only the answer has to be corrected.
    expect(lines[0]).toMatchObject({ _line: "2", _code: "answer_refused", Email: "ada@example.org", _answer: "" });
    expect(lines[0]?.["_message"]).toContain("Line 2, column “_answer”: “nwe” is no answer to this question.");
    expect(lines[0]?.["_hint"]).toContain("Write “same” or “new”");
    expect(reported(place)).toEqual(["Ada: local looks_like"]);
    await answerIn(place, record, { Ada: "new" }, changes);
    expect(place.sandbox.contacts().map(({ email }) => email)).toContain("ada@example.org");
    expect(reported(place)).toEqual([]);
  });

  test("is refused beside another answer to the same question", async ({ place }) => {
    await apply(place, [ada], changes);
    const [asked] = await apply(place, [adaAgain], changes);
    dropChanged(place, asked, (lines, header) => {
      lines.push([...(lines[0] ?? [])]);
      setColumn(lines, header, "_answer", (_, nth) => (nth === 0 ? "same" : "new"));
    });
    const [record] = await run(place, changes);
    expect(record?.rows).toMatchObject({ read: 2, rejected: 2 });
    expect(linesOf(place, record)[0]?.["_message"]).toContain("Two lines answer the same question differently");
    expect(namesIn(place)).toEqual(["Ada"]);
  });

  test("is refused with the new state when the question has changed since", async ({ place }) => {
    await apply(place, [ada], changes);
    const [asked] = await apply(place, [adaAgain], changes);
    await apply(
      place,
      [person(9, "Ada", { "Last Name": "Beispiel1", Birthday: "1980-01-01", Phone: "030 5550101" })],
      changes,
    );
    const [record] = await answerIn(place, asked, { Ada: "new" }, changes);
    const lines = linesOf(place, record);
    expect(lines.map(({ _code: code }) => code)).toEqual(["answer_refused", "looks_like"]);
    expect(lines[1]?.["Phone"]).toContain("030 5550101");
    expect(namesIn(place)).toEqual(["Ada"]);
  });

  test("is not used when the row asks no question", async ({ place }) => {
    const [asked] = await apply(place, [person(1, "Ada", { Group: "Team Nowhere" }), ...others]);
    const [record] = await answerIn(place, asked, { Ada: "=1+1" });
    expect(linesOf(place, record)[0]?.["_message"]).toContain("because this row asks no question");
    expect(reported(place)).toEqual(["Ada: local group_unknown"]);
  });

  test("may be given twice, and changes nothing the second time", async ({ place }) => {
    await apply(place, [ada], changes);
    const [asked] = await apply(place, [adaAgain], changes);
    await answerIn(place, asked, { Ada: "new" }, changes);
    place.sandbox.forgetRequests();
    const [record] = await answerIn(place, asked, { Ada: "new" }, changes);
    expect(record?.rows).toMatchObject({ read: 1, skipped: 1, rejected: 0 });
    expect(record?.lostCorrections).toBe(0);
    const [other] = await answerIn(place, asked, { Ada: "same" }, changes);
    expect(linesOf(place, other)[0]?.["_message"]).toContain("answered with “new” before");
    expect(mutations(place)).toEqual([]);
  });

  test("decides all rows of a date, also those that the report lacks", async ({ place }) => {
    const list = Array.from({ length: 20 }, (_, at) => {
      const own = `19${30 + ((at * at) % 67)}-0${1 + (at % 9)}-1${(at * 7) % 10}`;
      return person(at + 1, `P${at + 1}`, { Birthday: at < 6 ? "1970-01-01" : own });
    });
    const [asked] = await apply(place, list);
    expect(reported(place)).toHaveLength(6);
    dropChanged(place, asked, (lines, header) => {
      lines.splice(1);
      setColumn(lines, header, "_answer", () => "unknown");
    });
    const runs = await run(place);
    expect(runs.map(({ rows }) => rows.created)).toEqual([1, 5]);
    expect(reported(place)).toEqual([]);
    expect(place.sandbox.contacts().filter(({ birthday }) => birthday === null)).toHaveLength(6);
  });
});

describe("a birthday that can be read in two ways", () => {
  const open = { dateOrder: null } as const;
  const dates = ["03/04/1990", "05/06/1991", "07/08/1992", "01/02/1993"];
  const list = [...dates.map((date, at) => person(at + 1, `P${at + 1}`, { Birthday: date })), ...others];
  const allNames = [...others.map((cells) => cells[1] ?? ""), "P1", "P2", "P3", "P4"].sort();
  const birthday = (place: Workplace, name: string) => contact(place, name)?.birthday;

  test("gets the chosen reading, and is not asked about by later lists", async ({ place }) => {
    const [asked] = await apply(place, list, open);
    expect(reported(place)).toHaveLength(4);
    expect(linesOf(place, asked)[0]?.["_hint"]).toContain("“3 April 1990”");
    await answerIn(place, asked, { P1: "3 April 1990", P2: "1991-05-06", P3: "8. Jul 92" }, open);
    expect([birthday(place, "P1"), birthday(place, "P2"), birthday(place, "P3")]).toEqual([
      "1990-04-03",
      "1991-05-06",
      "1992-07-08",
    ]);
    await apply(place, list, open);
    expect(reported(place)).toEqual(["P4: local birthday_ambiguous"]);
  });

  test("is asked about again when the answer can mean both readings", async ({ place }) => {
    const [asked] = await apply(place, list, open);
    const [record] = await answerIn(place, asked, { P1: "03.04.1990" }, open);
    expect(linesOf(place, record)[0]?.["_message"]).toContain("“03.04.1990” is no answer to this question");
    expect(contact(place, "P1")).toBeUndefined();
  });

  test("is refused where the cell was corrected to another date", async ({ place }) => {
    const [asked] = await apply(place, list, open);
    dropChanged(place, asked, (lines, header) => {
      setColumn(lines, header, "_answer", (_, nth) => (nth === 0 ? "3 April 1990" : ""));
      setColumn(lines, header, "Birthday", (cells, nth) =>
        nth === 0 ? "1990-03-05" : (cells[header.indexOf("Birthday")] ?? ""),
      );
    });
    const [record] = await run(place, open);
    expect(linesOf(place, record)[0]?.["_message"]).toContain("another date as its answer");
    expect(contact(place, "P1")).toBeUndefined();
  });

  test("is answered for all rows and for later lists by “all DMY” in one row", async ({ place }) => {
    const [asked] = await apply(place, list, open);
    await answerIn(place, asked, { P2: "all DMY" }, open);
    expect(namesIn(place)).toEqual(allNames);
    expect(birthday(place, "P1")).toBe("1990-04-03");
    expect(reported(place)).toEqual([]);
    expect(place.ledger().learnedSettings.of("staff")).toMatchObject([{ name: "dateOrder", value: "DMY" }]);
    place.sandbox.forgetRequests();
    const later = [...list, person(9, "Late", { Birthday: "02/03/1994" })];
    await apply(place, later, open);
    expect(birthday(place, "Late")).toBe("1994-03-02");
    expect([reported(place), mutations(place)]).toEqual([[], ["POST"]]);
  });

  test("is read as month, day, year after “all MDY”, also where the report has one of its rows only", async ({
    place,
  }) => {
    const [asked] = await apply(place, list, open);
    dropChanged(place, asked, (lines, header) => {
      lines.splice(1);
      setColumn(lines, header, "_answer", () => "all MDY");
    });
    await run(place, open);
    expect(namesIn(place)).toEqual(allNames);
    expect(birthday(place, "P4")).toBe("1993-01-02");
  });

  test("is asked about again when the learned order is revoked", async ({ place }) => {
    const unlearn = () => runCommand(place, { kind: "unlearn", feed: "staff", name: "dateOrder" }, open);
    const [asked] = await apply(place, list, open);
    await answerIn(place, asked, { P2: "all DMY" }, open);
    expect(namesIn(place)).toEqual(allNames);
    expect(await unlearn()).toBe(0);
    expect([place.ledger().learnedSettings.of(null), await unlearn()]).toEqual([[], 2]);
    const late = person(9, "Late", { Birthday: "02/03/1994" });
    // A later change of another cell proves no birthday.
    const newPhones = list.map((cells, at) => cells.with(HEADER.indexOf("Phone"), `+49 30 555017${at}`));
    for (const people of [list, newPhones, newPhones]) {
      await apply(place, [...people, late], open);
      expect(reported(place)).toEqual(["Late: local birthday_ambiguous"]);
    }
  });

  test("is asked about again when the report that answered is taken back", async ({ place }) => {
    const [asked] = await apply(place, list, open);
    const [record] = await answerIn(place, asked, { P2: "all DMY" }, open);
    expect(namesIn(place)).toEqual(allNames);
    await runCommand(place, { kind: "undo", run: record?.run ?? "" }, open);
    expect(await runCommand(place, { kind: "approve", run: place.ledger().runs.latest(1)[0]?.run ?? "" }, open)).toBe(
      0,
    );
    expect(place.ledger().learnedSettings.of(null)).toEqual([]);
    const [again] = await apply(place, list, open);
    expect(again?.rows).toMatchObject({ created: 0, rejected: dates.length });
  });

  test.for(["before the order was learned", "after the order was revoked"])(
    "is proven by people who were sent %s",
    async (when, { place }) => {
      const feed = { ...open, mode: "changes" } as const;
      const nights = dates.map(
        (_, at) => [`0${at + 1}/0${at + 5}/199${at}`, `199${at}-0${at + 5}-0${at + 1}`] as const,
      );
      const written = (as: 0 | 1) => nights.map((texts, at) => person(at + 1, `P${at + 1}`, { Birthday: texts[as] }));
      if (when.startsWith("before")) await apply(place, written(1), feed);
      place.clock.pass(60_000);
      const [asked] = await apply(place, [person(9, "Late", { Birthday: "02/03/1994" })], feed);
      await answerIn(place, asked, { Late: "all DMY" }, feed);
      await runCommand(place, { kind: "unlearn", feed: "staff", name: "dateOrder" }, feed);
      if (when.startsWith("after")) await apply(place, written(1), feed);
      await apply(place, [...written(0), person(10, "New", { Birthday: "04/03/1994" })], feed);
      expect([reported(place), birthday(place, "New")]).toEqual([[], "1994-03-04"]);
    },
  );

  test("takes no answer for all rows where the configuration sets the order", async ({ place }) => {
    const [asked] = await apply(place, list, open);
    const [record] = await answerIn(place, asked, { P1: "all DMY" }, { dateOrder: "MDY" });
    expect(linesOf(place, record)[0]?.["_message"]).toContain("An answer can't change them");
    expect(place.ledger().learnedSettings.of(null)).toEqual([]);
  });

  test("holds a list that moves known birthdays by a learned order", async ({ place }) => {
    const known = dates.map((_, at) => person(at + 1, `P${at + 1}`, { Birthday: `199${at}-0${at + 1}-0${at + 5}` }));
    const inOrder = (at: number) => `0${at + 1}/0${at + 5}/199${at}`;
    await apply(place, known);
    const shown = known.map((_, at) => person(at + 1, `P${at + 1}`, { Birthday: inOrder(at) }));
    place.ledger().learnedSettings.learn({
      feed: "staff",
      name: "dateOrder",
      value: "DMY",
      by: "ada",
      at: "2026-11-21T02:00:00.000Z",
    });
    const [record] = await apply(place, shown, open);
    expect(record?.status).toBe("held");
    expect(birthday(place, "P1")).toBe("1990-01-05");
  });
});

describe("a person whose address is taken", () => {
  const holder = { first_name: "Other", group_id: 1, email: "shared@example.org" };
  const ben = person(2, "Ben", { Email: "shared@example.org", Phone: "+49 30 5550101" });

  /** Makes a contact in the service that the ledger does not know. */
  const makeHolder = (place: Workplace, more: object = {}) => {
    const { group_id: groupId = 0 } = contact(place, "Person5") ?? {};
    place.sandbox.addContact({ ...holder, ...more, group_id: groupId ?? 0 });
  };

  test("is sent without the address that the person leaves out, and not asked about again", async ({ place }) => {
    await apply(place, [person(1, "Ada", { Email: "shared@example.org" }), ...others]);
    const list = [person(1, "Ada", { Email: "shared@example.org" }), ...others, ben];
    const [asked] = await apply(place, list);
    expect(reported(place)).toEqual(["Ben: 409 contact_exists"]);
    await answerIn(place, asked, { Ben: "leave out" });
    expect(contact(place, "Ben")).toMatchObject({ phone: "+49305550101" });
    expect(contact(place, "Ben")?.email ?? null).toBeNull();
    expect(reported(place)).toEqual([]);
    place.sandbox.forgetRequests();
    await apply(place, list);
    expect([reported(place), mutations(place)]).toEqual([[], []]);
    await apply(place, list.with(list.length - 1, ben.with(2, "Beispiel-Neu")));
    expect(contact(place, "Ben")).toMatchObject({ last_name: "Beispiel-Neu" });
    expect(contact(place, "Ben")?.email ?? null).toBeNull();
    await apply(place, list.with(list.length - 1, ben.with(3, "ben@example.org")));
    expect(contact(place, "Ben")).toMatchObject({ email: "ben@example.org" });
  });

  test("is said each night when a person goes back to the address that is left out", async ({ place }) => {
    const list = [person(1, "Ada", { Email: "shared@example.org" }), ...others, ben];
    await apply(place, list.slice(0, -1));
    const [asked] = await apply(place, list);
    await answerIn(place, asked, { Ben: "leave out" });
    await apply(place, list.with(list.length - 1, ben.with(3, "ben@example.org")));
    expect(reported(place)).toEqual([]);
    const data = { value: "shared@example.org", since: "2026-11-21", correction: 1, by: expect.any(String) as string };
    for (let night = 0; night < 3; night += 1) {
      const [record] = await apply(place, list);
      expect(record).toMatchObject({ warnings: 1 });
      expect(reported(place)).toEqual(["Ben: warning address_ordered_out"]);
      expect(place.ledger().openItems.open("staff")[0]?.issues[0]).toMatchObject({ field: "email", data });
      expect(contact(place, "Ben")).toMatchObject({ email: "ben@example.org" });
    }
    await runCommand(place, { kind: "correction", id: 1, choice: "drop" });
    await apply(place, list.with(0, person(1, "Ada", { Email: "ada@example.org" })));
    expect(reported(place)).toEqual([]);
    expect(contact(place, "Ben")).toMatchObject({ email: "shared@example.org" });
  });

  test("is asked about again when the person left and comes back", async ({ place }) => {
    const list = [person(1, "Ada", { Email: "shared@example.org" }), ...others, ben];
    await apply(place, list.slice(0, -1));
    const [asked] = await apply(place, list);
    await answerIn(place, asked, { Ben: "leave out" });
    const [gone] = await apply(place, list.slice(0, -1));
    await runCommand(place, { kind: "approve", run: gone?.run ?? "" });
    expect(contact(place, "Ben")).toBeUndefined();
    await apply(place, list);
    expect(reported(place)).toEqual(["Ben: 409 contact_exists"]);
  });

  test("keeps the other address when only one of two is left out", async ({ place }) => {
    await apply(place, others);
    makeHolder(place);
    const [asked] = await apply(place, [...others, ben]);
    expect(linesOf(place, asked)[0]?.["_hint"]).toContain("“leave out”, “leave out email” or “leave out phone”");
    await answerIn(place, asked, { Ben: "leave out email" });
    expect(contact(place, "Ben")).toMatchObject({ phone: "+49305550101" });
    expect(reported(place)).toEqual([]);
  });

  test("is asked about again with the address that is left when the wrong one was left out", async ({ place }) => {
    await apply(place, others);
    makeHolder(place);
    const [asked] = await apply(place, [...others, ben]);
    const [record] = await answerIn(place, asked, { Ben: "leave out phone" });
    expect(reported(place)).toEqual(["Ben: 409 contact_exists"]);
    await answerIn(place, record, { Ben: "leave out" });
    expect(contact(place, "Ben")).toBeDefined();
    expect(reported(place)).toEqual([]);
  });

  describe("and left out", () => {
    const adaAt = (email: string) => person(1, "Ada", { Email: email });
    const taken = [adaAt("shared@example.org"), ...others];
    const active = (place: Workplace) => place.ledger().corrections.active("staff");
    const emailOf = (place: Workplace) => contact(place, "Ben")?.email ?? null;

    async function leaveOut(place: Workplace) {
      await apply(place, taken);
      const [asked] = await apply(place, [...taken, ben]);
      await answerIn(place, asked, { Ben: "leave out" });
      expect(active(place)).toMatchObject([
        { kind: "address", person: "Ben Beispiel2", target: "email", was: "shared@example.org" },
      ]);
    }
    const drop = (place: Workplace) =>
      runCommand(place, { kind: "correction", id: active(place)[0]?.id ?? 0, choice: "drop" });

    test("is sent by the next list when a person ends that and the address is free", async ({ place }) => {
      await leaveOut(place);
      const free = [adaAt("ada@example.org"), ...others, ben];
      await apply(place, free);
      expect(emailOf(place)).toBeNull();
      expect(await drop(place)).toBe(0);
      expect(active(place)).toEqual([]);
      await apply(place, free);
      expect(emailOf(place)).toBe("shared@example.org");
      place.sandbox.forgetRequests();
      await apply(place, free);
      expect([reported(place), mutations(place)]).toEqual([[], []]);
    });

    test("is asked about again when a person ends that and the service refuses it again", async () => {
      const place = openWorkplace(1, { updateConflict: "refuse" }, 1, () => {});
      onTestFinished(() => place.remove());
      await leaveOut(place);
      await drop(place);
      await apply(place, [...taken, ben]);
      expect(reported(place)).toEqual(["Ben: 409 contact_exists"]);
    });

    test("follows the person to another key", async ({ place }) => {
      await leaveOut(place);
      const renamed = ben.with(HEADER.indexOf("Nr"), "E-77");
      await apply(place, [...taken, renamed]);
      await apply(place, [...taken, renamed.with(HEADER.indexOf("Phone"), "+49 30 5550109")]);
      expect(contact(place, "Ben")).toMatchObject({ phone: "+49305550109" });
      expect([emailOf(place), reported(place)]).toEqual([null, []]);
      expect(active(place)).toMatchObject([{ key: '["e-77"]' }]);
    });
  });
});

describe("a create in doubt", () => {
  async function inDoubt(place: Workplace, fault: string) {
    await apply(place, others);
    place.sandbox.setFaults([fault]);
    const [asked] = await apply(place, [...others, person(1, "Ada"), person(2, "Ben")]);
    place.sandbox.setFaults([]);
    return asked;
  }

  test("is resolved in bulk by “there” with an id, or “not there”", async ({ place }) => {
    const asked = await inDoubt(place, "drop-response:POST:#1-2");
    const doubtful = reported(place).filter((text) => text.includes("in_doubt"));
    expect(doubtful).toEqual(["Ada: in_doubt in_doubt", "Ben: in_doubt in_doubt"]);
    const id = contact(place, "Ada")?.contact_id ?? 0;
    await answerIn(place, asked, { Ada: `there ${id}`, Ben: String(contact(place, "Ben")?.contact_id) });
    expect(place.ledger().entries.byContact(id)).not.toBeNull();
    expect(reported(place)).toEqual([]);
    expect(namesIn(place).filter((name) => name === "Ada" || name === "Ben")).toEqual(["Ada", "Ben"]);
  });

  test("is sent again in the same pass after “not there”", async ({ place }) => {
    const asked = await inDoubt(place, "drop-request:POST:#1");
    expect(reported(place)).toEqual(["Ada: in_doubt in_doubt"]);
    await answerIn(place, asked, { Ada: "not there" });
    expect(contact(place, "Ada")).toBeDefined();
    expect(reported(place)).toEqual([]);
  });

  test("stays in doubt when the id is another person's, and the report says so", async ({ place }) => {
    const asked = await inDoubt(place, "drop-response:POST:#1");
    const id = contact(place, "Person5")?.contact_id ?? 0;
    const [record] = await answerIn(place, asked, { Ada: `there ${id}` });
    expect(linesOf(place, record)[0]?.["_message"]).toContain(`Contact ${id} belongs to another person`);
    expect(place.ledger().operations.inState("in_doubt")).toHaveLength(1);
  });

  test("asks for the id when “there” stands alone", async ({ place }) => {
    const asked = await inDoubt(place, "drop-response:POST:#1");
    const [record] = await answerIn(place, asked, { Ada: "there" });
    expect(linesOf(place, record)[0]?.["_hint"]).toContain("Write “there CONTACT_ID” or “not there”");
  });
});

describe("a corrected report with answers", () => {
  test("has the same effect when the process is killed at any instant", async () => {
    const open = { dateOrder: null } as const;
    const dated = (nr: number, birthday: string) => person(nr, `P${nr}`, { Birthday: birthday });
    const list = [...others, dated(1, "03/04/1990"), dated(2, "05/06/1991"), dated(3, "07/08/1992")];
    const expected = ["P1 1990-04-03", "P2 1991-06-05", "P3 1992-08-07"];
    const { wrong, instants } = await crashAtEachInstant({
      begin: async (place) => {
        const [asked] = await apply(place, list, open);
        // The report lacks two of the rows that the answer decides.
        dropChanged(place, asked, (lines, header) => {
          lines.splice(1);
          setColumn(lines, header, "_answer", () => "all DMY");
        });
      },
      act: (place) => run(place, open),
      goOn: async (place) => {
        await run(place, open);
        // A person decides the create that the kill left in doubt, because these people have no address.
        for (const { id, key } of place.ledger().operations.inState("in_doubt")) {
          const [nr] = JSON.parse(key) as string[];
          const made = place.sandbox
            .contacts()
            .find(({ custom_fields: custom }) => String(custom["nr"]).toLowerCase() === nr?.toLowerCase());
          const contactId = made?.contact_id ?? null;
          await runCommand(place, { kind: "resolve", operation: String(id), contactId }, open);
        }
        await run(place, open);
        const found = place.sandbox
          .contacts()
          .filter(({ first_name: name }) => /^P\d$/u.test(name))
          .map(({ first_name: name, birthday }) => `${name} ${birthday}`)
          .sort();
        const isSame = JSON.stringify(found) === JSON.stringify(expected) && reported(place).length === 0;
        return isSame ? null : `${found.join(", ")}; open: ${reported(place).join(", ")}`;
      },
    });
    expect(wrong).toEqual([]);
    expect(instants).toBeGreaterThan(10);
  });
});

describe("a line whose answer is refused", () => {
  const rows = (more: Parameters<typeof person>[2]) => [person(1, "Ada"), person(2, "Ben", more), person(3, "Cleo")];

  /** Applies a list with a wrong group, and drops its report with an answer, and with a group. @returns the report's message */
  async function messageOf(place: Workplace, group: string) {
    const [record] = await apply(place, rows({ Group: "Team Berln" }));
    dropChanged(place, record, (lines, header) => {
      setColumn(lines, header, "_answer", () => "new");
      setColumn(lines, header, "Group", () => group);
    });
    const [again] = await run(place);
    expect(reported(place)).toEqual(["Ben: local group_unknown"]);
    const { header, lines } = readReport(place, again);
    expect(lines[0]?.[header.indexOf("Group")]).toBe(group);
    return lines[0]?.[header.indexOf("_message")];
  }

  test("says that its corrected cells were not used either, and what was wrong before", async ({ place }) => {
    expect(await messageOf(place, "Team Berlin")).toBe(
      "Line 2, column “_answer”: “new” was not used, because this row asks no question. The corrected cells of this row were not used either. Before the correction: There is no group called “Team Berln”.",
    );
  });

  test("says what is wrong with the row when its cells are as they were", async ({ place }) => {
    expect(await messageOf(place, "Team Berln")).toBe(
      "Line 2, column “_answer”: “new” was not used, because this row asks no question. Also: There is no group called “Team Berln”.",
    );
  });
});
