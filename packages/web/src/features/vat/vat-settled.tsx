import type { IsoDate } from "@huvudbok/core/calendar";
import { longDateText } from "@huvudbok/core/calendar";
import {
  settledVouchers,
  type VatBooks,
  type VatReport,
  vatClosingDate,
  vatLeftText,
} from "@huvudbok/core/vat";
import { useState } from "react";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { useRights } from "../../data/rights.ts";
import { ClosePeriodDialog, closedText } from "../../parts/fiscal-year/close-period-dialog.tsx";
import { Button } from "../../ui/button/button.tsx";
import type { Action } from "../../ui/form/use-action.ts";
import { useEdit } from "../../ui/form/use-edit.ts";
import { useLinkedTransaction } from "../../ui/link/linked-transaction.ts";
import { TextLink } from "../../ui/link/text-link.tsx";
import { usePageData } from "../../ui/loading/page-data.ts";
import { Notice } from "../../ui/page-frame/notice.tsx";
import classes from "./vat.module.css";

interface VatSettledProps {
  readonly years: readonly VatBooks[];
  readonly report: VatReport;
  readonly closing: Pick<Action, "run">;
  /** Opens the entry that settles what is left. */
  readonly onSettle: (() => void) | undefined;
}

/**
 * The vouchers that have settled the period, and the offer to close the books through it. Where they have not emptied the
 * VAT accounts, as after a correction, what is left is told, and the offer is to book it.
 */
export function VatSettled({ years, report, closing, onSettle }: VatSettledProps) {
  const { head } = usePageData("accountSettings");
  const { mayWrite } = useRights();
  const linked = useLinkedTransaction();
  const edit = useEdit();
  const [asked, setAsked] = useState<IsoDate>();
  const stored = useFiscalYears().years;
  const vouchers = settledVouchers(report.parts);
  const settled = vouchers.flatMap(({ yearFrom, voucher: { series, number } }) => {
    const year = stored.find(({ from }) => from === yearFrom);
    return year === undefined ? [] : [linked({ fiscalYearId: year.id, series, number })];
  });
  if (settled.length === 0) return null;
  const left = vatLeftText(report.parts);
  const through = vatClosingDate(years, report.period, head?.closedThrough);
  function close(closedThrough: IsoDate) {
    setAsked(undefined);
    closing.run(() =>
      edit(closedText(closedThrough), [{ kind: "accountSettings", head: { ...head, closedThrough } }]),
    );
  }
  return (
    <Notice
      kind={left === undefined ? "ok" : "warning"}
      title={left === undefined ? "Momsen är bokförd" : "Momsen är inte helt bokförd"}
      action={
        mayWrite && (
          <>
            {left !== undefined && (
              <Button disabled={onSettle === undefined} onClick={onSettle}>
                Bokför momsen
              </Button>
            )}
            {through !== undefined && (
              <Button onClick={() => setAsked(through)}>{`Lås till och med ${longDateText(through)}`}</Button>
            )}
          </>
        )
      }
    >
      {left !== undefined && `${left} Hittills bokfört i: `}
      {vouchers.some(({ isJoint }) => isJoint) && "Avräknad tillsammans med andra perioder i: "}
      {settled.map(({ name, to }, place) => (
        <span key={name}>
          {place > 0 && ", "}
          <span className={classes.voucher}>
            {to === undefined ? (
              name
            ) : (
              <TextLink to={to} isUnderlined>
                {name}
              </TextLink>
            )}
          </span>
        </span>
      ))}
      <ClosePeriodDialog through={asked} onConfirm={close} onCancel={() => setAsked(undefined)} />
    </Notice>
  );
}
