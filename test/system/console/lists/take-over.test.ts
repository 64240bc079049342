/** A list is uploaded, checked, and taken over or cancelled. */
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { list, person } from "../../cli/support/lists.ts";
import { test, until } from "../../cli/support/workplace.ts";
import { ANY_PORT, openConsole } from "../open-console.ts";
import { checkList, press, upload, waitForCheck } from "./upload-forms.ts";

test("shows what a list would do, and leads to its run when the list is taken over", async ({ startWorkplace }) => {
  const { start, startWatch, configure, drop, cli, names, people } = await startWorkplace();
  configure({ console: ANY_PORT });
  drop("staff.csv", list(person(1), person(2), person(3)));
  expect((await cli("run")).code).toBe(0);
  const browser = await (await openConsole(start)).signIn();
  const { path, page } = await checkList(
    browser,
    "staff-new.csv",
    list(person(1), person(2, { birthday: "1980-01-05" }), person(4)),
  );
  expect(page.body).toContain("<h1>What this list would do</h1>");
  for (const text of ["Would be created", "Would be updated", "Would be deleted", "1980-01-05", "The groups are those"])
    expect(page.body).toContain(text);
  expect(names("inbox")).toEqual([]);
  expect(people()).toHaveLength(3);
  await startWatch();
  expect(await press(browser, path, page, "take")).toMatchObject({ status: 303 });
  const taken = await until("the list has a run", async () => {
    const answer = await browser.get(path);
    return answer.status === 303 ? answer : null;
  });
  expect(taken.headers["location"]).toMatch(/^\/runs\/.+-staff$/u);
  expect(names("uploads").length).toBe(1);
});

test("leads a corrected report in under any name", async ({ startWorkplace }) => {
  const { start, configure, drop, cli, report, names, people } = await startWorkplace();
  configure({ console: ANY_PORT });
  drop("staff.csv", list(person(1), person(2, { group: "Team Pariss" })));
  expect((await cli("run")).code).toBe(3);
  expect(people()).toHaveLength(1);
  const corrected = (report().rejections ?? "").replaceAll("Team Pariss", "Team Rome");
  const browser = await (await openConsole(start)).signIn();
  const { path, page } = await checkList(browser, "from-accounting.csv", corrected);
  expect(page.body).toContain("This file is a corrected report.");
  expect(page.body).toContain("<b>staff</b>");
  expect(page.body).toContain("Would be created (1)");
  expect(await press(browser, path, page, "take")).toMatchObject({ status: 303 });
  expect(names("inbox")).toEqual(["from-accounting.csv"]);
  expect((await cli("run")).code).toBe(0);
  expect(people()).toHaveLength(2);
  expect(await browser.get(path)).toMatchObject({ status: 303 });
});

test("says why a file is no list of the feed, and lets a person choose another one", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  const browser = await (await openConsole(start)).signIn();
  const { path, page } = await checkList(browser, "rejections.csv", list(person(1)).replace("ID,", "_id,"));
  expect(page.body).toContain("This file can’t be used.");
  expect(page.body).not.toContain("Take over this list");
  expect(await press(browser, path, page, "take")).toMatchObject({ status: 409 });
  const headerOnly = await checkList(browser, "staff.csv", list());
  expect(headerOnly.page.body).toContain("The file has a header but no row below it.");
});

test("holds no key in the process of a check", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  const { running, signIn } = await openConsole(start);
  const browser = await signIn();
  const large = list(...Array.from({ length: 20_000 }, (_, index) => person(index + 1)));
  const answer = await upload(browser, "staff.csv", large);
  const environment = await until("the check runs", () => environmentOfChild(running.process.pid ?? 0));
  expect(environment).not.toMatch(/key|secret|credential/iu);
  expect((await waitForCheck(browser, String(answer.headers["location"]))).body).toContain("Would be created");
});

/** Returns the environment of a process that a process started; null while there is none that has begun. */
function environmentOfChild(pid: number): string | null {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ");
  if (child === undefined || child === "") return null;
  try {
    const environment = readFileSync(`/proc/${child}/environ`, "utf8");
    return environment.includes("PATH=") ? environment : null;
  } catch {
    return null;
  }
}

test("removes a list at once when it is cancelled", async ({ startWorkplace }) => {
  const { start, configure, files, names } = await startWorkplace();
  configure({ console: ANY_PORT });
  const browser = await (await openConsole(start)).signIn();
  const { path, page } = await checkList(browser, "staff.csv", list(person(1)));
  expect(page.body).toContain("The groups were not checked");
  expect(await press(browser, path, page, "cancel")).toMatchObject({ status: 303 });
  expect(names("uploads")).toEqual([]);
  expect(names("inbox")).toEqual([]);
  expect(files().filter((file) => file.includes("uploads"))).toEqual([]);
  expect(await browser.get(path)).toMatchObject({ status: 404 });
});
