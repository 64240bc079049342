/** Markup that is safe to put into a page as it is. */
export interface Html {
  readonly kind: "html";
  readonly markup: string;
}

type Part = string | number | Html | readonly Html[] | null;

/** Markup from a template; everything put into it is escaped, unless it is markup itself. `null` is nothing. */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = template.map((text, index) => text + markupOf(parts[index] ?? null)).join("");
  return { kind: "html", markup };
}

/** For text that is markup already: styles, scripts, data. */
export function trusted(markup: string): Html {
  return { kind: "html", markup };
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** JSON that can stand inside a script element, whatever the texts in it say. */
export function jsonForScript(value: unknown): Html {
  return trusted(JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029"));
}

function markupOf(part: Part): string {
  if (part === null) return "";
  if (typeof part === "string") return escapeHtml(part);
  if (typeof part === "number") return String(part);
  if ("kind" in part) return part.markup;
  return part.map((each) => each.markup).join("");
}
