import type { Settings } from "../../../config/settings.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import type { Finding } from "../../context.ts";
import { learnedPart, type Learned } from "./learned-part.ts";
import type { PageContent } from "../../route.ts";
import { feedValues, shownSettings, type ShownValue } from "./shown-settings.ts";

/** Returns the page with the findings of `check`, and the configuration in groups. */
export function settingsPage(
  phrases: Phrases,
  settings: Settings,
  findings: readonly Finding[],
  learned: Learned,
): PageContent {
  const title = phrases.say("console.nav.settings");
  const { service, folders, notices, keeping, console: own } = shownSettings(settings);
  const lists = settings.feeds.map((feed) => group(phrases, feed.name, feedValues(feed), "h3"));
  return {
    title,
    body: markup`<h1>${title}</h1><p class="page-lead">${phrases.say("console.settings.lead", { file: settings.configFile })}</p>
${findingsPart(phrases, findings)}
${learnedPart(phrases, learned)}
${group(phrases, phrases.say("console.settings.service"), service)}
<section class="stack"><h2>${phrases.say("console.nav.lists")}</h2>${lists}</section>
${group(phrases, phrases.say("console.settings.folders"), folders)}
${group(phrases, phrases.say("console.settings.notices"), notices)}
${group(phrases, phrases.say("console.settings.keeping"), keeping)}
${group(phrases, phrases.say("console.settings.console"), own)}`,
  };
}

function findingsPart(phrases: Phrases, findings: readonly Finding[]): Markup {
  const failed = findings.filter(({ ok }) => !ok).length;
  const verdict = phrases.say("console.settings.findings_to_solve", { count: failed });
  const rows = findings
    .toSorted((one, other) => Number(one.ok) - Number(other.ok))
    .map(({ what, ok, detail }) => {
      const mark = phrases.say(ok ? "console.settings.in_order" : "console.settings.not_in_order");
      const name = phrases.keyOf(`console.settings.finding.${inOneWord(what)}`);
      const shown = name === null ? markup`<span lang="en">${what}</span>` : markup`${phrases.tell(name, {})}`;
      return markup`<tr><th scope="row">${shown}</th><td class="${ok ? "solved" : "to-solve"}">${mark}</td><td lang="en">${detail}</td></tr>`;
    });
  return markup`<section><h2>${phrases.say("console.settings.findings")}</h2><p>${verdict}</p>
<div class="scroll"><table class="settings findings"><thead><tr><th scope="col">${phrases.say("console.settings.what")}</th><th scope="col">${phrases.say("console.settings.state")}</th><th scope="col">${phrases.say("console.settings.detail")}</th></tr></thead><tbody>${rows}</tbody></table></div></section>`;
}

/** Returns a finding's English name as a part of a key: `Ledger's file system` becomes `ledgers_file_system`. */
function inOneWord(what: string): string {
  return what.toLowerCase().replaceAll("'", "").replaceAll(" ", "_");
}

/** Returns a table of the values that are set, and names the settings that are not. */
function group(phrases: Phrases, heading: string, values: readonly ShownValue[], level: "h2" | "h3" = "h2"): Markup {
  const rows = values.map(([key, value]) =>
    value === null
      ? null
      : markup`<tr><th scope="row"><code>${key}</code></th><td>${valueText(phrases, value)}</td></tr>`,
  );
  const unset = values.filter(([, value]) => value === null).map(([key]) => markup`<code>${key}</code> `);
  const table = markup`<div class="scroll"><table class="settings"><thead><tr><th scope="col">${phrases.say("console.settings.setting")}</th><th scope="col">${phrases.say("console.settings.value")}</th></tr></thead><tbody>${rows.filter((row) => row !== null)}</tbody></table></div>
${unset.length === 0 ? null : markup`<p class="soft">${phrases.say("console.settings.not_set")} ${unset}</p>`}`;
  if (level === "h3") return markup`<h3>${heading}</h3>${table}`;
  return markup`<section><h2>${heading}</h2>${table}</section>`;
}

function valueText(phrases: Phrases, value: string | boolean | readonly string[]): Markup {
  if (typeof value === "boolean") return markup`${phrases.say(value ? "console.settings.yes" : "console.settings.no")}`;
  return markup`${[value].flat().map((each) => markup`<span class="value">${each}</span>`)}`;
}
