import { rangeWords } from "@huvudbok/core/calendar";
import { fiscalYearName } from "@huvudbok/core/fiscal-year";
import type { VatOrigin, VatPeriodType } from "@huvudbok/core/vat";
import { YearPageButton } from "../../parts/fiscal-year/year-page-button.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { useBooks } from "../../ui/loading/page-data.ts";
import { VoucherButtons } from "./voucher-buttons.tsx";

/** Of days that another return has, the notice of that leads there (VR23). */
export type LinkedOrigin = Exclude<VatOrigin, { readonly code: "returned" }>;

interface VatOriginLinkProps {
  readonly origin: LinkedOrigin;
  /** The kind of period of the page. */
  readonly type: VatPeriodType;
}

/**
 * Leads to where the VAT comes from that a period began with: the report of an earlier period, the transactions that came
 * too late or settled several periods, or the opening balances.
 */
export function VatOriginLink({ origin, type }: VatOriginLinkProps) {
  const here = useBooks().fiscalYear;
  if ("settlements" in origin)
    return <VoucherButtons fiscalYear={origin.fiscalYear} vouchers={origin.settlements} />;
  const { to, label } = targetOf(origin, type);
  if (origin.fiscalYear.id === here.id) return <LinkButton to={to}>{label}</LinkButton>;
  const inYear = "period" in origin ? label : `${label} för ${fiscalYearName(origin.fiscalYear)}`;
  return <YearPageButton year={origin.fiscalYear} to={to} label={inYear} />;
}

type PageOrigin = Exclude<LinkedOrigin, { readonly settlements: unknown }>;

function targetOf(origin: PageOrigin, type: VatPeriodType): { readonly to: string; readonly label: string } {
  if (origin.code === "opening-within") return { to: "/accounting/fiscalYear", label: "Till räkenskapsåren" };
  if (!("period" in origin)) return { to: "/accounting/accountBalance", label: "Till ingående balans" };
  const query = new URLSearchParams({ typ: type, from: origin.period.from });
  return {
    to: `/accounting/vat/report?${query}`,
    label: `Till momsrapporten för ${rangeWords(origin.period)}`,
  };
}
