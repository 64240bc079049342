import { posix } from "node:path";

/** Who may import what in `src/`: the one table from which the layer rules of `.oxlintrc.json` are generated. */

export interface LayerRule {
  /** The folder below `src/`, or the one file, that the rule is for. */
  readonly room: string;
  /** Folders below `src/` whose code the room may import, beside its own. */
  readonly mayImport: readonly string[];
  /** Folders below `src/` of which the room may import types only. */
  readonly mayImportTypes?: readonly string[];
  /** The room has no clock, no randomness and no I/O. */
  readonly isPure?: true;
  /** Files of the room that this rule is for, where another rule has the rest. */
  readonly files?: readonly string[];
  /** What the linter tells the person who breaks the rule. */
  readonly reason: string;
}

const STAGES = ["intake", "mapping", "plan", "push", "report"].map((stage) => `pipeline/${stage}`);
const SANDBOX_COMMANDS = ["src/commands/setup/sandbox*.ts", "src/commands/setup/demo*.ts"];

/** A later rule replaces an earlier one for the files that both match. */
export const LAYER_RULES: readonly LayerRule[] = [
  {
    room: "model",
    mayImport: [],
    isPure: true,
    reason: "The model is everyone's vocabulary: it imports nothing else of src.",
  },
  {
    room: "pipeline/intake",
    mayImport: ["model"],
    reason: "Intake imports the model only: stages never import each other.",
  },
  {
    room: "pipeline/mapping",
    mayImport: ["model"],
    isPure: true,
    reason: "Mapping imports the model only: stages never import each other.",
  },
  {
    room: "pipeline/plan",
    mayImport: ["model"],
    mayImportTypes: ["ledger", "api"],
    reason: "The plan imports the model, and types of ledger and api: it is handed values, never the ledger.",
  },
  {
    room: "pipeline/plan/rules",
    mayImport: ["model"],
    isPure: true,
    reason: "The rules of the plan import the model only: the same inputs must give the same plan.",
  },
  {
    room: "pipeline/push",
    mayImport: ["model"],
    mayImportTypes: ["ledger", "api"],
    reason: "Push imports the model, and types of ledger and api: it is handed what it works with.",
  },
  {
    room: "pipeline/report",
    mayImport: ["model"],
    reason: "The report imports the model only: stages never import each other.",
  },
  {
    room: "ledger",
    mayImport: ["model"],
    reason: "The ledger imports the model only.",
  },
  {
    room: "api",
    mayImport: ["model"],
    reason: "The client of the service imports the model only.",
  },
  {
    room: "config",
    mayImport: ["model"],
    reason: "The configuration imports the model only.",
  },
  {
    room: "system",
    mayImport: ["model"],
    reason: "The system's log, service manager and file systems import the model only.",
  },
  {
    room: "notify",
    mayImport: ["model", "pipeline/report", "run"],
    mayImportTypes: ["config", "ledger", "system"],
    reason: "Notices are made from what a run returned, in the report's words.",
  },
  {
    room: "run",
    mayImport: [...STAGES, "model"],
    mayImportTypes: ["ledger", "api"],
    reason: "The run calls the stages, and is handed an open ledger and service: of these it imports types only.",
  },
  {
    room: "run/read",
    mayImport: ["pipeline/intake", "pipeline/mapping", "pipeline/report", "model"],
    mayImportTypes: ["ledger"],
    reason: "Reading a list ends before anything is decided: it imports intake and mapping, not the plan or the run.",
  },
  {
    room: "run/read/row-cache",
    mayImport: ["pipeline/mapping", "model"],
    mayImportTypes: ["ledger"],
    reason: "The row cache stands for intake and mapping, and decides nothing.",
  },
  {
    room: "run/read/corrected/lasting",
    mayImport: ["pipeline/mapping", "pipeline/plan/rules", "model"],
    mayImportTypes: ["ledger"],
    reason: "A correction is put into a row of its own person only, as the rules of the plan compare people.",
  },
  {
    room: "app",
    mayImport: ["config", "ledger", "api", "notify", "run", "pipeline", "system", "model"],
    reason: "What is opened here does not know who asks: commands and sandbox stand above.",
  },
  {
    room: "commands",
    mayImport: ["app", "config", "run", "notify", "system", "pipeline/intake", "pipeline/report", "model"],
    mayImportTypes: ["ledger", "api"],
    reason: "Commands ask the composition root for opened things, and leave the sandbox to its own commands.",
  },
  {
    room: "commands/setup",
    files: SANDBOX_COMMANDS,
    mayImport: [
      "commands",
      "sandbox",
      "app",
      "config",
      "run",
      "notify",
      "system",
      "pipeline/intake",
      "pipeline/report",
      "model",
    ],
    mayImportTypes: ["ledger", "api"],
    reason: "Commands ask the composition root for opened things.",
  },
  {
    room: "commands/trial",
    mayImport: ["commands", "sandbox", "app", "config", "run", "pipeline/report", "model"],
    mayImportTypes: ["ledger"],
    reason: "A trial asks the composition root for opened things, and has the sandbox stand in for the service.",
  },
  {
    room: "commands/checks",
    mayImport: ["commands", "console", "app", "config", "run", "notify", "system", "model"],
    mayImportTypes: ["ledger"],
    reason: "The checks ask the composition root for opened things, and the console for its users and files.",
  },
  {
    room: "commands/console",
    mayImport: ["commands", "console", "app", "config", "run", "pipeline/intake", "system", "model"],
    mayImportTypes: ["ledger"],
    reason: "The command opens what the console is handed. The console never sees the service's client.",
  },
  {
    room: "console",
    mayImport: ["config", "ledger", "run", "pipeline/report", "model"],
    mayImportTypes: ["system"],
    reason: "The console has no API key: it reads the ledger, shows the report's parts, and stores requests and files.",
  },
  {
    room: "cli.ts",
    mayImport: ["commands"],
    reason: "The entry only checks Node's version and calls the command line.",
  },
  {
    room: "sandbox",
    mayImport: [],
    reason:
      "The sandbox imports nothing else of src: what it shared with the client, it would get wrong with the client.",
  },
];

