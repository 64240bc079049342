#!/usr/bin/env node
/**
 * The program's entry, and the only file that sets an exit code. A Node that is too old for the other files must still
 * run this file and print its message. So this file imports nothing statically and uses no syntax newer than Node 14.
 */

/** The oldest Node that runs this program; the same as `engines` in package.json. */
const OLDEST_NODE = { major: 22, minor: 22 };

// The program that reads our output may end early (`| head`), its terminal may close, or the disk of its file may be full. A
// run must go on then, because calls are under way.
let isOutputLost = false;
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error) => {
    if (!("code" in error)) throw error;
    if (error.code !== "EPIPE") isOutputLost = true;
  });
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < OLDEST_NODE.major || (major === OLDEST_NODE.major && minor < OLDEST_NODE.minor)) {
  const needed = `${OLDEST_NODE.major}.${OLDEST_NODE.minor}`;
  process.stderr.write(
    `celebration-sync needs Node ${needed} or newer; this is Node ${process.versions.node}. ` +
      "Install a newer Node, or the Debian package, which brings its own.\n",
  );
  process.exitCode = 2;
} else {
  // Before any other code is loaded: what Node has made room for, it keeps.
  const isServingMany = process.argv.some((word) => word.startsWith("--accounts"));
  if (process.argv[2] === "console" || isServingMany)
    (await import("./commands/console/small-heap.ts")).keepHeapSmall();
  const { runCommandLine } = await import("./commands/command-line.ts");
  const exitCode = await runCommandLine(process.argv);
  process.exitCode = isOutputLost && exitCode === 0 ? 1 : exitCode;
}
