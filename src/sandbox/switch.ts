/** Switches of the command line: what a switch is, and a function for each kind of switch. */

export type Reading<T> =
  | { readonly kind: "value"; readonly value: T }
  | { readonly kind: "invalid"; readonly error: string };

export interface SandboxSwitch<T> {
  readonly flag: string;
  /** The argument after the flag, as help shows it. */
  readonly argument: string;
  readonly repeatable: boolean;
  readonly initial: T;
  /** The default as help shows it. */
  readonly shownDefault: string;
  readonly meaning: string;
  /** Reads all values that were given for the flag, in order. If the flag is not repeatable, the last value counts. */
  read(texts: readonly string[]): Reading<T>;
}

export function text(flag: string, argument: string, initial: string, meaning: string): SandboxSwitch<string> {
  return single(flag, argument, initial, initial, meaning, (given) =>
    given === "" ? invalid("must not be empty.") : value(given),
  );
}

/** Returns a switch for a number of at least `min` (default 0). Without `fraction`, the number must be whole. */
export function number(
  flag: string,
  argument: string,
  initial: number,
  meaning: string,
  { fraction = false, min = 0 }: { readonly fraction?: boolean; readonly min?: number } = {},
): SandboxSwitch<number> {
  return single(flag, argument, initial, String(initial), meaning, (given) => readNumber(given, fraction, min));
}

/** Returns a switch for a whole number of at least `min`, or `none`. */
export function limit(flag: string, min: number, meaning: string): SandboxSwitch<number | null> {
  return single<number | null>(flag, "<n|none>", null, "none", meaning, (given) =>
    given === "none" ? value(null) : readNumber(given, false, min),
  );
}

export function choice<T extends string>(
  flag: string,
  allowed: readonly T[],
  initial: T,
  meaning: string,
): SandboxSwitch<T> {
  return single(flag, `<${allowed.join("|")}>`, initial, initial, meaning, (given) => {
    const chosen = allowed.find((name) => name === given);
    return chosen === undefined ? invalid(`"${given}" is not one of ${allowed.join(", ")}.`) : value(chosen);
  });
}

/** Returns a repeatable switch. `readOne` reads each value. */
export function list<T>(
  flag: string,
  argument: string,
  initial: readonly T[],
  shownDefault: string,
  meaning: string,
  readOne: (given: string) => Reading<T>,
): SandboxSwitch<readonly T[]> {
  return {
    flag,
    argument,
    repeatable: true,
    initial,
    shownDefault,
    meaning,
    read(texts) {
      const values: T[] = [];
      for (const given of texts) {
        const reading = readOne(given);
        if (reading.kind === "invalid") return reading;
        values.push(reading.value);
      }
      return value(values);
    },
  };
}

export function value<T>(found: T): Reading<T> {
  return { kind: "value", value: found };
}

export function invalid(error: string): { readonly kind: "invalid"; readonly error: string } {
  return { kind: "invalid", error };
}

function single<T>(
  flag: string,
  argument: string,
  initial: T,
  shownDefault: string,
  meaning: string,
  readOne: (given: string) => Reading<T>,
): SandboxSwitch<T> {
  const read = (texts: readonly string[]) => readOne(texts.at(-1) ?? "");
  return { flag, argument, repeatable: false, initial, shownDefault, meaning, read };
}

function readNumber(given: string, fraction: boolean, min: number): Reading<number> {
  const form = fraction ? /^\d{1,12}(?:\.\d{1,6})?$/ : /^\d{1,12}$/;
  const expected = `${fraction ? "a number" : "a whole number"} of at least ${min}`;
  return form.test(given) && Number(given) >= min ? value(Number(given)) : invalid(`"${given}" is not ${expected}.`);
}
