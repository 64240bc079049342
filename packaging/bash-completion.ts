import type { HelpPage } from "./help-pages.ts";

/**
 * Returns a script for bash that completes commands and their options. bash completes all other words as file names.
 *
 * @param pages all help pages; the first is the program's own
 */
export function bashCompletion([program, ...pages]: readonly HelpPage[]): string {
  if (program === undefined) throw new Error("The program printed no help.");
  const cases = pages
    .filter(({ command }) => !command.includes(" "))
    .map((page) => {
      const below = pages.filter(({ command }) => command.startsWith(`${page.command} `));
      const names = below.map(({ command }) => command.slice(page.command.length + 1));
      return `    ${page.command}) words="${[...names, ...optionsOf([page, ...below])].join(" ")}" ;;`;
    });
  return `# Completion of celebration-sync for bash, made from the program's help.
_celebration_sync() {
  local word=\${COMP_WORDS[COMP_CWORD]} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${[...namesOf(program), ...optionsOf([program])].join(" ")}"
  else
    case \${COMP_WORDS[1]} in
${cases.join("\n")}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o bashdefault -o default -F _celebration_sync celebration-sync
`;
}

function namesOf({ commands }: HelpPage): readonly string[] {
  return commands.map(({ term }) => term.split(" ")[0] ?? "");
}

/** Returns the long options of some pages, each once. */
function optionsOf(pages: readonly HelpPage[]): readonly string[] {
  const terms = pages.flatMap(({ options }) => options.map(({ term }) => term));
  return [...new Set(terms.flatMap((term) => /--[a-z][a-z-]*/u.exec(term) ?? []))];
}
