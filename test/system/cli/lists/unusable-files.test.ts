import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { list, people, person } from "../support/lists.ts";
import { test, until } from "../support/workplace.ts";
import type { StartWorkplace } from "../support/workplace.ts";

const OLE = Buffer.from("d0cf11e0a1b11ae1", "hex");

/** Returns the parts of an OLE container that intake looks at: its signature, and the name of a stream in UTF-16. */
function oleFile(stream: string): Buffer {
  return Buffer.concat([OLE, Buffer.alloc(504), Buffer.from(`${stream}\0`, "utf16le"), Buffer.alloc(512)]);
}

/** Name and bytes of each unusable file, and words of its reason. */
const UNREADABLE: readonly (readonly [name: string, bytes: string | Uint8Array, words: RegExp])[] = [
  ["staff-empty.csv", "", /is empty/u],
  ["staff-bom.csv", "\uFEFF\r\n\r\n", /empty|no header|nothing|rows/iu],
  ["staff-header.csv", "ID,First name,Last name,E-mail,Birthday,Group\r\n", /no rows|without rows|only/iu],
  ["staff-picture.csv", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), /picture \(PNG\)/u],
  ["staff-secret.xlsx", oleFile("EncryptedPackage"), /password/u],
  ["staff-old.xls.csv", oleFile("Workbook"), /Excel 97/u],
  ["staff-cut.xlsx", Buffer.from("504b0304140000000800", "hex"), /damaged|only in part/u],
  ["staff-prose.csv", "Dear all,\r\nplease find the list attached.\r\n", /column|header/iu],
  ["unknown.csv", list(person(90)), /belongs to no feed/u],
  ["staff-club.csv", list(person(91)), /“?"?staff"? and "club"|club/u],
];

