import type { RunRecord } from "../../../model/run-record.ts";
import type { Phrases } from "../language/phrases.ts";

/** Returns what people call a run: its file, the way back of a file, or what was asked for about a person. */
export function runInWords(phrases: Phrases, { kind, file }: Pick<RunRecord, "kind" | "file">): string {
  switch (kind) {
    case "list":
    case "rejections":
      return file;
    case "undo":
      return phrases.say("undo.of_file", { file });
    case "removal":
      return phrases.say(file === "erase" ? "console.people.erase" : "console.people.never");
  }
}
