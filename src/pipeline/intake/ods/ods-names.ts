import type { XmlAttributes } from "../workbook/xml-events.ts";

/** The prefixes that OpenDocument files use for these namespaces, unless a program chose others. */
const USUAL_PREFIXES: ReadonlyMap<string, string> = new Map([
  ["urn:oasis:names:tc:opendocument:xmlns:office:1.0", "office"],
  ["urn:oasis:names:tc:opendocument:xmlns:table:1.0", "table"],
  ["urn:oasis:names:tc:opendocument:xmlns:text:1.0", "text"],
  ["urn:oasis:names:tc:opendocument:xmlns:style:1.0", "style"],
  ["urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0", "number"],
  ["urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0", "calcext"],
  ["http://www.w3.org/1999/xlink", "xlink"],
]);

/** The names of attributes with their usual prefixes. */
export interface OdsNames {
  /** Learns the prefixes from the document's first element. */
  learn(root: XmlAttributes): void;
  /** False if the document uses other prefixes. */
  areUsual(): boolean;
  of(attributes: XmlAttributes): XmlAttributes;
}

export function createOdsNames(): OdsNames {
  const renamed = new Map<string, string>();
  let areKnown = false;
  const rename = (name: string): string => {
    const colon = name.indexOf(":");
    const usual = colon === -1 ? undefined : renamed.get(name.slice(0, colon));
    return usual === undefined ? name : usual + name.slice(colon);
  };
  return {
    learn(root) {
      if (areKnown) return;
      areKnown = true;
      for (const [name, address] of Object.entries(root)) {
        const usual = USUAL_PREFIXES.get(address);
        const prefix = name.replace(/^xmlns:?/, "");
        if (name.startsWith("xmlns") && usual !== undefined && usual !== prefix) renamed.set(prefix, usual);
      }
    },
    areUsual: () => renamed.size === 0,
    of(attributes) {
      if (renamed.size === 0) return attributes;
      return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [rename(name), value]));
    },
  };
}
