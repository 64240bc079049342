import { expect, test } from "vitest";
import { layoutPage } from "../../../src/console/look/layout.ts";
import { peoplePage } from "../../../src/console/pages/people/people-page.ts";
import { ENGLISH } from "../../../src/pipeline/report/language/phrases.ts";

test("shows control characters of a searched text as visible signs, also in the title", () => {
  const search = "Ada\u0000\u202eecaL";
  const found = { total: 0, people: [] };
  const view = { search, page: 1, found, nameOf: () => "", groupNames: new Map(), notice: null };
  const page = layoutPage(ENGLISH, null, "/people", peoplePage(ENGLISH, view));
  expect(page).toContain("<title>People: Ada␀&lt;U+202E&gt;ecaL · Celebration Sync</title>");
  expect(page).toContain("“Ada␀&lt;U+202E&gt;ecaL”: 0 people found");
});
