import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSettings } from "../../../src/config/load.ts";
import { makePass } from "../../../src/run/inbox-pass.ts";
import { dropFile } from "../../simulation/world/drop-file.ts";
import { openWorkplace } from "../../simulation/world/workplace.ts";
import type { ListCase } from "./model.ts";

/** The parts of `plan.json` that a verdict needs. */
export interface ListPlan {
  readonly columns: Readonly<Record<string, string | null>>;
  readonly rows: Readonly<Record<string, number>>;
  readonly operations: readonly PlannedContact[];
  readonly rejections: readonly PlanIssue[];
  readonly warnings: readonly PlanIssue[];
  readonly skipped: readonly { readonly line: number; readonly reason: string }[];
  /** Columns whose use a person decides; plans of earlier versions have none. */
  readonly proposals?: readonly { readonly field: string }[];
  readonly holds: readonly { readonly guard: string; readonly message: string }[];
}

export interface PlannedContact {
  readonly operation: string;
  readonly line: number;
  readonly input: Readonly<Record<string, unknown>>;
}

export interface PlanIssue {
  readonly line: number | null;
  readonly code: string;
  readonly field: string | null;
  readonly message: string;
}

/** What the program makes of a list: a plan, or a refusal of the whole file. */
export type ListResult =
  | { readonly kind: "plan"; readonly plan: ListPlan }
  | { readonly kind: "refused"; readonly code: string; readonly message: string };

const GROUP = "Team birthdays";

/** Drops the list of a case into a new installation, runs it, and returns what its report says. */
export async function runList({ file, bytes, settings }: ListCase): Promise<ListResult> {
  const feedSettings = { files: ["*"], mode: "changes", defaults: { group: GROUP }, ...settings };
  const config = { api: { baseUrl: "https://service.example/v1", keyEnv: "KEY" }, feeds: { list: feedSettings } };
  const parsed = parseSettings(JSON.stringify(config), "corpus.json");
  if (parsed.kind === "errors") throw new Error(JSON.stringify(parsed.errors));
  const group = [{ name: GROUP, category: "birthday" as const, account: "main" }];
  const place = openWorkplace(1, { group }, 1, () => {});
  try {
    dropFile(place, file, Buffer.from(await bytes()));
    const end = await makePass(
      { feeds: parsed.settings.feeds, settleSeconds: 2, patienceSeconds: 60, files: null, triesDeferred: true },
      place.env({ waitsForProbes: true }),
    );
    const [refused] = end.failed;
    if (refused !== undefined) return { kind: "refused", code: refused.refusal.code, message: refused.refusal.message };
    const [run] = end.runs;
    if (run === undefined) throw new Error(end.stopReason ?? `The run left ${file} in the inbox.`);
    const text = readFileSync(join(place.folders.reports, run.record.run, "plan.json"), "utf8");
    return { kind: "plan", plan: JSON.parse(text) as ListPlan };
  } finally {
    place.remove();
  }
}
