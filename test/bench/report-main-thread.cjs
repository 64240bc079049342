// Loaded into a measured daemon. At each SIGUSR2, writes one line of JSON to file descriptor 3: how the main thread spent its
// time since the last SIGUSR2, in ms. `busy` is all time outside of waiting for events. Of that time, `cpu` was spent on a
// processor, and `queued` in waiting for one. The rest of `busy` was spent in system calls that wait for the disk.
const { readFileSync, writeSync } = require("node:fs");
const { monitorEventLoopDelay, performance } = require("node:perf_hooks");

const delays = monitorEventLoopDelay({ resolution: 10 });
delays.enable();

function look() {
  const [cpu, queued] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, "latin1").split(" ").map(Number);
  return { loop: performance.eventLoopUtilization(), cpu: cpu / 1e6, queued: queued / 1e6, all: process.cpuUsage() };
}

let last = look();
process.on("SIGUSR2", () => {
  const now = look();
  const { active, idle } = performance.eventLoopUtilization(now.loop, last.loop);
  const all = process.cpuUsage(last.all);
  const line = {
    elapsed: active + idle,
    busy: active,
    cpu: now.cpu - last.cpu,
    queued: now.queued - last.queued,
    otherThreads: (all.user + all.system) / 1e3 - (now.cpu - last.cpu),
    longestStandstill: delays.max / 1e6,
    standstill99: delays.percentile(99) / 1e6,
    heapMegabytes: Math.round(process.memoryUsage().heapUsed / 1e6),
  };
  writeSync(3, `${JSON.stringify(line)}\n`);
  last = now;
  delays.reset();
});
