import { describe, expect } from "vitest";
import { feedStatus, verdictInWords } from "../../../../src/console/pages/home/feed-status.ts";
import type { RunRecord } from "../../../../src/model/run-record.ts";
import { ENGLISH } from "../../../../src/pipeline/report/language/phrases.ts";
import { exitCodeOf } from "../../../../src/run/exit-code.ts";
import { dropChanged, readReport, setColumn } from "../../world/drop-report.ts";
import { HEADER } from "../../world/feeds.ts";
import type { Workplace } from "../../world/workplace.ts";
import { crashAtEachInstant } from "../../world/crash-at-each-instant.ts";
import {
  apply,
  codesOf,
  mutations,
  namesIn,
  person,
  reported,
  run,
  runCommand,
  test,
} from "../../world/list-sequence.ts";

const ada = person(1, "Ada");
const others = [7, 8, 9].map((nr) => person(nr, `Person${nr}`));
/** The rows of a list without its keys, which is held, and one row with an unknown group. */
const withoutKeys = others.map((cells) => ["", ...cells.slice(1)]);
const ben = person(2, "Ben", { Group: "Team Nowhere" });

/** Drops the report of a run with the group corrected. */
async function correct(place: Workplace, record: RunRecord | undefined, group = "Team Berlin") {
  dropChanged(place, record, (lines, header) => {
    const [code, at] = [header.indexOf("_code"), header.indexOf("Group")];
    for (const cells of lines) if (cells[code] === "group_unknown") cells[at] = group;
  });
  const [corrected] = await run(place);
  if (corrected === undefined) throw new Error("no run");
  return corrected;
}

async function held(place: Workplace, rows: readonly (readonly string[])[] = [ada, ...withoutKeys, ben]) {
  const [record] = await apply(place, rows);
  expect(record?.status).toBe("held");
  return record;
}

const decide = (place: Workplace, kind: "approve" | "discard", record: RunRecord | undefined) =>
  runCommand(place, { kind, run: record?.run ?? "" });

test("a question of a held list says that it comes after the decision, and is answered then", async ({ place }) => {
  const open = { dateOrder: null } as const;
  const asks = person(2, "Ben", { Birthday: "03/04/1990" });
  await apply(place, [ada, ...others], open);
  const [list] = await apply(place, [ada, ...withoutKeys, asks], open);
  expect(list?.status).toBe("held");
  const { header, lines } = readReport(place, list);
  const cell = (name: string) =>
    lines.find((cells) => cells[header.indexOf("_code")] === "birthday_ambiguous")?.[header.indexOf(name)] ?? "";
  expect(cell("_hint")).toContain("This question can be answered once the list is decided.");
  expect(cell("_hint")).not.toContain("_answer");
  const answer = { kind: "answer", id: cell("_id"), choice: "1990-04-03" } as const;
  expect(await runCommand(place, answer, open)).toBe(1);
  expect(await runCommand(place, { kind: "approve", run: list?.run ?? "" }, open)).toBe(0);
  const item = place
    .ledger()
    .openItems.open("staff")
    .find(({ issues }) => issues.some(({ code }) => code === "birthday_ambiguous"));
  const id = item === undefined ? "" : place.ledger().openItems.toLine(item, null).id;
  expect(await runCommand(place, { ...answer, id }, open)).not.toBe(2);
  expect(place.sandbox.contacts().find(({ first_name: name }) => name === "Ben")).toMatchObject({
    birthday: "1990-04-03",
  });
});

