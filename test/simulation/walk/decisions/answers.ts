/** A person who answers the questions of the reports truthfully. */
import { openItemId, type StoredOpenItem } from "../../../../src/ledger/runs/open-items/open-items.ts";
import type { DecisionRequest } from "../../../../src/model/request.ts";
import { HEADER } from "../../world/feeds.ts";
import { runCommand, type Disturbance } from "../processes.ts";
import type { CallWatch } from "../checks/watch-calls.ts";
import type { World } from "../world.ts";

/** Answers one question. @returns false when there is none */
export async function answerOne(world: World, calls: CallWatch, disturbance: Disturbance): Promise<boolean> {
  const request = chooseAnswer(world);
  if (request !== null) await runCommand(world, calls, disturbance, request);
  return request !== null;
}

/** Chooses the answer to a question; null: there is no question. */
export function chooseAnswer(world: World): DecisionRequest | null {
  const open = world.place.ledger().openItems.open(null);
  const questions = open.flatMap((openItem) => {
    const choice = answerTo(openItem, world);
    return choice === null ? [] : [{ id: openItemId(openItem), choice }];
  });
  const question = world.random.pickAny(questions);
  return question === null ? null : { kind: "answer", ...question };
}

/** Returns what a person writes into the column `_answer` of a line: mostly the true answer, at times none or a wrong word. */
export function answerInReport(id: string, world: World): string {
  const openItem = world.place.ledger().openItems.reportedAs(id)?.openItem ?? null;
  const choice = openItem === null ? null : answerTo(openItem, world);
  if (choice === null || world.random.chance(0.3)) return world.random.chance(0.05) ? "perhaps" : "";
  return choice;
}

function answerTo({ issues, cells }: StoredOpenItem, { place, truths, nevers }: World): string | null {
  const uid = cells[HEADER.indexOf("UID")] ?? "";
  for (const { code, data } of issues) {
    if (code === "looks_like" || code === "other_person") {
      const contact = place.sandbox.contacts().find(({ contact_id: id }) => id === data["contactId"]);
      return contact?.custom_fields["uid"] === uid ? "same" : "new";
    }
    if (code === "may_be_never") return nevers.some((entry) => entry.uid === uid) ? "same" : "new";
    if (code === "shared_birthday")
      return truths.get(uid)?.birthday.has(String(data["date"])) === true ? "right" : "unknown";
  }
  return null;
}
