import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { timeElement } from "../../../pipeline/report/page/look/page-words.ts";
import type { Upload } from "../../../run/decisions/uploads/upload-folder.ts";
import type { ConsoleContext } from "../../context.ts";
import { runPath } from "../run/run-place.ts";
import { runOfUpload } from "./run-of-upload.ts";

type Context = Pick<ConsoleContext, "withLedger" | "uploads">;

/**
 * Returns where else a file with the same bytes is: it was processed before, or a person gave it to the console already. Nothing
 * is refused, because a list may be sent again on purpose.
 */
export function sameFileNotice(phrases: Phrases, upload: Upload, context: Context): Markup | null {
  const waiting = waitingTwin(upload, context);
  const [processed] = context.withLedger(({ overview }) => overview.ofContent(upload.sha256));
  const notices = [
    waiting === null
      ? null
      : withTime(phrases, "console.check.same_waits", waiting.at, waiting.by, {
          href: `/checks/${waiting.id}`,
          text: phrases.say("console.check.same_waits_link"),
        }),
    processed === undefined
      ? null
      : withTime(phrases, "console.check.same_processed", processed.startedAt, processed.feed, {
          href: runPath(processed.run),
          text: phrases.say("console.check.same_processed_link"),
        }),
  ].filter((notice) => notice !== null);
  return notices.length === 0 ? null : markup`${notices}`;
}

/** Returns an earlier upload of the same bytes that waits for a person or for the program; null: there is none. */
function waitingTwin({ id, sha256, at }: Upload, context: Context): Upload | null {
  const twin = context.uploads
    .all()
    .filter(({ upload }) => upload.sha256 === sha256 && upload.id !== id && upload.at <= at)
    .find(({ upload, state }) => state.kind !== "taken" || runOfUpload(context, upload, state.at) === null);
  return twin?.upload ?? null;
}

function withTime(
  phrases: Phrases,
  key: "console.check.same_waits" | "console.check.same_processed",
  at: string,
  name: string,
  { href, text }: { readonly href: string; readonly text: string },
): Markup {
  const [before = "", after = ""] = phrases.say(key, { at: "\u0000", name }).split("\u0000");
  return markup`<p class="notice">${before}${timeElement(phrases, at)}${after} <a href="${href}">${text}</a></p>`;
}