test.for([
  ["approve", "command"],
  ["discard", "command"],
  ["approve", "report"],
] as const)(
  "a correction that waits with a list stays after an answer about all dates: %s, by %s",
  async ([decision, by], { place }) => {
    const open = { dateOrder: null } as const;
    const rows = [person(2, "Ama", { Birthday: "03/04/1990" }), person(3, "Bma", { Birthday: "05/06/1991" })];
    const [first] = await apply(place, [ada, ...others, ...rows], open);
    const [list] = await apply(place, [ada, ...withoutKeys, ...rows], open);
    expect(list?.status).toBe("held");
    dropChanged(place, first, (lines, header) => {
      const at = header.indexOf("Birthday");
      for (const cells of lines) if (cells[at]?.endsWith("03/04/1990")) cells[at] = "1990-12-01";
    });
    expect((await run(place, open))[0]?.rows.deferred).toBe(2);
    const { header, lines } = readReport(place, first);
    const line = lines.find((cells) => cells[header.indexOf("Birthday")]?.endsWith("05/06/1991")) ?? [];
    if (by === "command") {
      await runCommand(place, { kind: "answer", id: line[header.indexOf("_id")] ?? "", choice: "all DMY" }, open);
    } else {
      dropChanged(place, first, (all, columns) => {
        const own = all.filter((cells) => cells[columns.indexOf("_id")] === line[header.indexOf("_id")]);
        for (const cells of own) cells[columns.indexOf("_answer")] = "all DMY";
        all.splice(0, all.length, ...own);
      });
      await run(place, open);
    }
    await runCommand(place, { kind: decision, run: list?.run ?? "" }, open);
    await run(place, open);
    const birthdays = place.sandbox.contacts().map(({ first_name: name, birthday }) => [name, birthday]);
    expect(birthdays).toContainEqual(["Ama", "1990-12-01"]);
    expect(birthdays).toContainEqual(["Bma", "1991-06-05"]);
  },
);

describe("a corrected row of a held list", () => {
  test("waits with the list, and is carried out when the list is approved", async ({ place }) => {
    await apply(place, [ada, ...others]);
    const list = await held(place);
    const waiting = await correct(place, list);
    expect(waiting.rows).toMatchObject({ created: 0, deferred: 1 });
    expect(exitCodeOf([waiting])).toBe(3);
    expect(namesIn(place)).not.toContain("Ben");
    expect(codesOf(place, waiting)).toMatchObject({ [waiting.rows.read + 1]: ["waits_for_list"] });
    // The first page of the console shows the list that waits.
    const shown = () => feedStatus(place.ledger(), { name: "staff", formerly: null, expectHours: null }).latest;
    expect(shown()).toMatchObject({ run: list?.run, status: "held" });
    await decide(place, "approve", list);
    expect(shown()?.status).toBe("completed");
    expect(namesIn(place)).toContain("Ben");
    expect(reported(place).filter((item) => item.startsWith("Ben"))).toEqual([]);
    expect(await run(place)).toEqual([]);
  });

  test("is dropped and named when the list is discarded", async ({ place }) => {
    await apply(place, [ada, ...others]);
    const list = await held(place);
    const waiting = await correct(place, list);
    place.sandbox.forgetRequests();
    await decide(place, "discard", list);
    await run(place);
    expect(mutations(place)).toEqual([]);
    expect(namesIn(place)).not.toContain("Ben");
    expect(Object.values(codesOf(place, waiting)).flat()).toEqual(["list_discarded"]);
    const again = await correct(place, list).catch(() => null);
    expect(again).toBeNull();
  });

  test("is used when the report comes after the approval", async ({ place }) => {
    await apply(place, [ada, ...others]);
    const list = await held(place);
    const { header, lines } = readReport(place, list);
    expect(lines.map(([id]) => id)).not.toContain("");
    dropChanged(place, list, (cells, head) => {
      expect(head).toEqual(header);
      setColumn(cells, head, "Group", () => "Team Berlin");
    });
    await decide(place, "approve", list);
    await run(place);
    expect(namesIn(place)).toContain("Ben");
  });

  test("is carried out once when the report is dropped twice", async ({ place }) => {
    await apply(place, [ada, ...others]);
    const list = await held(place);
    await correct(place, list, "Team Rom");
    await correct(place, list);
    await decide(place, "approve", list);
    await run(place);
    expect(namesIn(place).filter((name) => name === "Ben")).toHaveLength(1);
  });

  test("goes with the same list when it is dropped again", async ({ place }) => {
    await apply(place, [ada, ...others]);
    const list = await held(place);
    await correct(place, list);
    const again = await held(place);
    expect(namesIn(place)).not.toContain("Ben");
    await decide(place, "approve", again);
    expect(namesIn(place)).toContain("Ben");
  });

  test("is carried out with a newer list that has the same row", async ({ place }) => {
    await apply(place, [ada, ...others]);
    const list = await held(place);
    await correct(place, list);
    await apply(place, [ada, ...others, ben]);
    await run(place);
    expect(namesIn(place)).toContain("Ben");
  });
});

