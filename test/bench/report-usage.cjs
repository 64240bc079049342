// Loaded into a measured process. Writes the peak memory of the process in KiB to file descriptor 3 when the process exits.
// The peak of process.resourceUsage() would include the memory of the parent process.
process.on("exit", () => {
  const { readFileSync, writeSync } = require("node:fs");
  writeSync(3, /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "latin1"))[1]);
});
