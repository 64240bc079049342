/** A person who answers the questions of the reports truthfully. */
import { openItemId, type StoredOpenItem } from "../../../src/ledger/runs/open-items/open-items.ts";
import { carryOutRequest } from "../../../src/run/decisions/answer-requests.ts";
import type { Installation } from "./installation.ts";
import type { Wrong } from "./judge.ts";

/** Answers each question that is open. @returns the wrong calls that followed */
export async function answerQuestions(office: Installation): Promise<readonly Wrong[]> {
  const { place, feed, judge } = office;
  for (const openItem of place.ledger().openItems.open(feed.name)) {
    const choice = answerTo(openItem, office);
    if (choice === null) continue;
    const env = place.env({ waitsForProbes: true });
    await carryOutRequest({ kind: "answer", id: openItemId(openItem), choice }, [feed], env);
  }
  return judge.takeWrong();
}

function answerTo({ issues, cells }: StoredOpenItem, { judge, town }: Installation): string | null {
  const ref = cells.find((cell) => /^[PQ]-\d+$/u.test(cell)) ?? "";
  for (const { code, data } of issues) {
    if (code === "looks_like" || code === "other_person")
      return judge.holderOf(Number(data["contactId"])) === ref ? "same" : "new";
    if (code === "shared_birthday")
      return town.past.get(ref)?.birthday.has(String(data["date"])) === true ? "right" : "unknown";
  }
  return null;
}
