/** The contract that every implementation of the port `Service` must keep, rule by rule. */
import { describe, onTestFinished } from "vitest";
import { answeringContract } from "./answering.ts";
import { changingContract } from "./changing.ts";
import { creatingContract } from "./creating.ts";
import type { MakeHarness, Open } from "./harness.ts";

export function serviceContract(name: string, makeHarness: MakeHarness): void {
  const open: Open = async (settings = {}) => {
    const harness = await makeHarness(settings);
    onTestFinished(() => harness.close());
    return harness;
  };

  describe(name, () => {
    creatingContract(open);
    changingContract(open);
    answeringContract(open);
  });
}
