import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { seededRandom } from "../../src/sandbox/faults/seeded-random.ts";

const HEADER = "Employee ID,First name,Last name,E-mail,Phone,Birthday,Group,Job Title,Company,Location\r\n";

export interface ListOptions {
  /** Writes the same rows in another order. */
  readonly isShuffled?: boolean;
  /** Changes the last name in one row of this many. */
  readonly changesOneIn?: number;
}

/** Writes a list of invented people: 10 columns, non-ASCII letters, quoted commas and line ends, two groups. */
export async function makeList(path: string, rows: number, options: ListOptions = {}): Promise<void> {
  const order = Int32Array.from({ length: rows }, (_, index) => index + 1);
  if (options.isShuffled === true) shuffle(order);
  const out = createWriteStream(path);
  out.write(HEADER);
  for (let first = 0; first < rows; first += 5_000) {
    const lines = Array.from(order.subarray(first, first + 5_000), (n) => lineOf(n, options.changesOneIn ?? null));
    if (!out.write(lines.join(""))) await once(out, "drain");
  }
  out.end();
  await once(out, "finish");
}

function lineOf(n: number, changesOneIn: number | null): string {
  const birthday = `${1950 + (n % 55)}-${two(1 + (n % 12))}-${two(1 + (n % 28))}`;
  const phone = `+44770090${String(n % 10_000).padStart(4, "0")}`;
  const location = n % 50 === 0 ? '"Hauptstraße 1\nBerlin"' : "Zürich";
  const last = `Müller-${n}${changesOneIn !== null && n % changesOneIn === 1 ? "-Ó" : ""}`;
  return `${n},Änne${n % 997},${last},p${n}@example.org,${n % 10_000 === n ? phone : ""},${birthday},Team ${n % 2 === 0 ? "Berlin" : "Rome"},"Engineer, ${n % 50}",Example Ltd,${location}\r\n`;
}

function shuffle(order: Int32Array): void {
  const random = seededRandom(1);
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
