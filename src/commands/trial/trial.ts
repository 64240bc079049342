import { openService } from "../../app/open-service.ts";
import { openTrial, type Trial } from "../../app/trial/open-trial.ts";
import { counted } from "../../model/text/counted.ts";
import { makePass } from "../../run/inbox-pass.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { exitCodeOfPass, passInJson, passOptions, showPass, type ShownPass } from "../lists/run.ts";
import { settingsFor } from "../session/settings.ts";
import { listenForStop } from "../session/stop-signals.ts";
import { logOptions } from "../terminal/log-options.ts";
import { openProgress } from "../terminal/progress.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { sandboxStandIn } from "./stand-in.ts";

export interface TrialFlags {
  readonly config?: string;
  readonly until?: string;
  readonly accounts?: string;
  /** Where a new folder with the reports is made; absent: among the temporary files. */
  readonly folder?: string;
}

/**
 * Shows what `run` would do, and the reports that it would write. The sandbox stands in for the service: only the group list
 * is read from the service itself. Nothing in the data folders changes.
 */
export async function trial(files: readonly string[], flags: TrialFlags, terminal: Terminal): Promise<ExitCode> {
  const other = flags.until === undefined ? (flags.accounts === undefined ? null : "--accounts") : "--until";
  if (other !== null) {
    terminal.complain(`${other} and --trial do not go together. A trial is for one account, and sends nothing.`);
    return 2;
  }
  const settings = settingsFor(flags.config);
  const complain = (text: string) => terminal.complain(text);
  const stop = listenForStop({ complain, deadline: null, onHangUp: () => {} });
  const progress = openProgress(terminal, Date.now, complain);
  const options = logOptions(settings, terminal);
  const logging = {
    ...options,
    writeLog: (text: string) => {
      progress.end();
      options.writeLog(text);
    },
  };
  const real = openService(settings, logging, null);
  try {
    const run = { who: `a trial, process ${process.pid}`, signal: stop.signal, progress: progress.show };
    const opened = await openTrial(settings, logging, run, {
      inbox: files.length === 0 ? "copied" : "empty",
      folder: flags.folder ?? null,
      real: real.service,
      makeStandIn: sandboxStandIn,
    });
    let runs: readonly string[] = [];
    try {
      const pass = await makePass(passOptions(settings, files), opened.env);
      runs = pass.runs.map(({ record }) => record.run);
      progress.end();
      const failed = pass.failed.map((file) => ({ ...file, path: opened.realPath(file.path), isMoved: false }));
      showTrial({ ...pass, failed }, opened, terminal);
      return exitCodeOfPass(pass, stop.signal.aborted, files.length > 0);
    } finally {
      opened.close(runs);
    }
  } finally {
    progress.end();
    stop.close();
    await real.close();
  }
}

function showTrial(pass: ShownPass, { reports, withoutFields }: Trial, terminal: Terminal): void {
  if (terminal.json) {
    terminal.printJson({
      ...passInJson(pass),
      trial: { reports: pass.runs.length === 0 ? null : reports, contactsWithoutFields: withoutFields },
    });
    return;
  }
  const { paint, print } = terminal;
  print(
    paint("bold", "This is a trial: nothing was sent to the service, and nothing was changed in the data folders."),
  );
  showPass(pass, terminal);
  if (withoutFields > 0)
    print(
      `The trial does not know the fields of ${counted(withoutFields, "contact")}, which a person linked or a rebuild restored. ` +
        "The service may answer 409 where one of them has the same e-mail or phone.",
    );
  if (pass.runs.length > 0) print("The reports hold data of people. Delete the folder once you have read them:");
  if (pass.runs.length > 0) print(`  ${reports}`);
}
