/** A prepared statement, as far as the ledger uses it. */
interface Statement {
  /** Whether the statement does not write. */
  readonly readonly: boolean;
  run(...values: unknown[]): unknown;
  get(...values: unknown[]): unknown;
  all(...values: unknown[]): unknown[];
  iterate(...values: unknown[]): IterableIterator<unknown>;
  /** Returns the statement with the first column as each row. */
  pluck(): Statement;
  /** Returns the statement with an array of columns as each row. */
  raw(): Statement;
}

/**
 * Returns a `prepare` that knows each text once, and lets SQLite prepare it when the statement is used first. A ledger has
 * 118 statements when it is opened, and many lists use a few of them. Prepared at once, they took more than half of the
 * memory of an open ledger.
 */
export function prepareLazily(prepare: (sql: string) => Statement): (sql: string) => Statement {
  const known = new Map<string, Statement>();
  return (sql) => {
    const statement = known.get(sql) ?? new LazyStatement(() => prepare(sql));
    known.set(sql, statement);
    return statement;
  };
}

class LazyStatement implements Statement {
  readonly #prepare: () => Statement;
  #prepared: Statement | null = null;
  #plucked: Statement | null = null;
  #rawRows: Statement | null = null;

  constructor(prepare: () => Statement) {
    this.#prepare = prepare;
  }

  get readonly(): boolean {
    return this.#statement().readonly;
  }

  run(...values: unknown[]): unknown {
    return this.#statement().run(...values);
  }

  get(...values: unknown[]): unknown {
    return this.#statement().get(...values);
  }

  all(...values: unknown[]): unknown[] {
    return this.#statement().all(...values);
  }

  iterate(...values: unknown[]): IterableIterator<unknown> {
    return this.#statement().iterate(...values);
  }

  pluck(): Statement {
    return (this.#plucked ??= new LazyStatement(() => this.#prepare().pluck()));
  }

  raw(): Statement {
    return (this.#rawRows ??= new LazyStatement(() => this.#prepare().raw()));
  }

  #statement(): Statement {
    return (this.#prepared ??= this.#prepare());
  }
}
