import type { DateRange } from "@huvudbok/core/calendar";
import { type VatBooks, type VatPeriodType, vatPeriods, vatPeriodToReport } from "@huvudbok/core/vat";
import { useMemo, useRef } from "react";
import { useRights } from "../../data/rights.ts";
import { useFilingsAround } from "../../parts/filing/use-filings-around.ts";
import { useVatPeriodChoice } from "../../parts/vat/use-vat-period-choice.ts";
import type { Action } from "../../ui/form/use-action.ts";
import { useEdit } from "../../ui/form/use-edit.ts";
import { useQueryState } from "../../ui/link/query-state.ts";
import { usePageData } from "../../ui/loading/page-data.ts";
import { PERIOD_TYPES, periodTypeName } from "./period-names.ts";

export interface UsedVatPeriod {
  readonly type: VatPeriodType;
  /** Nobody has chosen the kind for the company (OV6), and this person may. */
  readonly isAssumed: boolean;
  /** Undefined only in a year without days. */
  readonly period: DateRange | undefined;
  readonly periods: readonly DateRange[];
  /** The day that an address asks for without being the first of any of the periods. */
  readonly unknownFrom: string | undefined;
  /** The kind of the company, where the page shows another and this person may change it. */
  readonly companyKind: VatPeriodType | undefined;
  /** Shows a kind: that is the company's from then on only where nobody has chosen one. */
  readonly setType: (type: VatPeriodType) => void;
  /** Makes a kind the company's. */
  readonly saveType: (type: VatPeriodType) => void;
  readonly setPeriod: (period: DateRange) => void;
}

/**
 * The period of the page, kept in the address: else the suggested one of the kind that was used last. The first kind that
 * somebody who may write chooses is remembered for the company; another is looked at until that person says that it is the
 * company's, since home asks for its periods from then on (OV6).
 */
export function useVatPeriod(books: VatBooks, choosing: Pick<Action, "runInTurn">): UsedVatPeriod {
  const [get, set] = useQueryState();
  const { head } = usePageData("accountSettings");
  const { mayWrite } = useRights();
  const edit = useEdit();
  const chosen = useRef<VatPeriodType>(undefined);
  const stored = head?.vatPeriod;
  const choice = useVatPeriodChoice(books);
  const type = PERIOD_TYPES.find(({ value }) => value === get("typ"))?.value ?? choice.type;
  const periods = useMemo(() => vatPeriods(books.ledger.fiscalYear, type), [books, type]);
  const { filings } = useFilingsAround(books.ledger);
  const suggested = useMemo(() => vatPeriodToReport(books, type, filings ?? []), [books, type, filings]);
  const asked = get("from");
  const found = periods.find(({ from }) => from === asked);
  const period = found ?? suggested;
  // Who keeps the kind keeps the period that is shown.
  const show = (kind: VatPeriodType) => set({ typ: kind, from: kind === type ? period?.from : undefined });
  function saveType(vatPeriod: VatPeriodType) {
    show(vatPeriod);
    if (!mayWrite || vatPeriod === stored) return;
    chosen.current = vatPeriod;
    choosing.runInTurn(async (isHere) => {
      const changes = [{ kind: "accountSettings", head: { ...head, vatPeriod } }] as const;
      await edit(
        `Momsperioden är ${periodTypeName(vatPeriod)}, och sparad för företaget`,
        changes,
        "Momsperiod",
      );
      // From here on the company's kind is the page's: also when the choice is taken back.
      if (isHere() && chosen.current === vatPeriod) set({ typ: undefined });
    });
  }
  return {
    type,
    isAssumed: stored === undefined && mayWrite,
    companyKind: stored === type || !mayWrite ? undefined : stored,
    period,
    periods,
    unknownFrom: found === undefined ? asked : undefined,
    setType: stored === undefined ? saveType : show,
    saveType,
    setPeriod: ({ from }) => set({ typ: type, from }),
  };
}
