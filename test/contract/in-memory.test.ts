import { createSandbox } from "../../src/sandbox/sandbox.ts";
import { CONTRACT_SETTINGS } from "./harness.ts";
import { createInMemoryService } from "./in-memory-service.ts";
import { serviceContract } from "./service-contract.ts";

const NOW = Date.UTC(2026, 10, 21, 2, 0, 0);

serviceContract("the sandbox's handlers in memory", async (settings) => {
  const sandbox = createSandbox({ ...CONTRACT_SETTINGS, ...settings }, { now: () => NOW });
  const withKey = (apiKey: string) => createInMemoryService(sandbox, apiKey, () => NOW);
  return { sandbox, service: withKey("main-key"), withKey, close: async () => sandbox.close() };
});
