import { REPORT_SCRIPT } from "../../pipeline/report/page/look/report-script.ts";
import { REPORT_STYLE } from "../../pipeline/report/page/look/report-style.ts";
import { CONSOLE_SCRIPT } from "../look/console-script.ts";
import { CONSOLE_STYLE } from "../look/console-style.ts";
import { languageOf } from "../look/reader-language.ts";
import type { Route } from "../route.ts";
import { ownPath } from "../own-path.ts";

/** Style, scripts, the choice of a language, and signing out, which are the same on all pages. */
export const OWN_ROUTES: readonly Route[] = [
  {
    method: "GET",
    path: "/style.css",
    role: "anyone",
    handle: () => ({ kind: "text", type: "text/css; charset=utf-8", text: REPORT_STYLE + CONSOLE_STYLE }),
  },
  {
    method: "GET",
    path: "/script.js",
    role: "anyone",
    handle: () => ({ kind: "text", type: "text/javascript; charset=utf-8", text: CONSOLE_SCRIPT }),
  },
  {
    method: "GET",
    path: "/report.js",
    role: "anyone",
    handle: () => ({ kind: "text", type: "text/javascript; charset=utf-8", text: REPORT_SCRIPT }),
  },
  {
    method: "POST",
    path: "/language",
    role: "anyone",
    handle: ({ form }) => ({
      kind: "language",
      language: languageOf(form.get("language") ?? "") ?? "en",
      to: ownPath(form.get("to")),
    }),
  },
  { method: "POST", path: "/sign-out", role: "reader", handle: () => ({ kind: "signed_out" }) },
];
