/** The pages of an account below a path of their own. The pages themselves know nothing of it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Caller } from "../person.ts";

/** A server that answers requests which another server hands over. */
export interface Mounted {
  answer(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

/** Who answers a request. `moved`: another address does. `unusable`: the account's pages can't be opened now. */
export type HandedOver =
  | ({ readonly kind: "mounted"; readonly url: string } & Pick<Mounted, "answer">)
  | { readonly kind: "moved"; readonly to: string }
  | { readonly kind: "unusable" };

/** Returns who answers a request; null: the server that was asked. */
export type HandOver = (url: string, caller: Caller) => Promise<HandedOver | null>;
