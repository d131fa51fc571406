import type { ReportHeading } from "@huvudbok/core/report";
import type { ComponentProps } from "react";
import classes from "./report.module.css";
import { printedPeriodText } from "./report-texts.ts";

interface PrintHeadProps {
  readonly title: string;
  readonly heading: ReportHeading;
  readonly columnCount: number;
}

/** The heading of every printed page: the first heading row of the table, which the browser repeats. */
export function PrintHead({ title, heading, columnCount }: PrintHeadProps) {
  return (
    <tr className={classes.printHead}>
      <Cell colSpan={columnCount}>
        <div>
          <p>
            <b className={classes.printCompany}>{heading.companyName}</b>
            {heading.organizationNumber !== "" && (
              <span>{`${heading.numberName} ${heading.organizationNumber}`}</span>
            )}
          </p>
          <p>
            <b className={classes.printTitle}>{title}</b>
            <span>{printedPeriodText(heading)}</span>
          </p>
        </div>
      </Cell>
    </tr>
  );
}

/** The same heading for a report that has no table. */
export function EmptySheetHead({ title, heading }: Pick<PrintHeadProps, "title" | "heading">) {
  return (
    <table className={classes.emptySheetHead} aria-hidden>
      <thead>
        <PrintHead title={title} heading={heading} columnCount={1} />
      </thead>
    </table>
  );
}

/** A cell whose content is not the label of a control. */
function Cell({ children, ...rest }: ComponentProps<"td">) {
  return <td {...rest}>{children}</td>;
}
