import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, trusted, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import type { PageContent, Route } from "../../route.ts";
import { ownPath } from "../../own-path.ts";
import { fillForms } from "./fill-forms.ts";
import type { KeptForms } from "./kept-forms.ts";

/** The path to which a person posts that the kept form is not needed. */
const DROP_PATH = "/kept-form/drop";

/** Returns the page with what was typed in its form, and a notice above that nothing of it was sent yet. */
export function withKeptForm(phrases: Phrases, page: PageContent, path: string, typed: URLSearchParams): PageContent {
  const { html, homeless } = fillForms(page.body.text, path, typed);
  return { ...page, body: markup`${notice(phrases, path, homeless)}${trusted(html)}` };
}

function notice(phrases: Phrases, path: string, homeless: readonly string[]): Markup {
  const lost = homeless.map((value) => markup`<li>${value}</li>`);
  return markup`<div class="notice waiting" role="status"><p>${phrases.say("console.kept.notice")}</p>
${lost.length === 0 ? null : markup`<p>${phrases.say("console.kept.homeless")}</p><ul>${lost}</ul>`}
<form method="post" action="${DROP_PATH}"><input type="hidden" name="to" value="${path}"><button>${phrases.say("console.kept.drop")}</button></form></div>
`;
}

/** The route by which a person drops the kept form. */
export function keptFormRoutes(kept: KeptForms): readonly Route[] {
  return [
    {
      method: "POST",
      path: DROP_PATH,
      role: "reader",
      handle({ session, form }) {
        const to = ownPath(form.get("to"));
        if (session !== null) kept.drop(session, to);
        return { kind: "see_other", to };
      },
    },
  ];
}
