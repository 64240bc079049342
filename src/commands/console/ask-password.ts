import { Writable } from "node:stream";
import { createInterface } from "node:readline";
import { StartupError } from "../../app/startup-error.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** Longest input from which a password is read. */
const MOST_INPUT = 10_000;

/**
 * Returns a new password: asked for twice on a terminal, without an echo, or the first line of stdin.
 *
 * @throws StartupError if the two differ, if there is no terminal, or if the person stops
 */
export async function askNewPassword(fromStdin: boolean, terminal: Terminal): Promise<string> {
  if (fromStdin) return firstLineOf(process.stdin);
  if (!terminal.isInteractive)
    throw new StartupError(
      2,
      "There is no terminal to ask for the password. Add --password-stdin to read it from stdin.",
    );
  const first = await askHidden("Password: ");
  const second = await askHidden("The same password again: ");
  if (first !== second) throw new StartupError(1, "The two passwords differ. Nothing was changed.");
  return first;
}

async function firstLineOf(stream: AsyncIterable<Buffer | string>): Promise<string> {
  let text = "";
  for await (const piece of stream) {
    text += String(piece);
    if (text.length > MOST_INPUT) throw new StartupError(1, "The text on stdin is too long for a password.");
  }
  return text.split(/\r?\n/u)[0] ?? "";
}

/** Asks a question on a terminal. What the person types is not shown. */
async function askHidden(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const dialogue = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await new Promise<string>((resolve, reject) => {
      const stopped = () => reject(new StartupError(1, "\nStopped without a password. Nothing was changed."));
      dialogue.once("line", resolve);
      dialogue.once("SIGINT", stopped);
      dialogue.once("close", stopped);
    });
  } finally {
    dialogue.close();
    process.stderr.write("\n");
  }
}
