/** Traces the system calls of a run of the built command line: what is on disk before the first byte of a create is sent. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareRuns, type TracedRuns } from "./support/traced-run.ts";

const SYNCS = ["fsync", "fdatasync"];
const WRITES = ["write", "writev", "pwrite64", "pwritev", "sendto", "sendmsg"];

let runs: TracedRuns;
beforeAll(async () => {
  runs = await prepareRuns();
});
afterAll(() => runs.close());

interface SystemCall {
  readonly name: string;
  /** The open file's path, or the socket's addresses. */
  readonly file: string;
  readonly isCreate: boolean;
}

/** Returns the calls of a run in the order in which they ended. */
async function traceRun(): Promise<readonly SystemCall[]> {
  const { folder, traced, close } = runs.copy();
  const log = join(folder, "strace.log");
  const kinds = [...SYNCS, ...WRITES].join();
  try {
    expect((await traced("-y", "-s", "32", "-o", log, "-e", `trace=${kinds}`)).code).toBe(0);
    const calls: SystemCall[] = [];
    const unfinished = new Map<string, SystemCall>();
    for (const line of readFileSync(log, "utf8").split("\n")) {
      const [, thread = "", rest = ""] = /^(\d+) +(.*)$/u.exec(line) ?? [];
      const begun = /^(\w+)\(\d+<([^>]*)>/u.exec(rest);
      if (begun === null) {
        const resumed = /^<\.\.\. \w+ resumed>/u.test(rest) ? unfinished.get(thread) : undefined;
        if (resumed !== undefined) calls.push(resumed);
        continue;
      }
      const [, name = "", file = ""] = begun;
      const call = { name, file, isCreate: rest.includes('"POST /v1/contacts') };
      // A sync counts from its end, and bytes count from the beginning of their call.
      if (SYNCS.includes(name) && rest.endsWith("<unfinished ...>")) unfinished.set(thread, call);
      else calls.push(call);
    }
    return calls;
  } finally {
    close();
  }
}

test("a create's intent is synced to disk before the first byte of the create is sent", async () => {
  const calls = await traceRun();
  const creates = calls.flatMap(({ isCreate }, index) => (isCreate ? [index] : []));
  expect(creates).toHaveLength(5);
  let former = 0;
  for (const create of creates) {
    const before = calls.slice(former, create);
    const ledger = before.filter(({ file }) => file.endsWith("/ledger.db-wal"));
    expect(ledger.filter(({ name }) => SYNCS.includes(name)).length).toBeGreaterThanOrEqual(1);
    expect(SYNCS).toContain(ledger.at(-1)?.name);
    // The contact_id of the former create is in the journal, and synced, before the next create.
    const journal = before.filter(({ file }) => file.endsWith("/contacts.jsonl"));
    if (former > 0) expect(journal.map(({ name }) => SYNCS.includes(name))).toEqual([false, true]);
    former = create;
  }
});
