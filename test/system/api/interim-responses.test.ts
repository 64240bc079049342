import { createServer } from "node:net";
import { expect, test } from "vitest";
import { INPUT, client, json, listen, serve, useServers } from "./test-servers.ts";

useServers();

const CREATED = { success: true, data: { contact_id: 41, group_id: 3 } };
const FINAL = `HTTP/1.1 201 Created\r\ncontent-length: ${JSON.stringify(CREATED).length}\r\n\r\n${JSON.stringify(CREATED)}`;
const INTERIM = "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n";

test("takes the answer of each create when the service first says to continue, unasked", async () => {
  const answer = json(201, CREATED);
  const service = await serve((request, response) => {
    response.writeContinue();
    response.writeProcessing();
    response.writeEarlyHints({ link: "</style.css>; rel=preload" });
    answer(request, response);
  });
  for (const attempt of [1, 2, 3])
    expect(await service.createContact(INPUT), `create ${attempt}`).toMatchObject({
      kind: "ok",
      status: 201,
      value: { contactId: 41 },
    });
});

test("takes the answer when interim responses come in pieces of any size", async () => {
  for (const size of [1, 7, 40, 1_000]) {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.on("data", (chunk) => {
        if (!chunk.toString().endsWith("}")) return;
        const bytes = INTERIM + FINAL;
        const more = (from: number): void => {
          if (from < bytes.length) socket.write(bytes.slice(from, from + size), () => setImmediate(more, from + size));
        };
        more(0);
      });
    });
    const service = client(await listen(server));
    for (const attempt of [1, 2]) {
      expect(await service.createContact(INPUT), `pieces of ${size}, create ${attempt}`).toMatchObject({ kind: "ok" });
      // The connection is free again once the answer's last event is over.
      await new Promise(setImmediate);
    }
    expect(connections, `pieces of ${size}`).toBe(1);
  }
});

test("leaves a create in doubt when only interim responses come, or another protocol", async () => {
  const endings = [
    INTERIM,
    "HTTP/1.1 10",
    "HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n",
  ];
  for (const text of endings) {
    const server = createServer((socket) => socket.on("error", () => {}).once("data", () => socket.end(text)));
    expect(await client(await listen(server)).createContact(INPUT), text).toMatchObject({
      kind: "lost",
      applied: "maybe",
    });
  }
});

test("passes on a body that looks like an interim response", async () => {
  const service = await serve(json(409, { success: false, error: "x", message: INTERIM, request_id: null }));
  expect(await service.createContact(INPUT)).toMatchObject({ kind: "refused", message: INTERIM });
});
