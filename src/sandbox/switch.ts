/** One switch of the command line, and the kinds of switches that there are. */

export type Reading<T> =
  | { readonly kind: "value"; readonly value: T }
  | { readonly kind: "problem"; readonly problem: string };

export interface SandboxSwitch<T> {
  readonly flag: string;
  /** What stands after the flag, as help shows it. */
  readonly argument: string;
  readonly repeatable: boolean;
  readonly initial: T;
  /** The default as help shows it. */
  readonly shownDefault: string;
  readonly meaning: string;
  /** Reads all that was given for the flag, in order; where it is not repeatable, the last counts. */
  read(texts: readonly string[]): Reading<T>;
}

export function text(flag: string, argument: string, initial: string, meaning: string): SandboxSwitch<string> {
  return single(flag, argument, initial, initial, meaning, (given) =>
    given === "" ? problem("must not be empty.") : value(given),
  );
}

/** A number from `min` (0) on; whole unless fractions are allowed. */
export function number(
  flag: string,
  argument: string,
  initial: number,
  meaning: string,
  { fraction = false, min = 0 }: { readonly fraction?: boolean; readonly min?: number } = {},
): SandboxSwitch<number> {
  return single(flag, argument, initial, String(initial), meaning, (given) => readNumber(given, fraction, min));
}

/** A whole number from `min` on, or `none`. */
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
    return chosen === undefined ? problem(`"${given}" is not one of ${allowed.join(", ")}.`) : value(chosen);
  });
}

/** A repeatable switch, whose values are read one by one. */
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
        if (reading.kind === "problem") return reading;
        values.push(reading.value);
      }
      return value(values);
    },
  };
}

export function value<T>(found: T): Reading<T> {
  return { kind: "value", value: found };
}

export function problem(sentence: string): { readonly kind: "problem"; readonly problem: string } {
  return { kind: "problem", problem: sentence };
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
  const wanted = `${fraction ? "a number" : "a whole number"} of at least ${min}`;
  return form.test(given) && Number(given) >= min ? value(Number(given)) : problem(`"${given}" is not ${wanted}.`);
}
