import { type DateRange, rangeWords } from "@huvudbok/core/calendar";
import { differingReturns, type EcSalesDifference, ecSalesDifferences } from "@huvudbok/core/ec-sales";
import type { FilingFigures } from "@huvudbok/core/filing";
import { formatCount } from "@huvudbok/core/money";
import { type VatBooks, vatFigures, vatPeriodTypeOf, vatReport } from "@huvudbok/core/vat";
import { useMemo } from "react";
import { reloadFilings, useFilings } from "../../data/filings/filings.ts";
import { useVatReturnBoxes } from "../../data/vat-boxes.ts";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import classes from "./ec-sales.module.css";

interface ComparisonProps {
  readonly years: readonly VatBooks[];
  readonly period: DateRange;
  /** What the file of the list declares; undefined while there is none. */
  readonly listed: FilingFigures | undefined;
}

/** The list against the VAT return of the same days, as the books have it and as it was handed in (EC8). */
export function VatReturnComparison({ years, period, listed }: ComparisonProps) {
  const { boxes, error: boxesError } = useVatReturnBoxes();
  const { filings, error: filingsError } = useFilings({ kind: "vat", period });
  const ofBooks = useMemo(() => {
    if (boxes === undefined || listed === undefined) return undefined;
    return ecSalesDifferences(listed, vatFigures(vatReport({ years, period, boxes, isNil: false })));
  }, [years, period, boxes, listed]);
  const handedIn = useMemo(
    () =>
      differingReturns(
        years,
        filings.filter(({ isDeclared }) => isDeclared),
      ),
    [years, filings],
  );
  const hasFailed = (boxes === undefined && boxesError !== undefined) || filingsError !== undefined;
  return (
    <>
      {hasFailed && listed !== undefined && (
        <Notice
          kind="warning"
          title="Summorna kunde inte jämföras med momsrapporten"
          action={
            <Button onClick={filingsError === undefined ? () => window.location.reload() : reloadFilings}>
              Försök igen
            </Button>
          }
        />
      )}
      {ofBooks?.length === 0 && (
        <Notice kind="ok" title="Summorna är de i momsrapportens ruta 35, 38 och 39" />
      )}
      {ofBooks !== undefined && ofBooks.length > 0 && (
        <Notice
          kind="warning"
          title="Summorna är inte de i momsrapporten"
          action={<LinkButton to={reportOf(period)}>Till momsrapporten</LinkButton>}
        >
          <Differences differences={ofBooks} returned="momsrapporten" />
        </Notice>
      )}
      {handedIn.map(({ period: days, differences }) => (
        <Notice
          key={days.from + days.to}
          kind="warning"
          title={`Den inlämnade momsdeklarationen för ${rangeWords(days)} har andra summor`}
          action={<LinkButton to={reportOf(days)}>Till momsrapporten</LinkButton>}
        >
          <Differences differences={differences} returned="momsdeklarationen" />
        </Notice>
      ))}
    </>
  );
}

/** The VAT report of the days. */
function reportOf(days: DateRange): string {
  return `/accounting/vat/report?${new URLSearchParams({ typ: vatPeriodTypeOf(days), from: days.from })}`;
}

interface DifferencesProps {
  readonly differences: readonly EcSalesDifference[];
  readonly returned: string;
}

function Differences({ differences, returned }: DifferencesProps) {
  return (
    <ul className={classes.problems}>
      {differences.map(({ box, listed, returned: other }) => (
        <li key={box}>
          {`Ruta ${box}: ${formatCount(other)} i ${returned}, ${formatCount(listed)} här. Skillnaden är ${formatCount(listed - other)}.`}
        </li>
      ))}
    </ul>
  );
}
