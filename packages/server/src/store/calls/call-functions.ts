import type { AnyCall, CallTable, FunctionsOfCalls } from "./call-rows.ts";

/** A call with its arguments, on its way to a thread. */
export interface MadeCall {
  readonly group: string;
  readonly name: string;
  readonly row: AnyCall;
  readonly args: readonly unknown[];
}

/** Makes a function of each row of a table, which sends the call and returns the answer. */
export function callFunctions<Table extends CallTable>(
  table: Table,
  send: (call: MadeCall) => Promise<unknown>,
): FunctionsOfCalls<Table> {
  const groups = Object.entries(table).map(([group, rows]) => {
    const calls = Object.entries(rows).map(([name, row]) => {
      const call = (...args: readonly unknown[]) => send({ group, name, row, args });
      return [name, call] as const;
    });
    return [group, Object.fromEntries(calls)] as const;
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `send` answers what the row of the call does
  return Object.fromEntries(groups) as unknown as FunctionsOfCalls<Table>;
}
