/** Tests the documents that the Debian package makes from the program's help. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { bashCompletion } from "../../../packaging/bash-completion.ts";
import { readHelpPages } from "../../../packaging/help-pages.ts";
import { manPage } from "../../../packaging/man-page.ts";
import { COMMANDS } from "../../../src/commands/tables/command-table.ts";

const CLI = fileURLToPath(new URL("../../../dist/cli.js", import.meta.url));
const HAS_MAN = spawnSync("man", ["--version"]).status === 0;
const HAS_BASH = spawnSync("bash", ["--version"]).status === 0;

const pages = readHelpPages((words) => execFileSync(process.execPath, [CLI, ...words, "--help"], { encoding: "utf8" }));
const man = manPage(pages, { version: "1.2.3", date: new Date("2026-11-22") });
const completion = bashCompletion(pages);

/** The commands as a person types them, without their arguments. */
const commands = [...COMMANDS.map(({ name }) => name.replaceAll(/ [<[].*/gu, "")), "sandbox"];
const options = COMMANDS.flatMap(({ options: own = [] }) => own.map(([flags]) => flags));

function fileWith(name: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "celebration-help-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

describe("the manual page", () => {
  test("names every command and every option", () => {
    expect(commands.length).toBeGreaterThan(18);
    for (const command of commands) {
      const words = command.replaceAll("-", String.raw`\\-`);
      expect(man).toMatch(new RegExp(String.raw`^\.SS celebration\\-sync ${words}\b`, "mu"));
    }
    for (const option of options) expect(man).toContain(`.B ${option.replaceAll("-", "\\-")}`);
  });

  test.runIf(HAS_MAN)("is formatted without a warning", () => {
    const shown = spawnSync("man", ["--warnings=w", "--local-file", fileWith("celebration-sync.1", man)], {
      encoding: "utf8",
      env: { ...process.env, MANWIDTH: "250", LC_ALL: "C.UTF-8" },
    });
    expect(shown.stderr).toBe("");
    expect(shown.stdout).toContain("celebration-sync - keeps");
    expect(shown.stdout).toContain("celebration-sync groups delete [options] <id>");
  });
});

describe.runIf(HAS_BASH)("the completion for bash", () => {
  const complete = (...words: readonly string[]) => {
    const script = `source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _celebration_sync; echo "\${COMPREPLY[@]}"`;
    const file = fileWith("celebration-sync", completion);
    return execFileSync("bash", ["-c", script, file, "celebration-sync", ...words], { encoding: "utf8" }).trim();
  };

  test("offers every command", () => {
    const offered = complete("").split(" ");
    expect(offered).toEqual(expect.arrayContaining(commands.map((command) => command.split(" ")[0])));
  });

  test("completes a command, its options and the command below it", () => {
    expect(complete("app")).toBe("approve");
    expect(complete("run", "--un")).toBe("--until");
    expect(complete("groups", "del")).toBe("delete");
    expect(complete("groups", "delete", "--y")).toBe("--yes");
  });

  test("offers no word when a file name is typed, so that bash completes the file name", () => {
    expect(complete("plan", "sta")).toBe("");
  });
});
