import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { KEY_VARIABLE, test } from "../cli/support/workplace.ts";

const SAMPLE = [
  "Pers.-Nr.;Vorname;Nachname;Geburtsdatum;E-Mail;Abteilung;Steuer-ID;Telefon",
  "017;Ana;Alba;04.05.1990;ana@example.org;IT;11;0761 5550123",
  "018;Ben;Berg;14.05.1991;ben@example.org;IT;12;+49 761 5550124",
  "",
].join("\r\n");

test("init writes a feed for a sample that check, plan and run accept", async ({ startWorkplace }) => {
  const { root, baseUrl, cli, json, people } = await startWorkplace();
  const sample = join(root, "Mitarbeiter_2026-11-20.csv");
  writeFileSync(sample, SAMPLE);
  const config = join(root, "etc/config.json");
  const service = ["--base-url", baseUrl, "--key-env", KEY_VARIABLE];
  const flags = [...service, "--mode", "snapshot", "--group", "Team Berlin", "--country", "de", "--language", "it"];
  const made = await cli("init", "--yes", "--sample", sample, "--config", config, ...flags);
  expect([made.code, made.stderr]).toEqual([0, ""]);
  expect(made.stdout).toContain("1 phone number has no country code.");
  expect(made.stdout).not.toContain("Before the first run");
  expect(made.stdout).toContain(
    "Files: Mitarbeiter*.csv, Mitarbeiter*.xlsx, Mitarbeiter*.ods. Files with other names are refused.",
  );
  expect(JSON.parse(readFileSync(config, "utf8")).language).toBe("it");
  expect(made.stdout).toMatch(/Geburtsdatum → birthday .*04\.05\.1990/u);
  expect(made.stdout).toMatch(/Steuer-ID → not sent \(private, never sent\)$/mu);
  expect(made.stdout).toMatch(/^\+ line 2: Ana Alba \(017\) into Team Berlin$/mu);
  expect(JSON.parse(readFileSync(config, "utf8")).feeds).toEqual({
    mitarbeiter: {
      files: ["Mitarbeiter*.csv", "Mitarbeiter*.xlsx", "Mitarbeiter*.ods"],
      mode: "snapshot",
      key: ["Pers.-Nr."],
      defaults: { group: "Team Berlin" },
      country: "DE",
    },
  });
  expect(existsSync(join(root, "etc/data/inbox"))).toBe(true);
  const { $schema } = JSON.parse(readFileSync(config, "utf8"));
  expect(JSON.parse(readFileSync(join(root, "etc", $schema), "utf8")).properties).toHaveProperty("feeds");
  expect((await cli("check", "--config", config)).code).toBe(0);
  expect((await json("plan", sample, "--config", config)).value).toMatchObject({
    feed: "mitarbeiter",
    rows: { created: 2 },
  });
  expect((await cli("run", sample, "--config", config)).code).toBe(0);
  expect(people()).toEqual(["Ana@1", "Ben@1"]);
});

test("init asks for --group when a sample names no group of the account, and shows no unknown group", async ({
  startWorkplace,
}) => {
  const { root, baseUrl, cli } = await startWorkplace();
  const sample = join(root, "Mitarbeiter.csv");
  writeFileSync(sample, SAMPLE);
  const flags = ["--base-url", baseUrl, "--key-env", KEY_VARIABLE, "--mode", "snapshot"];
  const { code, stdout } = await cli("init", "--yes", "--sample", sample, "--config", join(root, "new.json"), ...flags);
  expect(code).toBe(0);
  expect(stdout).toContain("Give one group for the whole list with --group");
  expect(stdout).not.toMatch(/name no group|“IT”|"IT"/u);
  expect(stdout).toContain(
    'Before the first run, set feeds.mitarbeiter.country for the phone numbers, for example "country"',
  );
  expect(stdout).toMatch(/Pers\.-Nr\. → the key/u);
});

test("init says where the sample's plan is shown later while the service can't be reached", async ({
  startWorkplace,
}) => {
  const { root, cli } = await startWorkplace();
  const sample = join(root, "club.csv");
  writeFileSync(sample, SAMPLE);
  const flags = [
    "--base-url",
    "http://127.0.0.1:9/v1",
    "--key-env",
    KEY_VARIABLE,
    "--mode",
    "changes",
    "--group",
    "Club",
  ];
  const config = join(root, "new.json");
  const { code, stdout, stderr } = await cli("init", "--yes", "--sample", sample, "--config", config, ...flags);
  expect([code, stderr]).toEqual([0, expect.stringContaining("can't be reached")]);
  expect(stdout).toMatch(/\(nothing is sent\)\nNot possible yet\. Step 3 below/u);
});

test("init overwrites a configuration only with --force", async ({ startWorkplace }) => {
  const { configFile, baseUrl, cli } = await startWorkplace();
  const before = readFileSync(configFile, "utf8");
  const flags = ["--yes", "--base-url", baseUrl, "--key-env", KEY_VARIABLE, "--feed", "club", "--mode", "changes"];
  expect(await cli("init", ...flags)).toMatchObject({ code: 2, stderr: expect.stringContaining("--force") as string });
  expect(readFileSync(configFile, "utf8")).toBe(before);
  expect((await cli("init", "--force", ...flags)).code).toBe(0);
  expect(JSON.parse(readFileSync(configFile, "utf8")).feeds).toHaveProperty("club");
});

test("init names the missing flags, and writes nothing", async ({ startWorkplace }) => {
  const { root, cli, baseUrl } = await startWorkplace();
  const config = join(root, "new.json");
  const { code, stderr } = await cli("init", "--config", config);
  expect(code).toBe(2);
  expect(stderr.trim().split("\n")).toHaveLength(4);
  const flags = ["--base-url", baseUrl, "--key-file", "k", "--mode", "changes"];
  expect((await cli("init", "--config", config, ...flags, "--feed", "Ünknown Name")).code).toBe(2);
  expect((await cli("init", "--config", config, ...flags, "--feed", "club", "--country", "Germany")).code).toBe(2);
  expect((await cli("init", "--config", config, ...flags, "--feed", "club", "--language", "sv")).code).toBe(2);
  const missing = await cli("init", "--config", config, ...flags, "--sample", "missing.csv");
  expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining("There is no such file.") as string });
  expect(existsSync(config)).toBe(false);
});
