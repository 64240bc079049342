/** The button *Try it out* of a checked list. */
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { fingerprint } from "../../cli/support/files-below.ts";
import { list, people, person } from "../../cli/support/lists.ts";
import { test } from "../../cli/support/workplace.ts";
import { addUsers, signInAs } from "../console-users.ts";
import { ANY_PORT, openConsole } from "../open-console.ts";
import { checkList, press, waitForCheck } from "./upload-forms.ts";

test("tries a checked list out, shows what would become of it, and keeps the report with the list", async ({
  startWorkplace,
}) => {
  const { start, configure, cli, drop, data, root, names, sandbox, startWatch } = await startWorkplace();
  drop("staff.csv", list(...people(1, 20)));
  expect((await cli("run")).code).toBe(0);
  configure({ console: ANY_PORT });
  await addUsers(start, { rosa: "reader", edda: "editor" });
  const temporary = join(root, "temporary");
  mkdirSync(temporary);
  const opened = await openConsole((args) => start(args, { TMPDIR: temporary }));
  const [editor, reader] = [opened.browser(), opened.browser()];
  await signInAs(editor, "edda");
  await signInAs(reader, "rosa");
  const watch = await startWatch();
  sandbox.forgetRequests();
  const before = ["state", "archive", "reports", "inbox"].map((name) => fingerprint(join(data, name)));

  const changed = list(...people(1, 19), person(30), person(31, { email: "p3@example.org" }));
  const { path, page } = await checkList(editor, "staff.csv", changed);
  expect(page.body).toContain(">Try it out</button>");
  expect(page.body).not.toContain('id="trial"');
  expect((await editor.get(`${path}/trial`)).status).toBe(404);
  expect(await press(editor, path, page, "try")).toMatchObject({ status: 303 });
  const tried = await waitForCheck(editor, path);
  expect(tried.body).toContain("This was a trial. Nothing was sent to the service");
  expect(tried.body).toContain("The list went through. 1 row needs you.");
  const report = await reader.get(`${path}/trial`);
  expect(report.body).toMatch(/<h1>Trial: The list went through\. 1\srow needs you\.<\/h1>/u);
  expect(report.headers["content-disposition"]).toContain("attachment");

  expect(["state", "archive", "reports", "inbox"].map((name) => fingerprint(join(data, name)))).toEqual(before);
  expect(sandbox.requests().filter(({ method }) => method !== "GET")).toEqual([]);
  expect(readdirSync(temporary)).toEqual([]);
  expect((await reader.get(path)).body).not.toContain("Try it out");
  expect((await press(reader, path, tried, "try")).status).toBe(403);
  await press(editor, path, tried, "cancel");
  expect(names("uploads")).toEqual([]);
  await watch.stop();
});
