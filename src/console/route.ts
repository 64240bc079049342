/** The shape of a page, as the pages see it: a request comes in, an answer goes out. Pages know nothing of HTTP's library. */
import type { Readable } from "node:stream";
import type { Role } from "../model/request.ts";
import type { Phrases } from "../pipeline/report/language/phrases.ts";
import type { Markup } from "../pipeline/report/page/look/markup.ts";
import type { Caller, SignedIn, SignIn } from "./person.ts";

/** A part of an uploaded form: a field or a file. */
export type UploadPart =
  | { readonly kind: "field"; readonly name: string; readonly value: string }
  /** `isCut` is true after the file was read if it was larger than allowed. The name is never used as a path. */
  | {
      readonly kind: "file";
      readonly name: string;
      readonly fileName: string;
      readonly bytes: Readable;
      isCut(): boolean;
    };

export interface ConsoleRequest extends Caller {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The fields of a posted form; empty for GET, and for a form with files. */
  readonly form: URLSearchParams;
  /** Reads a posted form with files, part by part. */
  readonly parts: () => AsyncIterable<UploadPart>;
  /** null only where a route is for anyone. */
  readonly person: SignedIn | null;
  /** What the browser keeps while the person signs in at an issuer. */
  readonly ticket: string | null;
  /** The other end's address; "" on a Unix socket. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly phrases: Phrases;
  /** Aborted when the browser goes away. */
  readonly signal: AbortSignal;
}

/** What a page shows. The layout around it is the same on each page. */
export interface PageContent {
  readonly title: string;
  readonly body: Markup;
  /** The path of the navigation's entry that is marked as the present one. */
  readonly place?: string;
  /** Seconds after which a browser without JavaScript loads the page again, and the script replaces its content. */
  readonly refreshSeconds?: number;
  /** Further elements of the head, for instance the report's script. */
  readonly head?: Markup;
}

export type Answer =
  | { readonly kind: "page"; readonly status?: number; readonly page: PageContent }
  | { readonly kind: "see_other"; readonly to: string }
  /** A page with one sentence. */
  | { readonly kind: "refused"; readonly status: number; readonly message: string }
  /** Begins a session with a new id. */
  | { readonly kind: "signed_in"; readonly signIn: SignIn; readonly to: string }
  | { readonly kind: "signed_out" }
  /** The person signs in at an issuer. The browser keeps the ticket for the way back. */
  | { readonly kind: "sent_to_issuer"; readonly url: string; readonly ticket: string }
  /** `name`: the download's name; null: the browser shows the file. */
  | { readonly kind: "file"; readonly path: string; readonly type: string; readonly name: string | null }
  /** `name`: the download's name; without it, the browser shows the text. */
  | { readonly kind: "text"; readonly type: string; readonly text: string; readonly name?: string }
  /** Server-sent events. Each text is the data of one event. */
  | { readonly kind: "events"; readonly events: AsyncIterable<string> }
  /** The reader chose a language at the foot. */
  | { readonly kind: "language"; readonly language: string; readonly to: string };

export interface Route {
  readonly method: "GET" | "POST";
  /** A path with names of parameters: `/runs/:run`. */
  readonly path: string;
  /** The least role that may use the route; `anyone`: also a person who is not signed in. */
  readonly role: Role | "anyone";
  handle(request: ConsoleRequest): Answer | Promise<Answer>;
}
