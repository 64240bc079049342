/** What the form *Choose a list* refuses, and that nothing of a refused file stays on the disk. */
import { createHash } from "node:crypto";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { expect } from "vitest";
import { openRequestQueueToShow } from "../../../../src/ledger/requests/request-queue.ts";
import { list, person } from "../../cli/support/lists.ts";
import { STAFF, test, until } from "../../cli/support/workplace.ts";
import { addUsers, signInAs } from "../console-users.ts";
import { ANY_PORT, openConsole } from "../open-console.ts";
import { checkList, formOf, MULTIPART, press, upload, waitForCheck } from "./upload-forms.ts";

const LIST = list(person(1));

test("says what is wrong with a file, and keeps nothing of it", async ({ startWorkplace }) => {
  const { start, configure, names, files } = await startWorkplace();
  configure({ console: { ...ANY_PORT, maxUploadMegabytes: 1 } });
  const browser = await (await openConsole(start)).signIn();
  const tried: readonly (readonly [name: string, bytes: string | Uint8Array, words: string, feed?: string])[] = [
    ["", "", "Choose a file first."],
    ["staff.csv", "", "The file is empty."],
    ["staff.pdf", "%PDF-1.7\n%âãÏÓ\n1 0 obj", "This is not a list.", "staff"],
    ["staff.png", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), "This is not a list.", "staff"],
    ["staff.csv", "x".repeat(1_100_000), "The file is larger than 1 MB."],
    ["staff\u202ecsv.exe", LIST, "The file’s name can’t be used."],
    ["~$staff.xlsx", LIST, "The file’s name can’t be used."],
    [".staff.csv", LIST, "The file’s name can’t be used."],
    [`${"x".repeat(300)}.csv`, LIST, "The file’s name can’t be used."],
    ["staff.csv", LIST, "There is no such list.", "others"],
  ];
  for (const [name, bytes, words, feed = ""] of tried) {
    const answer = await upload(browser, name, bytes, feed);
    expect(answer, name).toMatchObject({ status: 422 });
    expect(answer.body, name).toContain(words);
    expect(answer.body, name).toMatch(/class="error-summary"[^]*href="#(file|feed)"/u);
    expect(answer.body, name).toContain('aria-invalid="true"');
    expect(names("uploads"), name).toEqual([]);
  }
  expect(files().filter((file) => /uploads|inbox/u.test(file))).toEqual([]);
});

test("never uses a file's name as a path", async ({ startWorkplace }) => {
  const { start, configure, files, names } = await startWorkplace();
  configure({ console: ANY_PORT });
  const browser = await (await openConsole(start)).signIn();
  for (const name of ["../../../staff-evil.csv", "..\\\\..\\\\staff-evil.csv", "/etc/staff-evil.csv"]) {
    const { path, page } = await checkList(browser, name, LIST);
    expect(page.body).toContain("<bdi>staff-evil.csv</bdi>");
    expect(files().filter((file) => file.includes("evil") && !file.includes("/inbox/staff-evil"))).toEqual([]);
    await press(browser, path, page, "take");
  }
  expect(names("inbox")).toEqual(["staff-evil (2).csv", "staff-evil (3).csv", "staff-evil.csv"]);
  for (const id of ["..%2fstate", "%2e%2e%2f%2e%2e%2fstate", "x".repeat(24), ""])
    expect((await browser.get(`/checks/${id}`)).status, id).toBe(404);
});

test("asks whose list it is when the file's name does not say so", async ({ startWorkplace }) => {
  const { start, configure, names } = await startWorkplace({
    feeds: {
      staff: STAFF,
      members: { ...STAFF, files: ["members*"] },
      guests: { ...STAFF, files: ["*guests*", "m*"] },
    },
  });
  configure({ console: ANY_PORT });
  const browser = await (await openConsole(start)).signIn();
  expect((await upload(browser, "people.csv", LIST)).body).toContain("does not say whose list this is");
  expect((await upload(browser, "members.csv", LIST)).body).toContain("fits several lists");
  expect(names("uploads")).toEqual([]);
  const { path, page } = await checkList(browser, "people.csv", LIST, "members");
  expect(page.body).toContain("<b>members</b>");
  await press(browser, path, page, "take");
  // By its own name the file would belong to no list, and “members-…” would belong to two.
  expect(names("inbox")).toEqual(["members"]);
  expect(names("inbox/members")).toEqual(["people.csv"]);
});

test("takes a list over only as the page showed it", async ({ startWorkplace }) => {
  const { start, configure, names } = await startWorkplace({
    feeds: { staff: STAFF, guests: { ...STAFF, files: ["guests.csv"] } },
  });
  configure({ console: ANY_PORT });
  const browser = await (await openConsole(start)).signIn();
  const { path, page } = await checkList(browser, "people.csv", LIST, "staff");
  // Another tab checks the list again, and names another list there.
  await browser.post(path, { do: "again", feed: "guests" });
  const again = await waitForCheck(browser, path);
  expect(again.body).toContain("<b>staff</b>");
  expect(await press(browser, path, page, "take")).toMatchObject({ status: 409 });
  expect(names("inbox")).toEqual([]);
  expect(await press(browser, path, again, "take")).toMatchObject({ status: 303 });
  expect(names("inbox")).toEqual(["staff-people.csv"]);
});

