import type { AccountNo } from "@huvudbok/core/account-plan";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { closingBalances } from "@huvudbok/core/ledger";
import type { Ore } from "@huvudbok/core/money";
import { useMemo } from "react";
import { useLedger } from "../../data/ledger.ts";

export interface ClosingOfYear {
  readonly state: "loading" | "ready" | "error";
  /** Öre per account at the end of the year; empty until loaded. */
  readonly balances: ReadonlyMap<AccountNo, Ore>;
}

const NONE: ReadonlyMap<AccountNo, Ore> = new Map();

/** The closing balances of a fiscal year by its registered transactions. */
export function useClosingOfYear(fiscalYear: FiscalYear): ClosingOfYear {
  const { ledger, state } = useLedger({ fiscalYear, includeDrafts: false });
  const balances = useMemo(() => (ledger === undefined ? NONE : closingBalances(ledger)), [ledger]);
  if (ledger !== undefined) return { state: "ready", balances };
  return { state: state === "error" ? "error" : "loading", balances };
}
