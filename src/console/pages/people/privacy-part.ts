import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { section } from "../../../pipeline/report/page/look/page-words.ts";

/** What the page of a person offers to those who answer the person's requests. */
export interface PrivacyPart {
  /** Whether the reader may decide. */
  readonly mayDecide: boolean;
  readonly isNever: boolean;
  /** Whether the person has a contact in the service. */
  readonly hasContact: boolean;
  /** Stands for the person as the page shows the person. */
  readonly seen: string;
  /** The requests that wait, in place of their buttons; null: none waits. */
  readonly waiting: Readonly<Record<"never" | "erase", Markup | null>>;
}

/** Returns the part of a person's page by which requests of the person are carried out; nothing for other readers. */
export function privacySection(
  phrases: Phrases,
  id: string,
  { mayDecide, isNever, hasContact, seen, waiting }: PrivacyPart,
): Markup | null {
  if (!mayDecide) return null;
  const shown = markup`<input type="hidden" name="seen" value="${seen}">`;
  const neverForm =
    () => markup`<form method="post" action="/people/${id}">${shown}<p id="never-help">${phrases.say(hasContact ? "console.people.never_help" : "console.people.never_help_row")}</p>
<p class="actions"><button name="act" value="never" aria-describedby="never-help">${phrases.say("console.people.never")}</button></p></form>`;
  // Once the person is erased, no person is left who could never be greeted.
  const neverButton = waiting.erase === null ? neverForm() : null;
  const never = isNever ? markup`<p>${phrases.say("console.people.never_done")}</p>` : (waiting.never ?? neverButton);
  const exported = markup`<div><p id="export-help">${phrases.say("console.people.export_help")}</p>
<p class="actions"><a class="button" href="/people/${id}/export" download aria-describedby="export-help">${phrases.say("console.people.export")}</a></p></div>`;
  // The never entry stays when its person is erased.
  const returns = isNever ? "" : ` ${phrases.say("console.people.erase_returns")}`;
  const eraseForm =
    () => markup`<form method="post" action="/people/${id}">${shown}<p id="erase-help">${phrases.say(hasContact ? "console.people.erase_help" : "console.people.erase_help_row")}${returns}</p>
<p><label class="tick"><input type="checkbox" name="keep" value="yes"> ${phrases.say("console.people.erase_keep")}</label></p>
<p><label class="tick"><input type="checkbox" name="sure" value="yes" required> ${phrases.say("console.people.erase_sure")}</label></p>
<p class="actions"><button name="act" value="erase" aria-describedby="erase-help">${phrases.say("console.people.erase")}</button></p></form>`;
  return section(
    "privacy",
    phrases.say("console.people.privacy"),
    null,
    markup`<div class="requests">${never}${exported}${waiting.erase ?? eraseForm()}</div>`,
  );
}
