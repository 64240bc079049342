import { LANGUAGES } from "../../model/feed.ts";
import { phrasesIn, type Phrases } from "../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../pipeline/report/page/look/markup.ts";
import { TEXTURES } from "../../pipeline/report/page/look/outcome-bar.ts";
import type { PageContent } from "../route.ts";
import type { SignedIn } from "../person.ts";

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
export function layoutPage(phrases: Phrases, person: SignedIn | null, path: string, page: PageContent): string {
  return markup`<!doctype html>
<html lang="${phrases.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${page.title} · Celebration Sync</title>
<link rel="stylesheet" href="/style.css"><link rel="icon" href="data:,"><script src="/script.js" defer></script>${refresh(page)}${page.head ?? null}</head>
<body class="console"><a class="skip" href="#content">${phrases.say("console.nav.skip")}</a>
${TEXTURES}${person === null ? null : navigation(phrases, page.place ?? path)}
<main id="content" tabindex="-1"${page.refreshSeconds === undefined ? null : markup` data-refresh="${page.refreshSeconds}"`}>
${page.body}
</main>
${foot(phrases, person, path)}</body></html>
`.text;
}

/** Without JavaScript, the browser loads a page that is going to change again. With it, the script does, and keeps the focus. */
function refresh({ refreshSeconds }: PageContent): Markup | null {
  return refreshSeconds === undefined
    ? null
    : markup`<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>`;
}

/** Returns a page with one sentence, for instance because the person may not see what was asked for. */
export function refusalPage(phrases: Phrases, person: SignedIn | null, path: string, message: string): string {
  const title = phrases.say("console.refused.title");
  const back = person === null ? null : markup`<p><a href="/">${phrases.say("console.refused.back")}</a></p>`;
  return layoutPage(phrases, person, path, {
    title,
    body: markup`<h1>${title}</h1><p class="lead">${message}</p>${back}`,
  });
}

function navigation(phrases: Phrases, place: string): Markup {
  return markup`<header class="site"><nav aria-label="${phrases.say("console.nav.label")}"><ul>${PLACES.map(
    ([path, key]) =>
      markup`<li><a href="${path}"${path === place ? markup` aria-current="page"` : null}>${phrases.say(key)}</a></li>`,
  )}</ul></nav></header>`;
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
