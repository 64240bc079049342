import { LANGUAGES } from "../../model/feed.ts";
import { showControls } from "../../model/text/control-characters.ts";
import { phrasesIn, type Phrases } from "../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../pipeline/report/page/look/markup.ts";
import { TEXTURES } from "../../pipeline/report/page/look/outcome-bar.ts";
import type { PageContent } from "../route.ts";
import type { SignedIn } from "../person.ts";
import { ONE_ACCOUNT, withPrefix, type AccountFrame, type Frame } from "./frame.ts";

const PLACES = [
  ["/", "console.nav.lists"],
  ["/runs", "console.nav.history"],
  ["/doubts", "console.nav.doubts"],
  ["/people", "console.nav.people"],
  ["/greetings", "console.nav.greetings"],
  ["/settings", "console.nav.settings"],
] as const;

/**
 * Returns a whole page: header with navigation, the page's content, and the foot with languages and *Sign out*.
 *
 * @param person null: no one is signed in, so the page has no navigation
 * @param path the page's own path; a change of language returns to it
 */
export function layoutPage(
  phrases: Phrases,
  person: SignedIn | null,
  path: string,
  page: PageContent,
  frame: Frame = ONE_ACCOUNT,
): string {
  const { account, hasNavigation, prefix } = frame;
  const hasHeader = person !== null && hasNavigation;
  const of = account === null ? "" : ` · ${account.name}`;
  const head = markup`<!doctype html>
<html lang="${phrases.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${showControls(page.title)}${of} · Celebration Sync</title>
<link rel="stylesheet" href="/style.css"><link rel="icon" href="data:,"><script src="/script.js" defer></script>${refresh(page)}${page.head ?? null}</head>
<body class="console"><a class="skip" href="#content">${phrases.say("console.nav.skip")}</a>
${TEXTURES}${hasHeader ? markup`<header class="site">` : null}`;
  const rest = markup`${hasHeader ? markup`${navigation(phrases, page.place ?? path)}</header>` : null}
<main id="content" tabindex="-1"${page.refreshSeconds === undefined ? null : markup` data-refresh="${page.refreshSeconds}"`}>
${page.body}
</main>
${foot(phrases, person, path)}</body></html>
`;
  const bar = !hasHeader || account === null ? "" : accountBar(phrases, account).text;
  return withPrefix(head.text, prefix) + bar + withPrefix(rest.text, prefix);
}

/** Returns the line that says which account the pages are of. Its link leads out of the account's pages. */
function accountBar(phrases: Phrases, { name, hasOthers, isFormer }: AccountFrame): Markup {
  const others = hasOthers ? markup`<a href="/">${phrases.say("console.accounts.all")}</a>` : null;
  const notice = isFormer
    ? markup`<p class="notice waiting" role="status">${phrases.say("console.accounts.former")}</p>`
    : null;
  return markup`<div class="account-bar"><p><b><bdi>${name}</bdi></b></p>${others}</div>${notice}`;
}

/** Without JavaScript, the browser loads a page that is going to change again. With it, the script does, and keeps the focus. */
function refresh({ refreshSeconds }: PageContent): Markup | null {
  return refreshSeconds === undefined
    ? null
    : markup`<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>`;
}

/** Returns a page with one sentence, for instance because the person may not see what was asked for. */
export function refusalPage(
  phrases: Phrases,
  person: SignedIn | null,
  path: string,
  message: string,
  frame: Frame = ONE_ACCOUNT,
): string {
  const title = phrases.say("console.refused.title");
  const backTo = phrases.say(frame.hasNavigation ? "console.refused.back" : "console.accounts.all");
  const back = person === null ? null : markup`<p><a href="/">${backTo}</a></p>`;
  const body = markup`<h1>${title}</h1><p class="lead">${message}</p>${back}`;
  return layoutPage(phrases, person, path, { title, body }, frame);
}

function navigation(phrases: Phrases, place: string): Markup {
  return markup`<nav aria-label="${phrases.say("console.nav.label")}"><ul>${PLACES.map(
    ([path, key]) =>
      markup`<li><a href="${path}"${path === place ? markup` aria-current="page"` : null}>${phrases.say(key)}</a></li>`,
  )}</ul></nav>`;
}

function foot(phrases: Phrases, person: SignedIn | null, path: string): Markup {
  const languages = LANGUAGES.map(
    (language) =>
      markup`<button name="language" value="${language}" lang="${language}"${language === phrases.language ? markup` aria-pressed="true"` : null}>${phrasesIn(language).say("console.foot.own_name")}</button>`,
  );
  const signOut = markup`<form method="post" action="/sign-out"><p>${phrases.say("console.foot.person", { name: person?.name ?? "" })} <button>${phrases.say("console.foot.sign_out")}</button></p></form>`;
  return markup`<footer class="site">${person === null ? null : signOut}
<form method="post" action="/language" class="languages" aria-label="${phrases.say("console.foot.language")}"><input type="hidden" name="to" value="${path}">${languages}</form></footer>
`;
}
