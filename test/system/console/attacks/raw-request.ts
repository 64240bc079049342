import { connect } from "node:net";

/** Sends bytes as no browser would, and returns what comes back until the console ends the connection, or for a while. */
export function sendRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(port), hostname);
    socket.setEncoding("latin1").on("data", (more: string) => (answer += more));
    socket.on("error", () => resolve(answer));
    socket.on("close", () => resolve(answer));
    socket.write(text, "latin1");
  });
}

/** Returns the status of a raw answer; 0 without an answer. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/u.exec(answer)?.[1] ?? 0);
}
