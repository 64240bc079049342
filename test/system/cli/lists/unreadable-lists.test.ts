import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { csv, list, people, person, USUAL_HEADER } from "../support/lists.ts";
import { test } from "../support/workplace.ts";

/** More rows than are reported one by one. */
const MANY = 60_000;
const FEEDS = { staff: { files: ["staff*"], mode: "snapshot" as const, key: ["ID"] } };

test("refuses a list when most of its many rows can't be used, and changes no contact", async ({ startWorkplace }) => {
  const { drop, cli, mutations, data, sandbox, names } = await startWorkplace({ feeds: FEEDS });
  drop("staff.csv", list(...people(1, 5)));
  await cli("run");
  sandbox.forgetRequests();
  drop("staff-short.csv", `${csv([USUAL_HEADER])}${"x\r\n".repeat(MANY)}`);
  const oneKey = Array.from({ length: MANY }, (_, at) => `7,Ann,Lee${at},,,Team Berlin\r\n`).join("");
  drop("staff-one-key.csv", `${csv([USUAL_HEADER])}${oneKey}`);
  expect((await cli("run")).code).toBe(1);
  expect(mutations()).toEqual([]);
  const reason = (name: string) => readFileSync(join(data, "failed", `${name}.error.txt`), "utf8");
  expect(reason("staff-short.csv")).toMatch(/rows can't be used.*No first name \(first in line 2\)/su);
  expect(reason("staff-one-key.csv")).toMatch(
    /60,000 of the 60,000 rows.*Several rows with one key and different values/su,
  );
  expect(names("inbox")).toEqual([]);
});

test("plans a list when only a later row proves how its many dates are read", async ({ startWorkplace }) => {
  const { drop, cli, data } = await startWorkplace({ feeds: FEEDS });
  const dated = (id: number, birthday: string) => person(id, { birthday });
  const dateOf = (at: number) => `0${1 + (at % 9)}/0${1 + (at % 8)}/${1950 + (at % 47)}`;
  const rows = Array.from({ length: MANY }, (_, at) => dated(at + 1, dateOf(at)));
  drop("staff.csv", list(...rows, dated(MANY + 1, "31/12/1980")));
  const planned = await cli("plan", join(data, "inbox", "staff.csv"));
  expect(planned.stdout).toContain(`${MANY + 1} to create`);
});
