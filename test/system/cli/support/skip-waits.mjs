/**
 * Loaded before the command `run`, so that each of its waits ends at once. Its clock goes on by the length of the wait. The
 * time-outs of calls stay as long as they are.
 */
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";

const RealDate = Date;
let skipped = 0;

function skip(ms = 0, value) {
  skipped += ms;
  return timers.setImmediate(value);
}

class SkippingDate extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [SkippingDate.now()] : parts));
  }

  static now() {
    return RealDate.now() + skipped;
  }
}

if (process.argv[2] === "run") {
  globalThis.Date = SkippingDate;
  timers.setTimeout = skip;
  syncBuiltinESMExports();
}
