// Loaded into a measured process. When the process exits, writes two numbers to file descriptor 3: the peak memory of the
// process in KiB, and the longest time in ms in which its event loop stood still.
// The peak of process.resourceUsage() would include the memory of the parent process.
const delays = require("node:perf_hooks").monitorEventLoopDelay({ resolution: 100 });
delays.enable();
process.on("exit", () => {
  const { readFileSync, writeSync } = require("node:fs");
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "latin1"))[1];
  writeSync(3, `${peak} ${Math.round(delays.max / 1e6)}`);
});
