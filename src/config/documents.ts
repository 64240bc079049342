/** Makes the documents that come from the schema: config.schema.json, config.example.json and the table of docs/configuration.md. */
import { nodeAt, propertiesOf, recordOf } from "./explain.ts";
import { configJsonSchema } from "./schema.ts";
import type { ConfigInput } from "./schema.ts";

/** The configuration in config.example.json. */
export const EXAMPLE_CONFIG: ConfigInput = {
  $schema: "./config.schema.json",
  api: {
    baseUrl: "https://service.example/v1",
    keyEnv: "CELEBRATION_API_KEY",
    requestsPerSecond: 5,
  },
  dataDir: "data",
  feeds: {
    staff: {
      files: ["staff*.csv", "staff*.xlsx", "staff*.ods"],
      mode: "snapshot",
      key: ["Employee ID"],
      columns: { "Pers.-Nr.": "custom_fields.employee_no", Rufname: "first_name", Notes: null },
      defaults: { group: "Team birthdays", timezone: "Europe/Berlin" },
      country: "DE",
      dateOrder: "DMY",
      deletes: { limitCount: 10, limitPercent: 5, limitWeekPercent: 15, limitTotal: 500, absentDays: 0 },
    },
    customers: {
      files: ["customers*.csv"],
      mode: "changes",
      defaults: { group: "Customer birthdays" },
    },
  },
  retention: { archiveDays: 90, reportDays: 365, ledgerDays: 400 },
};

/** Returns the content of config.example.json. */
export function exampleText(): string {
  return `${JSON.stringify(EXAMPLE_CONFIG, null, 2)}\n`;
}

/** Returns the content of config.schema.json, which editors read. */
export function schemaText(): string {
  const schema = { ...configJsonSchema(), title: "Configuration of celebration-sync" };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** Returns a Markdown table of all keys, in the order of the schema. */
export function configurationTable(): string {
  const rows = rowsOf(configJsonSchema(), [], true);
  return ["| key | default | what it does |", "|---|---|---|", ...rows].join("\n");
}

/** Maps an object whose keys are names that people choose to the placeholder that the table shows for a name. */
const PLACEHOLDER: Readonly<Record<string, string>> = { feeds: "NAME" };

/** @param isNeeded whether the object itself is required */
function rowsOf(node: Readonly<Record<string, unknown>>, path: readonly string[], isNeeded: boolean): string[] {
  return Object.entries(propertiesOf(node)).flatMap(([key, value]) => {
    if (key === "$schema") return [];
    const required = isNeeded && isRequired(node, key);
    const child = recordOf(value) ?? {};
    const placeholder = PLACEHOLDER[key];
    const named = placeholder === undefined ? null : nodeAt(child, [placeholder]);
    const inner =
      named === null ? rowsOf(child, [...path, key], required) : rowsOf(named, [...path, key, placeholder ?? ""], true);
    const ownRow = rowOf([...path, key], child, required);
    // An object that only holds other keys has no row, except `deletes`, which can also be "never".
    return inner.length > 0 && key !== "deletes" ? inner : [ownRow, ...inner];
  });
}

function rowOf(path: readonly string[], node: Readonly<Record<string, unknown>>, required: boolean): string {
  const fallback = node["default"];
  const shown = required ? "required" : fallback === undefined ? "" : `\`${JSON.stringify(fallback)}\``;
  const description = typeof node["description"] === "string" ? node["description"] : "";
  return `| \`${path.join(".")}\` | ${shown} | ${withChoices(description, node).replaceAll("|", "\\|")} |`;
}

function withChoices(description: string, node: Readonly<Record<string, unknown>>): string {
  const choices = node["enum"];
  if (!Array.isArray(choices) || choices.every((choice) => description.includes(`"${String(choice)}"`))) {
    return description;
  }
  return `${description} One of ${choices.map((choice) => `\`${JSON.stringify(choice)}\``).join(", ")}.`;
}

function isRequired(node: Readonly<Record<string, unknown>>, key: string): boolean {
  return Array.isArray(node["required"]) && node["required"].includes(key);
}
