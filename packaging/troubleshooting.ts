/** Makes the generated part of docs/troubleshooting.md from the program's English messages. */
import { parseMessage } from "messageformat";
import type { FileRefusalCode } from "../src/model/file-refused.ts";
import { isWarning, type IssueCode } from "../src/model/issue.ts";
import type { HaltCode } from "../src/model/run-record.ts";
import { en } from "../src/pipeline/report/language/catalogs/en.ts";

const MESSAGES: Readonly<Record<string, string>> = en;
/** Stands for a value that differs from row to row. */
const ANY_VALUE = "…";
/** Variables that read better with a word than with … */
const WORDS: Readonly<Record<string, string>> = {
  notDone: "This person was not created",
  operationId: "NUMBER",
  run: "RUN",
};

/** What an administrator does about each halt. */
const FOR_ADMINISTRATORS: Readonly<Record<HaltCode, string>> = {
  key_refused:
    "Write a valid API key into the place that `api.keyFile` or `api.keyEnv` names, and try it with `celebration-sync check`. The next run goes on where this one stopped.",
  not_allowed:
    "The refused request is in `summary.json` under `halt`. Give the key's account the permission for it, and try it with `celebration-sync check`. The next run goes on.",
  unreachable:
    "`celebration-sync check` says which part fails: name, connection, certificate or answer. The next run goes on by itself once the service answers.",
  unanswered:
    "The creates without an answer are in doubt, and the report names them. The next run asks the service about them where it can. Decide the rest with `celebration-sync resolve`.",
  applied_differently:
    "Look at the contact that `celebration-sync status` names. If it is right, run `celebration-sync approve RUN`: this kind of difference is accepted from then on. If it is wrong, correct it in the service, and run `celebration-sync discard RUN`.",
  other_contact:
    "Look for the person in the service. `celebration-sync status` names the contact and the run. Then run `celebration-sync approve RUN` or `celebration-sync discard RUN`.",
  all_refused:
    "The answers of the service are in the report, row by row. The usual causes are a deleted group, a full account, or a service that is being repaired.",
  contacts_missing:
    "If the contacts were deleted in the service on purpose, run `celebration-sync approve RUN`. If not, ask the service's support before anything else is sent.",
  stopped:
    "The next run goes on where this one stopped. `celebration-sync run --until` and a stopped service end like this.",
};

/** What a file's refusal means, and what to do. The text file in `failed/` says more about the one file. */
const REFUSALS: Readonly<Record<FileRefusalCode, readonly [means: string, toDo: string]>> = {
  empty_file: ["The file is empty. No contact was changed or deleted.", "Export the list again and drop the new file."],
  header_only: [
    "The file names columns, and has no person below them. No contact was changed or deleted.",
    "Export the list again. If all people have really left, delete them in the service.",
  ],
  no_header: [
    "No row names the columns, or the row that does stands below people.",
    "Put a row such as “First name, E-mail, Birthday” at the top. If there is one, name its columns under `columns`.",
  ],
  wrong_type: [
    "The file is no list: a document, a picture, a web page or an archive.",
    "Save it as an Excel workbook (.xlsx), an OpenDocument spreadsheet (.ods) or CSV UTF-8. Unpack an archive first.",
  ],
  password_protected: [
    "The file is protected with a password.",
    "Remove the password in the program that made the file, save it, and drop it again.",
  ],
  old_workbook: [
    "This is a workbook of Excel 97–2003 (.xls).",
    "Open it in Excel or LibreOffice, and save it as “Excel workbook (.xlsx)”.",
  ],
  damaged: [
    "The file is damaged, or was copied only in part.",
    "Open it to see whether it is complete, save it, and drop it when the copy is complete.",
  ],
  hostile: [
    "The file is made as no list of contacts is: far too large inside, or a line without an end.",
    "Save the list as CSV UTF-8, or copy its rows into a new workbook. If that is refused too, ask the administrator.",
  ],
  unreadable_encoding: [
    "The letters of the file fit no encoding, or two encodings are mixed.",
    "Save the list as “CSV UTF-8” or as an Excel workbook (.xlsx), or correct `encoding`.",
  ],
  ambiguous_encoding: [
    "The letters can be read in two ways, and nothing shows which is right.",
    "Save the list as “CSV UTF-8”, or set `encoding` to one of the two that the text file names.",
  ],
  broken_quotes: [
    "A quotation mark is opened and never closed, so the rows after it have no certain end.",
    "Correct the quotation marks of the line that the text file names.",
  ],
  not_a_regular_file: ["The path is a folder, a link or a device.", "Give the path of the list itself."],
  no_such_file: ["There is no such file.", "Check the path."],
  not_permitted: [
    "The program's user may not read the file.",
    "Give that user the right to read it, and drop it again.",
  ],
  no_feed: [
    "The file's name fits no feed.",
    "Rename the file so that it fits a pattern in `files`. Or make a folder in the inbox with the feed's name, such as `inbox/staff`, and put the file there. Or add its name to `files`.",
  ],
  several_feeds: [
    "The file's name fits several feeds.",
    "Make a folder in the inbox with the feed's name, such as `inbox/staff`, and put the file there. Or make the patterns in `files` differ.",
  ],
  required_columns: [
    "A column that the list needs is missing, for instance the one by which people are recognised, or one with names.",
    "Compare the titles of the columns with those that the text file names. Correct the list, `columns` or `key`.",
  ],
  unreadable_rows: [
    "Too many rows can't be read, so the file is probably not the list that it should be.",
    "Open the line that the text file names, and check how the file was saved.",
  ],
  unknown_sheet: [
    "The workbook has no sheet with the name in `sheet`.",
    "Rename the sheet, or set `sheet` to one of the names that the text file lists.",
  ],
  several_sheets: [
    "The workbook has people on several sheets.",
    "Put all people on one sheet, or set `sheet` to the sheets that are to be read.",
  ],
  still_changing: [
    "Another program was still writing the file.",
    "Wait until that program has finished, then drop the file again.",
  ],
};

