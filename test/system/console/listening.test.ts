/** Where the console listens: a port, a Unix socket, with TLS, behind a proxy. */
import { once } from "node:events";
import { existsSync, lstatSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect } from "vitest";
import { test, until } from "../cli/support/workplace.ts";
import { CA_FILE } from "../service/mail-server.ts";
import { addUsers, signInAs } from "./console-users.ts";
import { ANY_PORT, openConsole } from "./open-console.ts";

const PUBLIC = "https://lists.example.org";
const BEHIND_PROXY = { host: "lists.example.org" };

test("says where it listens, and ends at SIGTERM", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  const running = start(["console"]);
  let printed = "";
  running.process.stdout?.on("data", (text: string) => (printed += text));
  await until("the console listens", () => printed.includes("token="));
  expect(printed).toMatch(
    /^The console listens at http:\/\/127\.0\.0\.1:\d+\/\nOpen this link once to sign in: http:/u,
  );
  expect(await running.stop()).toMatchObject({ code: 0, stderr: "" });
});

test("listens on a Unix socket that the owner and the group may use", async ({ startWorkplace }) => {
  const { start, configure, root, cli } = await startWorkplace();
  const path = join(root, "console.sock");
  configure({ console: { listen: path, publicUrl: PUBLIC } });
  await addUsers(start, { Anna: "reader" });
  const { url, browser, running, enterPath } = await openConsole(start);
  expect([url, enterPath]).toEqual([`unix:${path}`, null]);
  expect(lstatSync(path).mode & 0o777).toBe(0o660);
  const anna = browser();
  expect((await anna.get("/sign-in", BEHIND_PROXY)).status).toBe(200);
  const signedIn = await anna.post("/sign-in", { name: "Anna", password: "a blue horse eats" }, BEHIND_PROXY);
  expect(String(signedIn.headers["set-cookie"])).toMatch(
    /^__Host-session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
  );
  expect((await anna.get("/", BEHIND_PROXY)).status).toBe(200);
  const second = await cli("console");
  expect([second.code, second.stderr]).toEqual([
    1,
    expect.stringContaining("Another console serves these lists already"),
  ]);
  running.process.kill("SIGKILL");
  await running.ended;
  expect(existsSync(path)).toBe(true);
  const again = await openConsole(start);
  expect((await again.browser().get("/sign-in")).status).toBe(200);
  expect((await again.running.stop()).code).toBe(0);
  expect(existsSync(path)).toBe(false);
});

test("leaves a file alone that is in the place of its socket", async ({ startWorkplace }) => {
  const { cli, configure, root } = await startWorkplace();
  const path = join(root, "letter.txt");
  writeFileSync(path, "dear Anna");
  configure({ console: { listen: path, publicUrl: PUBLIC } });
  const { code, stderr } = await cli("console");
  expect([code, stderr]).toEqual([1, `console.listen: ${path} is not a socket. Move it away, or name another path.\n`]);
  expect(existsSync(path)).toBe(true);
});

test("says what to do when it can't listen", async ({ startWorkplace }) => {
  const { cli, configure, root } = await startWorkplace();
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const refusal = async (settings: object) => {
    configure({ console: settings });
    const { code, stderr } = await cli("console");
    expect(code).toBe(1);
    return stderr;
  };
  expect(await refusal({ listen: `127.0.0.1:${port}` })).toContain("Another program already listens at");
  other.close();
  expect(await refusal({ listen: `${root}/none/console.sock`, publicUrl: PUBLIC })).toContain("does not exist");
  expect(await refusal({ listen: "192.0.2.1:0", publicUrl: PUBLIC })).toContain("does not have the address");
  const tls = { certFile: CA_FILE, keyFile: "no-key.pem" };
  expect(await refusal({ ...ANY_PORT, tls })).toContain("console.tls.keyFile:");
  expect(await refusal({ ...ANY_PORT, tls: { certFile: CA_FILE, keyFile: CA_FILE } })).toContain(
    "can't be used together",
  );
});

test("speaks TLS, and marks its cookies as for https only", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  const tls = { certFile: CA_FILE, keyFile: CA_FILE.replace("certificate", "key") };
  configure({ console: { ...ANY_PORT, tls } });
  const opened = await openConsole(start);
  expect(opened.url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/u);
  const browser = await opened.signIn();
  expect([...browser.cookies.keys()]).toEqual(["__Host-session"]);
  expect(await browser.get("/")).toMatchObject({ status: 200 });
});

test("prints no link where other machines can connect, and refuses a guessed one", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: { listen: "0.0.0.0:0", publicUrl: "http://lists.example.org" } });
  const { url, enterPath, browser } = await openConsole(start);
  expect(enterPath).toBeNull();
  expect(url).toMatch(/:\d+$/u);
  expect((await browser().get("/sign-in", BEHIND_PROXY)).body).toContain("No users have been added yet. Ask");
  expect(await browser().get("/enter?token=", BEHIND_PROXY)).toMatchObject({ status: 403 });
});

test("takes the name that a trusted proxy sends, and no other way to sign in", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  const signIn = { proxyHeader: "Remote-User", trustedProxies: ["127.0.0.1"], roles: { anna: "approver" } };
  configure({ console: { ...ANY_PORT, signIn } });
  await addUsers(start, { Bert: "approver" });
  const { browser, enterPath } = await openConsole(start);
  expect(enterPath).toBeNull();
  expect((await browser().get("/", { "remote-user": "anna" })).body).toContain("Signed in as anna.");
  expect(await browser().get("/")).toMatchObject({ status: 302 });
  expect((await browser().get("/sign-in")).body).not.toContain("<label");
  expect(await signInAs(browser(), "Bert")).toMatchObject({ status: 302 });
  const out = await browser().post("/sign-out", {}, { "remote-user": "anna" });
  expect(out.status).toBe(303);
  const page = await browser().get("/sign-in", { "remote-user": "anna" });
  expect(page.body).toContain("sign out there");
});

test("ignores the header of a peer that is no trusted proxy", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: { ...ANY_PORT, signIn: { proxyHeader: "Remote-User", trustedProxies: ["192.0.2.1"] } } });
  const { browser } = await openConsole(start);
  for (const headers of [{ "remote-user": "anna" }, { "remote-user": "anna", "x-forwarded-for": "192.0.2.1" }])
    expect(await browser().get("/", headers)).toMatchObject({ status: 302 });
});