describe("an open row that a held list has, too", () => {
  const cleo = person(3, "Cleo", { Group: "Team Nowhere" });
  const open = async (place: Workplace) => {
    await apply(place, [ada, ...others, ben, cleo]);
    return held(place, [ada, ...withoutKeys, ben, cleo]);
  };

  test("stands once in the report of the held list", async ({ place }) => {
    const { header, lines } = readReport(place, await open(place));
    expect(
      lines.map((cells) => cells[header.indexOf("First Name")]).filter((name) => /Ben|Cleo/u.test(name ?? "")),
    ).toEqual(["Ben", "Cleo"]);
  });

  test.for(["approve", "discard"] as const)(
    "is corrected in this report, and the correction outlasts: %s",
    async (kind, { place }) => {
      const list = await open(place);
      await correct(place, list);
      await decide(place, kind, list);
      await run(place);
      expect(namesIn(place)).toEqual(expect.arrayContaining(["Ben", "Cleo"]));
      expect(reported(place).filter((item) => /Ben|Cleo/u.test(item))).toEqual([]);
    },
  );
});

describe("a corrected row of an older list", () => {
  const older = [ada, ...others, ben];

  test("waits with a held list that has its key", async ({ place }) => {
    const [record] = await apply(place, older);
    const list = await held(place);
    const waiting = await correct(place, record);
    expect(waiting.rows).toMatchObject({ created: 0, deferred: 1 });
    await decide(place, "approve", list);
    expect(namesIn(place).filter((name) => name === "Ben")).toHaveLength(1);
    expect(reported(place).filter((item) => item.startsWith("Ben"))).toEqual([]);
  });

  test("is applied at once when the held list does not have its key", async ({ place }) => {
    const [record] = await apply(place, older);
    await held(place, [ada, ...withoutKeys]);
    expect((await correct(place, record)).rows).toMatchObject({ created: 1 });
  });
});

describe("a correction that waits for a list which a newer one replaces", () => {
  const older = [ada, ...others, ben];
  const lost = (place: Workplace) =>
    place
      .ledger()
      .lostCorrections("staff", 5)
      .first.map(({ cells, issue: { code } }) => [cells[1], cells[HEADER.indexOf("Group")], code]);

  test("waits with the newer list when that one is held, too", async ({ place }) => {
    const [record] = await apply(place, older);
    await held(place);
    await correct(place, record);
    const [newer] = await apply(place, [ada, ...withoutKeys.map((cells) => [...cells.slice(0, -1), "x"]), ben]);
    expect(newer?.status).toBe("held");
    await run(place);
    expect([...place.ledger().waitingCorrections().keys()]).toHaveLength(1);
    expect(lost(place)).toEqual([]);
  });

  test("is kept as it was typed when the newer list changes its row", async ({ place }) => {
    const [record] = await apply(place, older);
    await held(place);
    await correct(place, record);
    await apply(place, [ada, ...others, person(2, "Ben", { Group: "Team Elsewhere" })]);
    await run(place);
    expect(namesIn(place)).not.toContain("Ben");
    expect(lost(place)).toEqual([["Ben", "Team Berlin", "line_outdated"]]);
    await apply(place, [ada, ...others]);
    expect(lost(place)).toEqual([]);
  });

  test("is kept as it was typed when the list is discarded", async ({ place }) => {
    await apply(place, [ada, ...others]);
    const list = await held(place);
    await correct(place, list);
    await decide(place, "discard", list);
    expect(lost(place)).toEqual([["Ben", "Team Berlin", "list_discarded"]]);
    // The first page of the console says so until the next list.
    const said = () =>
      verdictInWords(ENGLISH, feedStatus(place.ledger(), { name: "staff", formerly: null, expectHours: null }));
    expect(said()).toBe("1 correction was not used.");
    await apply(place, [ada, ...others]);
    expect(said()).toBe("Everything went through.");
  });

  test("is named with its sender, who may not approve the list", async ({ place }) => {
    const [record] = await apply(place, older);
    const list = await held(place);
    const { run: correction } = await correct(place, record);
    const { sha256 } = place.ledger().runs.named(correction);
    expect(place.ledger().heldRows.reportsBehind(list?.run ?? "")).toEqual([sha256]);
    place.requests.noteUpload({
      sha256,
      file: "",
      feed: "staff",
      kind: "correction",
      by: "Ada",
      role: "editor",
      at: record?.startedAt ?? "",
    });
    await decide(place, "approve", list);
    const sentOn = place.ledger().runs.latest(1)[0];
    expect(sentOn?.file).toBe("waited-staff.csv");
    expect(place.requests.uploadersOf(sentOn?.sha256 ?? "")).toEqual(["Ada"]);
  });
});

