/** Whose turn it is to read a list when one process serves several accounts. */
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { openReadingTurns } from "../../../src/run/read/accounts/reading-turns.ts";

const folder = mkdtempSync(join(tmpdir(), "reading-turns-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Asks for turns of lists whose names begin with `small`, `large` or `suspect`. */
function openTurns(smallAtOnce: number, turns = openReadingTurns(smallAtOnce)) {
  const ends = new Map<string, () => void>();
  const path = (name: string) => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, "list.csv"), "");
    if (name.startsWith("large")) truncateSync(join(folder, name, "list.csv"), 10_000_000);
    if (name.startsWith("suspect")) writeFileSync(join(folder, `${name}.reading`), "1");
    return join(folder, name, "list.csv");
  };
  return {
    path,
    ask: (name: string, signal = new AbortController().signal) =>
      turns.inTurn(path(name), signal, () => new Promise<string>((resolve) => ends.set(name, () => resolve(name)))),
    end(name: string): void {
      ends.get(name)?.();
      ends.delete(name);
    },
    /** Returns the lists that are being read. */
    async reading(): Promise<readonly string[]> {
      for (let turn = 0; turn < 20; turn += 1) await setImmediate();
      return [...ends.keys()].sort();
    },
  };
}

test("reads small lists beside a large one, and a second large one later", async () => {
  const { ask, end, reading } = openTurns(2);
  const first = ask("large-1");
  for (const name of ["large-2", "small-1", "small-2", "small-3"]) {
    await reading();
    void ask(name);
  }
  expect(await reading()).toEqual(["large-1", "small-1", "small-2"]);
  end("small-1");
  expect(await reading()).toEqual(["large-1", "small-2", "small-3"]);
  end("large-1");
  expect(await first).toBe("large-1");
  expect(await reading()).toEqual(["large-2", "small-2", "small-3"]);
});

test("reads a list alone whose reading ended the process, and lets no later list keep it waiting", async () => {
  const { ask, end, reading } = openTurns(2);
  for (const name of ["small-1", "suspect-1", "small-2"]) {
    await reading();
    void ask(name);
  }
  expect(await reading()).toEqual(["small-1"]);
  end("small-1");
  expect(await reading()).toEqual(["suspect-1"]);
  end("suspect-1");
  expect(await reading()).toEqual(["small-2"]);
});

test("returns null for a list whose account stops before its turn, and goes on with the next", async () => {
  const { ask, end, reading } = openTurns(1);
  const stopping = new AbortController();
  void ask("small-1");
  await reading();
  const stopped = ask("small-2", stopping.signal);
  await reading();
  void ask("small-3");
  await reading();
  stopping.abort();
  expect(await stopped).toBeNull();
  end("small-1");
  expect(await reading()).toEqual(["small-3"]);
});

test("lets a large list go on beside a small one that hangs", async () => {
  const turns = openReadingTurns(1, 1);
  const { signal } = new AbortController();
  const { ask, end, reading, path } = openTurns(1, turns);
  const small = ask("small-1");
  await reading();
  await turns.inTurn(path("large-1"), signal, (giveWay) => giveWay());
  expect(await reading()).toEqual(["small-1"]);
  end("small-1");
  await small;
});