test("notes the person who uploaded a list beside the one who took it over", async ({ startWorkplace }) => {
  const { start, configure, data } = await startWorkplace();
  configure({ console: ANY_PORT });
  await addUsers(start, { Eda: "editor", Bob: "editor" });
  const opened = await openConsole(start);
  const [eda, bob] = [opened.browser(), opened.browser()];
  await signInAs(eda, "Eda");
  await signInAs(bob, "Bob");
  const { path } = await checkList(bob, "staff.csv", LIST);
  expect(await press(eda, path, await eda.get(path), "take")).toMatchObject({ status: 303 });
  const queue = openRequestQueueToShow(join(data, "requests", "requests.db"));
  expect(queue.uploadersOf(createHash("sha256").update(LIST).digest("hex"))).toEqual(["Bob", "Eda"]);
  queue.close();
});

test("keeps nothing of an upload that breaks off", async ({ startWorkplace }) => {
  const { start, configure, names } = await startWorkplace();
  configure({ console: ANY_PORT });
  const { url, signIn } = await openConsole(start);
  const browser = await signIn();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const body = formOf("staff.csv", LIST.repeat(1_000));
  const sent = httpRequest(new URL("/", url), {
    method: "POST",
    headers: { cookie, "sec-fetch-site": "same-origin", "content-length": body.length, ...MULTIPART },
  });
  sent.on("error", () => {});
  sent.write(body.subarray(0, body.length / 2));
  await until("the upload has begun", () => names("uploads").length > 0);
  sent.destroy();
  await until("nothing is left", () => names("uploads").length === 0);
  // A form that ends before its last boundary.
  const cut = await browser.send("/", body.subarray(0, body.length / 2), MULTIPART);
  expect(cut).toMatchObject({ status: 422 });
  expect(cut.body).toContain("did not arrive whole");
  expect(names("uploads")).toEqual([]);
});

test("takes lists from editors only, and shows checks to readers", async ({ startWorkplace }) => {
  const { start, configure, names } = await startWorkplace();
  configure({ console: ANY_PORT });
  await addUsers(start, { Eda: "editor", Rob: "reader" });
  const opened = await openConsole(start);
  const [editor, reader] = [opened.browser(), opened.browser()];
  await signInAs(editor, "Eda");
  await signInAs(reader, "Rob");
  expect((await reader.get("/")).body).not.toContain("Choose a list");
  expect((await editor.get("/")).body).toContain("Choose a list");
  expect(await upload(reader, "staff.csv", LIST)).toMatchObject({ status: 403 });
  expect(names("uploads")).toEqual([]);
  const { path, page } = await checkList(editor, "staff.csv", LIST);
  expect(page.body).toContain("Take over this list");
  const seen = await reader.get(path);
  expect(seen.body).toContain("given by Eda");
  expect(seen.body).not.toContain('<button class="main"');
  for (const action of ["take", "cancel", "again"])
    expect(await press(reader, path, page, action)).toMatchObject({ status: 403 });
  expect(names("inbox")).toEqual([]);
  expect(await opened.browser().get(path)).toMatchObject({ status: 302 });
});

test("puts a list into the inbox once when two people press at the same time", async ({ startWorkplace }) => {
  const { start, configure, names } = await startWorkplace();
  configure({ console: ANY_PORT });
  const browser = await (await openConsole(start)).signIn();
  const { path, page } = await checkList(browser, "staff.csv", LIST);
  const answers = await Promise.all([press(browser, path, page, "take"), press(browser, path, page, "take")]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await press(browser, path, page, "cancel")).toMatchObject({ status: 303 });
  expect(names("inbox")).toEqual(["staff.csv"]);
  const after = await browser.get(path);
  expect(after.body).toContain("owner took over this list.");
  expect(after.body).toContain("the next run reads it");
});

test("says that another list came since the check before it takes the list over", async ({ startWorkplace }) => {
  const { start, configure, cli, drop, names } = await startWorkplace();
  configure({ console: ANY_PORT });
  const browser = await (await openConsole(start)).signIn();
  const { path, page } = await checkList(browser, "staff.csv", LIST);
  drop("staff.csv", list(person(2)));
  expect((await cli("run")).code).toBe(0);
  const refused = await press(browser, path, page, "take");
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.body).toContain("Something changed since this check");
  expect(refused.body).toContain("Check again");
  expect(names("inbox")).toEqual([]);
  expect(await press(browser, path, refused, "take")).toMatchObject({ status: 303 });
  expect(names("inbox")).toEqual(["staff.csv"]);
});

test("goes on with the checks of before when the console starts again", async ({ startWorkplace }) => {
  const { start, configure, names } = await startWorkplace();
  configure({ console: ANY_PORT });
  const first = await openConsole(start);
  const browser = await first.signIn();
  const done = await checkList(browser, "staff.csv", LIST);
  const large = list(...Array.from({ length: 30_000 }, (_, index) => person(index + 1)));
  const begun = await upload(browser, "staff-large.csv", large);
  first.running.process.kill("SIGKILL");
  await first.running.ended;
  const second = await (await openConsole(start)).signIn();
  expect((await second.get(done.path)).body).toContain("Would be created");
  const path = String(begun.headers["location"]);
  await until("the interrupted check has a result", async () =>
    (await second.get(path)).body.includes("Take over this list"),
  );
  expect(names("uploads")).toHaveLength(2);
});
