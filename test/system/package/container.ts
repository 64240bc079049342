/** Runs the built image with crun, as hardened as deploy/kubernetes runs it. */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { debianSources } from "../../../packaging/debian-sources.ts";
import { runProgram } from "../../../packaging/run-program.ts";

/** What umoci writes into the bundle of an image. */
interface Bundle {
  readonly process: object;
  readonly root: object;
  readonly linux: { readonly namespaces: readonly { readonly type: string }[] };
  readonly mounts: readonly { readonly destination: string; readonly type: string }[];
}

export interface Container {
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
  /** Returns the output until now, with that on stderr. */
  output(): string;
  /** Sends a signal to the program, which is the first process of its container. */
  kill(signal: string): void;
}

/** Returns why this machine cannot build and run the image; null when it can. */
export function whyNoContainer(): string | null {
  if (process.getuid?.() !== 0) return "the user is not root";
  const missing = ["mmdebstrap", "umoci", "crun"].filter((name) => spawnSync(name, ["--version"]).status !== 0);
  if (missing.length > 0) return `${missing.join(", ")} missing`;
  return debianSources().length === 0 ? "no package source of this machine has Debian 12" : null;
}

/**
 * Unpacks an image, and returns a function that starts its program with arguments. The root file system is read-only, and the
 * network is the machine's.
 *
 * @param image the image's layout and tag
 * @param folder becomes the unpacked image
 * @param binds the machine's folder for each folder in the container
 */
export function unpackImage(image: string, folder: string, binds: Readonly<Record<string, string>>) {
  runProgram(".", "umoci", "unpack", "--image", image, folder);
  const file = join(folder, "config.json");
  const unpacked = JSON.parse(readFileSync(file, "utf8")) as Bundle;
  const bind = { type: "bind", options: ["rbind"] };
  const mounts = [
    ...unpacked.mounts.filter(({ type }) => !["cgroup", "sysfs", "mqueue"].includes(type)),
    { destination: "/tmp", type: "tmpfs", source: "tmpfs", options: ["nosuid", "nodev", "mode=1777"] },
    ...Object.entries(binds).map(([destination, source]) => ({ destination, source, ...bind })),
  ];
  const namespaces = unpacked.linux.namespaces.filter(({ type }) => type !== "network");
  let started = 0;

  return (args: readonly string[], env: readonly string[] = []): Container => {
    const own = {
      args: ["/usr/bin/celebration-sync", ...args],
      env: ["PATH=/usr/bin", ...env],
      terminal: false,
      capabilities: {},
    };
    const bundle = {
      ...unpacked,
      process: { ...unpacked.process, ...own },
      root: { ...unpacked.root, readonly: true },
      linux: { namespaces },
      mounts,
    };
    writeFileSync(file, JSON.stringify(bundle));
    const name = `image-test-${(started += 1)}`;
    const crun = ["crun", "--root", `${folder}.crun`, "--cgroup-manager=disabled"];
    // crun looks at this mount although it uses no cgroup, and refuses one that has both versions of cgroups below.
    const script = 'mount -t tmpfs none /sys/fs/cgroup && exec "$@"';
    const child = spawn("unshare", ["--mount", "sh", "-c", script, "sh", ...crun, "run", "--bundle", folder, name]);
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    const ended = new Promise<{ code: number | null; output: string }>((resolve, reject) => {
      child.on("error", reject).on("close", (code) => resolve({ code, output }));
    });
    return {
      ended,
      output: () => output,
      kill: (signal) => runProgram(".", "crun", "--root", `${folder}.crun`, "kill", name, signal),
    };
  };
}
