import type { DecisionRequest } from "../../../model/request.ts";
import { askAndWait } from "../../asking/ask.ts";
import { firstWaiting } from "../../asking/waiting-requests.ts";
import type { LearnedSetting } from "../../../ledger/corrections/learned-settings.ts";
import { LedgerNotReadable } from "../../context.ts";
import type { ConsoleContext } from "../../context.ts";
import type { Answer, ConsoleRequest, Route } from "../../route.ts";
import { unlearnNotice } from "./learned-part.ts";
import { settingsPage } from "./settings-page.ts";

/** The configuration as read, what lists have learned from answers, and what `check` finds without the key. */
export function settingsRoutes(context: ConsoleContext): readonly Route[] {
  return [
    { method: "GET", path: "/settings", role: "reader", handle: (request) => show(request, context) },
    { method: "POST", path: "/settings", role: "editor", handle: (request) => unlearn(request, context) },
  ];
}

function show({ phrases, person, query }: ConsoleRequest, context: ConsoleContext): Answer {
  const { settings, findings } = context;
  const asked = query.get("asked");
  const learned = {
    settings: learnedIn(context),
    feeds: settings.feeds,
    person,
    notice: asked === null ? null : unlearnNotice(phrases, asked, context),
  };
  return { kind: "page", page: settingsPage(phrases, settings, findings(), learned) };
}

/** Returns the learned settings. Without a ledger that can be read, the findings say what is wrong with it. */
function learnedIn({ withLedger }: ConsoleContext): readonly LearnedSetting[] {
  try {
    return withLedger(({ learnedSettings }) => learnedSettings.of(null));
  } catch (error) {
    if (error instanceof LedgerNotReadable) return [];
    throw error;
  }
}

/** Takes back a setting that a list has learned. */
async function unlearn({ form, person, phrases, signal }: ConsoleRequest, context: ConsoleContext): Promise<Answer> {
  const feed = form.get("unlearn") ?? "";
  const isLearned = context.withLedger(({ learnedSettings }) => learnedSettings.of(feed).length > 0);
  if (person === null) return { kind: "refused", status: 403, message: phrases.say("console.refused.role") };
  if (!isLearned) return { kind: "see_other", to: "/settings" };
  const request = { kind: "unlearn", feed, name: "dateOrder" } as const;
  const isSame = (other: DecisionRequest) => other.kind === "unlearn" && other.feed === feed;
  const before = context.withLedger((ledger) => firstWaiting(isSame, ledger, context));
  const id = before?.id ?? (await askAndWait({ person, note: null, signal, request }, context));
  return { kind: "see_other", to: `/settings?asked=${id}` };
}
