/** The lists of the demo. The people are invented, and mail to their addresses goes nowhere. */

const HEADER = "Employee ID,First name,Last name,E-mail,Phone,Birthday,Team";

/** Monday's list: two rows can't be read with certainty, and the service refuses two rows. */
export const FIRST_LIST = [
  HEADER,
  "1001,Ana,Lindqvist,ana.lindqvist@example.org,+44 7700 900101,1988-02-29,Team Berlin",
  "1002,Björn,Okafor,bjorn.okafor@example.org,+44 7700 900102,1990-11-05,Team Berlin",
  "1003,Chiara,Petrov,chiara.petrov@example.org,+44 7700 900103,1979-06-17,Team Rome",
  "1004,Dmitri,Sørensen,dmitri.sorensen@example.org,,03/04/1990,Team Rome",
  "1005,Elif,Haddad,elif.haddad@example.org,,1995-12-24,Team Berln",
  "1006,Farid,Novák,farid.novak@@example.org,,1983-01-30,Team Rome",
  "1007,Grace,Moreau,ana.lindqvist@example.org,,1992-09-09,Team Berlin",
  "1008,Hugo,Yılmaz,hugo.yilmaz@example.org,+44 7700 900108,--07-14,Team Rome",
  "1009,Ines,Marković,ines.markovic@example.org,,2001-03-21,Team Rome",
  "",
].join("\r\n");

/** Tuesday's list: one person married, one moved, one left, one is new. It has the corrected rows, too. */
export const SECOND_LIST = FIRST_LIST.replace("Ana,Lindqvist", "Ana,Lindqvist-Berg")
  .replace("1990-11-05,Team Berlin", "1990-11-05,Team Rome")
  .replace(/1003,.*\r\n/u, "")
  .replace("03/04/1990", "1990-04-03")
  .replace("Team Berln", "Team Berlin")
  .concat("1010,Jonas,Achterberg,jonas.achterberg@example.org,,1986-08-02,Team Berlin\r\n");

/** Returns rejections.csv as an office person would correct it: with a clear date and the team spelt right. */
export function correct(rejections: string): string {
  return rejections
    .replaceAll("03/04/1990", "1990-04-03")
    .replaceAll("Team Berln,", "Team Berlin,")
    .replaceAll("Team Berln\r", "Team Berlin\r");
}
