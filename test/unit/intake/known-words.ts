const WORDS = new Set(
  [
    "First Name",
    "Last Name",
    "Vorname",
    "Nachname",
    "Name",
    "E-mail",
    "Phone",
    "Mobile",
    "Birthday",
    "Date",
    "Birth Date",
    "Geburtstag",
    "Group",
  ]
    .concat(["Prénom", "Téléphone", "Имя", "Фамилия", "姓名", "生日", "Notes"])
    .map((word) => word.toLowerCase()),
);

/** Counts known header words, in place of mapping's table of aliases. */
export function scoreHeader(cells: readonly string[]): number {
  return cells.filter((cell) => WORDS.has(cell.trim().toLowerCase())).length;
}
