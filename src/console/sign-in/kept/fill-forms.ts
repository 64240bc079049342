/** Puts what a person had typed back into the form of a page. */
import { markup } from "../../../pipeline/report/page/look/markup.ts";

/** A form of a page, with the values that tell it from other forms of the same page. */
interface PageForm {
  readonly id: string | null;
  readonly isPosted: boolean;
  /** null: the form is posted to the page's own path. */
  readonly path: string | null;
  readonly hidden: [name: string, value: string][];
}

export interface Filled {
  readonly html: string;
  /** What was typed into fields that the page does not have now. */
  readonly homeless: readonly string[];
}

const TAG = /<(\/?)(form|input|textarea|select|option|button)\b((?:[^>"]|"[^"]*")*)>/gu;
/** Types of an input that hold no text of the person. */
const NO_TEXT = new Set(["hidden", "password", "file", "submit", "button"]);

/**
 * Returns a page with the typed values in its form, and with the form's hidden fields as they were posted. Pages are our own
 * markup: each attribute's value is quoted and escaped.
 *
 * @param path the page's path, to which its form is posted
 */
export function fillForms(html: string, path: string, typed: URLSearchParams): Filled {
  const forms = formsOf(html);
  const candidates = forms.filter((form) => form.isPosted && (form.path ?? path) === path);
  const isMeant = (form: PageForm | undefined) =>
    form !== undefined &&
    candidates.includes(form) &&
    // Several forms of a page differ in their hidden values.
    (candidates.length === 1 || form.hidden.every(([name, value]) => typed.getAll(name).includes(value)));
  const rest = new Map([...new Set(typed.keys())].map((name) => [name, [...typed.getAll(name)]]));
  /** Takes the next typed value of a field; null: none was typed. */
  const take = (name: string) => rest.get(name)?.shift() ?? null;
  let [place, text, formIndex, current] = [0, "", 0, undefined as PageForm | undefined];
  let [chosen, replacedTo] = [null as readonly string[] | null, 0];
  for (const match of html.matchAll(TAG)) {
    const [tag, slash = "", element = "", attributes = ""] = match;
    if (match.index < replacedTo) continue;
    if (element === "form") current = slash === "" ? forms[formIndex++] : undefined;
    if (slash !== "") {
      if (element === "select") chosen = null;
      continue;
    }
    const owner = attribute(attributes, "form");
    const form = owner === null ? current : forms.find(({ id }) => id === owner);
    if (!isMeant(form)) continue;
    const name = attribute(attributes, "name");
    if (name === null && element !== "option") continue;
    const [end, written] = fill(element, name ?? "");
    text += html.slice(place, match.index) + written;
    place = end;
    replacedTo = end;

    /** Returns where the element's tag ends, and the tag with what was typed. */
    function fill(kind: string, field: string): readonly [end: number, written: string] {
      const after = match.index + tag.length;
      const same = [after, tag] as const;
      if (kind === "input") {
        const type = attribute(attributes, "type") ?? "text";
        if (NO_TEXT.has(type)) {
          if (type !== "hidden") return same;
          // Hidden fields say what the page showed when the person typed. The server judges the typed text beside that.
          const shown = take(field);
          return [after, shown === null ? "" : withValue(tag, attributes, shown)];
        }
        if (type === "checkbox" || type === "radio") {
          const isOn = typed.getAll(field).includes(attribute(attributes, "value") ?? "on");
          rest.delete(field);
          return [after, withFlag(tag, attributes, "checked", isOn)];
        }
        const value = take(field);
        return value === null ? same : [after, withValue(tag, attributes, value)];
      }
      if (kind === "textarea") {
        const value = take(field);
        const close = html.indexOf("</textarea>", after);
        return value === null || close === -1 ? same : [close, `${tag}\n${escaped(value)}`];
      }
      if (kind === "select") {
        chosen = typed.has(field) ? typed.getAll(field) : null;
        rest.delete(field);
        return same;
      }
      if (kind === "option" && chosen !== null) {
        const value = attribute(attributes, "value") ?? "";
        return [after, withFlag(tag, attributes, "selected", chosen.includes(value))];
      }
      if (kind === "button") rest.delete(field);
      return same;
    }
  }
  const homeless = [...rest.values()].flat().filter((value) => value.trim() !== "");
  return { html: text + html.slice(place), homeless };
}

function formsOf(html: string): readonly PageForm[] {
  const forms: PageForm[] = [];
  let current: PageForm | undefined;
  for (const [, slash = "", element = "", attributes = ""] of html.matchAll(TAG)) {
    if (element === "form") {
      current = undefined;
      if (slash !== "") continue;
      const action = attribute(attributes, "action");
      const path = action === null || action === "" ? null : (action.split(/[?#]/u)[0] ?? "");
      const isPosted = attribute(attributes, "method")?.toLowerCase() === "post";
      current = { id: attribute(attributes, "id"), isPosted, path, hidden: [] };
      forms.push(current);
    } else if (element === "input" && attribute(attributes, "type") === "hidden") {
      const name = attribute(attributes, "name");
      if (name !== null) current?.hidden.push([name, attribute(attributes, "value") ?? ""]);
    }
  }
  return forms;
}

/** Returns an attribute's value; null: the element does not have it. */
function attribute(attributes: string, name: string): string | null {
  const [, value = null] = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, "u").exec(attributes) ?? [];
  return (
    value
      ?.replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&") ?? null
  );
}

function withValue(tag: string, attributes: string, value: string): string {
  const others = attributes.replace(/(^|\s)value="[^"]*"/u, "");
  return tag.replace(attributes, () => `${others} value="${escaped(value)}"`);
}

function withFlag(tag: string, attributes: string, flag: string, isOn: boolean): string {
  const others = attributes.replace(new RegExp(`(^|\\s)${flag}(?:="[^"]*")?(?=\\s|$)`, "u"), "");
  return tag.replace(attributes, () => (isOn ? `${others} ${flag}` : others));
}

function escaped(text: string): string {
  return markup`${text}`.text;
}
