/** Prints one line at the end of a test run: `N passed, N failed`. */
import type { Reporter, TestModule } from "vitest/node";

export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    let failed = unhandledErrors.length;
    for (const module of modules) {
      // A file that can't be loaded contains no failed test, so its load error is counted.
      failed += module.errors().length;
      // A suite whose hook fails skips its tests, so none of them counts as failed.
      for (const suite of module.children.allSuites()) failed += suite.errors().length;
      for (const test of module.children.allTests()) {
        if (test.result().state === "passed") passed += 1;
        if (test.result().state === "failed") failed += 1;
      }
    }
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  }
}
