import type { DoubtDecision, RequestOf, RequestResult } from "../../model/request.ts";
import type { RunEnv } from "../run-env.ts";
import type { Recorder } from "./recorded-change.ts";
import { contactIdOf, isInDoubt, resolveDoubt } from "./manual-decisions.ts";

const NOT_CREATED = /^(?:not ?created|not ?there|no|none|nein|non)$/u;

/** Resolves the creates in doubt of a file. The result accounts for every line. A line without a decision changes nothing. */
export function resolveMany(
  { decisions }: RequestOf<"resolve_many">,
  env: Pick<RunEnv, "ledger" | "now">,
  record: Recorder,
): RequestResult {
  const items = decisions.map((decision) => ({ ...toItem(decision), ...resolveOne(decision, env, record) }));
  const count = (outcome: Resolved["outcome"]) => items.filter((item) => item.outcome === outcome).length;
  const refused = items.flatMap(({ line, operation, reason }) =>
    reason === null ? [] : [`Line ${line}: ${operation || "(no number or _id)"} not resolved: ${reason}`],
  );
  const notInDoubt = count("not_in_doubt");
  const others = notInDoubt === 0 ? "" : `, ${notInDoubt} not in doubt`;
  const lines = [
    `${count("created")} resolved as created, ${count("not_created")} as not created, ${count("left")} left in doubt${others}, ${refused.length} refused.`,
    ...refused,
  ];
  return { exitCode: refused.length === 0 ? 0 : 3, lines, items };
}

interface Resolved {
  /** `not_in_doubt`: a line without a decision, whose create was resolved before. */
  readonly outcome: "created" | "not_created" | "left" | "not_in_doubt" | "refused";
  readonly reason: string | null;
}

function toItem({ line, operation, contactId }: DoubtDecision) {
  return { line, operation, contactId };
}

function resolveOne(
  { operation, contactId: text }: DoubtDecision,
  env: Pick<RunEnv, "ledger" | "now">,
  record: Recorder,
): Resolved {
  if (text.trim() === "") return { outcome: isInDoubt(operation, env.ledger) ? "left" : "not_in_doubt", reason: null };
  const isCreated = !NOT_CREATED.test(text.trim().toLowerCase().replaceAll("_", " "));
  const contactId = isCreated ? contactIdOf(text) : null;
  if (isCreated && contactId === null)
    return { outcome: "refused", reason: `“${text}” is neither a contact_id nor “not created”.` };
  const { exitCode, lines } = resolveDoubt({ kind: "resolve", operation, contactId }, env, record);
  if (exitCode !== 0) return { outcome: "refused", reason: lines.join(" ") };
  return { outcome: isCreated ? "created" : "not_created", reason: null };
}
