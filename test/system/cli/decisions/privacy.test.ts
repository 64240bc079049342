import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { list, people, person } from "../support/lists.ts";
import { test } from "../support/workplace.ts";

/** Returns the properties of an export that docs/privacy.md describes, each with the names in its description. */
function described(): Readonly<Record<string, readonly string[]>> {
  const [, text = ""] =
    /prints all that is held[^]*?\n\n([^]*?)\n\n/u.exec(readFileSync("docs/privacy.md", "utf8")) ?? [];
  return Object.fromEntries(
    text
      .split(/^- /mu)
      .slice(1)
      .flatMap((item) => {
        const [front = "", ...rest] = item.split(":");
        const inside = [...rest.join(":").matchAll(/`(\w+)`/gu)].map(([, name = ""]) => name);
        return [...front.matchAll(/`(\w+)`/gu)].map(([, name = ""]) => [name, inside]);
      }),
  );
}

test("a person is exported as the document says, and erased, under a former e-mail", async ({ startWorkplace }) => {
  const { drop, cli, sandbox } = await startWorkplace();
  drop("staff.csv", list(...people(1, 6)));
  await cli("run");
  drop("staff.csv", list(...people(1, 5), person(6, { email: "new@example.org" })));
  await cli("run");
  expect((await cli("explain", "p6@example.org")).stdout).toContain("email: p6@example.org → new@example.org");
  const exported = JSON.parse((await cli("export", "p6@example.org")).stdout) as Readonly<
    Record<string, readonly Readonly<Record<string, unknown>>[]>
  >;
  const properties = described();
  expect(Object.keys(exported).toSorted()).toEqual(Object.keys(properties).toSorted());
  for (const name of ["contacts", "records", "others", "shown"])
    for (const each of exported[name] ?? [])
      expect(Object.keys(each)).toEqual(expect.arrayContaining([...(properties[name] ?? [])]));
  expect(exported["contacts"]).toMatchObject([{ values: { email: "new@example.org" } }]);
  expect(JSON.stringify(exported["records"])).toContain("p6@example.org");
  expect(exported["files"]).toEqual(expect.arrayContaining([expect.stringContaining("archive")]));

  expect((await cli("erase", "p6@example.org")).code).toBe(0);
  expect(sandbox.contacts()).toHaveLength(5);
  expect(await cli("export", "p6@example.org")).toMatchObject({ code: 2, stdout: "" });
});
