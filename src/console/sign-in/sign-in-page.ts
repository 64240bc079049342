import type { Phrases } from "../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../pipeline/report/page/look/markup.ts";
import { errorSummary, textField, type FormError } from "../look/form-parts.ts";
import type { PageContent } from "../route.ts";

export interface SignInPage {
  /** The page that follows. */
  readonly to: string;
  /** The account that the person named; null: the console has one account only. */
  readonly account?: string | null;
  readonly name?: string;
  readonly errors?: readonly FormError[];
  /** Sentences above the form. */
  readonly notices?: readonly string[];
  /** Whether people sign in with a name and a password. */
  readonly hasForm: boolean;
  /** A link to another place where people sign in; null: none. */
  readonly elsewhere?: { readonly href: string; readonly text: string } | null;
}

export function signInPage(phrases: Phrases, page: SignInPage): PageContent {
  const { notices = [], elsewhere = null, errors = [] } = page;
  const title = phrases.say("console.sign_in.title");
  const link =
    elsewhere === null
      ? null
      : markup`<p class="actions"><a class="main" href="${elsewhere.href}">${elsewhere.text}</a></p>`;
  return {
    title,
    body: markup`<h1>${title}</h1>
${notices.map((notice) => markup`<p class="notice waiting">${notice}</p>`)}${errorSummary(phrases, errors)}${page.hasForm ? form(phrases, page) : null}${link}`,
  };
}

function form(phrases: Phrases, { to, account = null, name = "", errors = [] }: SignInPage): Markup {
  const accountField =
    account === null
      ? null
      : textField(
          {
            id: "account",
            label: phrases.say("console.sign_in.account"),
            value: account,
            autocomplete: "organization",
          },
          errors,
        );
  const nameField = { id: "name", label: phrases.say("console.sign_in.name"), value: name, autocomplete: "username" };
  const password = {
    id: "password",
    label: phrases.say("console.sign_in.password"),
    type: "password",
    autocomplete: "current-password",
  } as const;
  return markup`<form method="post" action="/sign-in"><input type="hidden" name="to" value="${to}">
${accountField}${textField(nameField, errors)}${textField(password, errors)}<p class="actions"><button class="main">${phrases.say("console.sign_in.title")}</button></p></form>
`;
}
