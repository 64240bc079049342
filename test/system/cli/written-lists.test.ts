/** Programs that write to a list after `watch` has taken it. */
import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { list, person } from "./support/lists.ts";
import { test, until } from "./support/workplace.ts";

const three = [1, 2, 3].map((id) => person(id, { name: ["Ana", "Ben", "Cara"][id - 1] ?? "" }));

test("watch applies the rest of a list whose writer pauses inside a row until the first part is archived", async ({
  startWorkplace,
}) => {
  const { startWatch, inbox, archived, names, mutations, sandbox, people: inService } = await startWorkplace();
  const watching = await startWatch();
  const text = list(...three);
  const cut = text.indexOf("Cara") + 2;
  const writer = openSync(join(inbox, "staff.csv"), "w");
  writeSync(writer, text.slice(0, cut));
  await until("the first part is archived", () => archived().length === 1);
  writeSync(writer, text.slice(cut));
  closeSync(writer);
  await until("the rest is applied", () => inService().includes("Cara@1"));
  await until("the whole list is archived", () => archived().length === 1 && names("working").length === 0);
  expect(sandbox.contacts()).toHaveLength(3);
  expect(mutations().filter((call) => call === "POST 201")).toHaveLength(3);
  expect((await watching.stop()).stderr).toContain("written to after it was archived");
});

test("watch reads a list again that a program rewrites in place with the same size after it was archived", async ({
  startWorkplace,
}) => {
  const { startWatch, inbox, archived, mutations, people: inService } = await startWorkplace();
  await startWatch();
  const text = list(...three);
  const writer = openSync(join(inbox, "staff.csv"), "w");
  writeSync(writer, text);
  await until("the list is archived", () => archived().length === 1);
  writeSync(writer, text.replace("Cara", "Cora"), 0, "utf8");
  closeSync(writer);
  await until("the new name is applied", () => inService().includes("Cora@1"));
  expect(inService()).toEqual(["Ana@1", "Ben@1", "Cora@1"]);
  expect(mutations().filter((call) => call.startsWith("POST"))).toHaveLength(3);
});

test("watch reads a list again that grows during its calls", async ({ startWorkplace }) => {
  const { startWatch, inbox, sandbox, answers, mutations, people: inService } = await startWorkplace();
  answers.hold();
  const watching = await startWatch();
  const writer = openSync(join(inbox, "staff.csv"), "w");
  writeSync(writer, list(...three.slice(0, 2)));
  await until("a create is in flight", () => sandbox.requests().some(({ method }) => method === "POST"));
  writeSync(writer, list(...three).slice(list(...three.slice(0, 2)).length));
  closeSync(writer);
  answers.release();
  await until("the last row is applied", () => inService().includes("Cara@1"));
  expect(inService()).toEqual(["Ana@1", "Ben@1", "Cara@1"]);
  expect(mutations()).toEqual(["POST 201", "POST 201", "POST 201"]);
  expect((await watching.stop()).code).toBe(0);
});
