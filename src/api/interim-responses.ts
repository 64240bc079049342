/** Removes interim responses (1xx) from what a service sends, as HTTP asks of every client that has no use for them. */
import type { Duplex } from "node:stream";

const NOTHING = Buffer.alloc(0);
/** A longer head is no interim response's. The HTTP parser refuses it. */
const LONGEST_HEAD_BYTES = 64 * 1024;
/** 101 is no interim response: another protocol follows. */
const INTERIM = /^HTTP\/1\.\d 1(?!01)\d\d/u;
const SMALLEST_INTERIM = "HTTP/1.1 100";
const HEAD_END = /\r?\n\r?\n/u;

interface InterimFilter {
  /** Notes that a request goes out, so that the next bytes begin with the head of a response. */
  requestBegins(): void;
  /** Returns the bytes without interim responses. Keeps bytes back while they may belong to one. */
  pass(bytes: Buffer): Buffer;
}

/** Returns a filter for one connection with one request at a time. Bytes after the final response's head pass unread. */
function createInterimFilter(): InterimFilter {
  let isHead = true;
  let kept: Buffer = NOTHING;
  return {
    requestBegins() {
      isHead = true;
    },
    pass(bytes) {
      if (!isHead) return bytes;
      kept = kept.length === 0 ? bytes : Buffer.concat([kept, bytes]);
      for (;;) {
        const start = kept.toString("latin1", 0, SMALLEST_INTERIM.length);
        if (!INTERIM.test(start + SMALLEST_INTERIM.slice(start.length)) || kept.length > LONGEST_HEAD_BYTES) break;
        const end = HEAD_END.exec(kept.toString("latin1"));
        if (end === null) return NOTHING;
        kept = kept.subarray(end.index + end[0].length);
      }
      const final = kept;
      isHead = false;
      kept = NOTHING;
      return final;
    },
  };
}

/** Lets the readers of a socket see no interim response. undici would break the connection at an unasked “100 Continue”. */
export function hideInterimResponses(socket: Pick<Duplex, "read" | "write">): void {
  const filter = createInterimFilter();
  const read = socket.read.bind(socket);
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
  socket.read = (size?: number) => {
    for (;;) {
      const bytes = read(size) as Buffer | null;
      if (bytes === null) return null;
      const passed = filter.pass(bytes);
      if (passed.length > 0) return passed;
    }
  };
  socket.write = ((...args: unknown[]) => {
    filter.requestBegins();
    return write(...args);
  }) as Duplex["write"];
}
