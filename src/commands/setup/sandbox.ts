import type { ExitCode } from "../../run/exit-code.ts";
import { listenSandbox } from "../../sandbox/http/listen.ts";
import { parseSandboxOptions, type SandboxRecord } from "../../sandbox/options.ts";

import { createSandbox } from "../../sandbox/sandbox.ts";
import { stopSignal } from "../session/stop-signals.ts";
import type { Terminal } from "../terminal/terminal.ts";

export { faultKindsText } from "../../sandbox/faults/fault-spec.ts";
export { SANDBOX_SWITCHES } from "../../sandbox/options.ts";

/** Serves the service's interface on loopback until SIGTERM or SIGINT. */
export async function sandbox(flags: SandboxRecord, terminal: Terminal): Promise<ExitCode> {
  const options = parseSandboxOptions(flags);
  if (options.kind === "invalid") {
    for (const error of options.errors) terminal.complain(error);
    return 2;
  }
  const opened = createSandbox(options.settings, Date);
  try {
    const listening = await listenSandbox(opened);
    const stopped = stopSignal();
    const { settings } = opened;
    const [first] = settings.key;
    if (terminal.json) terminal.printJson({ url: listening.url, baseUrl: listening.baseUrl });
    terminal.print(`Sandbox: ${listening.url}/   (its page)`);
    terminal.print(`api.baseUrl: ${listening.baseUrl}   API key: ${first?.key ?? "none"}`);
    terminal.print(
      settings.data === ":memory:"
        ? "All data is lost when the sandbox stops. Use --data FILE to keep it."
        : `Data: ${settings.data}`,
    );
    await stopped;
    await listening.close();
    return 0;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
    terminal.complain(
      "Another program already listens on this port. Give another --port, or leave --port out to get a free one.",
    );
    return 1;
  } finally {
    opened.close();
  }
}
