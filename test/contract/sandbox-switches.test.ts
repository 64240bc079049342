import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { SandboxSettings } from "../../src/sandbox/options.ts";
import { createSandbox } from "../../src/sandbox/sandbox.ts";
import { openWithSwitches } from "./open-over-http.ts";
import { RATE_CHECKS } from "./rate-switches.ts";

/** One test per switch; the type requires an entry for every switch. */
const SWITCHES: Readonly<Record<keyof SandboxSettings, () => Promise<void>>> = {
  ...RATE_CHECKS,

  async host() {
    const { listening } = await openWithSwitches({ host: "127.0.0.2" });
    expect(listening.url).toMatch(/^http:\/\/127\.0\.0\.2:\d+$/);
    expect((await fetch(listening.url)).status).toBe(200);
  },

  async port() {
    const first = await openWithSwitches({});
    const port = new URL(first.listening.url).port;
    expect(Number(port)).toBeGreaterThan(0);
    await expect(openWithSwitches({ port })).rejects.toThrow("EADDRINUSE");
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

    const { sandbox, create } = await openWithSwitches({ data, planLimit: "2" });
    expect(sandbox.contacts()).toEqual(contacts);
    expect(sandbox.groups()).toEqual(groups);
    expect((await create({ group_id: groupId, email: "ADA@example.org" })).status).toBe(409);
    expect((await create()).body.data.contact_id).toBe(3);
    expect((await create()).status).toBe(403);
  },

  async key() {
    const { call } = await openWithSwitches({
      key: ["first", "second:other"],
      group: ["Here", "There:birthday:other"],
    });
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
    const groupsOf = async (record: Parameters<typeof openWithSwitches>[0]) => {
      const { body } = await (await openWithSwitches(record)).call("GET", "/v1/celebration-groups");
      return body.data.map((group: { name: string; category: string }) => `${group.name}: ${group.category}`);
    };
    expect(await groupsOf({ group: ["Ärzte", "Paare:wedding_anniversary", "Ärzte"] })).toEqual([
      "Ärzte: birthday",
      "Paare: wedding_anniversary",
    ]);
    expect(await groupsOf({})).toHaveLength(4);
  },

  async shape() {
    const fieldsOf = async (shape: string) => (await (await openWithSwitches({ shape })).create()).body.data;
    expect(await fieldsOf("compact")).toHaveProperty("birthday");
    expect(await fieldsOf("compact")).not.toHaveProperty("birthday_day");
    expect(await fieldsOf("full")).not.toHaveProperty("birthday");
    expect(await fieldsOf("full")).toHaveProperty("birthday_day");
    expect(await fieldsOf("both")).toHaveProperty("birthday");
    expect(await fieldsOf("both")).toHaveProperty("birthday_day");
  },

  async createdStatus() {
    expect((await (await openWithSwitches({})).create()).status).toBe(201);
    expect((await (await openWithSwitches({ createdStatus: "200" })).create()).status).toBe(200);
  },

  async patch() {
    for (const patch of ["merge", "replace"]) {
      const { sandbox, call, create } = await openWithSwitches({ patch });
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
      const { call, create } = await openWithSwitches({ updateConflict });
      await create({ phone: "+49 30 555 0101" });
      await create();
      expect((await call("PATCH", "/v1/contacts/2", { phone: "0049 30 5550101" })).status).toBe(status);
    }
  },

  async conflictId() {
    const bodyOf = async (conflictId: string) => {
      const { create } = await openWithSwitches({ conflictId });
      await create({ email: "ada@example.org" });
      return (await create({ email: "ada@example.org" })).body;
    };
    expect(Object.keys(await bodyOf("omit"))).toEqual(["success", "error", "message", "request_id"]);
    expect(await bodyOf("top")).toMatchObject({ error: "contact_exists", contact_id: 1 });
    expect(await bodyOf("data")).toMatchObject({ error: "contact_exists", data: { contact_id: 1 } });
  },

  async groupDelete() {
    for (const groupDelete of ["keep", "delete", "refuse"]) {
      const { sandbox, call, create } = await openWithSwitches({ groupDelete });
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
      const { create } = await openWithSwitches({ yearless });
      expect((await create({ birthday: "12-10" })).status).toBe(plain);
      expect((await create({ birthday: "--12-10" })).status).toBe(dashed);
    }
  },

  async nulls() {
    for (const [nulls, status] of [["clear", 200] as const, ["refuse", 422] as const]) {
      const { sandbox, call, create } = await openWithSwitches({ nulls });
      await create({ email: "ada@example.org" });
      expect((await call("PATCH", "/v1/contacts/1", { email: null })).status).toBe(status);
      expect(sandbox.contacts()[0]?.email).toBe(nulls === "clear" ? null : "ada@example.org");
    }
  },

  async unknownFields() {
    expect((await (await openWithSwitches({})).create({ nickname: "Adi" })).status).toBe(422);
    expect((await (await openWithSwitches({ unknownFields: "ignore" })).create({ nickname: "Adi" })).status).toBe(201);
  },

  async timezones() {
    const { create } = await openWithSwitches({});
    for (const timezone of ["Berlin", "CET", "Europe/Bielefeld"]) expect((await create({ timezone })).status).toBe(422);
    for (const timezone of ["Europe/Berlin", "America/Argentina/Ushuaia"]) {
      expect((await create({ timezone })).status).toBe(201);
    }
    expect((await (await openWithSwitches({ timezones: "any" })).create({ timezone: "Berlin" })).status).toBe(201);
  },

  async unknownGuardian() {
    for (const status of ["422", "404"]) {
      const { create } = await openWithSwitches({ unknownGuardian: status });
      expect((await create({ guardian_contact_id: 99 })).status).toBe(Number(status));
    }
  },

  async maxLength() {
    const { create } = await openWithSwitches({ maxLength: "3" });
    expect((await create({ company: "äöü" })).status).toBe(201);
    expect((await create({ company: "äöüß" })).status).toBe(422);
  },

  async planLimit() {
    const { sandbox, create } = await openWithSwitches({ planLimit: "1" });
    expect((await create()).status).toBe(201);
    expect(await create()).toMatchObject({ status: 403, body: { error: "plan_limit_reached" } });
    sandbox.setPlanLimit(null);
    expect((await create()).status).toBe(201);
  },

  async requestId() {
    const bodyOf = async (requestId: string) =>
      (await (await openWithSwitches({ requestId })).call("DELETE", "/v1/contacts/9")).body;
    expect(await bodyOf("send")).toHaveProperty("request_id", expect.stringMatching(/^req_/));
    expect(await bodyOf("null")).toHaveProperty("request_id", null);
    expect(await bodyOf("omit")).not.toHaveProperty("request_id");
  },

  async fault() {
    const { create } = await openWithSwitches({ fault: ["status-500:POST:#1", "status-502:POST:#2:html"] });
    expect([(await create()).status, (await create()).status, (await create()).status]).toEqual([500, 502, 201]);
  },

  async seed() {
    const patternOf = async (seed: string) => {
      const { create } = await openWithSwitches({ seed, fault: "status-500:POST:0.5" });
      const statuses: number[] = [];
      for (let count = 0; count < 40; count += 1) statuses.push((await create()).status);
      return statuses.join();
    };
    expect(await patternOf("3")).toBe(await patternOf("3"));
    expect(await patternOf("3")).not.toBe(await patternOf("4"));
  },
};

test.each(Object.entries(SWITCHES))("switch %s has its effect over HTTP", (_, check) => check());
