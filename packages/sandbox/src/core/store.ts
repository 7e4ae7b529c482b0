/** A table of rows by id, in insertion order. Rows are plain JSON; what is read is frozen, so a change is a row of its own that is `put`. */
export interface Collection<Row extends { readonly id: string }> {
  get(id: string): Row | undefined;
  put(row: Row): void;
  delete(id: string): void;
  all(): Row[];
  /** Rows whose declared index `index` gives `value`. */
  where(index: string, value: string): Row[];
}

export type CollectionOptions<Row> = {
  /** Index name → the value a row is found by, or undefined to leave it out. A name's first declaration counts. */
  readonly indexes?: Readonly<Record<string, (row: Row) => string | undefined>>;
};

/** The sandbox's whole state. In memory for tests, in SQLite for a server whose bookings survive a restart. Synchronous. */
export interface Store {
  collection<Row extends { readonly id: string }>(name: string, options?: CollectionOptions<Row>): Collection<Row>;
  /** All of the work's writes, or, when it throws, none. May be nested: an inner failure that is caught undoes the inner work alone. */
  transaction<Value>(work: () => Value): Value;
  /** The names of the collections that hold a row, sorted. */
  names(): string[];
  /** Empties every collection. */
  reset(): void;
}

/** The place where a store keeps its rows cannot take them: it is full, or read-only, or gone. It may be better later. */
export class StoreFailure extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = "StoreFailure";
  }
}
