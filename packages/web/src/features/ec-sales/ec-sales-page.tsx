import { rangeWords } from "@huvudbok/core/calendar";
import {
  type EcSalesBuyer,
  type EcSalesRefusal,
  type EcSalesRow,
  ecSalesDueDate,
  ecSalesFigureText,
  ecSalesRefusalText,
  hasUsualCheckDigit,
} from "@huvudbok/core/ec-sales";
import { formatCounted } from "@huvudbok/core/money";
import { reportHeading } from "@huvudbok/core/report";
import { useState } from "react";
import { useRights } from "../../data/rights.ts";
import { ChangedFilingNotice } from "../../parts/filing/changed-filing-notice.tsx";
import { HandedOutNotice } from "../../parts/filing/handed-out-notice.tsx";
import { OverlappingFilingsNotice } from "../../parts/filing/overlapping-filings-notice.tsx";
import { EmptySheetHead } from "../../parts/report/print-head.tsx";
import { PrintStyle } from "../../parts/report/print-style.tsx";
import { reportCompany } from "../../parts/report/use-report-books.ts";
import { useAction } from "../../ui/form/use-action.ts";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { useBooks } from "../../ui/loading/page-data.ts";
import { ReadOnlyNotice } from "../../ui/loading/rights-notice.tsx";
import { WaitingPage } from "../../ui/loading/waiting-page.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { BuyerTable } from "./buyer-table.tsx";
import classes from "./ec-sales.module.css";
import { PeriodChoice } from "./period-choice.tsx";
import { SalesTable } from "./sales-table.tsx";
import { type UsedEcSales, useEcSales } from "./use-ec-sales.ts";
import { useEcSalesFile } from "./use-ec-sales-file.ts";
import { type EcSalesPeriod, useEcSalesPeriod } from "./use-ec-sales-period.ts";
import { type KnownEcSales, useKnownEcSales } from "./use-known-ec-sales.ts";
import { VatReturnComparison } from "./vat-return-comparison.tsx";

/** /accounting/vat/ecSales: what was sold to companies in other EU countries, by buyer, as a file for the authority. */
export function EcSalesPage() {
  const { known, error } = useKnownEcSales();
  return known === undefined ? <WaitingPage error={error} /> : <EcSalesOfPeriod known={known} />;
}

function EcSalesOfPeriod({ known }: { readonly known: KnownEcSales }) {
  const { fiscalYear } = useBooks();
  const chosen = useEcSalesPeriod(fiscalYear, known);
  const { used, ledger, error } = useEcSales(chosen.period);
  if (used === undefined || ledger === undefined) return <WaitingPage error={error} />;
  return <EcSales key={chosen.period.from} chosen={chosen} used={used} ledger={ledger} />;
}

interface EcSalesProps {
  readonly chosen: EcSalesPeriod;
  readonly used: UsedEcSales;
  readonly ledger: NonNullable<ReturnType<typeof useEcSales>["ledger"]>;
}

function EcSales({ chosen, used, ledger }: EcSalesProps) {
  const { company } = useBooks();
  const { mayWrite } = useRights();
  const saving = useAction();
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map());
  const { period } = chosen;
  const { rows, buyers } = used;
  const { file, figures, toolbar, error } = useEcSalesFile(used, period, wrong);
  const heading = reportHeading(reportCompany(company.config), ledger, period);
  return (
    <PageFrame
      title="Periodisk sammanställning"
      facts={formatCounted(rows.length, "transaktion", "transaktioner")}
      error={saving.error ?? error}
      toolbar={toolbar}
    >
      <ReadOnlyNotice access="write" />
      <EmptySheetHead title="Periodisk sammanställning" heading={heading} />
      <PrintStyle heading={heading} paper="A4" />
      <PeriodChoice chosen={chosen} dueDate={ecSalesDueDate(period)} />
      <ChangedFilingNotice kind="ecSales" period={period} now={figures} codeText={ecSalesFigureText} />
      <OverlappingFilingsNotice kind="ecSales" period={period} />
      {rows.length > 0 && !file.ok && <NoFile refusal={file.error} />}
      <WrongNumbers rows={rows} buyers={buyers} wrong={wrong} />
      <VatReturnComparison years={used.years} period={period} listed={file.ok ? figures : undefined} />
      <SalesTable
        used={used}
        saving={saving}
        isReadOnly={!mayWrite}
        periodName={rangeWords(period)}
        onError={(row, text) => setWrong((now) => withError(now, row, text))}
      />
      {buyers.length > 0 && <BuyerTable buyers={buyers} />}
      <HandedOutNotice kind="ecSales" period={period} />
    </PageFrame>
  );
}

/** Why there is no file yet, with the way to the company's details where one of those is wrong. */
function NoFile({ refusal }: { readonly refusal: EcSalesRefusal }) {
  return (
    <Notice
      kind="warning"
      title="Filen kan inte hämtas än"
      action={
        refusal.code === "sender" && (
          <LinkButton to="/settings/company/edit">Till företagsuppgifterna</LinkButton>
        )
      }
    >
      {ecSalesRefusalText(refusal)}
    </Notice>
  );
}

function withError(
  now: ReadonlyMap<string, string>,
  { id }: EcSalesRow,
  text: string | undefined,
): ReadonlyMap<string, string> {
  const rest = [...now].filter(([each]) => each !== id);
  return new Map(text === undefined ? rest : [...rest, [id, text]]);
}

interface WrongNumbersProps {
  readonly rows: readonly EcSalesRow[];
  readonly buyers: readonly EcSalesBuyer[];
  /** By the id of a row: what is wrong with the number that is typed. */
  readonly wrong: ReadonlyMap<string, string>;
}

/** What is wrong with numbers that are typed, and those whose check digit is not what it should be (EC2). */
function WrongNumbers({ rows, buyers, wrong }: WrongNumbersProps) {
  const doubtful = buyers.filter(({ vatNumber }) => !hasUsualCheckDigit(vatNumber));
  return (
    <>
      {wrong.size > 0 && (
        <Notice kind="warning" title="Det skrivna numret är inte sparat">
          <ul className={classes.problems}>
            {rows.flatMap(({ id, voucher }) => {
              const text = wrong.get(id);
              return text === undefined
                ? []
                : [<li key={id}>{`${voucher.series} ${voucher.number}: ${text}`}</li>];
            })}
          </ul>
        </Notice>
      )}
      {doubtful.length > 0 && (
        <Notice kind="info" title="Kontrollera kontrollsiffran">
          {`${doubtful.map(({ vatNumber }) => vatNumber).join(", ")}: kontrollsiffran är inte den som landets nummer brukar ha. Slå upp numret i VIES innan du lämnar in.`}
        </Notice>
      )}
    </>
  );
}
