/** Invented names in several languages: usual first names, and last names that are made of parts. */
import type { Random } from "../world/random.ts";

export type Tongue = keyof typeof TONGUES;

const TONGUES = {
  de: {
    first:
      "Anna Ben Clara David Emma Felix Greta Hannes Ida Jakob Katharina Lukas Marie Niklas Oskar Paula Rainer Sophie Thomas Ulrike Veronika Walter Jörg Käthe Günter Bärbel Michael Sabine Stefan Ursula Matthias Christine Andreas Renate Klaus Heike Jürgen Petra Wolfgang Monika",
    start: "Birken Wald Stein Rosen Lüne Körn Ahr Blau Falken Grün Hohen Kirsch Linden Mühl Nord Ober Quell Sonnen",
    end: "hoff mann berg bach feld roth stätter kamp brink hauser wieser moos",
  },
  es: {
    first:
      "Alba Bruno Carmen Diego Elena Francisco Gloria Hugo Inés Javier Lucía Manuel Nuria Óscar Pilar Rafael Sofía Tomás Vera José María Ángel Begoña Íñigo",
    start: "Val Mon Cas Río Per Sal Tor Alb Bel Cor Fuen Gar",
    end: "dueña tero illo ñedo alba mayor seca brosa",
  },
  pl: {
    first: "Agnieszka Bartosz Dorota Filip Hanna Jan Krystyna Łukasz Małgorzata Paweł Róża Stanisław Wojciech Zofia",
    start: "Brzo Kali Wiś Lesz Sos Jaw Gra Dęb",
    end: "zowska nowski niewicz czyński orek",
  },
  tr: {
    first: "Ayşe Burak Cem Deniz Elif Gökhan İpek Kaan Leyla Mert Nur Özlem Selin Umut",
    start: "Yel Kar Ak Gün Ço Den Öz Kır",
    end: "demirci taşlı han soylu bulut",
  },
  en: {
    first:
      "Alice Brian Catherine Daniel Edward Fiona Grace Harry Isabel James Katherine Liam Margaret Nicholas Olivia Patrick Rebecca Samuel Thomas William Elizabeth Robert Susan Anthony",
    start: "Ash Brook Clay Dun El Fern Green Hart Kings Long Mill North",
    end: "well ford ley combe more field wick stead",
  },
} as const;

const words = (text: string) => text.split(" ") as [string, ...string[]];

/** Usual short forms of some of the first names. */
export const SHORT_FORMS: Readonly<Record<string, string>> = {
  Thomas: "Tom",
  Michael: "Michi",
  Katharina: "Kathi",
  Christine: "Christl",
  Andreas: "Andi",
  Matthias: "Matze",
  Francisco: "Paco",
  José: "Pepe",
  Edward: "Ed",
  Nicholas: "Nick",
  Samuel: "Sam",
  William: "Bill",
  Elizabeth: "Liz",
  Robert: "Bob",
  Susan: "Sue",
  Anthony: "Tony",
  Daniel: "Dan",
};

export function newFirstName(tongue: Tongue, random: Random): string {
  return random.pick(words(TONGUES[tongue].first));
}

export function newLastName(tongue: Tongue, random: Random): string {
  const { start, end } = TONGUES[tongue];
  const name = `${random.pick(words(start))}${random.pick(words(end))}`;
  return random.chance(0.04) ? `${name}-${random.pick(words(start))}${random.pick(words(end))}` : name;
}

/** Returns the name in plain small letters, as e-mail addresses have it. */
export function plain(name: string): string {
  return withoutAccents(name)
    .toLowerCase()
    .replace(/[^a-z]/gu, "");
}

export function withoutAccents(name: string): string {
  return name
    .replace(/ä/gu, "ae")
    .replace(/ö/gu, "oe")
    .replace(/ü/gu, "ue")
    .replace(/ß/gu, "ss")
    .replace(/ł/gu, "l")
    .replace(/Ł/gu, "L")
    .replace(/ı/gu, "i")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}
