/** Signing in at an issuer, at a proxy or by the one-time link, with one console for many accounts. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { test, until } from "../../cli/support/workplace.ts";
import { openAccountsConsole, signInAt } from "./accounts-console.ts";
import { CLIENT, startIssuer } from "../sign-in/oidc-issuer.ts";
import { ANY_PORT, type Answered, type Browser } from "../open-console.ts";

const ACCOUNTS = ["berlin", "oslo", "rome"];
const ANNA = { sub: "4711", preferred_username: "anna", groups: ["office", "leads"] };

/** Returns the accounts that a page of all accounts links to. */
function accountsIn({ body }: Answered): readonly (string | undefined)[] {
  return [...body.matchAll(/href="\/a\/(\w+)\/"/gu)].map(([, name]) => name);
}

/** Goes to the issuer and back, as a browser follows links. */
async function signInAtIssuer(browser: Browser): Promise<Answered> {
  const away = await browser.get("/sign-in/start");
  const answered = await fetch(String(away.headers["location"]), { redirect: "manual" });
  const back = new URL(answered.headers.get("location") ?? "");
  return browser.get(back.pathname + back.search);
}

test("signs a person in at an issuer once, with the role that each account gives the person's groups", async ({
  startWorkplace,
  onTestFinished,
}) => {
  const issuer = await startIssuer({ person: ANNA });
  onTestFinished(issuer.close);
  let clientSecretFile = "";
  const signInOf = (roles: object) => {
    const oidc = { issuer: issuer.issuer, clientId: CLIENT.id, clientSecretFile, roles };
    return { console: { ...ANY_PORT, signIn: { oidc } } };
  };
  const { account, browser, enterPath, running } = await openAccountsConsole(startWorkplace, ACCOUNTS, [], (opened) => {
    clientSecretFile = join(opened.root, "client-secret");
    writeFileSync(clientSecretFile, `${CLIENT.secret}\n`, { mode: 0o600 });
    opened.account("berlin").configure(signInOf({ office: "reader", leads: "approver" }));
    opened.account("oslo").configure(signInOf({ office: "reader" }));
    opened.account("rome").configure(signInOf({ visitors: "approver" }));
  });
  expect(enterPath).toBeNull();
  const anna = browser();
  expect(await signInAtIssuer(anna)).toMatchObject({ status: 303, headers: { location: "/" } });
  expect(accountsIn(await anna.get("/"))).toEqual(["berlin", "oslo"]);
  expect((await anna.get("/a/berlin/")).body).toContain("Signed in as anna.");
  expect((await anna.get("/a/rome/")).status).toBe(404);
  expect((await anna.get("/a/berlin/people")).status).toBe(200);
  const decideIn = (name: string) => anna.post(`/a/${name}/people/1`);
  expect((await decideIn("oslo")).status).toBe(403);
  expect((await decideIn("berlin")).status).not.toBe(403);

  // Another person of the same name is someone else in the account, so that four eyes stay four.
  issuer.options.person = { ...ANNA, sub: "4712" };
  const other = browser();
  await signInAtIssuer(other);
  expect((await other.get("/a/berlin/")).body).toMatch(/Signed in as (?!anna\.)/u);
  expect((await anna.get("/a/berlin/")).body).toContain("Signed in as anna.");

  issuer.options.person = { ...ANNA, groups: ["staff"] };
  expect((await signInAtIssuer(browser())).status).toBe(403);

  account("oslo").configure(signInOf({ visitors: "reader" }));
  running.process.kill("SIGHUP");
  await until("the role ends", async () => (await anna.get("/a/oslo/")).status === 404);
  expect((await anna.get("/a/berlin/")).status).toBe(200);
});

test("shows a person that a proxy names the accounts that name the person", async ({ startWorkplace }) => {
  const signInOf = (roles: object, proxy = "127.0.0.1") => ({
    console: { ...ANY_PORT, signIn: { proxyHeader: "Remote-User", trustedProxies: [proxy], roles } },
  });
  const { browser } = await openAccountsConsole(startWorkplace, ACCOUNTS, [], ({ account }) => {
    account("berlin").configure(signInOf({ anna: "approver" }));
    account("oslo").configure(signInOf({ anna: "reader", bert: "editor" }));
    account("rome").configure(signInOf({ bert: "editor", constructor: "reader" }));
  });
  const as = (name: string) => ({ "remote-user": name });
  expect(accountsIn(await browser().get("/", as("anna")))).toEqual(["berlin", "oslo"]);
  expect(accountsIn(await browser().get("/", as("bert")))).toEqual(["oslo", "rome"]);
  expect((await browser().get("/a/berlin/", as("anna"))).body).toContain("Signed in as anna.");
  const unknown = await browser().get("/a/nowhere/", as("bert"));
  for (const path of ["/a/berlin/", "/a/%62erlin/", "/a/berlin/people"])
    expect((await browser().get(path, as("bert"))).status, path).toBe(unknown.status);
  for (const name of ["carla", "toString", "Anna", ""])
    expect(await browser().get("/", as(name)), name).toMatchObject({ status: 302 });
  const { body } = await browser().get("/sign-in", as("Carla <b>"));
  expect(body).toContain("signed you in as Carla &lt;b&gt;, but no account of this console names you.");
  expect(body).not.toMatch(/berlin|oslo|rome/u);
  expect((await browser().get("/sign-in", as(""))).body).toContain("The console did not learn who you are.");
});

