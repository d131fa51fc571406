import type { ReportHeading } from "@huvudbok/core/report";
import classes from "./report.module.css";
import { lastVoucherText, rangeText } from "./report-texts.ts";

/** What the report is about, in one line: company, number, fiscal year, period, last voucher. */
export function ReportHeadingLine({ heading }: { readonly heading: ReportHeading }) {
  return (
    <p className={classes.heading}>
      <span>
        <b>{heading.companyName}</b> <span>{heading.organizationNumber}</span>
      </span>
      <span>{`Räkenskapsår ${rangeText(heading.fiscalYear)}`}</span>
      <span>{`Period ${rangeText(heading.period)}`}</span>
      <span>{lastVoucherText(heading)}</span>
      {heading.drafts !== undefined && <span>inkl. utkast</span>}
    </p>
  );
}
