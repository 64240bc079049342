/**
 * Saves the lists of `classes/libreoffice.ts` with LibreOffice into `files/`. The program `soffice` must be installed.
 *
 * Usage: node test/cases/corpus/make/save-with-libreoffice.ts
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { savedLists } from "../classes/libreoffice.ts";

/** Windows' numbers of languages, by which LibreOffice recognises dates in text. */
const LANGUAGE_NUMBERS: Readonly<Record<string, number>> = {
  de: 1031,
  en: 2057,
  fr: 1036,
  es: 3082,
  it: 1040,
  nl: 1043,
  pl: 1045,
  cs: 1029,
  hu: 1038,
  sv: 1053,
  tr: 1055,
  ru: 1049,
  el: 1032,
  ja: 1041,
};

/** LibreOffice's numbers of code pages: windows-1252, windows-1250, windows-1254, windows-1251. */
const CODE_PAGE_NUMBERS: Readonly<Record<string, number>> = { de: 1, fr: 1, pl: 33, cs: 33, tr: 36, ru: 34 };

const target = join(import.meta.dirname, "../files");
const folder = mkdtempSync(join(tmpdir(), "saved-lists-"));
const profile = `-env:UserInstallation=file://${folder}/profile`;
mkdirSync(target, { recursive: true });
for (const { source, files, language } of savedLists()) {
  const list = join(folder, `${source.name}.csv`);
  writeFileSync(list, await source.bytes());
  const input = `--infilter=CSV:44,34,76,1,,${LANGUAGE_NUMBERS[language]},false,true`;
  for (const file of files) {
    const filter = file.endsWith(".csv")
      ? `csv:Text - txt - csv (StarCalc):59,34,${CODE_PAGE_NUMBERS[language]},1,,0,false,true,false`
      : file.slice(file.lastIndexOf(".") + 1);
    execFileSync("soffice", [profile, "--headless", input, "--convert-to", filter, "--outdir", target, list]);
  }
}
rmSync(folder, { recursive: true });