test("an unusable file goes to failed/ with its reason, changes no contact and stops no other file", async ({
  startWorkplace,
}) => {
  const {
    drop,
    cli,
    sandbox,
    people: inService,
    names,
    data,
    runs,
    mutations,
  } = await startWorkplace({
    feeds: {
      staff: { files: ["staff*"], mode: "snapshot", key: ["ID"] },
      club: { files: ["*club.csv"], mode: "changes", key: ["ID"] },
    },
  });
  drop("staff.csv", list(...people(1, 5)));
  await cli("run");
  const [before, accepted] = [inService(), runs().length];
  sandbox.forgetRequests();
  for (const [name, bytes] of UNREADABLE) drop(name, bytes);
  const ended = await cli("run");
  expect(ended.code).toBe(1);
  expect(inService()).toEqual(before);
  expect(mutations()).toEqual([]);
  expect(runs()).toHaveLength(accepted);
  expect(names("inbox")).toEqual([]);
  expect(names("failed")).toEqual(UNREADABLE.flatMap(([name]) => [name, `${name}.error.txt`]).sort());
  for (const [name, bytes, words] of UNREADABLE) {
    const reason = readFileSync(join(data, "failed", `${name}.error.txt`), "utf8");
    expect(reason, name).toMatch(words);
    expect(reason, name).toMatch(/No contact was created, changed or deleted/u);
    expect(reason, name).toMatch(/What to do: \S/u);
    expect(reason, name).not.toMatch(/Error:|undefined|null|\bat \w+ \(/u);
    expect(readFileSync(join(data, "failed", name)), name).toEqual(Buffer.from(bytes as string));
    expect(ended.stdout, name).toContain(`${name}: not used.`);
  }

  // A usable list is applied although an unusable file comes before it.
  drop("staff-1.csv", "");
  drop("staff-2.csv", list(...people(1, 5), person(6)));
  expect((await cli("run")).code).toBe(1);
  expect(inService()).toHaveLength(6);
});

test("run leaves folders, links, pipes and unfinished files in the inbox alone", async ({ startWorkplace }) => {
  const { drop, inbox, root, cli, inService, names } = await withService(startWorkplace);
  writeFileSync(join(root, "outside.csv"), list(person(50)));
  mkdirSync(join(inbox, "staff-old.csv"));
  symlinkSync(join(root, "outside.csv"), join(inbox, "staff-link.csv"));
  execFileSync("mkfifo", [join(inbox, "staff-pipe.csv")]);
  const unfinished = [".staff.csv", "~$staff.xlsx", "staff.csv.part", "staff.csv.tmp"];
  for (const name of unfinished) drop(name, list(person(51)));
  drop("staff.csv", list(person(1)));
  const ended = await cli("run");
  expect(ended.code).toBe(0);
  expect(inService()).toHaveLength(1);
  expect(names("inbox")).toEqual([...unfinished, "staff-link.csv", "staff-old.csv", "staff-pipe.csv"].sort());
  for (const why of ["a symbolic link", "a folder", "no ordinary file"])
    expect(ended.stdout).toContain(`left alone, it is ${why}`);
  expect(names("failed")).toEqual([]);
  expect(lstatSync(join(inbox, "staff-link.csv")).isSymbolicLink()).toBe(true);
});

test("run FILE exits 1 with a reason and leaves the original when it can't be used", async ({ startWorkplace }) => {
  const { root, cli, inService, names } = await withService(startWorkplace);
  const path = (name: string) => join(root, name);
  mkdirSync(path("staff-folder.csv"));
  writeFileSync(path("target.csv"), list(person(1)));
  symlinkSync(path("target.csv"), path("staff-link.csv"));
  execFileSync("mkfifo", [path("staff-pipe.csv")]);
  writeFileSync(path("staff-empty.csv"), "");
  for (const name of ["staff-folder.csv", "staff-link.csv", "staff-pipe.csv", "staff-empty.csv", "staff-missing.csv"]) {
    const ended = await cli("run", path(name));
    expect([name, ended.code]).toEqual([name, 1]);
    expect(ended.stdout, name).toContain(`${name}: not used.`);
    expect(ended.stderr, name).not.toMatch(/unexpected error/u);
    // The message names a place only for a file that was copied to failed/.
    expect(ended.stdout.includes("The file is now at"), name).toBe(name === "staff-empty.csv");
    expect(existsSync(path(name)), name).toBe(name !== "staff-missing.csv");
  }
  expect(inService()).toEqual([]);
  // Of these files, only the empty one could be read, so only that one was copied to failed/.
  expect(names("failed")).toEqual(["staff-empty.csv", "staff-empty.csv.error.txt"]);
});

test("run ignores and removes an incomplete copy that a killed process left", async ({ startWorkplace }) => {
  const { data, cli, inService, names, drop } = await withService(startWorkplace);
  drop("staff.csv", list(person(1), person(2)));
  await cli("run");
  const folder = join(data, "working", "2026-11-21T020000.000Z-00ff-staff.copying");
  mkdirSync(folder);
  writeFileSync(join(folder, "staff.csv"), list(person(1)));
  expect((await cli("run")).code).toBe(0);
  expect(inService()).toHaveLength(2);
  expect(names("working")).not.toContain("2026-11-21T020000.000Z-00ff-staff.copying");
});

test("a file without read permission goes to failed/ with a reason", async ({ startWorkplace, skip }) => {
  skip(process.getuid?.() === 0, "root may read everything");
  const { drop, cli, inService, data } = await withService(startWorkplace);
  chmodSync(drop("staff.csv", list(person(1))), 0);
  expect((await cli("run")).code).toBe(1);
  expect(inService()).toEqual([]);
  expect(readFileSync(join(data, "failed", "staff.csv.error.txt"), "utf8")).toMatch(/may not be read/u);
});

test("failed/ keeps both files when a second one has the same name", async ({ startWorkplace }) => {
  const { drop, cli, names } = await withService(startWorkplace);
  for (let round = 0; round < 2; round += 1) {
    drop("staff.csv", "");
    await cli("run");
  }
  const failed = names("failed");
  expect(failed).toHaveLength(4);
  for (const name of failed.filter((found) => !found.endsWith(".error.txt")))
    expect(failed).toContain(`${name}.error.txt`);
});

async function withService(startWorkplace: StartWorkplace) {
  const { people: inService, ...workplace } = await startWorkplace({
    feeds: { staff: { files: ["staff*"], mode: "snapshot", key: ["ID"] } },
  });
  return { ...workplace, inService };
}

test("plan refuses a list that changes while it is planned", async ({ startWorkplace }) => {
  const { root, start, sandbox, answers } = await startWorkplace();
  answers.hold("GET");
  const path = join(root, "staff.csv");
  writeFileSync(path, list(person(1)));
  const planning = start(["plan", path]);
  await until("the group list is asked for", () => sandbox.requests().length > 0);
  writeFileSync(path, Buffer.from(list(person(2, { name: "Jörg" })), "latin1"));
  answers.release();
  const { code, stdout, stderr } = await planning.ended;
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toContain("staff.csv can't be used: The file is still being written.");
});

test("status, runs and rejections name a file that was not used, until a person removes it", async ({
  startWorkplace,
}) => {
  const { cli, drop, json, data } = await startWorkplace();
  drop("staff.csv", "no list at all");
  expect((await cli("run")).code).toBe(1);
  const file = { code: "no_header", message: expect.stringContaining("No row of this file") as string };
  expect((await json("status")).value.notUsed).toMatchObject([{ name: "staff.csv", ...file }]);
  expect((await json("runs")).value).toMatchObject([{ file: "staff.csv", status: "failed", ...file }]);
  expect((await json("rejections")).value).toMatchObject([{ file: "staff.csv", status: "local", ...file }]);
  for (const command of ["status", "runs", "rejections"])
    expect((await cli(command)).stdout).toMatch(/staff\.csv.*No row of this file names the columns/u);
  expect((await cli("status")).stdout).toContain("Delete the file there to end this line");
  rmSync(join(data, "failed"), { recursive: true });
  expect((await json("status")).value.notUsed).toEqual([]);
  expect((await cli("rejections")).stdout).toContain("Nothing needs a person.");
});

test("status names a held list also when no row of it could be read", async ({ startWorkplace }) => {
  const { cli, drop } = await startWorkplace();
  const rows = Array.from({ length: 12 }, (_, index) => person(index + 1, { birthday: "03/04/1990" }));
  drop("staff.csv", list(...rows));
  expect((await cli("run")).code).toBe(4);
  expect((await cli("status")).stdout).toContain("Held: staff.csv (unreadable_rows): celebration-sync approve");
});

test("refuses each odd path with a sentence, and leaves what is there", async ({ startWorkplace }) => {
  const { cli, root, names } = await startWorkplace();
  execFileSync("mkfifo", [join(root, "pipe")]);
  const odd = [
    ["/proc/self/mem", "a view into the operating system"],
    ["/proc/kmsg", "a view into the operating system"],
    ["/sys/kernel/notes", "a view into the operating system"],
    ["/dev/zero", "a device or a pipe"],
    [join(root, "pipe"), "a device or a pipe"],
    ["/", "a folder"],
    [".", "a folder"],
    ["..", "a folder"],
  ] as const;
  for (const [path, what] of odd) {
    if (path.startsWith("/sys") && !existsSync(path)) continue;
    const [planned, ran] = [await cli("plan", path), await cli("run", path)];
    expect([path, planned.code, ran.code]).toEqual([path, 1, 1]);
    expect(planned.stderr).toContain(`can't be used: This is ${what}, not a file. Give the path of the list itself`);
    expect(ran.stdout).toContain(`: not used. This is ${what}, not a file. Give the path of the list itself`);
    expect(ran.stdout).not.toMatch(/^:|The file is now at/mu);
    expect(planned.stderr + ran.stderr).not.toContain("    at ");
  }
  expect([...names("failed"), ...names("working")]).toEqual([]);
});

test("names the reason and the remedy when a named file can't be read to its end", async ({ startWorkplace }) => {
  const { start, root, names } = await startWorkplace();
  const path = join(root, "staff.csv");
  writeFileSync(path, list(person(1)));
  for (const command of ["plan", "run"]) {
    const failing = ["strace", "-f", "-qq", "-o", "/dev/null", "-P", path, "-e", "inject=pread64:error=EIO"];
    const { code, stdout, stderr } = await start([command, path], {}, failing).ended;
    expect([command, code]).toEqual([command, 1]);
    expect(stdout + stderr).toMatch(/The file can't be read: EIO.* Check the disk that the file is on/u);
    expect(stdout + stderr).not.toMatch(/ {4}at |the next run continues/u);
  }
  expect(names("working")).toEqual([]);
});
