/** The pages of lists: the first page, the history, and a list's own page with its report. */
import { expect } from "vitest";
import { test } from "../cli/support/workplace.ts";
import { ANY_PORT, openConsole } from "./open-console.ts";

const PEOPLE = Array.from({ length: 8 }, (_, at) => `${at + 1},Person${at},Example,p${at}@example.org,Team Berlin`);
const listOf = (rows: readonly string[]) => ["ID,First name,Last name,E-mail,Group", ...rows, ""].join("\n");

test("shows the report of a list, and lets signed-in people download its files and no other", async ({
  startWorkplace,
}) => {
  const { start, configure, drop, cli, report } = await startWorkplace();
  configure({ console: ANY_PORT });
  drop("staff.csv", listOf([...PEOPLE, "9,Ada,Lovelace,ada@@example.org,Team Berlin"]));
  await cli("run");
  const { run, plan } = report();
  const { signIn, browser: open } = await openConsole(start);
  const browser = await signIn();
  const page = await browser.get(`/runs/${run}`);
  expect(page.status).toBe(200);
  expect(page.body).toMatch(/<h1>The list went through\. 1\srow needs you\.<\/h1>/u);
  expect(page.body).toContain('<a href="/correct/staff">Correct the rows</a>');
  expect(page.body).not.toContain("celebration-sync ");
  for (const name of ["rejections.xlsx", "rejections.csv", "plan.json", "summary.json", "report.html"]) {
    expect(page.body).toContain(`href="/runs/${run}/${name}"`);
    const file = await browser.get(`/runs/${run}/${name}`);
    expect(file.status).toBe(200);
    expect(file.headers["content-disposition"]).toBe(`attachment; filename*=UTF-8''${run}-${name}`);
    expect(await open().get(`/runs/${run}/${name}`)).toMatchObject({ status: 302, body: "" });
  }
  expect(JSON.parse((await browser.get(`/runs/${run}/plan.json`)).body)).toEqual(plan);
  for (const path of [
    `/runs/${run}/..%2f..%2f..%2fconfig.json`,
    `/runs/${run}/%2e%2e%2findex.html`,
    `/runs/${run}/plan.json%00.html`,
    `/runs/..%2f..%2freports/summary.json`,
    `/runs/%2e%2e/index.html`,
    `/runs/2020-01-01T000000.000Z-staff`,
    `/runs/2020-01-01T000000.000Z-staff/events`,
  ])
    expect(await browser.get(path), path).toMatchObject({ status: 404 });
});

test("shows what a list is held for before it asks for a decision, and who may not decide gets no button", async ({
  startWorkplace,
}) => {
  const { start, configure, drop, cli, report } = await startWorkplace();
  configure({ console: ANY_PORT });
  drop("staff.csv", listOf(PEOPLE));
  await cli("run");
  drop("staff.csv", listOf(PEOPLE.slice(0, 3)));
  await cli("run");
  const { run } = report();
  const { signIn } = await openConsole(start);
  const browser = await signIn();
  const { body } = await browser.get(`/runs/${run}`);
  expect(body).toMatch(/5\sdeletions wait for your decision\.<\/h1>/u);
  const at = ["<h1>", "Person7", `href="/runs/${run}/approve"`, `href="/runs/${run}/discard"`].map((text) =>
    body.indexOf(text),
  );
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  const home = await browser.get("/");
  expect(home.body).toContain("The list “staff.csv” waits for a decision.");
  expect(home.body).toContain(`href="/runs/${run}"`);
});

test("lists all runs by list, outcome and day", async ({ startWorkplace }) => {
  const { start, configure, drop, cli, runs } = await startWorkplace();
  configure({ console: ANY_PORT });
  drop("staff.csv", listOf(PEOPLE));
  await cli("run");
  drop("staff.csv", listOf(PEOPLE.slice(0, 3)));
  await cli("run");
  const [first = "", second = ""] = runs();
  const { signIn } = await openConsole(start);
  const browser = await signIn();
  const shown = async (query: string) => {
    const { status, body } = await browser.get(`/runs${query}`);
    expect(status).toBe(200);
    const table = body.slice(body.indexOf('id="all"'));
    return [second, first].filter((run) => table.includes(`href="/runs/${run}"`));
  };
  expect(await shown("")).toEqual([second, first]);
  expect(await shown("?list=staff&outcome=held")).toEqual([second]);
  expect(await shown(`?day=${first.slice(0, 10)}&outcome=completed`)).toEqual([first]);
  expect(await shown("?day=2020-01-01")).toEqual([]);
  expect(await shown("?list=other&outcome=nonsense&day=x&page=0")).toEqual([second, first]);
});

test("says what to do on the first page when no list has come yet", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  const { signIn } = await openConsole(start);
  const { status, body } = await (await signIn()).get("/");
  expect(status).toBe(200);
  expect(body).toContain("Welcome. No list has come yet.");
  expect(body).not.toContain("Needs you");
});
