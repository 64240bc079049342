/** Reads the program's help texts. The manual page and the completion are made from them. */

export interface HelpItem {
  /** An option or a command, with its arguments, as the help shows it. */
  readonly term: string;
  readonly text: string;
}

export interface HelpPage {
  /** The words after `celebration-sync`; empty for the program's own page. */
  readonly command: string;
  /** For instance `celebration-sync run [options] [files...]`. */
  readonly usage: string;
  readonly about: string;
  readonly options: readonly HelpItem[];
  readonly commands: readonly HelpItem[];
  /** The sections that follow, for instance the examples, line by line. */
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

/**
 * Reads the help page of the program and of each of its commands.
 *
 * @param help returns what `celebration-sync …words --help` prints
 */
export function readHelpPages(help: (words: readonly string[]) => string, words: readonly string[] = []): HelpPage[] {
  const page = parseHelp(words.join(" "), help(words));
  const names = page.commands.map(({ term }) => term.split(" ")[0] ?? "").filter((name) => name !== "help");
  return [page, ...names.flatMap((name) => readHelpPages(help, [...words, name]))];
}

/** Parses one help page. Blank lines separate its blocks, and the first block is the usage. */
function parseHelp(command: string, text: string): HelpPage {
  const [usage = "", ...blocks] = text.trim().split(/\n{2,}/u);
  const isSection = (block: string) => /^[A-Z].*:\n/u.test(block);
  const sections = blocks.filter(isSection).map((block) => {
    const [title = "", ...lines] = block.split("\n");
    return { title: title.slice(0, -1), lines };
  });
  // The program's own page has its commands in groups, for instance “Everyday commands”.
  const isOfCommands = ({ title }: { readonly title: string }) => /\bcommands$/iu.test(title);
  return {
    command,
    usage: usage.replace("Usage: ", ""),
    about: blocks
      .filter((block) => !isSection(block))
      .join(" ")
      .replaceAll(/\s+/gu, " "),
    options: parseItems(sections.find(({ title }) => title === "Options")?.lines ?? []),
    commands: sections.filter(isOfCommands).flatMap(({ lines }) => parseItems(lines)),
    sections: sections.filter((section) => section.title !== "Options" && !isOfCommands(section)),
  };
}

/** Parses lines of the form `  term   text`. A line that is indented further continues the text above. */
function parseItems(lines: readonly string[]): readonly HelpItem[] {
  const items: HelpItem[] = [];
  for (const line of lines) {
    const [, term, text = ""] = /^ {2}(\S.*?)(?: {2,}(.*))?$/u.exec(line) ?? [];
    const last = items.at(-1);
    if (term !== undefined) items.push({ term, text });
    else if (last !== undefined) items[items.length - 1] = { ...last, text: `${last.text} ${line.trim()}`.trim() };
  }
  return items;
}
