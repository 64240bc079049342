import type { ConsoleContext } from "../context.ts";
import type { Frame } from "../look/frame.ts";
import type { Caller, SignedIn } from "../person.ts";
import type { Route } from "../route.ts";
import type { KeptForms } from "../sign-in/kept/kept-forms.ts";
import type { Sessions } from "../sign-in/sessions.ts";
import type { HandOver } from "./mount.ts";

/** What a server of pages is opened with. */
export interface ServeOptions {
  readonly context: Pick<ConsoleContext, "consoleSettings" | "log">;
  readonly sessions: Sessions;
  readonly keptForms: KeptForms;
  readonly routes: readonly Route[];
  /** Returns the person of a name that a trusted proxy sent; null: no one who may see the pages. */
  readonly personAtProxy: (name: string) => SignedIn | null;
  /** Returns what stands around the pages. */
  readonly frame: (caller: Caller) => Frame;
  /** Finds the account whose pages answer a request, before any page of this server sees it. */
  readonly handOver?: HandOver;
}
