import { appendFileSync, cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { list, people, person, USUAL_HEADER, workbook } from "./support/lists.ts";
import { test, until } from "./support/workplace.ts";

test("watch applies files that lie in the inbox, are written into it or are renamed into it", async ({
  startWorkplace,
}) => {
  const { drop, startWatch, people: inService, inbox, root, archived } = await startWorkplace();
  drop("staff-0.csv", list(person(1, { name: "Ana" })));
  const watching = await startWatch();
  await until("the file in the inbox is applied", () => inService().length === 1);
  drop("staff-1.csv", list(person(1, { name: "Ana" }), person(2, { name: "Ben" })));
  await until("the dropped file is applied", () => inService().length === 2);
  writeFileSync(
    join(root, "outside.csv"),
    list(person(1, { name: "Ana" }), person(2, { name: "Ben" }), person(3, { name: "Cara" })),
  );
  renameSync(join(root, "outside.csv"), join(inbox, "staff-2.csv"));
  await until("the file that was renamed in is applied", () => inService().length === 3);
  await until("it is archived", () => archived().length === 3);
  const { code, stderr } = await watching.stop();
  expect(code).toBe(0);
  expect(stderr).toContain("Stopped");
});

test("watch still reads workbooks when a newer version has been installed since its start", async ({
  startWorkplace,
}) => {
  const { start, drop, root, people: inService } = await startWorkplace();
  const top = fileURLToPath(new URL("../../../", import.meta.url));
  const program = join(root, "program");
  mkdirSync(program);
  for (const name of ["dist", "package.json"]) cpSync(join(top, name), join(program, name), { recursive: true });
  symlinkSync(join(top, "node_modules"), join(program, "node_modules"));
  const startInstead = 'node=$1; shift 2; exec "$node" "$0" "$@"';
  const watching = start(["watch"], {}, ["/bin/sh", "-c", startInstead, join(program, "dist/cli.js")]);
  await until("watch is at work", () => watching.stderr().includes("Watching "));
  renameSync(join(program, "dist"), join(program, "gone"));
  drop("staff.xlsx", await workbook([[...USUAL_HEADER], ...people(1, 3)]));
  await until("the workbook is applied", () => inService().length === 3);
  const { code, stderr } = await watching.stop();
  expect(code).toBe(0);
  expect(stderr).not.toContain("unexpected error");
});

test("watch waits until a file is completely written", async ({ startWorkplace }) => {
  // Much longer than the pauses between the writes, even on a busy machine.
  const { startWatch, people: inService, inbox, runs } = await startWorkplace({ config: { settleSeconds: 10 } });
  await startWatch();
  const path = join(inbox, "staff.csv");
  const [header = "", ...lines] = list(...people(1, 12)).split(/(?<=\n)/u);
  writeFileSync(path, header);
  for (const line of lines) {
    await new Promise((resolve) => setTimeout(resolve, 150));
    appendFileSync(path, line);
  }
  await until("the whole file is applied", () => inService().length === 12);
  await until("its report is there", () => runs().length === 1);
});

test("watch finishes calls in flight after SIGTERM, and the next run sends the rest", async ({ startWorkplace }) => {
  const { drop, startWatch, sandbox, answers, cli, json, mutations, names } = await startWorkplace({
    api: { concurrency: 2 },
  });
  // The first creates go alone, until their answers are there.
  answers.hold();
  answers.release(3);
  drop("staff.csv", list(...people(1, 8)));
  const watching = await startWatch();
  await until("two creates are in flight", () => mutations().length === 5);
  const stopped = watching.stop();
  await until("it ends the run", () => watching.stderr().includes("calls under way are finished first"));
  answers.release();
  expect((await stopped).code).toBe(0);
  const sent = mutations();
  expect(sent).toEqual(Array.from({ length: 5 }, () => "POST 201"));
  const { value: status } = await json("status");
  expect(status).toMatchObject({ working: null, inDoubt: [], unfinished: [{ status: "halted" }] });
  expect(status.feeds[0].linked).toBe(sent.length);
  expect((await cli("run")).code).toBe(0);
  expect(mutations()).toHaveLength(8);
  expect(sandbox.contacts()).toHaveLength(8);
  expect(names("inbox")).toEqual([]);
});

test("a second run or watch names the running process and exits 1", async ({ startWorkplace }) => {
  const { startWatch, cli, json } = await startWorkplace();
  const watching = await startWatch();
  for (const command of ["run", "watch"]) {
    const refused = await cli(command);
    expect([command, refused.code]).toEqual([command, 1]);
    expect(refused.stderr).toContain(`celebration-sync watch, process ${watching.process.pid}`);
  }
  expect((await json("status")).value.working).toContain(`process ${watching.process.pid}`);
  watching.process.kill("SIGKILL");
  await watching.ended;
  expect((await json("status")).value.working).toBeNull();
  expect((await cli("run")).code).toBe(0);
});

test("watch goes on when the inbox was removed and created again", async ({ startWorkplace }) => {
  const { startWatch, inbox, drop, people: inService } = await startWorkplace();
  const watching = await startWatch();
  rmSync(inbox, { recursive: true });
  await until("watch reports the missing inbox", () => watching.stderr().includes("can't be used"));
  mkdirSync(inbox);
  drop("staff.csv", list(person(1, { name: "Ana" })));
  await until("the file is applied", () => inService().length === 1);
  expect((await watching.stop()).code).toBe(0);
});

test("watch goes on after a SIGHUP, and says that the changed configuration needs a restart", async ({
  startWorkplace,
}) => {
  const { drop, startWatch, sandbox, configFile, configure } = await startWorkplace();
  const watching = await startWatch();
  watching.process.kill("SIGHUP");
  await until("it answers", () => /SIGHUP changes nothing: .*restart the program/u.test(watching.stderr()));
  writeFileSync(configFile, "{");
  watching.process.kill("SIGHUP");
  await until("it finds the errors", () => /has errors now.*celebration-sync check/u.test(watching.stderr()));
  configure();
  drop("staff.csv", list(person(1)));
  await until("the list is applied", () => sandbox.contacts().length === 1);
  expect((await watching.stop()).code).toBe(0);
});
