/** Server-sent events, and their end with the session. */
import { expect, test } from "vitest";
import { areStreamsFull, eventLines } from "../../../../src/console/server/event-lines.ts";

/** Yields events without an end. `isOpen` says whether the source is still asked for more. */
function endless() {
  const source = { isOpen: true };
  async function* events(): AsyncGenerator<string> {
    try {
      for (let count = 1; ; count += 1) yield `${count}\nlines`;
    } finally {
      source.isOpen = false;
    }
  }
  return { source, events };
}

test("yields each event as lines", async () => {
  const { events } = endless();
  const lines = eventLines(events(), () => true);
  expect((await lines.next()).value).toBe("data: 1\ndata: lines\n\n");
  expect((await lines.next()).value).toBe("data: 2\ndata: lines\n\n");
  await lines.return(undefined);
});

test("ends when the session has ended, and closes its source", async () => {
  const { source, events } = endless();
  let isSignedIn = true;
  const lines = eventLines(events(), () => isSignedIn);
  expect((await lines.next()).done).toBe(false);
  isSignedIn = false;
  expect(await lines.next()).toEqual({ done: true, value: undefined });
  // The end of the source is not waited for.
  await new Promise(setImmediate);
  expect(source.isOpen).toBe(false);
});

test("shows no event that came after the session had ended", async () => {
  let isSignedIn = true;
  async function* events(): AsyncGenerator<string> {
    await new Promise(setImmediate);
    isSignedIn = false;
    yield "late";
  }
  const lines = eventLines(events(), () => isSignedIn);
  expect(await lines.next()).toEqual({ done: true, value: undefined });
});

test("yields nothing to a person who is not signed in", async () => {
  const { events } = endless();
  expect(await eventLines(events(), () => false).next()).toEqual({ done: true, value: undefined });
});

test("says when a hundred pages follow something, until one of them ends", async () => {
  const { events } = endless();
  const open = Array.from({ length: 100 }, () => eventLines(events(), () => true));
  for (const lines of open.slice(1)) await lines.next();
  expect(areStreamsFull()).toBe(false);
  await open[0]?.next();
  expect(areStreamsFull()).toBe(true);
  await open[0]?.return(undefined);
  expect(areStreamsFull()).toBe(false);
  for (const lines of open) await lines.return(undefined);
});