describe("a correction that waits, of a row in which its list changes another cell", () => {
  const email = "ben@@example.org";
  const corrected = { email: "ben@example.org", birthday: "1980-01-02" };
  const open = (place: Workplace) => apply(place, [ada, ...others, person(2, "Ben", { Email: email })]);
  const changed = person(2, "Ben", { Email: email, Phone: "+49 30 1234567" });
  const fix = async (place: Workplace, record: RunRecord | undefined) => {
    dropChanged(place, record, (lines, header) => {
      const at = header.indexOf("Email");
      for (const cells of lines) if (cells[at] === email) cells[at] = corrected.email;
    });
    const [waiting] = await run(place);
    expect(waiting?.rows.deferred).toBe(1);
  };
  const contact = (place: Workplace) => place.sandbox.contacts().find(({ first_name: name }) => name === "Ben");

  test.for(["the older report", "the report of the held list"])(
    "is used when it was made in %s",
    async (where, { place }) => {
      const [older] = await open(place);
      expect(codesOf(place, older)).toMatchObject({ 6: ["validation_error"] });
      const list = await held(place, [ada, ...withoutKeys, changed]);
      await fix(place, where === "the older report" ? older : list);
      await decide(place, "approve", list);
      await run(place);
      expect(contact(place)).toMatchObject({ ...corrected, phone: "+49301234567" });
      expect(reported(place).filter((item) => item.startsWith("Ben"))).toEqual([]);
    },
  );

  const nowhere = person(2, "Ben", { Group: "Team Nowhere", Phone: "+49 30 1234567" });

  test("is used when a newer list changes the row back", async ({ place }) => {
    await apply(place, [ada, ...others, ben]);
    await correct(place, await held(place, [ada, ...withoutKeys, nowhere]));
    await apply(place, [ada, ...others, ben]);
    await run(place);
    expect(contact(place)).toMatchObject({ phone: null });
  });

  test("waits on with a newer held list that changes the row", async ({ place }) => {
    await apply(place, [ada, ...others]);
    await correct(place, await held(place));
    const newer = await held(place, [ada, ...withoutKeys, nowhere]);
    await run(place);
    expect(contact(place)).toBeUndefined();
    await decide(place, "approve", newer);
    await run(place);
    expect(contact(place)).toMatchObject({ phone: "+49301234567" });
  });

  test.for([
    ["another name", { "First Name": "Bob", "Last Name": "Anders" }],
    ["another first name", { "First Name": "Bob" }],
    ["another birthday and address", { Birthday: "1999-09-09", Email: "bob@example.org" }],
  ] as const)("is not put onto the row of another person, which has %s", async ([, cells], { place }) => {
    await apply(place, [ada, ...others]);
    await correct(place, await held(place));
    const newer = await held(place, [ada, ...withoutKeys, person(2, "Ben", { Group: "Team Nowhere", ...cells })]);
    await run(place);
    await decide(place, "approve", newer);
    await run(place);
    expect(namesIn(place)).not.toContain(person(2, "Ben", cells)[1]);
    expect(reported(place).some((item) => item.endsWith("local group_unknown"))).toBe(true);
  });

  test("of a birthday is used when the list changes the phone beside the same name and e-mail", async ({ place }) => {
    const row = { Email: "ben@example.org", Phone: "+49 30 5550171", Birthday: "1990-02-31" };
    const list = (more = {}) => [ada, ...withoutKeys, person(2, "Ben", { ...row, ...more })];
    await apply(place, [ada, ...others]);
    dropChanged(place, await held(place, list()), (lines, header) => {
      const [at, nr] = [header.indexOf("Birthday"), header.indexOf("Nr")];
      for (const cells of lines) if (cells[nr] === "E-2") cells[at] = "1990-02-28";
    });
    await run(place);
    const newer = await held(place, list({ Phone: "+49 30 5550172" }));
    await decide(place, "approve", newer);
    await run(place);
    expect(contact(place)).toMatchObject({ birthday: "1990-02-28", phone: "+49305550172" });
  });

  test.for([
    ["Birthday", "1990-02-31", "1990-02-28", { Email: "other@example.org" }],
    ["First Name", "", "Ben", { Birthday: "1999-09-09" }],
    ["First Name", "", "Ben", { Email: "other@example.org" }],
    ["First Name", "", "Ben", { Birthday: "", Phone: "+49 30 1234567" }],
  ] as const)(
    "of %s %s to %s is no proof that the row is of its person",
    async ([column, wrong, right, now], { place }) => {
      const row = { Email: "family@example.org", [column]: wrong };
      const list = (more = {}) => [ada, ...withoutKeys, person(2, "Ben", { ...row, ...more })];
      await apply(place, [ada, ...others]);
      dropChanged(place, await held(place, list()), (lines, header) => {
        const [at, nr] = [header.indexOf(column), header.indexOf("Nr")];
        for (const cells of lines) if (cells[nr] === "E-2") cells[at] = right;
      });
      await run(place);
      const newer = await held(place, list(now));
      await run(place);
      await decide(place, "approve", newer);
      await run(place);
      expect(namesIn(place)).not.toContain("Ben");
      expect(place.ledger().corrections.active("staff")).toEqual([]);
      expect(reported(place).filter((item) => /(?:impossible|name_missing)$/u.test(item))).toHaveLength(1);
    },
  );
});

