/** Opens the place where the console listens. */
import { chmodSync, existsSync, lstatSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { dirname } from "node:path";
import type { ConsoleSettings } from "../../config/console-settings.ts";

/** The console can't listen. The message says why, and what to do. */
export class CannotListen extends Error {}

/** A console that listens. */
export interface ListeningConsole {
  /** Where it listens, without a slash at its end: a web address, or `unix:` with the path of a socket. */
  readonly url: string;
  close(): Promise<void>;
}

interface Listener {
  listen(where: ConsoleSettings["listen"]): Promise<string>;
}

/** The owner and the group may connect: a web server joins the group. */
const SOCKET_MODE = 0o660;

/** Starts to listen, and returns where: a web address, or `unix:` with a path. */
export async function openSocket(server: Listener, listen: ConsoleSettings["listen"]): Promise<string> {
  try {
    if (!("path" in listen)) return await server.listen(listen);
    await removeStaleSocket(listen.path);
    // The kernel makes the socket with the umask, so that others can't connect before its mode is set.
    const before = process.umask(0o777 & ~SOCKET_MODE);
    try {
      await server.listen({ path: listen.path });
    } finally {
      process.umask(before);
    }
    chmodSync(listen.path, SOCKET_MODE);
    return `unix:${listen.path}`;
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException, "path" in listen ? listen.path : `${listen.host}:${listen.port}`);
  }
}

/** Removes the socket of a console that was killed. The socket of a console at work, and any other file, stays. */
async function removeStaleSocket(path: string): Promise<void> {
  // The system would only say that this user may not.
  if (!existsSync(dirname(path)))
    throw new CannotListen(
      `console.listen: the folder of the socket ${path} does not exist. Make it, or name another path.`,
    );
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isSocket())
    throw new CannotListen(`console.listen: ${path} is not a socket. Move it away, or name another path.`);
  if (await isAnswered(path)) throw new CannotListen(`Another program already listens at ${path}. Stop that program.`);
  rmSync(path, { force: true });
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ path });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    // A busy program answers too late, but its socket is not refused.
    socket.once("error", (error: NodeJS.ErrnoException) =>
      resolve(error.code !== "ECONNREFUSED" && error.code !== "ENOENT"),
    );
  });
}

function explained(error: NodeJS.ErrnoException, where: string): Error {
  switch (error.code) {
    case "EADDRINUSE":
      return new CannotListen(
        `Another program already listens at ${where}. Name another port in console.listen, or stop that program.`,
      );
    case "EACCES":
    case "EPERM":
      return new CannotListen(
        `This user may not listen at ${where}. Name a port above 1023 or a folder of this user in console.listen.`,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new CannotListen(`This machine does not have the address ${where} of console.listen.`);
    default:
      return error;
  }
}
