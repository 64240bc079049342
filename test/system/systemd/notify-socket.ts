import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "vitest";
import { until } from "../cli/support/workplace.ts";

/** A Python program that receives datagrams on a socket, as systemd does. Node itself has no Unix datagram sockets. */
const RECEIVER = `
import os, socket, sys
receiver = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
receiver.bind(sys.argv[1])
while True:
    data, files, _, _ = socket.recv_fds(receiver, 4096, 8)
    for file in files: os.close(file)
    print(data.decode().replace("\\n", " | "), flush=True)
`;

export interface NotifySocket {
  readonly path: string;
  /** Returns the messages so far. Their variables are separated by ` | `. */
  messages(): readonly string[];
}

/** Opens a socket that stands in for systemd's until the test has ended. */
export async function openNotifySocket(onTestFinished: TestContext["onTestFinished"]): Promise<NotifySocket> {
  const folder = mkdtempSync(join(tmpdir(), "celebration-notify-"));
  const path = join(folder, "socket");
  const receiver = spawn("python3", ["-c", RECEIVER, path], { stdio: ["ignore", "pipe", "inherit"] });
  let received = "";
  receiver.stdout.setEncoding("utf8").on("data", (text: string) => (received += text));
  const ended = new Promise((resolve) => receiver.on("close", resolve));
  onTestFinished(async () => {
    receiver.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  await until("the notify socket is there", () => existsSync(path));
  return { path, messages: () => received.split("\n").filter((line) => line !== "") };
}
