/**
 * The whole service without a transport. `handle` answers requests; the other functions do what people can do in the
 * service's own user interface.
 */
import { BLANK_CONTACT } from "./contacts/contact-fields.ts";
import type { Category, ContactFields, CountedGroup, StoredContact, StoredGroup } from "./contacts/contact-fields.ts";
import { openSandboxDatabase } from "./database.ts";
import { parseFault } from "./faults/fault-spec.ts";
import { answerWithFault, createAnswerMemory, createFaultPicker } from "./faults/faults.ts";
import { describeInterface } from "./http/openapi.ts";
import { MAIN_ACCOUNT, SANDBOX_DEFAULTS } from "./options.ts";
import type { GroupSetting, SandboxSettings } from "./options.ts";
import { PAGE_CHANGES, PAGE_CONTACTS, showPage } from "./http/page.ts";
import { createRequestLog } from "./http/request-log.ts";
import type { LoggedRequest } from "./http/request-log.ts";
import { pathOf } from "./http/router.ts";
import { seededRandom } from "./faults/seeded-random.ts";
import { createServiceHandler, timeText } from "./http/service-handler.ts";
import { createStore } from "./store.ts";
import type { KnownState } from "./store.ts";
import { jsonResponse } from "./wire.ts";
import type { Reply, SandboxRequest, SandboxResponse } from "./wire.ts";

export interface Sandbox {
  readonly settings: SandboxSettings;
  handle(request: SandboxRequest): Reply;
  /** Returns the contacts of one account or of all, oldest first. */
  contacts(account?: string): readonly StoredContact[];
  /** Returns the groups of one account or of all, ordered by id. */
  groups(account?: string): readonly CountedGroup[];
  /** Returns at least the latest 20,000 requests to the service, oldest first. */
  requests(): readonly LoggedRequest[];
  forgetRequests(): void;

  /**
   * Changes switches while the sandbox runs. New rates, faults and seeds start to count at this call. `data`, `key`,
   * `group`, `host` and `port` are read only at the start.
   */
  configure(change: Partial<SandboxSettings>): void;
  /** Sets the most contacts per account; null: no limit. */
  setPlanLimit(limit: number | null): void;
  /** Replaces all faults. The texts are those of `--fault`; an invalid text throws. */
  setFaults(faults: readonly string[]): void;
  addKey(key: string, account?: string): void;
  revokeKey(key: string): void;

  /**
   * The functions from here to `deleteContact` do what people do in the service's user interface. An unknown id throws.
   */
  addGroup(name: string, category?: Category, account?: string): StoredGroup;
  renameGroup(groupId: number, name: string): void;
  deleteGroup(groupId: number, contacts?: "keep" | "delete"): void;
  /** Adds a contact with `source` `manual` to the account of its group. */
  addContact(
    fields: Partial<ContactFields> & { readonly first_name: string; readonly group_id: number },
  ): StoredContact;
  editContact(contactId: number, fields: Partial<ContactFields>): StoredContact;
  deleteContact(contactId: number): void;

  close(): void;
}

/** The effects that the sandbox needs from its caller. */
export interface SandboxEffects {
  /** ms since 1970. */
  readonly now: () => number;
}

const FIRST_GROUPS: readonly GroupSetting[] = [
  { name: "Team birthdays", category: "birthday", account: MAIN_ACCOUNT },
  { name: "Team Berlin", category: "birthday", account: MAIN_ACCOUNT },
  { name: "Work anniversaries", category: "work_anniversary", account: MAIN_ACCOUNT },
  { name: "Wedding anniversaries", category: "wedding_anniversary", account: MAIN_ACCOUNT },
];

/**
 * Opens the sandbox on its data (`settings.data`, by default in memory). A missing setting has its switch's default.
 *
 * @param known groups and contacts for empty data, in place of the settings' groups; null: the groups of the settings
 */
