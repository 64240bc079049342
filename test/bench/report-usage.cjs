// Loaded into a measured process: says at its end, on channel 3, what its memory was at the most (KiB). Its own peak:
// the one that `process.resourceUsage()` gives begins with the memory of the process that started it.
process.on("exit", () => {
  const { readFileSync, writeSync } = require("node:fs");
  writeSync(3, /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "latin1"))[1]);
});
