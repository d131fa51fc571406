import type { DateRange } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";
import { type VatBooks, vatSettlementEntries, vatSettlementRefusalText } from "@huvudbok/core/vat";
import { storeNewTransaction } from "../../data/new-transaction.ts";
import { currentAddress, pushAddress } from "../../navigation/address.ts";
import type { PageError } from "../../ui/page-frame/error-level.ts";

interface AskedSettlement {
  /** The books of the years that hold days of the period. */
  readonly years: readonly VatBooks[];
  readonly period: DateRange;
  /** The year whose entry is opened. */
  readonly fiscalYear: FiscalYear;
  /** What asks for it, which decides where one goes on after registering. */
  readonly source: "vat" | "closing";
}

/**
 * Opens the entry form with the settlement of a period; nothing is saved before it is registered (PG34). What is to be
 * told instead when there is none.
 */
export function openVatSettlement(asked: AskedSettlement): PageError | undefined {
  const { years, period, fiscalYear, source } = asked;
  const settled = vatSettlementEntries(years, period);
  if (!settled.ok) {
    const level = settled.error.code === "nothing-to-settle" ? "info" : "warning";
    return { message: vatSettlementRefusalText(settled.error), level };
  }
  const entry = settled.value.find((each) => each.fiscalYear.id === fiscalYear.id);
  if (entry === undefined) {
    const others = settled.value.map((each) => fiscalYearName(each.fiscalYear)).join(", ");
    return {
      message: `Det som är kvar av perioden bokförs i räkenskapsåret ${others}. Byt dit först.`,
      level: "info",
    };
  }
  const { date, text, entries } = entry;
  // What is registered in another year than the locked one does not lead back to the closing of that (TR30).
  const from = fiscalYear.locked
    ? { source: "vat" }
    : { source, ...(source === "vat" ? { returnTo: currentAddress().href } : {}) };
  storeNewTransaction({ date, text, entries, ...from });
  pushAddress("/accounting/transaction/create/template");
  return undefined;
}
