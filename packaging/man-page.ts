import type { HelpItem, HelpPage } from "./help-pages.ts";

export interface ManPageHeader {
  readonly version: string;
  readonly date: Date;
}

const EXIT_CODES: readonly HelpItem[] = [
  { term: "2", text: "The command line or the configuration cannot be used." },
  { term: "1", text: "A run failed or halted." },
  { term: "4", text: "A run is held for approval." },
  { term: "3", text: "Rows were rejected or deferred, or are in doubt." },
  { term: "0", text: "All is done." },
];

const FILES: readonly HelpItem[] = [
  { term: "/etc/celebration-sync/config.json", text: "The configuration, when --config names no other file." },
  { term: "/etc/celebration-sync/api-key", text: "The API key of the services. It belongs to root and has mode 0600." },
  {
    term: "/var/lib/celebration-sync",
    text: "The inbox, the reports and the ledger, when dataDir in the configuration names this folder.",
  },
  {
    term: "/usr/share/doc/celebration-sync/docs",
    text: "Pages on the configuration, the service, reports, privacy, and every message.",
  },
  {
    term: "/usr/share/doc/celebration-sync/examples/config.example.json",
    text: "A complete configuration to start from.",
  },
];

/**
 * Returns the manual page `celebration-sync(1)` in troff.
 *
 * @param pages all help pages; the first is the program's own
 */
export function manPage([program, ...commands]: readonly HelpPage[], { version, date }: ManPageHeader): string {
  if (program === undefined) throw new Error("The program printed no help.");
  const about = program.about.replace(/\.$/u, "");
  const sharedOptions = optionsOfAll(commands);
  return [
    `.TH CELEBRATION\\-SYNC 1 "${date.toISOString().slice(0, 10)}" "celebration\\-sync ${version}" "User Commands"`,
    ".SH NAME",
    `celebration\\-sync \\- ${escapeText(about.slice(0, 1).toLowerCase() + about.slice(1))}`,
    ".SH SYNOPSIS",
    `.B ${escapeText(program.usage)}`,
    ".SH DESCRIPTION",
    escapeText(program.about),
    ".SH OPTIONS",
    ...program.options.flatMap(itemLines),
    ".SH COMMANDS",
    "Every command takes these options:",
    ...sharedOptions.flatMap(itemLines),
    ...commands.flatMap((page) => commandLines(page, sharedOptions)),
    ".SH EXIT STATUS",
    "The first of these that applies:",
    ...EXIT_CODES.flatMap(itemLines),
    ".SH ENVIRONMENT",
    ...itemLines({
      term: "CELEBRATION_SYNC_CONFIG",
      text: "The path of the configuration, when --config is not given.",
    }),
    ".SH FILES",
    ...FILES.flatMap(itemLines),
    "",
  ].join("\n");
}

/** Returns the options that all pages have in common. */
function optionsOfAll(pages: readonly HelpPage[]): readonly HelpItem[] {
  const [first, ...others] = pages;
  const has = ({ options }: HelpPage, term: string) => options.some((option) => option.term === term);
  return first?.options.filter(({ term }) => others.every((page) => has(page, term))) ?? [];
}

function commandLines(page: HelpPage, sharedOptions: readonly HelpItem[]): readonly string[] {
  const sharedTerms = new Set(sharedOptions.map(({ term }) => term));
  const about = page.about.slice(0, 1).toUpperCase() + page.about.slice(1).replace(/\.$/u, "");
  return [
    `.SS ${escapeText(page.usage)}`,
    `${escapeText(about)}.`,
    ...page.options.filter(({ term }) => !sharedTerms.has(term)).flatMap(itemLines),
    ...page.sections.flatMap(({ title, lines }) => [
      ".PP",
      `${escapeText(title)}:`,
      ".PP",
      ".nf",
      ...lines.map(escapeText),
      ".fi",
    ]),
  ];
}

function itemLines({ term, text }: HelpItem): readonly string[] {
  return [".TP", `.B ${escapeText(term)}`, escapeText(text)];
}

/** Escapes characters that troff would interpret: backslashes, hyphens, and a dot or quote at the start of a line. */
function escapeText(text: string): string {
  return text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replace(/^(?=[.'])/u, "\\&");
}
