import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import type { Verdict } from "../../../pipeline/report/page/verdict.ts";
import type { Checked } from "./checked-lists.ts";

/** Returns the verdict on a checked list, in one line. */
export function checkVerdict(
  phrases: Phrases,
  { facts, total }: Pick<Checked, "facts" | "total">,
): Pick<Verdict, "tone" | "headline"> {
  const { holds, deletes } = facts.record;
  if (holds.some(({ scope }) => scope !== "deletes"))
    return { tone: "waiting", headline: phrases.say("console.check.verdict.held") };
  if (deletes.held > 0)
    return { tone: "waiting", headline: phrases.say("console.check.verdict.held_deletes", { count: deletes.held }) };
  const rows = total("row");
  if (rows > 0) return { tone: "attention", headline: phrases.say("console.check.verdict.rows", { rows }) };
  const changes = total("create") + total("update") + total("delete");
  return {
    tone: "good",
    headline: phrases.say(changes === 0 ? "console.check.verdict.nothing" : "console.check.verdict.good"),
  };
}
