import type { FeedSettings } from "../../../model/feed.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import type { ConsoleContext } from "../../context.ts";
import { errorSummary, type FormError } from "../../look/form-parts.ts";
import { mayAct, type SignedIn } from "../../person.ts";

/** What a person typed, and what is wrong with it. */
export interface TriedUpload {
  readonly feed: string;
  readonly errors: readonly FormError[];
}

/** The parts of the home page that take a list. */
export interface UploadParts {
  /** The errors of the form, or what became of a list that was here. It belongs at the top of the page. */
  readonly message: Markup | null;
  /** null: the person may not upload lists. */
  readonly form: Markup | null;
}

/**
 * Returns the form *Choose a list* and what is said about it.
 *
 * @param tried the form that had errors; null: the form is blank
 * @param isRemoved whether the person just removed a list
 */
export function uploadParts(
  phrases: Phrases,
  { settings, consoleSettings }: Pick<ConsoleContext, "settings" | "consoleSettings">,
  person: SignedIn | null,
  tried: TriedUpload | null,
  isRemoved = false,
): UploadParts {
  const errors = tried?.errors ?? [];
  const removed = isRemoved
    ? markup`<p class="notice" role="status">${phrases.say("console.check.removed")}</p>`
    : null;
  if (!mayAct(person, "editor")) return { message: removed, form: null };
  const most = megabytes(consoleSettings.maxUploadBytes);
  const form = markup`<section id="choose"><form class="drop" data-drop method="post" action="/" enctype="multipart/form-data">
<h2 id="choose-h"><label for="file">${phrases.say("console.check.choose")}</label></h2>
<p class="help" id="file-help">${phrases.say("console.check.choose_help", { most })}</p>
<div class="field">${errorAt("file", errors)}<input id="file" name="file" type="file" aria-describedby="file-help${errors.some(({ field }) => field === "file") ? " file-error" : ""}"${invalid("file", errors)}></div>
${feedField(phrases, settings.feeds, tried?.feed ?? "", errors)}
<p class="actions"><button class="main">${phrases.say("console.check.button")}</button></p></form></section>
`;
  return { message: markup`${errorSummary(phrases, errors)}${removed}`, form };
}

/** Returns the field *List of*, by which a person chooses the feed. */
export function feedField(
  phrases: Phrases,
  feeds: readonly Pick<FeedSettings, "name">[],
  chosen: string,
  errors: readonly FormError[] = [],
): Markup {
  const option = (value: string, text: string) =>
    markup`<option value="${value}"${value === chosen ? markup` selected` : null}>${text}</option>`;
  const byName = feeds.length > 1 ? option("", phrases.say("console.check.by_name")) : null;
  return markup`<div class="field"><label for="feed">${phrases.say("console.check.list_of")}</label>
${errorAt("feed", errors)}<select id="feed" name="feed"${invalid("feed", errors)}>${byName}${feeds.map(({ name }) => option(name, name))}</select></div>`;
}

function errorAt(field: string, errors: readonly FormError[]): Markup | null {
  const found = errors.find((error) => error.field === field);
  return found === undefined ? null : markup`<span class="error" id="${field}-error">${found.message}</span>`;
}

function invalid(field: string, errors: readonly FormError[]): Markup | null {
  return errors.some((error) => error.field === field) ? markup` aria-invalid="true"` : null;
}

/** Returns bytes in whole megabytes. */
export function megabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024);
}
