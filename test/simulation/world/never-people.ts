/** People who must never be greeted, for tests: one of them, the others, and what a person does about them. */
import { personNamed } from "../../../src/run/push/never/name-person.ts";
import { carryOutRequest } from "../../../src/run/decisions/answer-requests.ts";
import type { FeedSettings } from "../../../src/model/feed.ts";
import type { DecisionRequest } from "../../../src/model/request.ts";
import { testFeed } from "./feeds.ts";
import { person } from "./list-sequence.ts";
import type { Workplace } from "./workplace.ts";

export const ADA = { "Last Name": "Lovelace", Email: "ada.lovelace@example.org", Phone: "+493012345678" };
/** Returns a row of Ada. @param more cells that replace the usual cells */
export const ada = (nr = 1, more: Parameters<typeof person>[2] = {}) => person(nr, "Ada", { ...ADA, ...more });
export const OTHERS = [2, 3, 4, 5].map((nr) => person(nr, `Name${nr}`));

/** Carries out what a person decided. */
export async function decide(place: Workplace, request: DecisionRequest, feed: Partial<FeedSettings> = {}) {
  return carryOutRequest(request, [testFeed("staff", feed)], place.env({ waitsForProbes: true }));
}

/** Enters a person who must never be greeted. @param text names the person */
export async function neverGreet(place: Workplace, text = "Ada Lovelace", feed: Partial<FeedSettings> = {}) {
  const named = personNamed(text, place.ledger());
  if (!("id" in named)) throw new Error(named.lines.join("\n"));
  return decide(place, { kind: "never", person: named.id }, feed);
}

/** Answers the first question that is open. */
export async function answer(place: Workplace, choice: string) {
  const [item] = place.ledger().openItems.open("staff");
  if (item === undefined) throw new Error("there is no question");
  return decide(place, { kind: "answer", id: place.ledger().openItems.toLine(item, null).id, choice });
}
