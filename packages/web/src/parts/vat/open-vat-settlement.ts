import type { DateRange } from "@huvudbok/core/calendar";
import type { HandedOut } from "@huvudbok/core/filing";
import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";
import {
  type VatBooks,
  vatPeriodTypeOf,
  vatSettlementEntries,
  vatSettlementRefusalText,
} from "@huvudbok/core/vat";
import { storeNewTransaction } from "../../data/new-transaction.ts";
import { currentAddress, pushAddress } from "../../navigation/address.ts";
import type { PageError } from "../../ui/page-frame/error-level.ts";

interface AskedSettlement {
  /** The books of the years that hold days of the period. */
  readonly years: readonly VatBooks[];
  readonly period: DateRange;
  /** What was made of these years and handed in. */
  readonly returns: readonly HandedOut[];
  /** The year whose entry is opened. */
  readonly fiscalYear: FiscalYear;
  /** Selects another year and goes to a page there: where the entry is of that one, and nothing is of this. */
  readonly openInYear?: (year: FiscalYear, to: string) => void;
  /** What asks for it, which decides where one goes on after registering. */
  readonly source: "vat" | "closing";
}

/** Why no entry was opened, and the page where it is opened when that is one of another year. */
export interface SettlementRefusal extends PageError {
  readonly elsewhere?: { readonly year: FiscalYear; readonly to: string; readonly label: string };
}

const ENTRY_PAGE = "/accounting/transaction/create/template";

/**
 * Opens the entry form with the settlement of a period; nothing is saved before it is registered (PG34). What is to be
 * told instead when there is none.
 */
export function openVatSettlement(asked: AskedSettlement): SettlementRefusal | undefined {
  const { years, period, returns, fiscalYear, source, openInYear } = asked;
  const settled = vatSettlementEntries(years, period, returns);
  if (!settled.ok) {
    const isSettled = settled.error.code === "nothing-to-settle";
    return {
      title: isSettled ? "Inget att bokföra" : "Momsen kan inte bokföras än",
      message: vatSettlementRefusalText(settled.error),
      level: isSettled ? "info" : "warning",
    };
  }
  const entry = settled.value.find((each) => each.fiscalYear.id === fiscalYear.id) ?? settled.value[0];
  if (entry === undefined) return undefined;
  const isElsewhere = entry.fiscalYear.id !== fiscalYear.id;
  if (isElsewhere && openInYear === undefined) return refusalOfYear(entry.fiscalYear, period);
  const { date, text, entries } = entry;
  // What is registered in another year than the locked one does not lead back to the closing of that (TR30).
  const from = fiscalYear.locked
    ? { source: "vat" }
    : { source, ...(source === "vat" ? { returnTo: currentAddress().href } : {}) };
  storeNewTransaction({ date, text, entries, settles: period, ...from });
  if (isElsewhere) openInYear?.(entry.fiscalYear, ENTRY_PAGE);
  else pushAddress(ENTRY_PAGE);
  return undefined;
}

/** What is left is of the other year that the period has days of (VR6): its report books it. */
function refusalOfYear(year: FiscalYear, period: DateRange): SettlementRefusal {
  const query = new URLSearchParams({ typ: vatPeriodTypeOf(period), from: period.from });
  return {
    title: "Bokförs i ett annat räkenskapsår",
    message: `Det som är kvar av perioden bokförs i räkenskapsåret ${fiscalYearName(year)}. Byt dit och välj Bokför momsen där.`,
    level: "info",
    elsewhere: { year, to: `/accounting/vat/report?${query}`, label: `Byt till ${fiscalYearName(year)}` },
  };
}
