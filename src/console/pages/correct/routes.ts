import type { ConsoleContext } from "../../context.ts";
import type { Answer, ConsoleRequest, Route } from "../../route.ts";
import { answerForm } from "./answer-form.ts";
import { showRows } from "./show-rows.ts";

/** The page *Rows to correct* of each list. */
export function correctRoutes(context: ConsoleContext): readonly Route[] {
  const ofFeed =
    (handle: (feed: string, request: ConsoleRequest, context: ConsoleContext) => Answer | Promise<Answer>) =>
    (request: ConsoleRequest): Answer | Promise<Answer> => {
      const feed = request.params["feed"] ?? "";
      if (!context.settings.feeds.some(({ name }) => name === feed))
        return { kind: "refused", status: 404, message: request.phrases.say("console.refused.not_found") };
      return handle(feed, request, context);
    };
  return [
    {
      method: "GET",
      path: "/correct/:feed",
      role: "reader",
      handle: ofFeed((feed, request, { withLedger }) =>
        withLedger((ledger) => ({ kind: "page", ...showRows(feed, request, context, ledger, {}) })),
      ),
    },
    { method: "POST", path: "/correct/:feed", role: "editor", handle: ofFeed(answerForm) },
  ];
}