/** Returns the Markdown between the marks of docs/troubleshooting.md. */
export function troubleshooting(): string {
  const issues = codesOf("issue", "title") as readonly IssueCode[];
  return [
    "## Rows that are not applied",
    ...issues.filter((code) => !isWarning(code)).flatMap(issueLines),
    "## Rows that are applied, with a warning",
    ...issues.filter(isWarning).flatMap(issueLines),
    "## Lists that are held",
    `A held list waits for a person. ${variantsOf("hold.way_out").join(" ")}`,
    ...codesOf("guard", "title").flatMap((code) =>
      entry(
        code,
        MESSAGES[`guard.${code}.title`],
        variantsOf(`guard.${code}.message`),
        variantsOf(`guard.${code}.look`),
      ),
    ),
    "## Runs that stopped",
    ...codesOf("halt", "happened")
      .filter(isHalt)
      .flatMap((code) => [
        ...entry(code, undefined, variantsOf(`halt.${code}.happened`), variantsOf(`halt.${code}.to_do`)),
        `For administrators: ${FOR_ADMINISTRATORS[code]}`,
      ]),
    "## Files that can't be used",
    "The file is in `failed/`, with a text file beside it that says why. `celebration-sync rejections` says so, too.",
    ...Object.entries(REFUSALS).flatMap(([code, [means, toDo]]) => [`### ${code}`, means, `What to do: ${toDo}`]),
  ].join("\n\n");
}

/** Returns the codes of messages of one kind, in the order of the catalog. */
function codesOf(kind: string, part: string): readonly string[] {
  const pattern = new RegExp(`^${kind}\\.(\\w+)\\.${part}$`, "u");
  return Object.keys(MESSAGES).flatMap((key) => pattern.exec(key)?.[1] ?? []);
}

function isHalt(code: string): code is HaltCode {
  return Object.hasOwn(FOR_ADMINISTRATORS, code);
}

function issueLines(code: IssueCode): readonly string[] {
  return entry(
    code,
    MESSAGES[`issue.${code}.title`],
    variantsOf(`issue.${code}.message`),
    variantsOf(`issue.${code}.hint`),
  );
}

function entry(
  code: string,
  title: string | undefined,
  messages: readonly string[],
  hints: readonly string[],
): readonly string[] {
  const quoted = messages.map((message) => `> ${message}`).join("\n>\n");
  const toDo =
    hints.length === 1 ? `What to do: ${hints[0]}` : `What to do:\n\n${hints.map((hint) => `- ${hint}`).join("\n")}`;
  return [`### ${code}`, ...(title === undefined ? [] : [`**${title}**`]), quoted, toDo];
}

/** Returns the different texts that a message can have, with … for each value. Singular and plural count as one text. */
function variantsOf(key: string): readonly string[] {
  const message = parseMessage(MESSAGES[key] ?? "");
  if (message.type === "message") return [textOf(message.pattern)];
  const texts = message.variants
    .filter(({ keys }) => !keys.some((each) => each.type === "literal" && each.value === "one"))
    .map(({ value }) => textOf(value));
  return [...new Set(texts)];
}

type Pattern = Extract<ReturnType<typeof parseMessage>, { readonly type: "message" }>["pattern"];

function textOf(pattern: Pattern): string {
  const parts = pattern.map((part) => {
    if (typeof part === "string") return part;
    if (part.type !== "expression" || part.arg === undefined) return "";
    return part.arg.type === "variable" ? (WORDS[part.arg.name] ?? ANY_VALUE) : part.arg.value;
  });
  return parts.join("").replaceAll(/[*<>]/gu, "\\$&");
}
