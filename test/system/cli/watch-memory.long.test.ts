/** `watch` applies a thousand files in batches. Its memory and its number of open files must not grow. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import { list, people, person } from "./support/lists.ts";
import { test, until } from "./support/workplace.ts";

const FILES = 1_000;
const BATCH = 25;
/** After this many files, all code is loaded and all caches have their full size. */
const WARM_AFTER = 200;
/** A leak grows with each file. A single step, as when the garbage collector takes a larger heap, is none. */
const MAY_GROW_MB_PER_THOUSAND_FILES = 25;
const DEADLINE_MS = 600_000;

test(
  "watch keeps its use of memory and its number of open files while it applies a thousand files",
  // On a busy machine, the garbage collector may take a larger heap late. A leak grows again at the second try.
  { timeout: 1_800_000, retry: 1 },
  async ({ startWorkplace }) => {
    const { drop, startWatch, archived, names, report, sandbox } = await startWorkplace();
    const watching = await startWatch();
    const pid = watching.process.pid ?? 0;
    if (!existsSync(`/proc/${pid}/status`)) return;
    const samples: Sample[] = [];

    for (let files = 0; files < FILES; files += BATCH) {
      for (let index = files; index < files + BATCH; index += 1) dropOne(index);
      const dropped = files + BATCH;
      await until(`${dropped} files are archived or failed`, () => countDone() === dropped, DEADLINE_MS);
      sandbox.forgetRequests();
      samples.push({ files: dropped, megabytes: residentMegabytes(pid), open: readdirSync(`/proc/${pid}/fd`).length });
    }
    const warm = samples.filter((sample) => sample.files > WARM_AFTER);
    const growth = 1_000 * median(slopes(warm));
    console.log(`watch, ${FILES} files: memory grows by ${growth.toFixed(1)} MB in 1,000 files`);
    expect(growth, JSON.stringify(samples)).toBeLessThan(MAY_GROW_MB_PER_THOUSAND_FILES);
    expect(warm.at(-1)?.open).toBeLessThanOrEqual((warm[0]?.open ?? 0) + 2);
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

interface Sample {
  readonly files: number;
  readonly megabytes: number;
  readonly open: number;
}

/** The megabytes per file between each two samples. Their median ignores single steps (the estimator of Theil and Sen). */
function slopes(samples: readonly Sample[]): readonly number[] {
  return samples.flatMap((one, index) =>
    samples.slice(index + 1).map((other) => (other.megabytes - one.megabytes) / (other.files - one.files)),
  );
}

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
