/** Shared by the contract's tests: sets up an implementation, holds sample contacts, and reads answers. */
import { expect } from "vitest";
import type { Answer, AppliedContact, Service } from "../../src/api/service.ts";
import type { ContactInput } from "../../src/model/contact.ts";
import type { SandboxSettings } from "../../src/sandbox/options.ts";
import type { Sandbox } from "../../src/sandbox/sandbox.ts";

export interface Harness {
  /** The sandbox behind the service, to set up and to inspect. Its groups are 1 and 2 of `main` and 3 of `other`. */
  readonly sandbox: Sandbox;
  readonly service: Service;
  /** The same service with another key. */
  readonly withKey: (apiKey: string) => Service;
  close(): Promise<void>;
}

export type MakeHarness = (settings: Partial<SandboxSettings>) => Promise<Harness>;

/** The settings that every harness starts with. */
export const CONTRACT_SETTINGS: Partial<SandboxSettings> = {
  key: [
    { key: "main-key", account: "main" },
    { key: "other-key", account: "other" },
  ],
  group: [
    { name: "Team Berlin", category: "birthday", account: "main" },
    { name: "Jubilees", category: "work_anniversary", account: "main" },
    { name: "Elsewhere", category: "birthday", account: "other" },
  ],
};

/** Opens a harness that is closed when its test ends. */
export type Open = (settings?: Partial<SandboxSettings>) => Promise<Harness>;

export const ADA: ContactInput = {
  first_name: "Ada",
  group_id: 1,
  email: "ada@example.org",
  phone: "+49 30 555 0101",
  birthday: "1990-12-10",
};

export const EVERY_FIELD: ContactInput = {
  first_name: "Zoë",
  group_id: 2,
  last_name: "Müller-Ōta",
  email: "zoe@example.org",
  phone: "+49 30 555 0102",
  whatsapp_phone: "+49 30 555 0103",
  birthday: "1988-02-29",
  timezone: "Europe/Berlin",
  gender: "female",
  location: "Köln",
  language: "de",
  company: "Beispiel & Söhne",
  job_title: "Engineer",
  salutation: "Dr.",
  relationship_status: "married",
  profile_image: "https://images.example.org/zoe.png",
  status: "2",
  custom_fields: { employee_no: "0042", "t-shirt": "M" },
};

export const DATE = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as unknown as string;

/** Passes an input that the types forbid, because the service must refuse the input too. */
export function unchecked(input: object): ContactInput {
  return input as ContactInput;
}

export function valueOf<T>(answer: Answer<T>): T {
  if (answer.kind !== "ok") throw new Error(`The call was expected to succeed: ${JSON.stringify(answer)}`);
  return answer.value;
}

/** Returns year, month and day of an answer in any shape. If the answer has both shapes, both must agree. */
export function birthdayOf(answer: Answer<AppliedContact>): readonly (number | null | undefined)[] | null {
  const { birthday, birthdayParts: parts } = valueOf(answer);
  const fromText = birthday?.split("-").map(Number) ?? null;
  const fromParts = parts === undefined || parts.month === null ? null : [parts.year, parts.month, parts.day];
  if (birthday !== undefined && parts !== undefined) expect(fromText).toEqual(fromParts);
  return birthday === undefined ? fromParts : fromText;
}

export function stateOf(sandbox: Sandbox): unknown {
  return { contacts: sandbox.contacts(), groups: sandbox.groups() };
}
