import type { HaltCode } from "../../../model/run-record.ts";

interface HaltInWords {
  /** What happened, in words for a person who knows only the list. summary.json has the reason for administrators. */
  readonly happened: string;
  readonly whatToDo: string;
}

const DETAILS = "The details are in summary.json, beside this page.";
const IF_IT_LASTS =
  "You need not do anything yet: the next run tries again. If the next report says the same, tell your administrator.";

const HALT_SENTENCES: Readonly<Record<HaltCode, HaltInWords>> = {
  key_refused: {
    happened: "The service no longer lets this program in.",
    whatToDo: `Tell your administrator that the program's access to the service has to be renewed. ${DETAILS}`,
  },
  not_allowed: {
    happened: "The service refused a request because this program lacks a permission.",
    whatToDo: `Ask your administrator to check the program's permissions in the service. ${DETAILS}`,
  },
  unreachable: {
    happened: "The service could not be reached, or did not answer as it should.",
    whatToDo: IF_IT_LASTS,
  },
  unanswered: {
    happened:
      "Several people were sent, but no answer came back. The rest was not sent, so that no person is greeted twice.",
    whatToDo: IF_IT_LASTS,
  },
  applied_differently: {
    happened:
      "The service stored a person differently than the list says. Nothing more is sent, also from other lists, so that no other person is affected.",
    whatToDo: `Ask your administrator to check this contact in the service, and then to approve or discard this run. ${DETAILS}`,
  },
  other_contact: {
    happened:
      "The service answered with another person than the one that was sent. Nothing more is sent, also from other lists, so that no people are mixed up.",
    whatToDo: `Ask your administrator to look for this person in the service, and then to approve or discard this run. ${DETAILS}`,
  },
  all_refused: {
    happened: "The service refused everything that was sent. The rest was not sent.",
    whatToDo: IF_IT_LASTS,
  },
  contacts_missing: {
    happened:
      "The service says that people are gone who should still be there. They were not created again, so that no person is greeted twice.",
    whatToDo: `If these people were removed in the service on purpose, ask your administrator to approve this run. Otherwise the next run tries again. ${DETAILS}`,
  },
  stopped: {
    happened: "The run was stopped on purpose before everything was sent.",
    whatToDo: "You need not do anything.",
  },
};

const UNKNOWN: HaltInWords = {
  happened: "The service could not be used any further.",
  whatToDo: `Tell your administrator. ${DETAILS}`,
};

/**
 * Returns the sentences for a halted run.
 *
 * @param code null in a ledger of an older version
 */
export function describeHalt(code: HaltCode | null): HaltInWords {
  return code === null ? UNKNOWN : HALT_SENTENCES[code];
}
