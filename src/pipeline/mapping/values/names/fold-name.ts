const PLAIN: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  ß: "ss",
  æ: "ae",
  đ: "d",
  ı: "i",
  œ: "oe",
  þ: "th",
  ð: "d",
  ς: "σ",
  ə: "e",
  "’": "'",
};

const ASCII = /^[ -~]*$/u;

/** Returns the form of a name in which names are looked up and compared: lower case, without accents. */
export function foldName(name: string): string {
  if (ASCII.test(name)) return name.toLowerCase();
  const lower = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return lower
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .normalize("NFC")
    .replaceAll(/[łøßæđıœþðςə’]/gu, (letter) => PLAIN[letter] ?? letter);
}
