import type { AccountBalance } from "@huvudbok/core/account-balance";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { buildLedger, extendLedger, type Ledger } from "@huvudbok/core/ledger";
import type { Transaction } from "@huvudbok/core/transaction";
import { useEffect, useMemo, useState } from "react";
import { WorkInTurns } from "../workers/work-in-turns.ts";

type Items<Item> = ReadonlyMap<string, Item>;

/** What the index of a year is made of. */
export interface RegisteredBooks {
  readonly fiscalYear: FiscalYear;
  readonly transactions: Items<Transaction>;
  readonly balances: Items<AccountBalance>;
}

interface Indexed extends RegisteredBooks {
  readonly ledger: Ledger;
}

/** Fewer transactions are indexed at one go: that takes a few milliseconds. */
const WORTH_TURNS = 5000;

/** One index for each fiscal year, shared by all pages. */
const indexed = new Map<string, Indexed>();
/** The index that is being made of a large year. */
const underWay = new Map<string, RegisteredBooks & { readonly ledger: Promise<Ledger> }>();

/**
 * The index of a year's registered transactions: extended when some have come last, otherwise built anew. Undefined for
 * unknown books, and while those of a large year are indexed for the first time, which the page is not held up by.
 */
export function useRegisteredLedger(
  fiscalYear: FiscalYear | undefined,
  transactions: Items<Transaction>,
  balances: Items<AccountBalance>,
): Ledger | undefined {
  const books = useMemo(
    () => (fiscalYear === undefined ? undefined : { fiscalYear, transactions, balances }),
    [fiscalYear, transactions, balances],
  );
  const known = useMemo(() => (books === undefined ? undefined : ledgerAtOnce(books)), [books]);
  const [made, setMade] = useState<{ readonly of: RegisteredBooks; readonly ledger: Ledger }>();
  useEffect(() => {
    if (books === undefined || known !== undefined) return undefined;
    let isWanted = true;
    void ledgerInTurns(books).then((ledger) => isWanted && setMade({ of: books, ledger }));
    return () => {
      isWanted = false;
    };
  }, [books, known]);
  return known ?? (made !== undefined && made.of === books ? made.ledger : undefined);
}

/** The index of a year's registered transactions if a page has had it built; never builds one. */
export function builtLedger(fiscalYear: FiscalYear, transactions: Items<Transaction>): Ledger | undefined {
  const cached = indexed.get(fiscalYear.id);
  return cached?.transactions === transactions ? cached.ledger : undefined;
}

/** What has come after all that was there before; undefined when something else has changed too. */
export function addedLast(before: Items<Transaction>, after: Items<Transaction>): Transaction[] | undefined {
  if (after.size < before.size) return undefined;
  const later = after.values();
  for (const transaction of before.values()) if (later.next().value !== transaction) return undefined;
  return [...later];
}

function ledgerAtOnce(books: RegisteredBooks): Ledger | undefined {
  const { fiscalYear, transactions, balances } = books;
  const cached = indexed.get(fiscalYear.id);
  if (cached === undefined && transactions.size > WORTH_TURNS) return undefined;
  if (cached?.fiscalYear === fiscalYear && cached.balances === balances) {
    if (cached.transactions === transactions) return cached.ledger;
    const extended = addedLast(cached.transactions, transactions)?.reduce(extendLedger, cached.ledger);
    if (extended !== undefined) return remember(books, extended);
  }
  const openingBalances = [...balances.values()];
  return remember(
    books,
    buildLedger({ fiscalYear, openingBalances, transactions: [...transactions.values()] }),
  );
}

/** Indexes a year a few milliseconds at a time; once for all who want it of the same books. */
function ledgerInTurns(books: RegisteredBooks): Promise<Ledger> {
  const { fiscalYear, transactions, balances } = books;
  const other = underWay.get(fiscalYear.id);
  if (
    other?.fiscalYear === fiscalYear &&
    other.transactions === transactions &&
    other.balances === balances
  ) {
    return other.ledger;
  }
  const ledger = index(books);
  underWay.set(fiscalYear.id, { ...books, ledger });
  return ledger;
}

async function index(books: RegisteredBooks): Promise<Ledger> {
  const { fiscalYear, transactions, balances } = books;
  const work = new WorkInTurns();
  let ledger = buildLedger({ fiscalYear, openingBalances: [...balances.values()], transactions: [] });
  for (const transaction of transactions.values()) {
    ledger = extendLedger(ledger, transaction);
    if (work.isTurnDue) await work.turn();
  }
  if (underWay.get(fiscalYear.id)?.transactions === transactions) underWay.delete(fiscalYear.id);
  // Of books that have changed meanwhile there may be a newer one.
  return indexed.has(fiscalYear.id) ? ledger : remember(books, ledger);
}

function remember(books: RegisteredBooks, ledger: Ledger): Ledger {
  indexed.set(books.fiscalYear.id, { ...books, ledger });
  return ledger;
}
