import { describe, expect } from "vitest";
import { dropCorrected } from "../../world/drop-file.ts";
import { apply, mutations, namesIn, person, reported, run, runCommand, test } from "../../world/list-sequence.ts";
import { ADA, ada, answer, decide, neverGreet, OTHERS } from "../../world/never-people.ts";
import type { Workplace } from "../../world/workplace.ts";

const ASKED = expect.stringContaining("local may_be_never") as string;

/** Another Ada, whose last name and addresses are not those of the person who must never be greeted. */
const other = (more: Parameters<typeof person>[2] = {}) =>
  person(9, "Ada", { "Last Name": "King", Birthday: "", Email: "ada.king@example.org", ...more });

/** Links the other Ada, and enters the first one as a person who must never be greeted. */
async function begin(place: Workplace): Promise<void> {
  await apply(place, [ada(), other(), ...OTHERS]);
  await neverGreet(place, "ada.lovelace@example.org");
  place.sandbox.forgetRequests();
}

const king = (place: Workplace) =>
  place.sandbox.contacts().filter(({ email }) => email === "ada.king@example.org" || email?.endsWith("@new.example"));

describe("the row of a linked person that turns into one of a person who must never be greeted", () => {
  test.for([
    ["name", { "Last Name": "Lovelace" }],
    ["name and a birthday that differs in one part", { "Last Name": "Lovelace", Birthday: "1980-01-02" }],
    ["name and birthday", { "Last Name": "Lovelace", Birthday: "1980-01-01" }],
    ["first name and e-mail", { Email: ADA.Email }],
    ["first name and phone", { Phone: ADA.Phone }],
  ] as const)("is a question when they share the %s, and the contact stays as it is", async ([, more], { place }) => {
    await begin(place);
    const before = king(place);
    const [record] = await apply(place, [other(more), ...OTHERS]);
    expect(mutations(place)).toEqual([]);
    expect(reported(place)).toEqual([ASKED]);
    expect(record).toMatchObject({ rows: { rejected: 1 }, deletes: { deleted: 0, held: 0 } });
    expect(king(place)).toEqual(before);
  });

  test("is a question under a new key", async ({ place }) => {
    await begin(place);
    await apply(place, [other({ Nr: "E-99", "Last Name": "Lovelace" }), ...OTHERS]);
    expect(mutations(place)).toEqual([]);
    expect(reported(place)).toEqual([ASKED]);
  });

  test("is a question in a corrected report", async ({ place }) => {
    await begin(place);
    const [refused] = await apply(place, [other({ Birthday: "1980-13-45" }), ...OTHERS]);
    place.sandbox.forgetRequests();
    dropCorrected(place, refused?.run, "King,ada.king@example.org,,'1980-13-45", "Lovelace,ada.king@example.org,,");
    await run(place);
    expect(mutations(place)).toEqual([]);
    expect(reported(place)).toEqual([ASKED]);
  });

  test("is the second question about a row that may be about another person than the contact", async ({ place }) => {
    await begin(place);
    await apply(place, [other({ "First Name": "Adele", "Last Name": "Lovelace", Birthday: "1980-01-01" }), ...OTHERS]);
    expect(reported(place)).toEqual(["Adele: local other_person"]);
    await answer(place, "same");
    expect(mutations(place)).toEqual([]);
    expect(reported(place)).toEqual([ASKED]);
  });

  test("is sent when a person answers that it is another person, and asks no more", async ({ place }) => {
    await begin(place);
    const renamed = other({ "Last Name": "Lovelace" });
    await apply(place, [renamed, ...OTHERS]);
    expect(await answer(place, "new")).toMatchObject({ exitCode: 0 });
    expect(mutations(place)).toEqual(["PATCH"]);
    await apply(place, [renamed, ...OTHERS]);
    await apply(place, [other({ "Last Name": "Lovelace", Email: "ada@new.example" }), ...OTHERS]);
    expect(reported(place)).toEqual([]);
    expect(king(place)).toMatchObject([{ last_name: "Lovelace", email: "ada@new.example" }]);
  });

  test("is sent when a person answers that the certain match is another person, and asks no more", async ({
    place,
  }) => {
    await begin(place);
    await apply(place, [other({ Phone: ADA.Phone }), ...OTHERS]);
    expect(await answer(place, "new")).toMatchObject({ exitCode: 0 });
    await apply(place, [other({ Phone: ADA.Phone, "Last Name": "Noel" }), ...OTHERS]);
    expect(reported(place)).toEqual([]);
    expect(king(place)).toMatchObject([{ last_name: "Noel", phone: ADA.Phone }]);
  });

  test("is left out when a person answers that it is that person, and the contact is deleted at once", async ({
    place,
  }) => {
    await begin(place);
    await apply(place, [other({ "Last Name": "Lovelace" }), ...OTHERS]);
    const answered = await answer(place, "same");
    expect(answered).toMatchObject({ exitCode: 0 });
    expect(answered.lines).toContain("Now: 1 deleted.");
    expect(mutations(place)).toEqual(["DELETE"]);
    expect(king(place)).toEqual([]);
    await apply(place, [other({ "Last Name": "Lovelace" }), ...OTHERS]);
    expect([reported(place), mutations(place)]).toEqual([[], ["DELETE"]]);
  });

  test("says that the contact is deleted later when the service can't be reached after the answer", async ({
    place,
  }) => {
    await begin(place);
    await apply(place, [other({ "Last Name": "Lovelace" }), ...OTHERS]);
    place.sandbox.setFaults(["drop-request:DELETE:1"]);
    const answered = await answer(place, "same");
    expect(answered).toMatchObject({ exitCode: 3 });
    expect(answered.lines.join(" ")).toContain("1 contact is deleted as soon as the service can be reached.");
    place.sandbox.setFaults([]);
    await run(place);
    expect(king(place)).toEqual([]);
  });

  test("deletes the other contacts that certainly are that person by the values of the answered row", async ({
    place,
  }) => {
    await begin(place);
    const twice = other({
      Nr: "E-10",
      Email: "",
      Phone: "+493077777777",
      "Last Name": "Byron",
      Birthday: "",
    });
    await apply(place, [other(), twice, ...OTHERS]);
    await apply(place, [other({ "Last Name": "Lovelace", Phone: "+493077777777" }), twice, ...OTHERS]);
    expect(reported(place)).toEqual([ASKED]);
    await answer(place, "same");
    await run(place);
    expect(namesIn(place)).not.toContain("Ada");
  });
});