export function createSandbox(
  given: Partial<SandboxSettings>,
  { now }: SandboxEffects,
  known: KnownState | null = null,
): Sandbox {
  let settings: SandboxSettings = { ...SANDBOX_DEFAULTS, ...given };
  const keys = new Map(settings.key.map(({ key, account }) => [key, account]));
  const store = createStore(openSandboxDatabase(settings.data));
  const log = createRequestLog(now);
  const at = () => timeText(now());
  const service = createServiceHandler(store, keys, now, () => settings);
  const memory = createAnswerMemory();
  let pickFault = createFaultPicker(settings.fault, seededRandom(settings.seed));
  if (known === null) seedGroups();
  else store.load(known);

  function seedGroups(): void {
    const groups = settings.group.length === 0 && !store.hadGroups() ? FIRST_GROUPS : settings.group;
    for (const { name, category, account } of groups) {
      const exists = store.groups(account).some((group) => group.name === name);
      if (!exists) store.insertGroup(account, name, category, at());
    }
  }

  function handle(request: SandboxRequest): Reply {
    return ownPages(request) ?? serve(request);
  }

  /** Answers the pages that are not part of the interface; they need no key. */
  function ownPages(request: SandboxRequest): SandboxResponse | null {
    switch (`${request.method} ${pathOf(request)}`) {
      case "GET /":
        return page(request);
      case "GET /v1/openapi.json":
        return jsonResponse(200, describeInterface(settings));
      default:
        return null;
    }
  }

  function serve(request: SandboxRequest): Reply {
    const fault = pickFault(request.method);
    const answered = log.add(request, fault?.text ?? null);
    if (fault !== null) return answered(answerWithFault(fault, request, service, memory));
    const response = service.apply(request);
    memory.exchange(request.method, response);
    return answered(response);
  }

  function page(request: SandboxRequest): SandboxResponse {
    const group = /[?&]group=(\d{1,15})(?:&|$)/.exec(request.path)?.[1];
    const groupId = group === undefined ? null : Number(group);
    return showPage({
      groups: store.groups(null),
      contacts: store.contacts({ account: null, groupId, limit: PAGE_CONTACTS }),
      changes: store.changes(PAGE_CHANGES),
      groupId,
    });
  }

  function configure(change: Partial<SandboxSettings>): void {
    settings = { ...settings, ...change };
    if (change.fault !== undefined || change.seed !== undefined) {
      pickFault = createFaultPicker(settings.fault, seededRandom(settings.seed));
    }
    if (RATE_SWITCHES.some((name) => change[name] !== undefined)) service.resetRates();
  }

  function existingGroup(groupId: number): StoredGroup {
    return store.group(groupId) ?? missing("group", groupId);
  }

  function existingContact(contactId: number): StoredContact {
    return store.contact(null, contactId) ?? missing("contact", contactId);
  }

  return {
    get settings() {
      return settings;
    },
    handle,
    contacts: (account) => store.contacts({ account: account ?? null, groupId: null, limit: -1 }).toReversed(),
    groups: (account) => store.groups(account ?? null),
    requests: log.requests,
    forgetRequests: log.forget,
    configure,
    setPlanLimit: (planLimit) => configure({ planLimit }),
    setFaults: (texts) => configure({ fault: texts.map(faultOf) }),
    addKey: (key, account = MAIN_ACCOUNT) => void keys.set(key, account),
    revokeKey: (key) => void keys.delete(key),
    addGroup: (name, category = "birthday", account = MAIN_ACCOUNT) => store.insertGroup(account, name, category, at()),
    renameGroup: (groupId, name) => store.renameGroup(existingGroup(groupId).group_id, name),
    deleteGroup: (groupId, contacts = "keep") => store.deleteGroup(existingGroup(groupId), contacts, at()),
    addContact(fields) {
      const { account } = existingGroup(fields.group_id);
      return store.insertContact(account, { ...BLANK_CONTACT, ...fields }, "manual", at());
    },
    editContact(contactId, fields) {
      const before = existingContact(contactId);
      return store.updateContact(before, { ...before, ...fields }, at());
    },
    deleteContact: (contactId) => store.deleteContact(existingContact(contactId), at()),
    close: () => store.close(),
  };
}

const RATE_SWITCHES = ["rate", "rateWindow", "rateKind", "rateBurst", "ratePenalty"] as const;

function faultOf(text: string) {
  const fault = parseFault(text);
  if (typeof fault === "string") throw new Error(`--fault ${text}: ${fault}`);
  return fault;
}

function missing(what: string, id: number): never {
  throw new Error(`The sandbox has no ${what} ${id}.`);
}
