import type { Ledger } from "../../ledger/index.ts";

/**
 * Works out what is asked of a ledger once: a ledger never changes, and each period of a year asks for the same of the
 * others. It is forgotten with the ledger.
 */
export function remembered<Found, Asked = void>(
  find: (ledger: Ledger, asked: Asked) => Found,
  keyOf: (asked: Asked) => string = () => "",
): (ledger: Ledger, asked: Asked) => Found {
  const known = new WeakMap<Ledger, Map<string, { readonly found: Found }>>();
  return (ledger, asked) => {
    const ofLedger = known.get(ledger) ?? new Map<string, { readonly found: Found }>();
    const key = keyOf(asked);
    const answer = ofLedger.get(key) ?? { found: find(ledger, asked) };
    known.set(ledger, ofLedger.set(key, answer));
    return answer.found;
  };
}
