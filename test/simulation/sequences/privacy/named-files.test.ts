/** Files that are named after a person who is erased. */
import { join } from "node:path";
import { describe, expect } from "vitest";
import { refusedFiles } from "../../../../src/pipeline/intake/arrival/fail-file.ts";
import { erase, FEED, filesWith, OTHERS } from "../../world/canary.ts";
import { csvText, dropFile } from "../../world/drop-file.ts";
import { HEADER } from "../../world/feeds.ts";
import { apply, person, run, test } from "../../world/list-sequence.ts";

const PERSON = person(9, "Gör-Qan", { "Last Name": "D'Lüdqemannß", Email: "canary.mail@example.org" });

/** Each word that a name of a file may have of the person. */
const LEFT = /l(?:[uü]|u\u0308|ue)dqemann/iu;

describe("a file that is named after an erased person", () => {
  test.for([
    "Gör-Qan D'Lüdqemannß",
    "D'Lüdqemannß, Gör-Qan",
    "D’Lüdqemannß_Goer-Qan",
    "DLUDQEMANNSS GORQAN",
    "gorqan dluedqemannss",
    "D Luedqemannss Gor Qan 2026",
    "exitGörQanDLüdqemannssListe",
    "d'lüdqemannß gör-qan".normalize("NFD"),
  ])("gets another name: %s", async (name, { place }) => {
    await apply(place, [PERSON, ...OTHERS], FEED);
    dropFile(place, `staff ${name}.csv`, csvText(HEADER, [PERSON, ...OTHERS]));
    await run(place, FEED);
    dropFile(place, `staff ${name} later.csv`, "no list");
    await run(place, FEED);
    expect(filesWith(place, LEFT).length).toBeGreaterThan(5);
    expect(await erase(place)).toMatchObject({ exitCode: 0 });
    expect(filesWith(place, LEFT)).toEqual([]);
    expect(filesWith(place, "Name3").filter((path) => path.startsWith("archive"))).toHaveLength(2);
  });

  test("keeps its reason in failed/ without the name, so that the list of the others is not forgotten", async ({
    place,
  }) => {
    await apply(place, [PERSON, ...OTHERS], FEED);
    dropFile(place, "staff D'Lüdqemannß, Gör-Qan.csv", csvText(["Some", "Columns"], [PERSON, ...OTHERS]));
    await run(place, FEED);
    const [before] = refusedFiles(place.folders.failed);
    expect(before?.name).toMatch(LEFT);
    await erase(place);
    expect(filesWith(place, LEFT)).toEqual([]);
    expect(refusedFiles(place.folders.failed)).toMatchObject([
      {
        code: before?.code,
        message: before?.message,
        path: join(place.folders.failed, "erased-1.csv"),
        at: before?.at,
      },
    ]);
  });

  test("keeps it if another person has this name in another spelling", async ({ place }) => {
    const namesake = person(8, "Gor-Qan", { "Last Name": "DLudqemannss" });
    await apply(place, [PERSON, namesake, ...OTHERS], FEED);
    dropFile(place, "staff DLudqemannss, Gor-Qan.csv", csvText(HEADER, [namesake, ...OTHERS]));
    await run(place, FEED);
    await erase(place);
    expect(filesWith(place, "DLudqemannss, Gor-Qan").length).toBeGreaterThan(0);
    expect(filesWith(place, "D'Lüdqemannß")).toEqual([]);
  });
});
