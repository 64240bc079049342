/** `watch` applies a thousand files in batches. Its memory and its number of open files must not grow. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import { list, people, person } from "./support/lists.ts";
import { test, until } from "./support/workplace.ts";

const FILES = 1_000;
const BATCH = 25;
/** After this many files, all code is loaded and all caches have their full size. */
const WARM_AFTER = 200;
/** The median of this many samples is compared, because a single sample depends on the garbage collection. */
const SAMPLES = 8;
const MAY_GROW_MB = 20;
const DEADLINE_MS = 120_000;

test(
  "watch keeps its use of memory and its number of open files while it applies a thousand files",
  { timeout: 1_800_000 },
  async ({ startWorkplace }) => {
    const { drop, startWatch, archived, names, report, sandbox } = await startWorkplace();
    const watching = await startWatch();
    const pid = watching.process.pid ?? 0;
    if (!existsSync(`/proc/${pid}/status`)) return;
    const samples: { readonly files: number; readonly megabytes: number; readonly open: number }[] = [];

    for (let files = 0; files < FILES; files += BATCH) {
      for (let index = files; index < files + BATCH; index += 1) dropOne(index);
      const dropped = files + BATCH;
      await until(`${dropped} files are archived or failed`, () => countDone() === dropped, DEADLINE_MS);
      sandbox.forgetRequests();
      samples.push({ files: dropped, megabytes: residentMegabytes(pid), open: readdirSync(`/proc/${pid}/fd`).length });
    }
    const warm = samples.filter(({ files }) => files > WARM_AFTER).slice(0, SAMPLES);
    const last = samples.slice(-SAMPLES);
    const figures = {
      warm: median(warm.map(({ megabytes }) => megabytes)),
      end: median(last.map((at) => at.megabytes)),
    };
    console.log(`watch, ${FILES} files: ${figures.warm} MB after ${WARM_AFTER}, ${figures.end} MB at the end`);
    expect(figures.end - figures.warm, JSON.stringify(samples)).toBeLessThan(MAY_GROW_MB);
    expect(last.at(-1)?.open).toBeLessThanOrEqual((warm[0]?.open ?? 0) + 2);
    expect(report().summary).toMatchObject({ status: "completed", rows: { read: 31, rejected: 1 } });
    expect((await watching.stop()).code).toBe(0);

    /** Drops a list in which two names changed and one row is rejected. Every fiftieth file is unusable. */
    function dropOne(index: number): void {
      const number = String(index).padStart(4, "0");
      if (index % 50 === 49) return void drop(`staff-${number}.csv`, "ID\r\n");
      const rows = people(1, 29).map((row, at) =>
        at === index % 29 ? person(at + 1, { last: lastName(index) }) : row,
      );
      const unreadable = person(31, { birthday: "31.02.1990" });
      drop(`staff-${number}.csv`, list(...rows, person(30, { last: lastName(index) }), unreadable));
    }

    function countDone(): number {
      return archived().length + names("failed").filter((name) => name.endsWith(".csv")).length;
    }
  },
);

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function lastName(index: number): string {
  return `Ex${[...String(index)].map((digit) => "abcdefghij"[Number(digit)]).join("")}`;
}
