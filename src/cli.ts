#!/usr/bin/env node
/**
 * The program's entry, and the only file that sets an exit code. It imports nothing statically and uses no syntax
 * newer than Node 14: a Node that is too old for the rest must still be able to parse and run this file.
 */

/** The oldest Node that runs this program, as package.json's `engines` names it. */
const OLDEST_NODE = { major: 22, minor: 22 };

// The reader of our output may stop reading (`| head`). That must not end a run half-way.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error) => {
    if (!("code" in error) || error.code !== "EPIPE") throw error;
  });
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < OLDEST_NODE.major || (major === OLDEST_NODE.major && minor < OLDEST_NODE.minor)) {
  const needed = `${OLDEST_NODE.major}.${OLDEST_NODE.minor}`;
  process.stderr.write(`celebration-sync needs Node ${needed} or newer; this is Node ${process.versions.node}.\n`);
  process.exitCode = 2;
} else {
  const { runCommandLine } = await import("./commands/command-line.ts");
  process.exitCode = await runCommandLine(process.argv);
}
