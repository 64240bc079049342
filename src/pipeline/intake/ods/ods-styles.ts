import { hostile } from "../table/refusals.ts";
import type { NumberFormat } from "../workbook/cell-format.ts";
import { MAX_FORMATS } from "../workbook/sheet-limits.ts";
import type { XmlAttributes } from "../workbook/xml-events.ts";
import { createDataStyles } from "./data-styles.ts";

/** A style can be based on another one. No program nests more deeply. */
const MOST_PARENTS = 20;
const PLAIN: NumberFormat = { kind: "plain" };

/** Gathers the styles of cells and sheets from the elements of a document. */
export interface OdsStyles {
  open(name: string, attributes: XmlAttributes): void;
  text(text: string): void;
  close(name: string): void;
  /** The number formats of the cell styles. */
  formats(): ReadonlyMap<string, NumberFormat>;
  /** Returns true if sheets with this style are hidden. */
  hidesSheet(style: string | undefined): boolean;
}

export function createOdsStyles(): OdsStyles {
  const data = createDataStyles();
  const cells = new Map<string, { readonly dataStyle: string | null; readonly parent: string | null }>();
  const hiddenSheets = new Set<string>();
  let count = 0;
  let style: { readonly name: string; readonly family: string } | null = null;

  const formatOf = (name: string): NumberFormat => {
    let at = cells.get(name);
    for (let steps = 0; at !== undefined && steps < MOST_PARENTS; steps += 1) {
      if (at.dataStyle !== null) return data.formatOf(at.dataStyle);
      at = at.parent === null ? undefined : cells.get(at.parent);
    }
    return PLAIN;
  };

  return {
    open(name, attributes) {
      if (data.open(name, attributes)) return;
      if (name === "style") {
        style = { name: attributes["style:name"] ?? "", family: attributes["style:family"] ?? "" };
        if (style.family !== "table-cell") return;
        count += 1;
        if (count > MAX_FORMATS) throw hostile("it has more cell formats than a program writes");
        const dataStyle = attributes["style:data-style-name"] ?? null;
        cells.set(style.name, { dataStyle, parent: attributes["style:parent-style-name"] ?? null });
      } else if (name === "table-properties" && style?.family === "table") {
        if (attributes["table:display"] === "false") hiddenSheets.add(style.name);
      }
    },
    text: (text) => data.text(text),
    close(name) {
      data.close(name);
      if (name === "style") style = null;
    },
    formats: () => new Map([...cells.keys()].map((name) => [name, formatOf(name)])),
    hidesSheet: (name) => name !== undefined && hiddenSheets.has(name),
  };
}
