/** The port to the remote service: what the rest of the program knows of it. */
import type { ContactInput, Group } from "../model/contact.ts";

/** What a 2xx says about the contact. `undefined`: that part was not in the answer and can't be compared. */
export interface AppliedContact {
  readonly contactId: number;
  readonly groupId: number | null | undefined;
  /** `YYYY-MM-DD` from the single form; compared with `birthdayParts` absent. */
  readonly birthday: string | null | undefined;
  readonly birthdayParts:
    | { readonly year: number | null | undefined; readonly month: number | null; readonly day: number | null }
    | undefined;
}

/** Every way a call can end. */
export type Answer<T> =
  | { readonly kind: "ok"; readonly status: number; readonly value: T }
  /** The service read the request and said no (4xx other than 429). Nothing was applied. */
  | {
      readonly kind: "refused";
      readonly status: number;
      /** The service's own code, e.g. `contact_exists`; "" if the body had none. */
      readonly error: string;
      readonly message: string;
      readonly requestId: string | null;
      /** An id that a 409 body happens to carry. */
      readonly contactId: number | null;
    }
  /** 429: not applied. `retryAfterMs` from Retry-After or a RateLimit reset header, null if none was sent. */
  | { readonly kind: "throttled"; readonly retryAfterMs: number | null; readonly requestId: string | null }
  /**
   * No readable answer: time-out, broken connection, 5xx, nonsense body. `applied`: "no" only where the request was
   * certainly never written to the socket.
   */
  | {
      readonly kind: "lost";
      readonly applied: "no" | "maybe";
      readonly status: number | null;
      /** For people and logs: what happened, without personal data or the key. */
      readonly what: string;
      readonly requestId: string | null;
    };

/** One attempt per call: nothing in here repeats a request. Wrappers pace it; `pipeline/push` decides on repeats. */
export interface Service {
  /**
   * @param beforeSending called once, right before the request is handed to the transport and after all waiting for a
   *   turn: the place to write the intent down. Not called where nothing is sent; what it throws is thrown, and nothing is
   *   sent.
   */
  createContact(input: ContactInput, beforeSending?: () => void): Promise<Answer<AppliedContact>>;
  updateContact(contactId: number, input: Partial<ContactInput>): Promise<Answer<AppliedContact>>;
  deleteContact(contactId: number): Promise<Answer<null>>;
  listGroups(): Promise<Answer<readonly Group[]>>;
  deleteGroup(groupId: number): Promise<Answer<null>>;
}
