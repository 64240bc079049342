import { dirname } from "node:path";
import type { AppOptions } from "../../app/open-service.ts";
import { mailPasswordReader, scrubberOf } from "../../app/scrubber.ts";
import type { Settings } from "../../config/settings.ts";
import { asSentence } from "../../model/text/sentence.ts";
import { whyNotStartable } from "../../notify/find-program.ts";
import { tryEachWay } from "../../notify/notifier.ts";
import type { Findings } from "./findings.ts";

const HINT = "(check --notify sends a test notice)";

/** Checks the configured ways of notices without sending anything: the program can be started, the password can be read. */
export function checkNotifyProgram(settings: Settings, env: AppOptions["env"], findings: Findings): void {
  const { command, mail, webhook } = settings.notify;
  if (command !== null) {
    const [program = ""] = command;
    const failure = whyNotStartable(program, dirname(settings.configFile), env);
    const detail =
      failure === null
        ? `${program} ${HINT}`
        : `${failure}: correct notify.command, or make the file executable (chmod +x)`;
    findings.add({ what: "Notify", ok: failure === null, detail });
  }
  if (mail !== null) {
    const password = mailPasswordReader(settings, env)();
    const ok = password?.kind !== "unusable";
    findings.add({
      what: "Mail",
      ok,
      detail: ok ? `${mail.host}:${mail.port} ${HINT}` : `${password.what} ${password.hint}`,
    });
  }
  if (webhook !== null) findings.add({ what: "Webhook", ok: true, detail: `${new URL(webhook.url).origin} ${HINT}` });
}

const NAMES = { command: "Notify", mail: "Mail", webhook: "Webhook" } as const;

/** Sends a test notice by each configured way. */
export async function checkNotify(settings: Settings, env: AppOptions["env"], findings: Findings): Promise<void> {
  const mailPassword = mailPasswordReader(settings, env);
  const ends = await tryEachWay({ settings, env, mailPassword, scrub: scrubberOf(settings, env) });
  if (ends.length === 0)
    findings.add({ what: "Notify", ok: false, detail: "no notices are configured: see notify.command" });
  for (const { way, place, failure } of ends) {
    const detail =
      failure === null
        ? `sent ${way === "command" ? "by" : "to"} ${place}`
        : `${asSentence(failure)} See notify.${way}.`;
    findings.add({ what: NAMES[way], ok: failure === null, detail });
  }
}
