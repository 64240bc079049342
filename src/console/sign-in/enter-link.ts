import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Route } from "../route.ts";
import type { SignIn } from "../person.ts";

/** The link that signs one browser in, once, where there are no users and only this machine can connect. */
export interface EnterLink {
  /** `/enter?token=…` */
  readonly path: string;
  readonly routes: readonly Route[];
}

export const BY_LINK = "link";
/** The person who comes through the link. The person who starts the console may do everything. */
const OWNER: SignIn = { person: { name: "owner", role: "approver" }, proof: BY_LINK };

/**
 * Returns a link that works once.
 *
 * @param isAllowed returns whether the link still counts: once there is a user, people sign in with a name
 */
export function openEnterLink(isAllowed: () => boolean): EnterLink {
  const token = randomBytes(24).toString("base64url");
  let isUsed = false;
  return {
    path: `/enter?token=${token}`,
    routes: [
      {
        method: "GET",
        path: "/enter",
        role: "anyone",
        handle({ query, phrases }) {
          if (isUsed || !isSame(query.get("token") ?? "", token) || !isAllowed())
            return { kind: "refused", status: 403, message: phrases.say("console.enter.used") };
          isUsed = true;
          return { kind: "signed_in", signIn: OWNER, to: "/" };
        },
      },
    ],
  };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
