import type { ConsoleContext } from "../../context.ts";
import { pageNumber } from "../../look/form-parts.ts";
import type { Route } from "../../route.ts";
import { historyPage } from "./history-page.ts";

/** The history: a chart of the last lists, and all lists, page by page. */
export function historyRoutes({ withLedger }: ConsoleContext): readonly Route[] {
  return [
    {
      method: "GET",
      path: "/runs",
      role: "reader",
      handle: ({ phrases, query }) =>
        withLedger((ledger) => ({ kind: "page", page: historyPage(phrases, ledger, query, pageNumber(query)) })),
    },
  ];
}
