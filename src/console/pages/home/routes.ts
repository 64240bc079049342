import type { ConsoleContext } from "../../context.ts";
import type { Route } from "../../route.ts";
import { receiveUpload } from "../check/receive-upload.ts";
import { uploadParts } from "../check/upload-form.ts";
import { homePage } from "./home-page.ts";

/** The first page: what needs a person, a card for each list, and the form that takes a list. */
export function homeRoutes(context: ConsoleContext): readonly Route[] {
  return [
    {
      method: "GET",
      path: "/",
      role: "reader",
      handle({ phrases, person, query }) {
        const upload = uploadParts(phrases, context, person, null, query.has("removed"));
        return { kind: "page", page: homePage(phrases, context, person, upload) };
      },
    },
    {
      method: "POST",
      path: "/",
      role: "editor",
      async handle(request) {
        const { phrases, person } = request;
        const end = await receiveUpload(request, context);
        if (end.kind === "id") return { kind: "see_other", to: `/checks/${end.id}` };
        return {
          kind: "page",
          status: 422,
          page: homePage(phrases, context, person, uploadParts(phrases, context, person, end)),
        };
      },
    },
  ];
}
