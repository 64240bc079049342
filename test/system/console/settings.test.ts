/** The settings page, and what `check` finds about the console. */
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { KEY_VARIABLE, test } from "../cli/support/workplace.ts";
import { CA_FILE } from "../service/mail-server.ts";
import { addUsers } from "./console-users.ts";
import { ANY_PORT, openConsole } from "./open-console.ts";

test("shows the configuration in groups and without secrets, and the findings of check", async ({ startWorkplace }) => {
  const { start, configure, root } = await startWorkplace();
  const notify = {
    webhook: { url: "https://chat.example.org/hooks/token-canary-8472", format: "slack" },
    command: ["/bin/true", "--password", "argument canary"],
    mail: {
      smtp: "smtps://user:@mail.example.org",
      keyFile: "mail-password",
      from: "a@example.org",
      to: ["b@example.org"],
    },
  };
  configure({
    console: ANY_PORT,
    notify: { ...notify, mail: { ...notify.mail, smtp: "smtps://user@mail.example.org" } },
  });
  const opened = await openConsole(start);
  const browser = await opened.signIn();
  const { status, body } = await browser.get("/settings");
  expect(status).toBe(200);
  for (const part of [
    "<h1>Settings</h1>",
    join(root, "config.json"),
    KEY_VARIABLE,
    "https://chat.example.org",
    "staff*.csv",
    "<h3>staff</h3>",
  ])
    expect(body).toContain(part);
  for (const secret of ["token-canary", "argument canary", "hooks"]) expect(body).not.toContain(secret);
  expect(body).toContain('<th scope="row">Stored data</th>');
  const german = await browser.get("/settings", { "accept-language": "de" });
  expect(german.body).toContain('<th scope="row">Gespeicherte Daten</th>');
  expect(german.body).not.toMatch(/<th scope="row"><span lang="en">/u);
  expect(body).toContain("Everything is in order.");
  const documented = readFileSync(new URL("../../../docs/configuration.md", import.meta.url), "utf8");
  const keys = [...body.matchAll(/<code>([\w.]+)<\/code>/gu)].map(([, key = ""]) => key);
  expect(keys.length).toBeGreaterThan(45);
  for (const key of keys.filter((each) => each.includes(".") && !each.startsWith("console.signIn")))
    expect(documented, key).toContain(`\`${key}\``);
  for (const key of keys.filter((each) => !each.includes(".") && !documented.includes(`\`${each}\``)))
    expect(documented, key).toContain(`\`feeds.NAME.${key}`);
});

test("check names what keeps the console from being used safely", async ({ startWorkplace }) => {
  const { json, configure, start, data, root } = await startWorkplace();
  const found = async (settings: object) => {
    configure({ console: settings });
    const { value } = await json("check");
    return (value as { what: string; ok: boolean; detail: string }[])
      .filter(({ what, ok }) => what === "Console" && !ok)
      .map(({ detail }) => detail)
      .join("; ");
  };
  expect(await found({})).toBe("");
  const open = { listen: "0.0.0.0:8420", publicUrl: "https://lists.example.org" };
  expect(await found(open)).toContain("no one can sign in");
  expect(await found({ fourEyes: true })).toContain("console.fourEyes needs two approvers, but there are 0 approvers");
  await addUsers(start, { Anna: "approver", Bert: "editor" });
  expect(await found(open)).toBe("");
  const described = async (settings: object) => {
    configure({ console: settings });
    return JSON.stringify((await json("check")).value);
  };
  expect(await described(open)).toContain("into console.trustedProxies");
  expect(await described({ ...open, trustedProxies: ["10.0.0.5"] })).not.toContain("console.trustedProxies");
  expect(await found({ fourEyes: true })).toContain("there is 1 approver");
  await addUsers(start, { Carla: "approver" });
  expect(await found({ fourEyes: true })).toBe("");
  expect(await found({ ...open, publicUrl: "http://lists.example.org" })).toContain("unencrypted");
  expect(await found({ listen: join(root, "none", "console.sock"), publicUrl: open.publicUrl })).toContain(
    "does not exist",
  );
  expect(await found({ tls: { certFile: CA_FILE, keyFile: "none.pem" } })).toContain("console.tls.keyFile:");
  expect(await found({ tls: { certFile: CA_FILE, keyFile: CA_FILE.replace("certificate", "key") } })).toBe("");
  const oidc = { issuer: "https://login.example.org", clientId: "console", clientSecretFile: "secret", roles: {} };
  expect(await found({ signIn: { oidc } })).toMatch(/secret can't be read \(ENOENT\).*no group has a role/u);
  writeFileSync(join(root, "secret"), "x", { mode: 0o600 });
  expect(await found({ signIn: { oidc: { ...oidc, roles: { leads: "approver" } } }, fourEyes: true })).toBe("");
  const proxy = { proxyHeader: "Remote-User", trustedProxies: ["127.0.0.1"], roles: { anna: "approver" } };
  expect(await found({ signIn: proxy, fourEyes: true })).toContain("there is 1 approver");
  chmodSync(join(data, "state", "console-users.json"), 0o640);
  expect(await found({})).toContain("chmod 600");
});

test("refuses a configuration of the console that can't work", async ({ startWorkplace }) => {
  const { cli, configure } = await startWorkplace();
  const refusal = async (settings: object) => {
    configure({ console: settings });
    const { code, stderr } = await cli("console");
    expect(code).toBe(2);
    return stderr;
  };
  expect(await refusal({ listen: "0.0.0.0:8420" })).toContain("must be set unless listen is loopback");
  expect(await refusal({ listen: "8420" })).toContain("console.listen");
  expect(await refusal({ listen: "0.0.0.0:1", publicUrl: "https://lists.example.org/console" })).toContain(
    "must have no path",
  );
  const proxy = { proxyHeader: "Remote-User", trustedProxies: ["proxy.example.org"] };
  expect(await refusal({ signIn: proxy })).toContain("must be an IP address");
  expect(await refusal({ signIn: { ...proxy, trustedProxies: [] } })).toContain("trustedProxies");
});
