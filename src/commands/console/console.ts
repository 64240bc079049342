import { takeConsoleLock } from "../../app/console-lock.ts";
import { openRequestsOfConsole } from "../../app/stored-requests.ts";
import { StartupError } from "../../app/startup-error.ts";
import { CannotListen, startConsole } from "../../console/start-console.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { createLog } from "../../system/log.ts";
import { checkOneChoice, type AccountFlags } from "../accounts/each-account.ts";
import { settingsFor } from "../session/settings.ts";
import { stopSignal } from "../session/stop-signals.ts";
import { logOptions } from "../terminal/log-options.ts";
import { consoleContext } from "./console-context.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** Serves the console until SIGTERM or SIGINT. It needs no API key. */
export async function webConsole(flags: AccountFlags, terminal: Terminal): Promise<ExitCode> {
  checkOneChoice(flags);
  if (flags.accounts !== undefined)
    return (await import("./accounts-console.ts")).accountsConsole(flags.accounts, terminal);
  const settings = settingsFor(flags.config);
  const { level, logForm, writeLog } = logOptions(settings, terminal, { isDaemon: true });
  const log = createLog({ level, form: logForm, scrub: (text) => text, write: writeLog });
  const lock = takeConsoleLock(settings);
  const requests = openRequestsOfConsole(settings, (message) => log("warn", message));
  const started = await startConsole(consoleContext(settings, log, requests)).catch((error: unknown) => {
    throw error instanceof CannotListen ? new StartupError(1, error.message) : error;
  });
  const stopped = stopSignal();
  const { publicUrl } = settings.console;
  terminal.print(`The console listens at ${started.url.startsWith("unix:") ? started.url : `${started.url}/`}`);
  if (publicUrl !== null) terminal.print(`People open ${publicUrl}/`);
  if (started.enterUrl !== null) terminal.print(`Open this link once to sign in: ${started.enterUrl}`);
  if (terminal.json) terminal.printJson({ url: started.url, publicUrl, enterUrl: started.enterUrl });
  await stopped;
  await started.close();
  requests.close();
  lock.release();
  return 0;
}
