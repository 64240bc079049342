/** Receives the form *Choose a list*. */
import { feedOfName, nameOfUpload, whyNoList } from "../../../run/decisions/uploads/look-at-upload.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import type { ConsoleContext } from "../../context.ts";
import type { ConsoleRequest, UploadPart } from "../../route.ts";
import type { Received } from "../../uploads/upload-store.ts";
import { TooManyUploads } from "../../uploads/uploads.ts";
import type { FormError } from "../../look/form-parts.ts";
import { looksLikeReport } from "./report-name.ts";
import { megabytes, type TriedUpload } from "./upload-form.ts";

type Context = Pick<ConsoleContext, "settings" | "consoleSettings" | "uploads" | "log">;

/** The id of the new upload, or the form with its errors. Then nothing of the file is kept. */
export type UploadEnd = { readonly kind: "id"; readonly id: string } | ({ readonly kind: "errors" } & TriedUpload);

/** Receives the file of a posted form, and starts its check. */
export async function receiveUpload(request: ConsoleRequest, context: Context): Promise<UploadEnd> {
  const { phrases, person } = request;
  const form = await readForm(request, context);
  const { feed, received, fileName } = form;
  const fail = (error: FormError): UploadEnd => {
    if (received !== null) context.uploads.drop(received);
    return { kind: "errors", feed, errors: [error] };
  };
  if (form.error !== null) return fail(form.error);
  if (received === null || fileName === "") return fail(fileError(phrases, "no_file"));
  const name = nameOfUpload(fileName);
  if (name === null) return fail(fileError(phrases, "name"));
  const refusal = await whyNoList(received.path);
  if (refusal !== null) return fail(fileError(phrases, errorOfCode(refusal.code)));
  const { feeds } = context.settings;
  if (feed !== "" && !feeds.some((known) => known.name === feed))
    return fail({ field: "feed", message: phrases.say("console.check.error.unknown_list") });
  const named = feedOfName(name, feeds);
  if (feed === "" && named.kind !== "feed" && !looksLikeReport(received.path, name)) {
    const key = named.kind === "none" ? "console.check.error.no_list" : "console.check.error.several_lists";
    return fail({ field: "feed", message: phrases.say(key, { file: name }) });
  }
  const upload = context.uploads.check(received, {
    name,
    feed: feed === "" ? null : feed,
    by: person?.name ?? "",
    role: person?.role ?? "reader",
  });
  return { kind: "id", id: upload.id };
}

interface Form {
  feed: string;
  fileName: string;
  received: Received | null;
  error: FormError | null;
}

/** Reads the form to its end. After an error, the rest is passed over. */
async function readForm(request: ConsoleRequest, context: Context): Promise<Form> {
  const { phrases } = request;
  const form: Form = { feed: "", fileName: "", received: null, error: null };
  try {
    for await (const part of request.parts()) {
      if (part.kind === "field") {
        if (part.name === "feed") form.feed = part.value;
        continue;
      }
      form.fileName = part.fileName;
      form.received = await receive(part, context, request, form);
    }
  } catch (error) {
    context.log("info", `An upload broke off: ${(error as Error).message}`);
    form.error ??= fileError(phrases, "broken");
  }
  return form;
}

async function receive(
  part: Extract<UploadPart, { kind: "file" }>,
  { uploads, consoleSettings, log }: Context,
  { phrases, person }: Pick<ConsoleRequest, "phrases" | "person">,
  form: Form,
): Promise<Received | null> {
  try {
    const received = await uploads.receive(part.bytes, person?.name ?? "");
    if (!part.isCut()) return received;
    uploads.drop(received);
    const most = megabytes(consoleSettings.maxUploadBytes);
    form.error = { field: "file", message: phrases.say("console.check.error.too_large", { most }) };
    return null;
  } catch (error) {
    if (error instanceof TooManyUploads) {
      const most = error.most;
      form.error = { field: "file", message: phrases.say(`console.check.error.too_many_${error.whose}`, { most }) };
      part.bytes.resume();
      return null;
    }
    const { code, message } = error as NodeJS.ErrnoException;
    if (!isOfDisk(code)) throw error;
    log("error", `An upload could not be stored: ${message}`);
    form.error = fileError(phrases, "no_room");
    part.bytes.resume();
    return null;
  }
}

function isOfDisk(code: string | undefined): boolean {
  return ["ENOSPC", "EDQUOT", "EACCES", "EPERM", "EROFS", "EIO", "ENOTDIR"].includes(code ?? "");
}

type PlainError =
  | "no_file"
  | "name"
  | "broken"
  | "no_room"
  | "empty_file"
  | "wrong_type"
  | "old_workbook"
  | "password_protected";

function fileError(phrases: Phrases, error: PlainError): FormError {
  return { field: "file", message: phrases.say(`console.check.error.${error}`) };
}

function errorOfCode(code: string): PlainError {
  return code === "empty_file" || code === "old_workbook" || code === "password_protected" ? code : "wrong_type";
}
