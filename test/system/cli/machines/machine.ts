/** Machines and volumes for tests of failover: a network namespace is a machine, and an image of a file system is a volume. */
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Why this machine can't make others; null when it can. In CI the tests are never skipped: they fail. */
export const WHY_NO_MACHINES =
  process.getuid?.() === 0
    ? (["ip", "mkfs.ext4"].find((name) => spawnSync(name, ["-V"]).error !== undefined) ?? null)
    : "the user is not root";

const run = (program: string, ...args: readonly string[]) => execFileSync(program, args, { stdio: "pipe" });

export interface Machine {
  /** The words before a command, by which the machine runs the command. */
  readonly through: readonly string[];
  /** Drops everything that the machine sends from now on. The machine still receives. */
  cutOff(): void;
  mend(): void;
  remove(): void;
}

/** Makes a machine that reaches this machine's loopback over a wire of its own. @param nr its number, from 0 to 62 */
export function makeMachine(nr: number): Machine {
  const name = `sync-${process.pid}-${nr}`;
  const [outside, inside] = [`v${process.pid}.${nr}`, "wire"];
  const address = (last: number) => `10.213.${process.pid % 256}.${4 * nr + last}`;
  const ip = (...words: readonly string[]) => run("ip", ...words);
  ip("netns", "add", name);
  const remove = () => ip("netns", "delete", name);
  try {
    ip("link", "add", outside, "type", "veth", "peer", "name", inside, "netns", name);
    ip("address", "add", `${address(1)}/30`, "dev", outside);
    ip("link", "set", outside, "up");
    ip("-n", name, "address", "add", `${address(2)}/30`, "dev", inside);
    ip("-n", name, "link", "set", inside, "up");
    // Loopback addresses pass this wire. So the program calls http://127.0.0.1 as usual, and this machine answers.
    const allow = (wire: string) => ["sh", "-c", `echo 1 >/proc/sys/net/ipv4/conf/${wire}/route_localnet`] as const;
    run(...allow(outside));
    ip("netns", "exec", name, ...allow(inside));
    ip("-n", name, "route", "add", "127.0.0.1", "via", address(1), "dev", inside);
  } catch (error) {
    remove();
    throw error;
  }
  const neighbour = [address(1), "dev", inside];
  return {
    through: ["ip", "netns", "exec", name],
    // What is sent to a hardware address that no one has is lost, and the kernel sends it again and again.
    cutOff: () =>
      ip("-n", name, "neighbour", "replace", ...neighbour, "lladdr", "02:00:00:00:00:99", "nud", "permanent"),
    mend: () => ip("-n", name, "neighbour", "delete", ...neighbour),
    remove,
  };
}

/** Returns whether a process waits until the other side confirms what the process has sent. */
export function hasUnconfirmedBytes(pid: number): boolean {
  const [, ...connections] = readFileSync(`/proc/${pid}/net/tcp`, "utf8").trim().split("\n");
  // A connection's fifth word is TX:RX, the bytes in its queues.
  return connections.some((line) => /^(?!0{8})[0-9A-F]{8}:/u.test(line.trim().split(/ +/u)[4] ?? ""));
}

export interface Volume {
  mount(folder: string): void;
  unmount(): void;
  /** Makes the file system read-only at once, as the kernel does after an error of the disk. */
  turnReadOnly(): void;
}

/** Makes a volume with an ext4 file system. @param file becomes its image */
export function makeVolume(file: string): Volume {
  run("truncate", "--size=64M", file);
  run("mkfs.ext4", "-q", file);
  let mounted = "";
  return {
    mount(folder) {
      // A file system with an error is checked before it is mounted again. The codes 1 and 2 mean that it was mended.
      const { status } = spawnSync("fsck.ext4", ["-p", file]);
      if (status !== null && status > 2) throw new Error(`fsck ended with ${status}`);
      run("mount", "-o", "loop", file, folder);
      mounted = folder;
    },
    unmount() {
      if (mounted !== "") run("umount", mounted);
      mounted = "";
    },
    turnReadOnly: () => run("mount", "-o", "remount,abort", mounted),
  };
}
