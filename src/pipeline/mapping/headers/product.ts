import { foldHeader } from "../../../model/text/spelling/text-folding.ts";

/** Facts about a list's columns that follow from the program that exported the list, or from its language. */
export interface ProductFacts {
  /** Mailchimp writes birthdays as `MM/DD`, always month first. */
  readonly yearlessMonthFirst: boolean;
  /** Eventbrite's `Group` is a group of tickets. */
  readonly groupMeansTickets: boolean;
  /** ADP's status is A, L (leave) or T (terminated). */
  readonly hasAdpStatusCodes: boolean;
  /** In Portuguese, `Aniversário` is the birthday. */
  readonly isPortuguese: boolean;
}

/** Recognises the program or the language of a list by columns that no other program or language has. */
export function recogniseProduct(header: readonly string[]): ProductFacts {
  const words = new Set(header.map(foldHeader));
  const countOf = (...names: readonly string[]) => names.filter((name) => words.has(name)).length;
  return {
    yearlessMonthFirst:
      countOf("memberrating", "leid", "euid", "optintime", "optinip", "confirmtime", "gmtoff", "dstoff") >= 2,
    groupMeansTickets: countOf("orderno", "attendeeno", "orderdate", "tickettype", "ordertype", "attendeestatus") >= 3,
    hasAdpStatusCodes:
      countOf("payrollname", "positionid", "associateid", "positionstatus", "homeworklocation", "homedepartment") >= 2,
    isPortuguese:
      countOf("nome", "sobrenome", "apelido", "primeironome", "nomecompleto", "telefone", "telemovel") >= 1 &&
      !words.has("cognome"),
  };
}
