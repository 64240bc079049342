import type { RequestOf, RequestResult } from "../../../model/request.ts";
import type { RunEnv } from "../../run-env.ts";
import type { Recorder } from "../recorded-change.ts";

/** Takes back a setting that a feed has learned from an answer. The next list asks again where it can be read in two ways. */
export function unlearnSetting(
  { feed, name }: RequestOf<"unlearn">,
  { ledger: { learnedSettings } }: Pick<RunEnv, "ledger">,
  record: Recorder,
): RequestResult {
  const learned = learnedSettings.of(feed).find((setting) => setting.name === name);
  if (learned === undefined)
    return { exitCode: 2, lines: [`The feed “${feed}” has learned no ${name}.`], code: "unknown" };
  const choice = `${name} ${learned.value}`;
  record.once({ kind: "unlearn", feed, choice }, () => learnedSettings.revoke(feed, name));
  return {
    exitCode: 0,
    lines: [
      `${feed} no longer reads dates by ${name} ${learned.value}. Birthdays that were sent stay as they are.`,
      "The next list asks again about dates that can be read in two ways.",
    ],
  };
}
