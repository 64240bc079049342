import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const TESTS = "test/{unit,contract,cases,system,simulation,browser}/**/*.test.ts";

/**
 * Selects the tests. `npm test` runs all test files except `*.long.test.ts`. `npm run test:long` (`--mode long`) runs these
 * files, too, and sets `TEST_LONG`: other tests then try more seeds and kill points. `npm run bench` (`--mode bench`) runs
 * the measurements in test/bench.
 */
export default defineConfig(({ mode }) => {
  const long = mode === "long";
  const bench = mode === "bench";
  return {
    test: {
      include: bench ? ["test/bench/**/*.bench.ts"] : [TESTS],
      exclude: long ? [] : ["**/*.long.test.ts"],
      env: { TEST_LONG: long ? "1" : "" },
      fileParallelism: !bench,
      // Most tests wait for child processes, so a machine of two cores runs two files at a time.
      maxWorkers: bench ? 1 : Math.max(2, availableParallelism() - 1),
      // Loads the program once for each worker, not for each file: that took a third of the simulation's time.
      isolate: bench,
      disableConsoleIntercept: bench,
      // Stops a test that hangs. The limit is so long that a slow machine does not reach it.
      testTimeout: long || bench ? 3_600_000 : 900_000,
      hookTimeout: 900_000,
      reporters: ["default", "./test/count-reporter.ts"],
    },
  };
});
