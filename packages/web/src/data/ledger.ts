import type { AccountPlan } from "@huvudbok/core/account-plan";
import type { ItemOf } from "@huvudbok/core/document";
import type { Draft } from "@huvudbok/core/draft";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { type Ledger, withDrafts } from "@huvudbok/core/ledger";
import { useMemo } from "react";
import type { ApiFailure } from "./api/api-failure.ts";
import { useFiscalYear } from "./fiscal-years.ts";
import { useRegisteredLedger } from "./registered-ledger.ts";
import { useDocument } from "./use-document.ts";
import type { LoadState, UsedDocument } from "./use-document-at.ts";
import { useUserSettings } from "./user-settings.ts";

export interface LedgerChoice {
  /** Another year than the selected one. */
  readonly fiscalYear?: FiscalYear | undefined;
  /** Whether drafts are counted in; else the user's setting decides. */
  readonly includeDrafts?: boolean;
}

export interface UsedLedger {
  readonly state: LoadState;
  /** Undefined until everything that it is made of has been loaded. */
  readonly ledger: Ledger | undefined;
  readonly error: ApiFailure | undefined;
}

type Items<Item> = ReadonlyMap<string, Item>;

const counted = new WeakMap<Ledger, { drafts: Items<Draft>; plan: Items<unknown>; ledger: Ledger }>();

/** The index of a year's registered transactions alone: neither drafts nor chart are loaded. */
export function useRegisteredYear(year: FiscalYear | undefined): UsedLedger {
  const place = year === undefined ? {} : { fiscalYearId: year.id };
  const transactions = useDocument("transactions", place);
  const balances = useDocument("accountBalance", place);
  const used = [transactions, balances];
  const state = stateOfAll(used);
  const ledger = useRegisteredLedger(isReady(state) ? year : undefined, transactions.items, balances.items);
  return { state, ledger, error: errorOfAll(used) };
}

/** The index of a fiscal year's books that reports are computed from. */
export function useLedger({ fiscalYear, includeDrafts }: LedgerChoice = {}): UsedLedger {
  const selected = useFiscalYear();
  const { settings } = useUserSettings();
  const year = fiscalYear ?? selected;
  const place = year === undefined ? {} : { fiscalYearId: year.id };
  const registered = useRegisteredYear(year);
  const drafts = useDocument("transactionDrafts", place);
  const plan = useDocument("accountPlan", place);
  const countsDrafts = includeDrafts ?? settings.includeDraftsInReports ?? false;
  const used = countsDrafts ? [registered, drafts, plan] : [registered];
  const state = stateOfAll(used);
  const books = isReady(state) ? registered.ledger : undefined;
  const ledger = useMemo(
    () => (books !== undefined && countsDrafts ? ledgerWithDrafts(books, drafts.items, plan) : books),
    [books, countsDrafts, drafts.items, plan],
  );
  return { state, ledger, error: errorOfAll(used) };
}

function ledgerWithDrafts(books: Ledger, drafts: Items<Draft>, plan: UsedDocument<"accountPlan">): Ledger {
  const cached = counted.get(books);
  if (cached?.drafts === drafts && cached.plan === plan.items) return cached.ledger;
  const ledger = withDrafts(books, [...drafts.values()], accountPlanOf(plan));
  counted.set(books, { drafts, plan: plan.items, ledger });
  return ledger;
}

function accountPlanOf({ head, items }: UsedDocument<"accountPlan">): AccountPlan {
  const accounts2: readonly ItemOf<"accountPlan">[] = [...items.values()];
  return { name: "", ...head, accounts2 };
}

function stateOfAll(documents: readonly { readonly state: LoadState }[]): LoadState {
  const states = new Set(documents.map(({ state }) => state));
  const order: readonly LoadState[] = ["error", "Initializing", "Loading"];
  return order.find((state) => states.has(state)) ?? "Default";
}

function isReady(state: LoadState): boolean {
  return state === "Default" || state === "Loading";
}

function errorOfAll(documents: readonly Pick<UsedLedger, "error">[]): ApiFailure | undefined {
  return documents.find(({ error }) => error !== undefined)?.error;
}
