import type { AccountNo } from "@huvudbok/core/account-plan";
import { longDateText } from "@huvudbok/core/calendar";
import { formatOre } from "@huvudbok/core/money";
import {
  isMendedOnClosedDays,
  reportRows,
  type VatBooks,
  type VatOrigin,
  type VatPeriodType,
  type VatReport,
  vatProblemText,
  vatWarningText,
} from "@huvudbok/core/vat";
import { Checkbox } from "@mantine/core";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { ClosedDateLink } from "../../parts/fiscal-year/closed-date-link.tsx";
import { useAccountHref } from "../../parts/report/use-account-href.ts";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { TextLink } from "../../ui/link/text-link.tsx";
import { usePageData } from "../../ui/loading/page-data.ts";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { ClosedSettlementNotice } from "./closed-settlement-notice.tsx";
import { toldVouchers } from "./told-vouchers.ts";
import type { useReportState } from "./use-report-state.ts";
import classes from "./vat.module.css";
import { type LinkedOrigin, VatOriginLink } from "./vat-origin-link.tsx";
import { VoucherButtons } from "./voucher-buttons.tsx";

interface VatNoticesProps {
  readonly years: readonly VatBooks[];
  readonly report: VatReport;
  /** The kind of period that is reported. */
  readonly type: VatPeriodType;
  readonly nameOf: (account: AccountNo) => string;
  /** What the person has said of the period. */
  readonly typed: ReturnType<typeof useReportState>;
}

/** What keeps the file from being made, what deserves a look, and the accounts that are in no box. */
export function VatNotices({ years, report, type, nameOf, typed }: VatNoticesProps) {
  const { problems, warnings, withoutBox } = report;
  const accountHref = useAccountHref();
  const closedThrough = usePageData("accountSettings").head?.closedThrough;
  const origins = problems.flatMap((each) =>
    each.code === "opening-balance" ? linkedOrigins(each.origin) : [],
  );
  const named = toldVouchers(years, report, warnings);
  const { isNil } = typed;
  const isEmpty = [...problems, ...warnings].some(({ code }) => code === "no-vat");
  // Who has figures has something to report, whatever was said before they came (VR5).
  const isBlank = reportRows(report).every(({ whole }) => whole === 0);
  return (
    <>
      {problems.length > 0 && (
        <Notice
          kind="warning"
          title="Momsrapporten kan inte laddas ner än"
          action={
            <>
              <NamedVouchers named={toldVouchers(years, report, problems)} />
              {origins.map((origin) => (
                <VatOriginLink key={origin.code} origin={origin} type={type} />
              ))}
              {problems.some((problem) => isMendedOnClosedDays(problem, closedThrough)) && <ClosedDateLink />}
              {problems.some(
                (problem) => problem.code === "vat-without-base" && problem.accounts.length > 0,
              ) && <LinkButton to="/accounting/accountPlan">Till kontoplanen</LinkButton>}
            </>
          }
        >
          <Texts texts={problems.map((problem) => vatProblemText(problem, closedThrough))} />
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice
          kind="info"
          title="Värt en titt innan du lämnar momsrapporten"
          {...(named.length > 0 ? { action: <NamedVouchers named={named} /> } : {})}
        >
          <Texts texts={warnings.map((warning) => vatWarningText(warning, closedThrough))} />
        </Notice>
      )}
      <ClosedSettlementNotice years={years} report={report} type={type} closedThrough={closedThrough} />
      <FoundedCheckbox years={years} report={report} typed={typed} />
      {isBlank && (isEmpty || isNil) && (
        <Checkbox
          className={classes.nil ?? ""}
          label="Inget att redovisa för perioden"
          checked={isNil}
          onChange={({ currentTarget: { checked } }) => typed.setNil(checked)}
        />
      )}
      {withoutBox.length > 0 && (
        <section className={classes.without} aria-labelledby="vat-without">
          <h2 id="vat-without">Ingår inte i någon ruta</h2>
          <ul className={classes.vouchers}>
            {withoutBox.map(({ account, amount }) => (
              <li key={account}>
                <TextLink to={accountHref(account)}>{`${account} ${nameOf(account)}`.trim()}</TextLink>
                <span className={classes.amount}>{formatOre(amount)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function NamedVouchers({ named }: { readonly named: ReturnType<typeof toldVouchers> }) {
  return named.map(({ fiscalYear, voucher }) => (
    <VoucherButtons
      key={`${fiscalYear.id} ${voucher.series} ${voucher.number}`}
      fiscalYear={fiscalYear}
      vouchers={[voucher]}
    />
  ));
}

/** Lets the person say that there was no company before its first stored year, which begins within the period (VR6). */
function FoundedCheckbox({
  years,
  report: { period, problems },
  typed,
}: Omit<VatNoticesProps, "nameOf" | "type">) {
  const stored = useFiscalYears().years;
  const begins = years[0]?.ledger.fiscalYear.from;
  if (begins === undefined || begins <= period.from || stored.some(({ from }) => from < begins)) return null;
  const isMissing = problems.some((each) => each.code === "year-missing" && each.missing.to < begins);
  if (!isMissing && !typed.isFirstYear) return null;
  return (
    <Checkbox
      className={classes.nil ?? ""}
      label={`Företaget fanns inte före ${longDateText(begins)}`}
      checked={typed.isFirstYear}
      onChange={({ currentTarget: { checked } }) => typed.setFirstYear(checked)}
    />
  );
}

function Texts({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className={classes.texts}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function linkedOrigins(origin: VatOrigin): readonly LinkedOrigin[] {
  return origin.code === "returned" ? [] : [origin];
}