describe("a correction that waits survives a kill at any instant", () => {
  const steps = {
    "while its report is read": { armed: (place: Workplace) => run(place), decision: null },
    "while the list is approved": { armed: null, decision: "approve" },
    "while the list is discarded": { armed: null, decision: "discard" },
  } as const;

  test.each(Object.entries(steps))("%s", async (_when, { armed, decision }) => {
    const { wrong, instants } = await crashAtEachInstant({
      async begin(place) {
        await apply(place, [ada, ...others]);
        const list = await held(place);
        const fix = (lines: string[][], header: string[]) => setColumn(lines, header, "Group", () => "Team Berlin");
        dropChanged(place, list, fix);
        if (armed === null) await run(place);
        return list;
      },
      act: (place, list) => (armed === null ? decide(place, decision, list) : armed(place)),
      async goOn(place, list) {
        await run(place);
        await decide(place, decision ?? "approve", list);
        await run(place);
        const created = namesIn(place).filter((name) => name === "Ben").length;
        // A kill during the create's call leaves the create in doubt.
        const found = created === 0 && reported(place).some((item) => item.startsWith("Ben: in_doubt")) ? 1 : created;
        const waits = place.ledger().heldRows.decided().length;
        const isAsDecided = found === (decision === "discard" ? 0 : 1) && waits === 0;
        return isAsDecided ? null : `${found} found, ${waits} waiting`;
      },
    });
    expect(wrong).toEqual([]);
    expect(instants).toBeGreaterThan(10);
  });
});
