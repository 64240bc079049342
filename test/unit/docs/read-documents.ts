/** The documents for people: the README and the pages of docs/. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");

export interface Document {
  /** The path below the project's folder. */
  readonly path: string;
  readonly text: string;
}

/** Returns the README and all pages of docs/. */
export function readDocuments(): readonly Document[] {
  const pages = readdirSync(join(ROOT, "docs")).filter((name) => name.endsWith(".md"));
  return ["README.md", ...pages.map((name) => `docs/${name}`)].map((path) => ({ path, text: readDocument(path) }));
}

/** Returns the text of one document. */
export function readDocument(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

/** Returns the code blocks of a language in a document. */
export function codeBlocks({ text }: Document, language: string): readonly string[] {
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gmu)].flatMap(([, found, code = ""]) =>
    found === language ? [code] : [],
  );
}
