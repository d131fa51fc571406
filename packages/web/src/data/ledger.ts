import type { AccountBalance } from "@huvudbok/core/account-balance";
import type { AccountPlan } from "@huvudbok/core/account-plan";
import type { ItemOf } from "@huvudbok/core/document";
import type { Draft } from "@huvudbok/core/draft";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { buildLedger, extendLedger, type Ledger, withDrafts } from "@huvudbok/core/ledger";
import type { Transaction } from "@huvudbok/core/transaction";
import { useMemo } from "react";
import type { ApiFailure } from "./api-failure.ts";
import { useFiscalYear } from "./fiscal-years.ts";
import { useDocument } from "./use-document.ts";
import type { PageState, UsedDocument } from "./use-document-at.ts";
import { useUserSettings } from "./user-settings.ts";

export interface LedgerChoice {
  /** Another year than the selected one. */
  readonly fiscalYear?: FiscalYear | undefined;
  /** Whether drafts are counted in; else the user's setting decides. */
  readonly includeDrafts?: boolean;
}

export interface UsedLedger {
  readonly state: PageState;
  /** Undefined until everything that it is made of has been loaded. */
  readonly ledger: Ledger | undefined;
  readonly error: ApiFailure | undefined;
}

type Items<Item> = ReadonlyMap<string, Item>;

interface Registered {
  readonly fiscalYear: FiscalYear;
  readonly transactions: Items<Transaction>;
  readonly balances: Items<AccountBalance>;
  readonly ledger: Ledger;
}

/** One index for each fiscal year, shared by all pages. */
const registered = new Map<string, Registered>();
const counted = new WeakMap<Ledger, { drafts: Items<Draft>; plan: Items<unknown>; ledger: Ledger }>();

/** The index of a fiscal year's books that reports are computed from. */
export function useLedger({ fiscalYear, includeDrafts }: LedgerChoice = {}): UsedLedger {
  const selected = useFiscalYear();
  const { settings } = useUserSettings();
  const year = fiscalYear ?? selected;
  const place = year === undefined ? {} : { fiscalYearId: year.id };
  const transactions = useDocument("transactions", place);
  const balances = useDocument("accountBalance", place);
  const drafts = useDocument("transactionDrafts", place);
  const plan = useDocument("accountPlan", place);
  const countsDrafts = includeDrafts ?? settings.includeDraftsInReports ?? false;
  const used = countsDrafts ? [transactions, balances, drafts, plan] : [transactions, balances];
  const state = stateOfAll(used);
  const isReady = year !== undefined && (state === "Default" || state === "Loading");
  const ledger = useMemo(() => {
    if (!isReady || year === undefined) return undefined;
    const books = registeredLedger(year, transactions.items, balances.items);
    return countsDrafts ? ledgerWithDrafts(books, drafts.items, plan) : books;
  }, [isReady, year, transactions.items, balances.items, countsDrafts, drafts.items, plan]);
  return { state, ledger, error: used.find(({ error }) => error !== undefined)?.error };
}

/** The index of the registered transactions: extended when some have come last, otherwise built anew. */
function registeredLedger(
  fiscalYear: FiscalYear,
  transactions: Items<Transaction>,
  balances: Items<AccountBalance>,
): Ledger {
  const known = registered.get(fiscalYear.id);
  if (known?.fiscalYear === fiscalYear && known.balances === balances) {
    if (known.transactions === transactions) return known.ledger;
    const added = addedLast(known.transactions, transactions);
    const extended = added?.reduce(extendLedger, known.ledger);
    if (extended !== undefined) return remember({ fiscalYear, transactions, balances, ledger: extended });
  }
  const openingBalances = [...balances.values()];
  const ledger = buildLedger({ fiscalYear, openingBalances, transactions: [...transactions.values()] });
  return remember({ fiscalYear, transactions, balances, ledger });
}

function remember(books: Registered): Ledger {
  registered.set(books.fiscalYear.id, books);
  return books.ledger;
}

/** What has come after all that was there before; undefined when something else has changed too. */
export function addedLast(before: Items<Transaction>, after: Items<Transaction>): Transaction[] | undefined {
  if (after.size < before.size) return undefined;
  const later = after.values();
  for (const transaction of before.values()) if (later.next().value !== transaction) return undefined;
  return [...later];
}

function ledgerWithDrafts(books: Ledger, drafts: Items<Draft>, plan: UsedDocument<"accountPlan">): Ledger {
  const known = counted.get(books);
  if (known?.drafts === drafts && known.plan === plan.items) return known.ledger;
  const ledger = withDrafts(books, [...drafts.values()], accountPlanOf(plan));
  counted.set(books, { drafts, plan: plan.items, ledger });
  return ledger;
}

function accountPlanOf({ head, items }: UsedDocument<"accountPlan">): AccountPlan {
  const accounts2: readonly ItemOf<"accountPlan">[] = [...items.values()];
  return { name: "", ...head, accounts2 };
}

function stateOfAll(documents: readonly { readonly state: PageState }[]): PageState {
  const states = new Set(documents.map(({ state }) => state));
  const order: readonly PageState[] = ["error", "Initializing", "Loading"];
  return order.find((state) => states.has(state)) ?? "Default";
}

/** The index of a year's registered transactions if a page has had it built; never builds one. */
export function builtLedger(fiscalYear: FiscalYear, transactions: Items<Transaction>): Ledger | undefined {
  const known = registered.get(fiscalYear.id);
  return known?.transactions === transactions ? known.ledger : undefined;
}
