import type { ReportHeading } from "@huvudbok/core/report";
import classes from "./report.module.css";
import { lastVoucherText, rangeText } from "./report-texts.ts";

/**
 * What the report is about, in one line: company, number, fiscal year, period, last voucher. A phone shows the first
 * ones above it already: in its top bar, and on the button of the period.
 */
export function ReportHeadingLine({ heading }: { readonly heading: ReportHeading }) {
  return (
    <p className={classes.heading}>
      <span className={classes.wideOnly}>
        <b>{heading.companyName}</b> <span>{heading.organizationNumber}</span>
      </span>
      <span className={classes.wideOnly}>{`Räkenskapsår ${rangeText(heading.fiscalYear)}`}</span>
      <span className={classes.wideOnly}>{`Period ${rangeText(heading.period)}`}</span>
      <span>{lastVoucherText(heading)}</span>
      {heading.drafts !== undefined && <span>inkl. utkast</span>}
    </p>
  );
}
