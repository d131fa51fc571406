import { type CompiledQuery, type Kysely, sql } from "kysely";
import type { Tables } from "./database-tables.ts";
import { NearKysely } from "./near-kysely.ts";

/** A value of a query that is put together before its value is known. */
class Slot {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/** What can be put together into the text of a query. */
interface Buildable<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * A query whose text is put together once for each engine, not at every call: that takes longer than SQLite takes to
 * look up a row. `build` is handed stand-ins for the values and may only pass them on to the query. A limit is no value
 * but `sql.lit` (see `slot`).
 */
export function preparedQuery<Values extends readonly (string | number)[], Row>(
  build: (tx: Kysely<Tables>, ...values: Values) => Buildable<Row>,
): (tx: Kysely<Tables>, ...values: Values) => Promise<readonly Row[]> {
  const texts = new WeakMap<object, CompiledQuery<Row>>();
  return async (tx, ...values) => {
    // One for each open database, also within its transactions.
    const { adapter } = tx.getExecutor();
    let text = texts.get(adapter);
    if (text === undefined) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stand-ins, replaced by values of these types below
      const slots = values.map(slot) as unknown as Values;
      text = build(tx, ...slots).compile();
      texts.set(adapter, text);
    }
    const parameters = text.parameters.map((one) => (one instanceof Slot ? values[one.index] : one));
    if (tx instanceof NearKysely) return tx.rows(text, parameters);
    const { rows } = await tx.executeQuery<Row>({ ...text, parameters });
    return rows;
  };
}

/**
 * A bare value in a condition may change SQLite's plan, which is therefore made anew at every call (5 to 8 microseconds,
 * more than the rest of it); one that is cast may not. Numbers are whole.
 */
function slot(value: string | number, index: number): unknown {
  const one = new Slot(index);
  return typeof value === "string" ? sql`cast(${one} as text)` : sql`cast(${one} as bigint)`;
}
