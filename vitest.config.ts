import { defineConfig } from "vitest/config";

const TESTS = "test/{unit,contract,cases,system,simulation,browser}/**/*.test.ts";

/**
 * `npm test` runs all but the tests named `*.long.test.ts`. `npm run test:long` (`--mode long`) runs these too, and tells
 * the others by `TEST_LONG` to try more seeds and kill points. `npm run bench` (`--mode bench`) measures.
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
      disableConsoleIntercept: bench,
      // Ends what hangs; nothing is timed by it, however slow the machine.
      testTimeout: long || bench ? 3_600_000 : 180_000,
      hookTimeout: 180_000,
      reporters: ["default", "./test/count-reporter.ts"],
    },
  };
});