test("ignores the name that a peer sends who is no trusted proxy", async ({ startWorkplace }) => {
  const signIn = { proxyHeader: "Remote-User", trustedProxies: ["192.0.2.1"], roles: { anna: "approver" } };
  const { browser } = await openAccountsConsole(startWorkplace, ACCOUNTS, [], ({ account }) => {
    for (const name of ACCOUNTS) account(name).configure({ console: { ...ANY_PORT, signIn } });
  });
  for (const path of ["/", "/a/berlin/"])
    expect(
      await browser().get(path, { "remote-user": "anna", "x-forwarded-for": "192.0.2.1" }),
      path,
    ).not.toMatchObject({ status: 200 });
});

test("signs in by the one-time link until an account has a user", async ({ startWorkplace }) => {
  const { add, browser, enterPath } = await openAccountsConsole(startWorkplace, ACCOUNTS, []);
  const first = browser();
  await first.get(enterPath ?? "");
  expect(accountsIn(await first.get("/"))).toEqual(ACCOUNTS);
  expect((await first.get("/a/rome/")).status).toBe(200);
  expect((await browser().get(enterPath ?? "")).status).toBe(403);
  expect((await add("oslo", "anna", "reader")).code).toBe(0);
  await until("the link's session ends", async () => (await first.get("/")).status === 302);
  expect((await first.get("/a/rome/")).status).not.toBe(200);
  const anna = browser();
  await signInAt(anna, "oslo", "anna");
  expect((await anna.get("/")).headers["location"]).toBe("/a/oslo/");
});

test("serves the accounts that agree where people sign in, and says which one differs", async ({ startWorkplace }) => {
  const { browser, running } = await openAccountsConsole(
    startWorkplace,
    ACCOUNTS,
    [["rome", "anna", "reader"]],
    ({ account }) => {
      const signIn = { proxyHeader: "Remote-User", trustedProxies: ["127.0.0.1"], roles: { anna: "approver" } };
      account("berlin").configure({ console: { ...ANY_PORT, signIn } });
    },
  );
  const anna = browser();
  await signInAt(anna, "rome", "anna");
  expect((await anna.get("/a/rome/")).status).toBe(200);
  expect((await browser().get("/a/berlin/", { "remote-user": "anna" })).status).not.toBe(200);
  running.process.kill("SIGTERM");
  const { stderr } = await running.ended;
  expect(stderr).toContain("console.signIn differs from most other accounts");
  expect(stderr).toContain("berlin");
});

test("searches the accounts of a person who has many, and has no search for a few", async ({ startWorkplace }) => {
  const many = [
    "berlin",
    "bern",
    "cork",
    "kyiv",
    "lima",
    "oslo",
    "paris",
    "riga",
    "rome",
    "turin",
    "ulm",
    "wien",
    "york",
  ];
  const { browser } = await openAccountsConsole(startWorkplace, many, [], ({ account }) => {
    for (const name of many) {
      const roles = { anna: "reader", ...(name.startsWith("r") ? { bert: "reader" } : {}) };
      const signIn = { proxyHeader: "Remote-User", trustedProxies: ["127.0.0.1"], roles };
      account(name).configure({ console: { ...ANY_PORT, signIn } });
    }
  });
  const at = async (address: string, name = "anna") => browser().get(address, { "remote-user": name });
  expect(accountsIn(await at("/"))).toEqual(many);
  expect((await at("/")).body).toContain('role="search"');
  expect(accountsIn(await at("/?search=BER"))).toEqual(["berlin", "bern"]);
  const none = (await at("/?search=%3Cb%3E")).body;
  expect(none).toContain("No account has “&lt;b&gt;” in its name.");
  expect(none).toContain('value="&lt;b&gt;"');
  expect(accountsIn(await at("/?search=r", "bert"))).toEqual(["riga", "rome"]);
  expect(accountsIn(await at("/?search=berlin", "bert"))).toEqual([]);
  expect((await at("/", "bert")).body).not.toContain('role="search"');
});
