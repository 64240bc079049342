/** Many small lists that wait in the inbox together. */
import { expect } from "vitest";
import { drop, person, run, test } from "./world/list-sequence.ts";

test("files that lie in the inbox together settle together", async ({ place }) => {
  const names = ["Ada", "Ben", "Cleo", "Dora", "Emil"];
  for (const [at, name] of names.entries()) drop(place, [person(at + 1, name)]);
  const before = place.clock.now();
  expect(await run(place, { mode: "changes" })).toHaveLength(names.length);
  const settled = 2_000;
  expect(place.clock.now() - before).toBeLessThan(2 * settled);
});
