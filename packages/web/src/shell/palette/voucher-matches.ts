import { type HighestNumbers, type Transaction, transactionId } from "@huvudbok/core/transaction";

/** The largest number of vouchers offered. */
const MOST_VOUCHERS = 4;
/** The largest number of numbers of a series that are looked up, also where an import has left large gaps. */
const MOST_LOOKUPS = 1000;

/**
 * The vouchers that "A 105", "a105" or "105" may mean: the one with exactly that number first, then the latest whose
 * number begins with it. Numbers are looked up and no list is searched, so that a year of 100,000 vouchers answers as
 * fast as an empty one.
 */
export function voucherMatches(
  query: string,
  transactions: ReadonlyMap<string, Transaction>,
  highest: HighestNumbers,
): readonly Transaction[] {
  const parts = /^([^\d\s]*)\s*(\d{1,9})$/.exec(query.trim());
  if (parts === null) return [];
  const [, series = "", digits = ""] = parts;
  if (digits.startsWith("0")) return [];
  const named = [...highest].filter(([name]) => series === "" || sameSeries(name, series));
  const find = (name: string, number: number) => transactions.get(transactionId(name, number));
  const exact = named.flatMap(([name]) => find(name, Number(digits)) ?? []);
  const longer = named.flatMap(([name, last]) => {
    const matches: Transaction[] = [];
    let lookups = 0;
    for (const number of longerNumbers(digits, last)) {
      const transaction = find(name, number);
      if (transaction !== undefined) matches.push(transaction);
      lookups += 1;
      if (matches.length === MOST_VOUCHERS || lookups === MOST_LOOKUPS) break;
    }
    return matches;
  });
  return [...exact, ...longer].slice(0, MOST_VOUCHERS);
}

/** The numbers up to the last one that begin with the digits and have more of them, from the highest down. */
function* longerNumbers(digits: string, last: number): Generator<number> {
  const most = String(last).length - digits.length;
  for (let more = most; more > 0; more -= 1) {
    const first = Number(digits) * 10 ** more;
    for (let number = Math.min(last, first + 10 ** more - 1); number >= first; number -= 1) yield number;
  }
}

function sameSeries(name: string, typed: string): boolean {
  return name.toLowerCase() === typed.toLowerCase();
}
