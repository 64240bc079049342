/** Signing in at an issuer (OpenID Connect). */
import { once } from "node:events";
import { chmodSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, type TestContext } from "vitest";
import { test, until, type StartWorkplace } from "../../cli/support/workplace.ts";
import { CLIENT, startIssuer, type IssuerOptions } from "./oidc-issuer.ts";
import { ANY_PORT, openConsole, type Browser } from "../open-console.ts";

const ANNA = { sub: "4711", preferred_username: "anna", groups: ["staff", "office", "leads"] };

async function openWithIssuer(
  startWorkplace: StartWorkplace,
  onTestFinished: TestContext["onTestFinished"],
  options: IssuerOptions,
  more: object = {},
) {
  const { start, configure, root } = await startWorkplace();
  const issuer = await startIssuer(options);
  onTestFinished(issuer.close);
  const secretFile = join(root, "client-secret");
  writeFileSync(secretFile, `${CLIENT.secret}\n`, { mode: 0o600 });
  const roles = { office: "editor", leads: "approver", visitors: "reader" };
  const oidc = { issuer: issuer.issuer, clientId: CLIENT.id, clientSecretFile: "client-secret", roles, ...more };
  configure({ console: { ...ANY_PORT, signIn: { oidc } } });
  return { ...(await openConsole(start)), issuer, secretFile };
}

/** Goes to the issuer and back, as a browser follows links. Returns the address by which the person comes back. */
async function goToIssuer(browser: Browser, to = "/"): Promise<string> {
  const away = await browser.get(`/sign-in/start?to=${encodeURIComponent(to)}`);
  expect(away.status).toBe(302);
  const answered = await fetch(String(away.headers["location"]), { redirect: "manual" });
  const back = new URL(answered.headers.get("location") ?? "");
  return back.pathname + back.search;
}

test("signs a person in with the highest role of the person's groups", async ({ startWorkplace, onTestFinished }) => {
  const { browser, enterPath } = await openWithIssuer(startWorkplace, onTestFinished, { person: ANNA });
  expect(enterPath).toBeNull();
  const anna = browser();
  const page = await anna.get("/sign-in?to=%2F%3Fa%3Db");
  expect(page.body).toContain('href="/sign-in/start?to=%2F%3Fa%3Db">Sign in with 127.0.0.1</a>');
  expect(page.body).not.toContain('type="password"');
  const back = await anna.get(await goToIssuer(anna, "/?a=b"));
  expect(back).toMatchObject({ status: 303, headers: { location: "/?a=b" } });
  expect((await anna.get("/")).body).toContain("Signed in as anna.");
  expect([...anna.cookies.keys()]).toEqual(["session"]);
  await anna.post("/sign-out");
  expect(await anna.get("/")).toMatchObject({ status: 302 });
});

test("refuses a person whose groups have no role, and says so", async ({ startWorkplace, onTestFinished }) => {
  const { browser, issuer } = await openWithIssuer(startWorkplace, onTestFinished, {
    person: { ...ANNA, groups: ["staff"] },
  });
  const signIn = async () => {
    const anna = browser();
    return anna.get(await goToIssuer(anna));
  };
  const refused = await signIn();
  expect(refused.status).toBe(403);
  expect(refused.body).toContain("You are signed in as anna, but none of your groups may use the console.");
  for (const groups of [undefined, null, {}, ["constructor"], "staff", [["leads"]]]) {
    issuer.options.person = { ...ANNA, groups };
    expect(await signIn()).toMatchObject({ status: 403 });
  }
  issuer.options.person = { ...ANNA, groups: "visitors" };
  expect(await signIn()).toMatchObject({ status: 303 });
  issuer.options.person = { sub: "4711" };
  issuer.options.userinfo = { groups: ["office"], email: "anna@example.org" };
  expect(await signIn()).toMatchObject({ status: 303 });
});

test("finds groups inside another claim", async ({ startWorkplace, onTestFinished }) => {
  const person = { sub: "4711", email: "anna@example.org", realm_access: { roles: ["leads"] } };
  const claim = { groupsClaim: "realm_access.roles" };
  const { browser } = await openWithIssuer(startWorkplace, onTestFinished, { person }, claim);
  const anna = browser();
  await anna.get(await goToIssuer(anna));
  expect((await anna.get("/")).body).toContain("Signed in as anna@example.org.");
});

