import type { ServiceCode } from "../../../model/issue.ts";
import type { Facts, Sentence } from "./issue-facts.ts";
import { readableKey } from "../../../model/text/row-key.ts";

const TRIED_AGAIN = "You need not do anything: the next run tries this row again.";

export const SERVICE_SENTENCES: Readonly<Record<ServiceCode, Sentence>> = {
  invalid_request: {
    title: "The service could not use this row",
    message: (row) => `${notDone(row)}: a value is missing, or the service could not use it.${row.serviceSaid()}`,
    hint: () => "Check the group and the other values of this row. It is sent again when the row has changed.",
  },
  plan_limit_reached: {
    title: "The account is full",
    message: (row) => `${notDone(row)}: the account holds as many contacts as its plan allows.${row.serviceSaid()}`,
    hint: () => "Free up places or take a larger plan. The row needs no change: the next run tries it again.",
  },
  not_found: {
    title: "Not found in the account",
    message: (row) => `${notDone(row)}: the service does not know the group or the person.${row.serviceSaid()}`,
    hint: () => "Check that the group still exists in the service, then put the list into the inbox folder again.",
  },
  contact_exists: {
    title: "Address is taken in this group",
    message: (row) =>
      `${notDone(row)}: a person with the same ${row.text("address") === null ? "e-mail address or phone" : `address (${row.text("address")})`} is already in this group.${row.serviceSaid()}`,
    hint: (row) => adviceOnTakenAddress(row),
  },
  validation_error: {
    title: "The service refused a value",
    message: (row) => `${notDone(row)}: the service does not accept ${refusedValue(row)}.${row.serviceSaid()}`,
    hint: () => "Correct the value. The row is sent again as soon as it has changed.",
  },
  service_refused: {
    title: "The service refused the row",
    message: (row) => `${notDone(row)}: the service refused the request.${row.serviceSaid()}`,
    hint: () =>
      "If the reason is not clear, ask your administrator. The service's support can find the request by the value in the column _request_id.",
  },
  group_gone: {
    title: "The group is gone",
    message: (row) => `${notDone(row)}: the group${row.quoted("group")} no longer exists in the service.`,
    hint: () => "Create the group again, or write another group into the row.",
  },
  contact_gone: {
    title: "The person is gone from the service",
    message: (row) =>
      `This person's contact${row.text("contactId") === null ? "" : ` (${row.text("contactId")})`} no longer exists: it was deleted in the service. The contact was not created again.`,
    hint: () =>
      "Remove the person from your list. If the contact was deleted by mistake, ask your administrator to have it created again.",
  },
  guardian_not_created: {
    title: "The guardian is missing",
    message: (row) => `This person was not sent, because the guardian${row.quoted("cell")} could not be created.`,
    hint: (row) =>
      `Correct the guardian's row${row.lines() === "" ? "" : ` (${row.lines()})`} first. The next run then tries this row again.`,
  },
  in_doubt: {
    title: "Not sure whether the person arrived",
    message: () =>
      "This person was sent, but no answer came back. They may or may not be in the service, and may still be greeted. They were not sent again, so that they are not greeted twice.",
    hint: (row) => `${whyNotAsked(row)}${howToResolve(row)}`,
  },
  exists_unlinked: {
    title: "In the service, but not linked to this list",
    message: (row) =>
      `A person with this row's address${row.text("address") === null ? "" : ` (${row.text("address")})`} is in the service${row.text("contactId") === null ? "" : ` (contact ${row.text("contactId")})`}. It is most likely this person, who was sent earlier without an answer. Changes to this row do not reach the contact until the row is linked to it.`,
    hint: (row) =>
      `Look the person up in the service and give the contact id to your administrator, who links the row to the contact with “celebration-sync link${linkTarget(row)}”.`,
  },
  not_sent: {
    title: "Not sent yet",
    message: (row) => `${notDone(row)} yet${row.text("reason") === null ? "" : `: ${row.text("reason")}`}.`,
    hint: () => TRIED_AGAIN,
  },
};

function howToResolve(row: Facts): string {
  const id = row.text("operationId");
  const command = `celebration-sync resolve${id === null ? "" : ` ${id}`}`;
  return `Look the person up in the service, and tell your administrator what you found. The administrator records it with “${command} --created CONTACT_ID” or “${command} --not-created”.`;
}

/**
 * Returns why the service could not be asked; "" if it could be asked. Without room for another contact, the answer to a
 * probe proves nothing, and the person stays in doubt.
 */
function whyNotAsked(row: Facts): string {
  const serviceMessage = row.text("planFull");
  return serviceMessage === null
    ? ""
    : `The service could not be asked, because the account holds as many contacts as its plan allows (“${serviceMessage}”). With free places or a larger plan, the next run asks again. `;
}

/** Returns the arguments of `link`, the key quoted for a shell. */
function linkTarget(row: Facts): string {
  const [feed, kept] = [row.text("feed"), row.text("key")];
  if (feed === null && kept === null) return "";
  const key = readableKey(kept ?? "KEY");
  return ` ${feed ?? "FEED"} ${/^[\w.@+-]+$/u.test(key) ? key : `'${key.replaceAll("'", "'\\''")}'`} CONTACT_ID`;
}

function notDone(row: Facts): string {
  switch (row.operation) {
    case "create":
      return "This person was not created";
    case "update":
      return "This person was not updated";
    case "delete":
      return "This person was not deleted";
    case null:
      return "Nothing was done for this row";
  }
}

function refusedValue(row: Facts): string {
  return row.column === "this row"
    ? (row.serviceNamed() ?? "a value of this row")
    : `${row.column}${row.quoted("cell")}`;
}

/**
 * Returns the advice on a taken address. Its holder is known if another line of this file has the address, or if the
 * ledger has an entry for the holder's contact.
 */
function adviceOnTakenAddress(row: Facts): string {
  const id = row.text("contactId");
  const name = row.text("name") ?? (id === null ? null : "Another person");
  const lines = row.lines();
  if (lines === "" && name === null)
    return "If it is the same person, your administrator can link this row to that contact with “celebration-sync link”. If not, give this person an address of their own.";
  const holder =
    lines === ""
      ? `${name}${id === null ? "" : ` (contact ${id})`} has`
      : `${lines.replace(/^l/u, "L")} of this file ${lines.startsWith("lines") ? "have" : "has"}`;
  return `${holder} this address. If both are the same person, leave only one row for them in the list. If not, give this person an address of their own.`;
}
