import type { HaltCode } from "../../../model/halt.ts";

interface HaltInWords {
  /** What happened, for people who only know their list. The whole reason stands in summary.json. */
  readonly happened: string;
  readonly whatToDo: string;
}

const DETAILS = "The details stand in summary.json, beside this page.";
const IF_IT_LASTS =
  "You need not do anything yet: it is tried again with the next run. If the next report says the same, tell your administrator.";

const HALT_SENTENCES: Readonly<Record<HaltCode, HaltInWords>> = {
  key_refused: {
    happened: "The service no longer lets this program in.",
    whatToDo: `Tell your administrator that the program's access to the service has to be renewed. ${DETAILS}`,
  },
  not_allowed: {
    happened: "The service did not permit what this program wanted to do.",
    whatToDo: `Tell your administrator that the program's rights in the service have to be looked at. ${DETAILS}`,
  },
  unreachable: {
    happened: "The service could not be reached, or did not answer as it should.",
    whatToDo: IF_IT_LASTS,
  },
  unanswered: {
    happened:
      "Several people were sent, and no answer came back. So that nobody is greeted twice, the rest was not sent.",
    whatToDo: IF_IT_LASTS,
  },
  applied_differently: {
    happened:
      "The service stored somebody with another birthday or group than the list says. So that this happens to nobody else, the rest was not sent.",
    whatToDo: `Tell your administrator that this contact has to be looked at before anything more is sent. ${DETAILS}`,
  },
  stopped: {
    happened: "It was stopped on purpose before everything was sent.",
    whatToDo: "You need not do anything.",
  },
};

const UNKNOWN: HaltInWords = {
  happened: "The service could not be used any further.",
  whatToDo: `Tell your administrator. ${DETAILS}`,
};

/** @param code null in a ledger of an older version */
export function describeHalt(code: HaltCode | null): HaltInWords {
  return code === null ? UNKNOWN : HALT_SENTENCES[code];
}
