/** The interface through which the rest of the program calls the remote service. */
import type { AppliedText, ContactInput, Group } from "../model/contact.ts";
import type { ShownFields } from "../model/flat-input.ts";

/** The contact in a 2xx answer. `undefined`: the answer does not have that part, so it can't be compared. */
export interface AppliedContact {
  readonly contactId: number;
  readonly groupId: number | null | undefined;
  /** `YYYY-MM-DD`, if the answer has the birthday as one text. */
  readonly birthday: string | null | undefined;
  readonly birthdayParts: Readonly<Record<"year" | "month" | "day", number | null | undefined>> | undefined;
  /** The names and addresses that the answer has. */
  readonly texts: Readonly<Partial<Record<AppliedText, string | null>>>;
  /** The fields that the answer has, with and without a value. Their values are not kept. */
  readonly shown: ShownFields;
}

/**
 * Why there is no readable answer. `other_responder`: the answer is not in the service's form, so that it may be from another
 * program, for instance a proxy or a firewall.
 */
export type LostCause = "unreachable" | "no_answer" | "unreadable" | "other_responder" | "server_error" | "stopped";

/** The answer to a call, or why there is none. */
export type Answer<T> =
  | { readonly kind: "ok"; readonly status: number; readonly value: T }
  /** The service read and refused the request: 4xx other than 429, in the service's form. The request was not applied. */
  | {
      readonly kind: "refused";
      readonly status: number;
      /** The service's code, for instance `contact_exists`; "" if the body has none. */
      readonly error: string;
      readonly message: string;
      readonly requestId: string | null;
      /** The contact in the body, if its contact_id is there: a 409 may name who has the address. */
      readonly contact: AppliedContact | null;
    }
  /** 429: not applied. `retryAfterMs` is from Retry-After or a RateLimit reset header; null: the answer has neither. */
  | { readonly kind: "throttled"; readonly retryAfterMs: number | null; readonly requestId: string | null }
  /**
   * No readable answer: time-out, broken connection, 5xx, unreadable body. `applied` is "no" only if the request was
   * certainly not written to the socket.
   */
  | {
      readonly kind: "lost";
      readonly applied: "no" | "maybe";
      readonly cause: LostCause;
      readonly status: number | null;
      /** A sentence for people and logs about the cause, without personal data or the key. */
      readonly what: string;
      readonly requestId: string | null;
    };

/** A call makes one attempt. Wrappers limit the rate of calls, and `pipeline/push` decides on repeats. */
export interface Service {
  /**
   * Creates a contact.
   *
   * @param beforeSending stores the intent. It is called once, after all waiting and right before the request is
   *   sent, and only if the request is sent. If `beforeSending` throws, its error is thrown and nothing is sent.
   */
  createContact(input: ContactInput, beforeSending?: () => void): Promise<Answer<AppliedContact>>;
  /** Updates a contact. @param beforeSending as in `createContact`: checks once more that the call is still right */
  updateContact(
    contactId: number,
    input: Partial<ContactInput>,
    beforeSending?: () => void,
  ): Promise<Answer<AppliedContact>>;
  /** Deletes a contact. @param beforeSending as in `updateContact` */
  deleteContact(contactId: number, beforeSending?: () => void): Promise<Answer<null>>;
  listGroups(): Promise<Answer<readonly Group[]>>;
  deleteGroup(groupId: number): Promise<Answer<null>>;
}
