/** HTML text that is safe to put into a page. */
export interface Markup {
  readonly kind: "markup";
  readonly text: string;
}

type Part = string | number | Markup | readonly Markup[] | null;

/** Template tag: returns markup. Each value is escaped, unless it is markup itself; `null` becomes "". */
export function markup(template: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const text = template.map((piece, index) => piece + textOf(parts[index] ?? null)).join("");
  return { kind: "markup", text };
}

/** Returns text as markup, unescaped. Only for text of this program: styles, scripts, escaped data. */
export function trusted(text: string): Markup {
  return { kind: "markup", text };
}

/** Returns text as the inside of HTML, in which it can start no element and end no attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** Returns JSON for the inside of a script element. No text in it can end the element. */
export function jsonForScript(value: unknown): Markup {
  return trusted(
    JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029"),
  );
}

function textOf(part: Part): string {
  if (part === null) return "";
  if (typeof part === "string") return escapeHtml(part);
  if (typeof part === "number") return String(part);
  if ("kind" in part) return part.text;
  return part.map((each) => each.text).join("");
}
