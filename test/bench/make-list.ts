import { createWriteStream } from "node:fs";
import { once } from "node:events";

const HEADER = "Employee ID,First name,Last name,E-mail,Phone,Birthday,Group,Job Title,Company,Location\r\n";

/** Writes a list of made-up people: 10 columns, letters beyond ASCII, quoted commas and line ends, two groups. */
export async function makeList(path: string, rows: number): Promise<void> {
  const out = createWriteStream(path);
  out.write(HEADER);
  for (let first = 1; first <= rows; first += 5_000) {
    const lines = Array.from({ length: Math.min(5_000, rows - first + 1) }, (_, index) => lineOf(first + index));
    if (!out.write(lines.join(""))) await once(out, "drain");
  }
  out.end();
  await once(out, "finish");
}

function lineOf(n: number): string {
  const birthday = `${1950 + (n % 55)}-${two(1 + (n % 12))}-${two(1 + (n % 28))}`;
  const phone = `+44770090${String(n % 10_000).padStart(4, "0")}`;
  const location = n % 50 === 0 ? '"Hauptstraße 1\nBerlin"' : "Zürich";
  return `${n},Änne${n % 997},Müller-${n},p${n}@example.org,${n % 10_000 === n ? phone : ""},${birthday},Team ${n % 2 === 0 ? "Berlin" : "Rome"},"Engineer, ${n % 50}",Example Ltd,${location}\r\n`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