test("knows a person by the claim “sub” when the name at the issuer changes", async ({
  startWorkplace,
  onTestFinished,
}) => {
  const { browser, issuer } = await openWithIssuer(startWorkplace, onTestFinished, { person: ANNA });
  const nameNow = async (person: IssuerOptions["person"]) => {
    issuer.options.person = person;
    const window = browser();
    const back = await window.get(await goToIssuer(window));
    expect(back.status, back.body).toBe(303);
    return /Signed in as ([^<]+)\. </u.exec((await window.get("/")).body)?.[1];
  };
  expect(await nameNow(ANNA)).toBe("anna");
  expect(await nameNow({ ...ANNA, sub: "666", preferred_username: "Anna" })).toBe("Anna (666)");
  expect(await nameNow({ ...ANNA, preferred_username: "berta" })).toBe("anna");
});

test("refuses a way back that another browser, another sign-in or a forger made", async ({
  startWorkplace,
  onTestFinished,
}) => {
  const { browser, issuer } = await openWithIssuer(startWorkplace, onTestFinished, { person: ANNA });
  const refusedFor = async (options: Partial<IssuerOptions>) => {
    Object.assign(issuer.options, options);
    const anna = browser();
    const answered = await anna.get(await goToIssuer(anna));
    expect(answered.status, JSON.stringify(options)).toBe(403);
    expect([...anna.cookies.keys()]).not.toContain("session");
    Object.assign(issuer.options, { token: undefined, isForged: false, error: undefined });
    return answered;
  };
  const mallory = browser();
  const planted = await goToIssuer(mallory);
  expect(await browser().get(planted)).toMatchObject({ status: 403 });
  const victim = browser();
  await goToIssuer(victim);
  expect(await victim.get(planted)).toMatchObject({ status: 403 });
  const again = browser();
  const back = await goToIssuer(again);
  expect(await again.get(back)).toMatchObject({ status: 303 });
  expect(await again.get(back)).toMatchObject({ status: 403 });
  await refusedFor({ isForged: true });
  await refusedFor({ token: (claims) => ({ ...claims, nonce: "another" }) });
  await refusedFor({ token: (claims) => ({ ...claims, aud: "another" }) });
  await refusedFor({ token: (claims) => ({ ...claims, iss: "https://evil.example" }) });
  await refusedFor({ token: (claims) => ({ ...claims, exp: 1 }) });
  const denied = await refusedFor({ error: "access_denied" });
  expect(denied.body).toContain("The sign-in was refused.");
});

test("says that the issuer can't be used, and logs why without the secret", async ({
  startWorkplace,
  onTestFinished,
}) => {
  const opened = await openWithIssuer(startWorkplace, onTestFinished, { person: ANNA });
  const { browser, issuer, secretFile, running } = opened;
  const start = () => browser().get("/sign-in/start");
  chmodSync(secretFile, 0o644);
  expect(await start()).toMatchObject({ status: 502 });
  await until("the reason is logged", () => running.stderr().includes("may be read by others"));
  chmodSync(secretFile, 0o600);
  writeFileSync(secretFile, "another secret");
  const anna = browser();
  expect(await anna.get(await goToIssuer(anna))).toMatchObject({ status: 502 });
  const { stderr } = await running.stop();
  expect(stderr).toContain("invalid_client");
  expect(stderr).not.toContain("another secret");
  await issuer.close();
});

test("says that the issuer can't be reached", async ({ startWorkplace, onTestFinished }) => {
  // A port that was closed could be given to another process.
  const mute = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(mute, "listening");
  onTestFinished(() => void mute.close());
  const { browser, running } = await openWithIssuer(
    startWorkplace,
    onTestFinished,
    { person: ANNA },
    { issuer: `http://127.0.0.1:${(mute.address() as AddressInfo).port}` },
  );
  const answered = await browser().get("/sign-in/start");
  expect(answered.status).toBe(502);
  expect(answered.body).toContain("People can’t sign in there at the moment.");
  expect((await running.stop()).stderr).toContain("can't be reached");
});
