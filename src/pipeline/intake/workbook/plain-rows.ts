import type { XmlReader } from "./xml-events.ts";

/** A longer row is left to the parser, which enforces the limits. */
const MAX_ROW_CHARACTERS = 1_048_576;

/** Markup other than elements. */
const OTHER_MARKUP = ["<!", "<?", "]]>"] as const;
/** Characters that the parser changes or refuses. */
// oxlint-disable-next-line no-control-regex -- exactly these characters are meant
const CONTROL = /[\x00-\x1f\x7f-\x9f\ufffe\uffff]/;
const ENTITY = /&(?:amp|lt|gt|quot|apos);/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
};

/** How rows stand in the text of an XML document. */
export interface RowForm {
  /** The text after which rows come. null: the document's start. */
  readonly opening: string | null;
  /** The start of a row's tag, for instance `<row`. */
  readonly start: string;
  readonly end: string;
  /** What stands between rows. `elements`: also other elements, for instance groups of rows. */
  readonly between: "nothing" | "elements";
  /** False if only the row's tag is read, so that its text may hold characters that the parser changes. */
  readonly readsText: boolean;
  /** Reads a row. Returns false for a row that is not plain; the parser then reads the row from its start. */
  readRow(row: string): boolean;
  /** The parser's position in the document. The parser's events must reach the same object. */
  place(): "elsewhere" | "between rows" | "in a row";
}

/**
 * Creates a reader of a sheet's bytes that is several times as fast as the parser alone.
 *
 * The reader handles rows in the plain form that Excel and LibreOffice nearly always write. All other text goes to the
 * parser, which reads or refuses it. The parser never sees the plain rows.
 */
export function createPlainRows(reader: XmlReader, form: RowForm): { write(bytes: Uint8Array): void; end(): void } {
  let pending = "";
  let state: "start" | "before the rows" | "rows" | "left to the parser" =
    form.opening === null ? "start" : "before the rows";

  const leaveToParser = (text: string): void => {
    state = "left to the parser";
    pending = "";
    reader.writeText(text);
  };

  /** Passes on the XML declaration, which must be the document's first characters. */
  const passDeclaration = (): void => {
    const declaration = /^\ufeff?(?:<\?xml [^<>]*\?>)?(?=[^<]*<[A-Za-z])/.exec(pending)?.[0];
    if (declaration === undefined) {
      if (pending.length > MAX_ROW_CHARACTERS) leaveToParser(pending);
      return;
    }
    reader.writeText(declaration);
    pending = pending.slice(declaration.length);
    state = "rows";
  };

  const findRows = (opening: string): void => {
    const at = pending.indexOf(opening);
    const cut = at === -1 ? Math.max(0, pending.length - opening.length) : at + opening.length;
    reader.writeText(pending.slice(0, cut));
    pending = pending.slice(cut);
    if (at === -1) return;
    if (form.place() === "between rows") state = "rows";
    else leaveToParser(pending);
  };

  /**
   * Passes on the text that stands before the next row.
   *
   * @returns the end of that text, and whether a plain row can follow
   */
  const passOther = (from: number): { readonly to: number; readonly isPlain: boolean } => {
    const next = nextRow(pending, from, form.start);
    // Only whole tags are passed on, so that other markup can't hide at the seam.
    const to = Math.max(from, next === -1 ? pending.lastIndexOf(">") + 1 : next);
    const text = pending.slice(from, to);
    const isTooLong = next === -1 && pending.length - to > MAX_ROW_CHARACTERS;
    if (isTooLong || hasOtherMarkup(text)) return { to: from, isPlain: false };
    reader.writeText(text);
    return { to, isPlain: next === -1 || form.place() === "between rows" };
  };

  const takeRows = (): void => {
    const hasNoMarkup = !["!", "?", "]"].some((character) => pending.includes(character));
    const hasControl = form.readsText && CONTROL.test(pending);
    let at = 0;
    for (;;) {
      if (!startsRow(pending, at, form.start)) {
        if (form.between === "nothing") {
          if (pending.length - at > form.start.length) return leaveToParser(pending.slice(at));
          break;
        }
        const { to, isPlain } = passOther(at);
        at = to;
        if (!isPlain) return leaveToParser(pending.slice(at));
        if (!startsRow(pending, at, form.start)) break;
      }
      const end = pending.indexOf(form.end, at);
      if (end === -1) {
        if (pending.length - at > MAX_ROW_CHARACTERS) return leaveToParser(pending.slice(at));
        break;
      }
      const row = pending.slice(at, end + form.end.length);
      if (!hasNoMarkup && hasOtherMarkup(row)) return leaveToParser(pending.slice(at));
      at += row.length;
      if (!(form.readsText && hasControl && CONTROL.test(row)) && form.readRow(row)) continue;
      reader.writeText(row);
      if (form.place() !== "between rows") return leaveToParser(pending.slice(at));
    }
    pending = pending.slice(at);
  };

  return {
    write(bytes) {
      const text = reader.decode(bytes);
      if (state === "left to the parser") return reader.writeText(text);
      pending += text;
      if (state === "start") passDeclaration();
      else if (state === "before the rows" && form.opening !== null) findRows(form.opening);
      if (state === "rows") takeRows();
    },
    end() {
      reader.writeText(pending);
      reader.end();
    },
  };
}

/** Returns whether a row's tag begins here. `<row` also begins other tags, for instance `<rows`. */
function startsRow(text: string, at: number, start: string): boolean {
  if (!text.startsWith(start, at)) return false;
  const next = text[at + start.length];
  return next === " " || next === ">" || next === "/";
}

function nextRow(text: string, from: number, start: string): number {
  let at = text.indexOf(start, from);
  while (at !== -1 && !startsRow(text, at, start)) at = text.indexOf(start, at + 1);
  return at;
}

function hasOtherMarkup(text: string): boolean {
  return OTHER_MARKUP.some((markup) => text.includes(markup));
}

/** Returns the text with its entities replaced, or undefined if it has a reference that only the parser knows. */
export function plainText(written: string): string | undefined {
  if (!written.includes("&")) return written;
  return written.replace(ENTITY, "").includes("&")
    ? undefined
    : written.replace(ENTITY, (reference) => CHARACTERS[reference] ?? reference);
}