describe("a call that a plan made before its person was entered as one who must never be greeted", () => {
  /** Twenty people who change at once, so that their list waits for a person. */
  const many = (month: string) =>
    Array.from({ length: 20 }, (_, nr) =>
      person(nr + 20, `Name${nr}`, { Birthday: `19${50 + nr}-${month}-0${1 + (nr % 9)}` }),
    );

  test.for([
    ["a linked person", [other()], [other({ "Last Name": "Lovelace" })]],
    ["a new person", [], [other({ "Last Name": "Lovelace" })]],
  ] as const)("is a question when a list with %s was held and is approved", async ([, before, after], { place }) => {
    await apply(place, [ada(), ...before, ...many("03")]);
    const [held] = await apply(place, [ada(), ...after, ...many("11")]);
    expect(held).toMatchObject({ status: "held" });
    await neverGreet(place, "ada.lovelace@example.org");
    await decide(place, { kind: "approve", run: held?.run ?? "" });
    expect(place.sandbox.contacts().filter(({ last_name: name }) => name === "Lovelace")).toEqual([]);
    expect(reported(place)).toEqual([ASKED]);
    expect(await answer(place, "new")).toMatchObject({ exitCode: 0 });
    expect(reported(place)).toEqual([]);
    expect(king(place)).toMatchObject([{ last_name: "Lovelace" }]);
  });

  test("is a question when it is tried again", async ({ place }) => {
    await apply(place, [ada(), other(), ...OTHERS]);
    place.sandbox.setFaults(["status-422:PATCH:1"]);
    await apply(place, [ada(), other({ "Last Name": "Lovelace" }), ...OTHERS]);
    place.sandbox.setFaults([]);
    await neverGreet(place, "ada.lovelace@example.org");
    await runCommand(place, { kind: "retry", run: null });
    expect(namesIn(place).filter((name) => name === "Ada")).toHaveLength(1);
    expect(king(place)).toMatchObject([{ last_name: "King" }]);
    expect(reported(place)).toEqual([ASKED]);
  });

  test("is not made when an undo would make it", async ({ place }) => {
    await apply(place, [ada(), other({ "Last Name": "Lovelace" }), ...OTHERS]);
    const [married] = await apply(place, [ada(), other(), ...OTHERS]);
    await neverGreet(place, "ada.lovelace@example.org");
    await decide(place, { kind: "undo", run: married?.run ?? "" });
    const undo = place
      .ledger()
      .runs.latest(9)
      .find(({ kind }) => kind === "undo");
    await decide(place, { kind: "approve", run: undo?.run ?? "" });
    await run(place);
    expect(king(place)).toMatchObject([{ last_name: "King" }]);
  });
});

test("relatives without their shared e-mail are asked about once, until a list gives another birthday", async ({
  place,
}) => {
  const feed = { sharedAddress: "leaveOut" } as const;
  const family = { "Last Name": "Lovelace", Email: ADA.Email };
  const rows = (nth: number, birthday = "1980-04-05") => [
    person(8, "Petra", { ...family, Birthday: "1951-02-03", UID: `p${nth}` }),
    person(9, "Lena", { ...family, Birthday: birthday, UID: `l${nth}` }),
  ];
  await apply(place, [ada(), ...rows(0), ...OTHERS], feed);
  await neverGreet(place, "key:E-1", feed);
  const asked: number[] = [];
  for (let nth = 1; nth <= 4; nth += 1) {
    await apply(place, [ada(), ...rows(nth), ...OTHERS], feed);
    const open = place
      .ledger()
      .openItems.open("staff")
      .filter(({ issues }) => issues[0]?.code === "may_be_never");
    asked.push(open.length);
    for (const item of open)
      await decide(place, { kind: "answer", id: place.ledger().openItems.toLine(item, null).id, choice: "new" }, feed);
  }
  expect(asked).toEqual([2, 0, 0, 0]);
  const uids = place.sandbox.contacts().map(({ custom_fields: fields }) => fields["uid"]);
  expect(uids).toEqual(expect.arrayContaining(["p4", "l4"]));
  await apply(place, [ada(), ...rows(4, "1981-04-05"), ...OTHERS], feed);
  expect(reported(place)).toContainEqual(expect.stringMatching(/^Lena: local may_be_never/u));
});