/** Names that are not available to a pure room, with the objects they belong to. */
const IMPURE_GLOBALS = [
  "fetch",
  "setTimeout",
  "setInterval",
  "setImmediate",
  "queueMicrotask",
  "performance",
  "process",
  "crypto",
  "console",
];
const IMPURE_PROPERTIES = [
  { object: "Date", property: "now" },
  { object: "Math", property: "random" },
];
const PURE_REASON =
  "This room is pure: what it needs to know comes in as a value, so that the same inputs give the same plan.";

/** The lint overrides of a rule, as `.oxlintrc.json` holds them: one for each depth of folders in the room. */
export function lintOverrides(rule: LayerRule, folders: readonly string[]) {
  const { room, mayImportTypes = [], isPure, reason } = rule;
  const typesOnly = mayImportTypes.map((other) => ({
    regex: `^(\\.\\./)+${other}/`,
    message: `${reason} Of ${other}, types only.`,
    allowTypeImports: true,
  }));
  const node = isPure === true ? [{ regex: "^node:", message: PURE_REASON }] : [];
  const inside = folders.filter((folder) => isIn(folder, room));
  const depths = new Set(rule.files === undefined ? inside.map((folder) => depthIn(folder, room)) : [0]);
  const imports = [...depths]
    .toSorted((a, b) => a - b)
    .map((depth) => {
      const leaving = { regex: refused(rule, depth, folders), message: reason };
      return {
        files: rule.files ?? [`src/${room}${room.endsWith(".ts") ? "" : `${"/*".repeat(depth)}/*.ts`}`],
        rules: { "no-restricted-imports": ["error", { patterns: [leaving, ...typesOnly, ...node] }] },
      };
    });
  return isPure === true ? [...imports, purity(room)] : imports;
}

function purity(room: string) {
  return {
    files: [`src/${room}/**`],
    rules: {
      "no-restricted-globals": ["error", ...IMPURE_GLOBALS.map((name) => ({ name, message: PURE_REASON }))],
      "no-restricted-properties": ["error", ...IMPURE_PROPERTIES.map((one) => ({ ...one, message: PURE_REASON }))],
    },
  };
}

/**
 * Returns a pattern of the import paths, from a folder so deep in the room, that its allow list does not name. The
 * linter's regular expressions know no look-ahead, so the refused folders are listed: all others of `src/`.
 */
function refused({ room, mayImport, mayImportTypes = [] }: LayerRule, depth: number, folders: readonly string[]) {
  const isFile = room.endsWith(".ts");
  const here = `/src/${isFile ? "" : `${room}${"/x".repeat(depth)}`}`;
  const isOpen = (folder: string) => [room, ...mayImport, ...mayImportTypes].some((open) => isIn(folder, open));
  /** What is refused below a folder: whole sub-folders by name, and `*` for the files that stand in the folder itself. */
  const refusedIn = (folder: string): string[] => {
    const children = childrenOf(folder, folders);
    const whole = children.filter((child) => !folders.some((other) => isIn(other, child) && isOpen(other)));
    const names = whole.map((child) => posix.basename(child));
    const climb = posix.relative(here, `/src/${folder}`) || ".";
    const start = `^${climb.replaceAll(".", "\\.")}/`;
    const deeper = children.filter((child) => !whole.includes(child) && !isOpen(child)).flatMap(refusedIn);
    return [
      ...(names.length > 0 ? [`${start}(${names.join("|")})/`] : []),
      ...(isFile ? [] : [`${start}[^/]+$`]),
      ...deeper,
    ];
  };
  return refusedIn("").join("|");
}

function childrenOf(folder: string, folders: readonly string[]): readonly string[] {
  const below = folders.filter((other) => other !== folder && (folder === "" || isIn(other, folder)));
  const first = (path: string) => posix.relative(folder, path).split("/")[0] ?? "";
  return [...new Set(below.map((other) => posix.join(folder, first(other))))];
}

/** Whether a folder below `src/` belongs to a room: is the room itself, or stands in it. */
export function isIn(folder: string, room: string): boolean {
  return room.endsWith(".ts") ? folder === "" : folder === room || folder.startsWith(`${room}/`);
}

function depthIn(folder: string, room: string): number {
  return room.endsWith(".ts") ? 0 : folder.slice(room.length).split("/").length - 1;
}
