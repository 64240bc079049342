import { dirname } from "node:path";
import type { AppOptions } from "../app/open-service.ts";
import { scrubberOf } from "../app/scrubber.ts";
import type { Settings } from "../config/settings.ts";
import { whyNotStartable } from "../notify/find-program.ts";
import { sendNotice } from "../notify/notifier.ts";
import type { Findings } from "./findings.ts";

/** Checks that the configured command exists and may be executed, without starting it. */
export function checkNotifyProgram(settings: Settings, env: AppOptions["env"], findings: Findings): void {
  const [program = ""] = settings.notifyCommand ?? [];
  if (settings.notifyCommand === null) return;
  const failure = whyNotStartable(program, dirname(settings.configFile), env);
  const detail =
    failure === null
      ? `${program} (check --notify sends a test notice)`
      : `${failure}: correct notify.command, or make the file executable (chmod +x)`;
  findings.add({ what: "Notify", ok: failure === null, detail });
}

/** Sends a test notice with the configured command. */
export async function checkNotify(settings: Settings, env: AppOptions["env"], findings: Findings): Promise<void> {
  const message = "This is a test of celebration-sync. Everything is in order, and there is nothing to do.";
  const failure = await sendNotice({ event: "test", message }, { settings, env, scrub: scrubberOf(settings, env) });
  const detail = failure === null ? `sent by ${settings.notifyCommand?.[0] ?? ""}` : `${failure}: see notify.command`;
  findings.add({ what: "Notify", ok: failure === null, detail });
}
