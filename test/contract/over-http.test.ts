import { createHttpService } from "../../src/api/http-service.ts";
import { listenSandbox } from "../../src/sandbox/http/listen.ts";
import { createSandbox } from "../../src/sandbox/sandbox.ts";
import { CONTRACT_SETTINGS } from "./harness.ts";
import { serviceContract } from "./service-contract.ts";

serviceContract("the HTTP client and the sandbox over HTTP", async (settings) => {
  const sandbox = createSandbox({ ...CONTRACT_SETTINGS, ...settings }, Date);
  const listening = await listenSandbox(sandbox);
  const services: ReturnType<typeof createHttpService>[] = [];
  const withKey = (apiKey: string) => {
    const service = createHttpService({ baseUrl: listening.baseUrl, apiKey, timeoutMs: 60_000 });
    services.push(service);
    return service;
  };
  return {
    sandbox,
    service: withKey("main-key"),
    withKey,
    async close() {
      for (const service of services) await service.close();
      await listening.close();
      sandbox.close();
    },
  };
});
