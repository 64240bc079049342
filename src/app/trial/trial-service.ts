/** The service of a trial: the real group list, and a stand-in for everything else. */
import type { Exchange, ExchangeRequest } from "../../api/http-exchange.ts";
import { serviceOver } from "../../api/service-calls.ts";
import type { Service } from "../../api/service.ts";
import type { KnownContacts } from "../../ledger/checks/known-contacts.ts";
import type { Group } from "../../model/contact.ts";

/** What is known of the service when a trial begins. */
export interface KnownService {
  readonly groups: readonly Group[];
  readonly contacts: KnownContacts;
  /** The path of a new file in which the stand-in may keep its contacts. */
  readonly file: string;
  /** The key of the calls to the stand-in. */
  readonly apiKey: string;
}

/** Answers the calls of a trial as the service would, as far as that is known. */
export interface StandIn {
  exchange(request: ExchangeRequest): Promise<Exchange>;
  /** Returns the number of contacts in each group. */
  counts(): ReadonlyMap<number, number>;
  close(): void;
}

const TRIAL_KEY = "trial-key";

/**
 * Returns the service of a trial. The stand-in is made when the group list is read, before any other call.
 *
 * @param real reads the real group list
 * @param makeStandIn returns a stand-in that has the groups
 */
export function openTrialService(
  real: Pick<Service, "listGroups">,
  makeStandIn: (groups: readonly Group[], apiKey: string) => StandIn,
): { readonly service: Service; close(): void } {
  let begun: {
    readonly standIn: StandIn;
    readonly groups: readonly Group[];
    readonly before: ReadonlyMap<number, number>;
  };
  const calls = serviceOver((request) => begun.standIn.exchange(request), "/v1", TRIAL_KEY);
  return {
    service: {
      ...calls,
      async listGroups() {
        if (begun === undefined) {
          const answer = await real.listGroups();
          if (answer.kind !== "ok") return answer;
          const standIn = makeStandIn(answer.value, TRIAL_KEY);
          begun = { standIn, groups: answer.value, before: standIn.counts() };
        }
        const { standIn, groups, before } = begun;
        const now = standIn.counts();
        const changed = ({ groupId }: Group) => (now.get(groupId) ?? 0) - (before.get(groupId) ?? 0);
        // The service has contacts that the ledger does not know. They stay as they are.
        const value = groups.map((group) => ({ ...group, contactCount: group.contactCount + changed(group) }));
        return { kind: "ok", status: 200, value };
      },
    },
    close: () => begun?.standIn.close(),
  };
}
