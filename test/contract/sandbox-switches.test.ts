import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { SandboxSettings } from "../../src/sandbox/options.ts";
import { parseSandboxOptions } from "../../src/sandbox/options.ts";
import { createSandbox } from "../../src/sandbox/sandbox.ts";
import { openOverHttp } from "./open-over-http.ts";

/** Opens the sandbox with a switch as the command line would give it. */
async function openWith(record: Parameters<typeof parseSandboxOptions>[0]) {
  const result = parseSandboxOptions(record);
  if (result.kind === "invalid") throw new Error(result.errors.join(" "));
  return openOverHttp(result.settings);
}

/** One test for every switch there is. */
const SWITCHES: Readonly<Record<keyof SandboxSettings, () => Promise<void>>> = {
  async host() {
    const { listening } = await openWith({ host: "127.0.0.2" });
    expect(listening.url).toMatch(/^http:\/\/127\.0\.0\.2:\d+$/);
    expect((await fetch(listening.url)).status).toBe(200);
  },

  async port() {
    const first = await openWith({});
    const port = new URL(first.listening.url).port;
    expect(Number(port)).toBeGreaterThan(0);
    await expect(openWith({ port })).rejects.toThrow("EADDRINUSE");
  },

  async data() {
    const folder = await mkdtemp(join(tmpdir(), "sandbox-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const data = join(folder, "sandbox.db");
    const before = createSandbox({ data, group: [] }, Date);
    const { group_id: groupId } = before.addGroup("Jubilees", "work_anniversary");
    before.deleteGroup(2);
    before.addContact({ first_name: "Ada", group_id: groupId, email: "ada@example.org", custom_fields: { a: "1" } });
    before.addContact({ first_name: "Bo", group_id: groupId });
    before.deleteContact(2);
    for (const file of await readdir(folder)) expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    const [contacts, groups] = [before.contacts(), before.groups()];
    before.close();

    const { sandbox, create } = await openWith({ data, planLimit: "2" });
    expect(sandbox.contacts()).toEqual(contacts);
    expect(sandbox.groups()).toEqual(groups);
    expect((await create({ group_id: groupId, email: "ADA@example.org" })).status).toBe(409);
    expect((await create()).body.data.contact_id).toBe(3);
    expect((await create()).status).toBe(403);
  },

  async key() {
    const { call } = await openWith({ key: ["first", "second:other"], group: ["Here", "There:birthday:other"] });
    const names = async (key: string) => {
      const headers = { authorization: `Bearer ${key}` };
      const { body } = await call("GET", "/v1/celebration-groups", undefined, { headers });
      return body.data?.map((group: { name: string }) => group.name) ?? body.error;
    };
    expect(await names("first")).toEqual(["Here"]);
    expect(await names("second")).toEqual(["There"]);
    expect(await names("sandbox-key")).toBe("unauthorized");
  },

  async group() {
    const groupsOf = async (record: Parameters<typeof openWith>[0]) => {
      const { body } = await (await openWith(record)).call("GET", "/v1/celebration-groups");
      return body.data.map((group: { name: string; category: string }) => `${group.name}: ${group.category}`);
    };
    expect(await groupsOf({ group: ["Ärzte", "Paare:wedding_anniversary", "Ärzte"] })).toEqual([
      "Ärzte: birthday",
      "Paare: wedding_anniversary",
    ]);
    expect(await groupsOf({})).toHaveLength(4);
  },

  async shape() {
    const fieldsOf = async (shape: string) => (await (await openWith({ shape })).create()).body.data;
    expect(await fieldsOf("compact")).toHaveProperty("birthday");
    expect(await fieldsOf("compact")).not.toHaveProperty("birthday_day");
    expect(await fieldsOf("full")).not.toHaveProperty("birthday");
    expect(await fieldsOf("full")).toHaveProperty("birthday_day");
    expect(await fieldsOf("both")).toHaveProperty("birthday");
    expect(await fieldsOf("both")).toHaveProperty("birthday_day");
  },

  async createdStatus() {
    expect((await (await openWith({})).create()).status).toBe(201);
    expect((await (await openWith({ createdStatus: "200" })).create()).status).toBe(200);
  },

  async patch() {
    for (const patch of ["merge", "replace"]) {
      const { sandbox, call, create } = await openWith({ patch });
      await create({ last_name: "Byron", email: "ada@example.org", status: "2", custom_fields: { a: "1", b: "2" } });
      const sent = { first_name: "Ada", group_id: 2, custom_fields: { b: "3" } };
      expect((await call("PATCH", "/v1/contacts/1", sent)).status).toBe(200);
      const kept = { last_name: "Byron", email: "ada@example.org", status: "2", custom_fields: { a: "1", b: "3" } };
      const cleared = { last_name: "", email: null, status: "1", custom_fields: { b: "3" } };
      expect(sandbox.contacts()[0]).toMatchObject(patch === "merge" ? kept : cleared);
      expect((await call("PATCH", "/v1/contacts/1", { last_name: "X" })).status).toBe(patch === "merge" ? 200 : 400);
    }
  },

  async updateConflict() {
    for (const [updateConflict, status] of [["allow", 200] as const, ["refuse", 409] as const]) {
      const { call, create } = await openWith({ updateConflict });
      await create({ phone: "+49 30 555 0101" });
      await create();
      expect((await call("PATCH", "/v1/contacts/2", { phone: "0049 30 5550101" })).status).toBe(status);
    }
  },

  async conflictId() {
    const bodyOf = async (conflictId: string) => {
      const { create } = await openWith({ conflictId });
      await create({ email: "ada@example.org" });
      return (await create({ email: "ada@example.org" })).body;
    };
    expect(Object.keys(await bodyOf("omit"))).toEqual(["success", "error", "message", "request_id"]);
    expect(await bodyOf("top")).toMatchObject({ error: "contact_exists", contact_id: 1 });
    expect(await bodyOf("data")).toMatchObject({ error: "contact_exists", data: { contact_id: 1 } });
  },

  async groupDelete() {
    for (const groupDelete of ["keep", "delete", "refuse"]) {
      const { sandbox, call, create } = await openWith({ groupDelete });
      await create();
      const { status, body } = await call("DELETE", "/v1/celebration-groups/1");
      const left = sandbox.contacts().map((contact) => contact.group_id);
      if (groupDelete === "keep") expect({ status, left }).toEqual({ status: 200, left: [null] });
      if (groupDelete === "delete") expect({ status, left }).toEqual({ status: 200, left: [] });
      if (groupDelete === "refuse") expect({ status, left }).toEqual({ status: 422, left: [1] });
      if (groupDelete === "refuse") expect(body.error).toBe("validation_error");
      expect((await call("DELETE", "/v1/celebration-groups/2")).status).toBe(200);
    }
  },

  async yearless() {
    const taken = { both: [201, 201], "MM-DD": [201, 422], "--MM-DD": [422, 201], refuse: [422, 422] };
    for (const [yearless, [plain, dashed]] of Object.entries(taken)) {
      const { create } = await openWith({ yearless });
      expect((await create({ birthday: "12-10" })).status).toBe(plain);
      expect((await create({ birthday: "--12-10" })).status).toBe(dashed);
    }
  },

  async nulls() {
    for (const [nulls, status] of [["clear", 200] as const, ["refuse", 422] as const]) {
      const { sandbox, call, create } = await openWith({ nulls });
      await create({ email: "ada@example.org" });
      expect((await call("PATCH", "/v1/contacts/1", { email: null })).status).toBe(status);
      expect(sandbox.contacts()[0]?.email).toBe(nulls === "clear" ? null : "ada@example.org");
    }
  },

  async unknownFields() {
    expect((await (await openWith({})).create({ nickname: "Adi" })).status).toBe(422);
    expect((await (await openWith({ unknownFields: "ignore" })).create({ nickname: "Adi" })).status).toBe(201);
  },

  async timezones() {
    const { create } = await openWith({});
    for (const timezone of ["Berlin", "CET", "Europe/Bielefeld"]) expect((await create({ timezone })).status).toBe(422);
    for (const timezone of ["Europe/Berlin", "America/Argentina/Ushuaia"]) {
      expect((await create({ timezone })).status).toBe(201);
    }
    expect((await (await openWith({ timezones: "any" })).create({ timezone: "Berlin" })).status).toBe(201);
  },

  async unknownGuardian() {
    for (const status of ["422", "404"]) {
      const { create } = await openWith({ unknownGuardian: status });
      expect((await create({ guardian_contact_id: 99 })).status).toBe(Number(status));
    }
  },

  async maxLength() {
    const { create } = await openWith({ maxLength: "3" });
    expect((await create({ company: "äöü" })).status).toBe(201);
    expect((await create({ company: "äöüß" })).status).toBe(422);
  },

  async planLimit() {
    const { sandbox, create } = await openWith({ planLimit: "1" });
    expect((await create()).status).toBe(201);
    expect(await create()).toMatchObject({ status: 403, body: { error: "plan_limit_reached" } });
    sandbox.setPlanLimit(null);
    expect((await create()).status).toBe(201);
  },

  async rate() {
    const { sandbox, create } = await openWith({ rate: "2", rateWindow: "60", rateKind: "sliding" });
    const statuses = [await create(), await create(), await create()].map(({ status }) => status);
    expect(statuses).toEqual([201, 201, 429]);
    expect(sandbox.contacts()).toHaveLength(2);
    sandbox.configure({ rate: 1000 });
    expect((await create()).status).toBe(201);
  },

  async rateWindow() {
    const { create } = await openWith({ rate: "1", rateWindow: "3600", rateKind: "sliding" });
    await create();
    expect(Number((await create()).headers.get("retry-after"))).toBeGreaterThan(3500);
  },

  async rateKind() {
    const { create } = await openWith({ rate: "1", rateWindow: "86400", rateKind: "fixed" });
    await create();
    const wait = Number((await create()).headers.get("retry-after"));
    const untilMidnight = 86_400 - ((Date.now() / 1000) % 86_400);
    expect(Math.abs(wait - untilMidnight)).toBeLessThan(10);
  },

  async rateBurst() {
    const { create } = await openWith({ rate: "1", rateWindow: "60", rateBurst: "3" });
    const answers = [await create(), await create(), await create(), await create()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
  },

  async ratePenalty() {
    const { create } = await openWith({ rate: "1", ratePenalty: "600" });
    await create();
    expect((await create()).headers.get("retry-after")).toBe("600");
  },

  async retryAfter() {
    const headerOf = async (retryAfter: string) => {
      const { create } = await openWith({ retryAfter, rate: "1", rateWindow: "60" });
      await create();
      return (await create()).headers.get("retry-after");
    };
    expect(await headerOf("seconds")).toMatch(/^(59|60)$/);
    expect(await headerOf("date")).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
    expect(await headerOf("none")).toBeNull();
  },

  async rateHeaders() {
    const headersOf = async (rateHeaders: string) =>
      (await (await openWith({ rateHeaders, rate: "5", rateWindow: "60" })).create()).headers;
    expect((await headersOf("none")).has("ratelimit-limit")).toBe(false);
    expect((await headersOf("ratelimit")).get("ratelimit-remaining")).toBe("4");
    expect(Number((await headersOf("x-ratelimit")).get("x-ratelimit-reset"))).toBeGreaterThan(Date.now() / 1000 + 50);
  },

  async requestId() {
    const bodyOf = async (requestId: string) =>
      (await (await openWith({ requestId })).call("DELETE", "/v1/contacts/9")).body;
    expect(await bodyOf("send")).toHaveProperty("request_id", expect.stringMatching(/^req_/));
    expect(await bodyOf("null")).toHaveProperty("request_id", null);
    expect(await bodyOf("omit")).not.toHaveProperty("request_id");
  },

  async fault() {
    const { create } = await openWith({ fault: ["status-500:POST:#1", "status-502:POST:#2:html"] });
    expect([(await create()).status, (await create()).status, (await create()).status]).toEqual([500, 502, 201]);
  },

  async seed() {
    const patternOf = async (seed: string) => {
      const { create } = await openWith({ seed, fault: "status-500:POST:0.5" });
      const statuses: number[] = [];
      for (let count = 0; count < 40; count += 1) statuses.push((await create()).status);
      return statuses.join();
    };
    expect(await patternOf("3")).toBe(await patternOf("3"));
    expect(await patternOf("3")).not.toBe(await patternOf("4"));
  },
};

test.each(Object.entries(SWITCHES))("switch %s over HTTP", (_, check) => check());
