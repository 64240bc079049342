/** Decisions of people between two lists after which the row cache must still give the same plan. */
import { expect, test } from "vitest";
import { formsToKeep, knownByOf } from "../../src/pipeline/plan/rules/compare/never/person-forms.ts";
import { carryOutRequest } from "../../src/run/decisions/answer-requests.ts";
import { COLUMNS, compareNights, PEOPLE, type Night } from "./world/compare-nights.ts";
import type { Workplace } from "./world/workplace.ts";

const TWO_READINGS = ["10,Ida,Beispiel,03/04/1990,Team Berlin", "11,Eva,Beispiel,05/06/1991,Team Berlin"];
const WITH_EMAIL = `${COLUMNS},Email`;
const HOUSE = PEOPLE.map((line, index) => `${line},p${index}@example.org`);

/** Each case fails when one condition of the row cache is removed. */
const CASES: Readonly<Record<string, readonly [Night, ...Night[]]>> = {
  "a person of the list must never be greeted, and is no longer linked": [
    { lines: [COLUMNS, ...PEOPLE] },
    { lines: [COLUMNS, ...PEOPLE], before: (place) => neverGreet(place, "Ada6", true) },
    { lines: [COLUMNS, ...PEOPLE] },
  ],
  "a linked person of the list must never be greeted, and changes": [
    { lines: [COLUMNS, ...PEOPLE] },
    {
      lines: [COLUMNS, ...PEOPLE.map((line) => line.replace("Beispiel6,", "Beispiele6,"))],
      before: (place) => neverGreet(place, "Ada6", false),
    },
  ],
  "an entry of a person who was left out is lifted": [
    { lines: [COLUMNS, ...PEOPLE] },
    { lines: [COLUMNS, ...PEOPLE], before: (place) => neverGreet(place, "Ada6", true) },
    { lines: [COLUMNS, ...PEOPLE], before: (place) => void place.ledger().never.lift(1, "2026-11-22T02:00:00.000Z") },
  ],
  "an answer gives the order of all dates": [
    { lines: [COLUMNS, ...PEOPLE, ...TWO_READINGS] },
    { lines: [COLUMNS, ...PEOPLE, ...TWO_READINGS], before: (place) => learnOrder(place, "DMY") },
    { lines: [COLUMNS, ...PEOPLE, ...TWO_READINGS] },
  ],
  "another answer gives another order of all dates": [
    { lines: [COLUMNS, ...PEOPLE, ...TWO_READINGS], before: (place) => learnOrder(place, "DMY") },
    { lines: [COLUMNS, ...PEOPLE, ...TWO_READINGS], before: (place) => learnOrder(place, "MDY") },
  ],
  "a learned order of all dates is taken back": [
    { lines: [COLUMNS, ...PEOPLE, ...TWO_READINGS], before: (place) => learnOrder(place, "DMY") },
    {
      lines: [COLUMNS, ...PEOPLE, ...TWO_READINGS],
      before: (place) => void place.ledger().learnedSettings.revoke("staff", "dateOrder"),
    },
  ],
  "an address of a known row is left out": [
    { lines: [WITH_EMAIL, ...HOUSE] },
    { lines: [WITH_EMAIL, ...HOUSE], before: leaveOutEmail },
    { lines: [WITH_EMAIL, ...HOUSE.map((line) => line.replace("Ada6", "Eda6"))] },
  ],
  "an address of a row that is no longer left out": [
    { lines: [WITH_EMAIL, ...HOUSE], before: leaveOutEmail },
    { lines: [WITH_EMAIL, ...HOUSE], before: sendEmailAgain },
    { lines: [WITH_EMAIL, ...HOUSE] },
  ],
};

/** Makes a never entry of a linked person after the cache was written. */
function neverGreet(place: Workplace, firstName: string, isRemoved: boolean): void {
  const { never, people, entries } = place.ledger();
  const linked = [...people.allEntries()];
  for (const entry of linked) {
    if (entry.applied.first_name !== firstName) continue;
    never.add(1, formsToKeep(knownByOf(entry.applied, [entry.feed, entry.key])), "2026-11-21T02:00:00.000Z");
    if (isRemoved) entries.remove(entry.id);
  }
}

function learnOrder(place: Workplace, value: "DMY" | "MDY"): void {
  place
    .ledger()
    .learnedSettings.learn({ feed: "staff", name: "dateOrder", value, by: "ada", at: "2026-11-21T02:00:00.000Z" });
}

/** Leaves the e-mail of the row with key 7 out, as an answer does. */
function leaveOutEmail(place: Workplace): void {
  const row = { feed: "staff", key: '["7"]', person: "Ada6 Beispiel6" };
  place.ledger().corrections.leaveOut(row, [{ field: "email", value: "p6@example.org" }], "2026-11-21T02:00:00.000Z");
}

async function sendEmailAgain(place: Workplace): Promise<void> {
  const [leftOut] = place.ledger().corrections.active("staff");
  const request = { kind: "correction", id: leftOut?.id ?? 0, choice: "drop" } as const;
  expect(await carryOutRequest(request, [], place.env({ waitsForProbes: false }))).toMatchObject({ exitCode: 0 });
}

test.each(Object.entries(CASES))("the row cache gives the same plan when %s", (_name, nights) => compareNights(nights));
