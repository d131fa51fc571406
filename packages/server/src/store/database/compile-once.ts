import type { CompiledQuery, Kysely, QueryResult } from "kysely";
import type { Tables } from "./database-tables.ts";

/** Stands in a compiled query for a value that each run has its own of. */
class Slot {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * A query that is put together once for each database instead of at every call, for the few queries that every read
 * makes: putting one together takes longer than running it. `build` gets the values as parameters and may do nothing else
 * with them; it must not have optional ones.
 */
export function compileOnce<Values extends readonly unknown[], Row>(
  build: (tx: Kysely<Tables>, ...values: Values) => Compilable<Row>,
): (tx: Kysely<Tables>, ...values: Values) => Promise<QueryResult<Row>> {
  const slots = Array.from({ length: build.length - 1 }, (_, index) => new Slot(index));
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return (tx, ...values) => {
    // The transactions of a database share what knows the words of its engine.
    const { adapter } = tx.getExecutor();
    let query = compiled.get(adapter);
    if (query === undefined) {
      const unfilled: Compilable<Row> = Reflect.apply(build, undefined, [tx, ...slots]);
      query = unfilled.compile();
      compiled.set(adapter, query);
    }
    const parameters = query.parameters.map((value) => (value instanceof Slot ? values[value.index] : value));
    return tx.executeQuery({ ...query, parameters });
  };
}
