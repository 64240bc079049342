/** A person who answers the questions of the reports truthfully. */
import { openItemId, type StoredOpenItem } from "../../../src/ledger/runs/open-items.ts";
import { HEADER } from "../world/feeds.ts";
import { runCommand, type Disturbance } from "./processes.ts";
import type { CallWatch } from "./watch-calls.ts";
import type { World } from "./world.ts";

/** Answers one question. @returns false when there is none */
export async function answerOne(world: World, calls: CallWatch, disturbance: Disturbance): Promise<boolean> {
  const { place, random } = world;
  const open = place.ledger().openItems.open(null);
  const questions = open.flatMap((openItem) => {
    const choice = answerTo(openItem, world);
    return choice === null ? [] : [{ openItem, choice }];
  });
  const question = random.pickAny(questions);
  if (question === null) return false;
  const { openItem, choice } = question;
  await runCommand(world, calls, disturbance, { kind: "answer", id: openItemId(openItem), choice });
  return true;
}

function answerTo({ issues, cells }: StoredOpenItem, { place, truths }: World): string | null {
  const uid = cells[HEADER.indexOf("UID")] ?? "";
  for (const { code, data } of issues) {
    if (code === "looks_like" || code === "other_person") {
      const contact = place.sandbox.contacts().find(({ contact_id: id }) => id === data["contactId"]);
      return contact?.custom_fields["uid"] === uid ? "same" : "new";
    }
    if (code === "shared_birthday")
      return truths.get(uid)?.birthday.has(String(data["date"])) === true ? "right" : "unknown";
  }
  return null;
}
