import {
  type ReportColumn,
  type ReportHeading,
  type ReportLine,
  reportColumnText,
} from "@huvudbok/core/report";
import { type CSSProperties, useCallback, useMemo } from "react";
import { type RowAttributes, RowBody } from "../../ui/data-table/row-body.tsx";
import rowTable from "../../ui/data-table/row-table.module.css";
import { PageLink } from "../../ui/page-link.tsx";
import { WholeNumbers } from "../../ui/whole-numbers.tsx";
import { Amount } from "./amount.tsx";
import { PrintHead } from "./print-head.tsx";
import { drawnLines, phonePlaces } from "./structured-rows.ts";
import classes from "./structured-table.module.css";

interface StructuredTableProps {
  readonly title: string;
  readonly heading: ReportHeading;
  readonly columns: readonly ReportColumn[];
  readonly lines: readonly ReportLine[];
  /** The ledger of an account. */
  readonly hrefOf: (line: Extract<ReportLine, { kind: "account" }>) => string;
}

/** A balance or result report: groups by indent and weight, sums with rules, accounts as links to their ledgers. */
export function StructuredTable({ title, heading, columns, lines, hrefOf }: StructuredTableProps) {
  const places = phonePlaces(columns);
  const drawn = useMemo(() => drawnLines(lines), [lines]);
  const keyOf = useCallback((index: number) => drawn[index]?.id ?? "", [drawn]);
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its rows take the focus
      role="grid"
      className={`${rowTable.rowTable} ${classes.structured}`}
      data-columns={columns.length}
      aria-rowcount={drawn.length + 1}
    >
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <PrintHead title={title} heading={heading} columnCount={columns.length + 1} />
        <tr>
          <th scope="col">
            <span className={classes.accountHeading}>Konto</span> <span>Namn</span>
          </th>
          {columns.map((column, index) => (
            <th key={column} scope="col" data-phone={places[index]}>
              {reportColumnText(column)}
            </th>
          ))}
        </tr>
      </thead>
      <RowBody
        count={drawn.length}
        keyOf={keyOf}
        heightOf={rowPx}
        drawsAll
        canFocus
        hasLinks
        isPageList
        renderRow={(index, row) => {
          const line = drawn[index];
          return (
            line !== undefined && (
              <StructuredRow key={line.id} line={line} row={row} columns={columns} hrefOf={hrefOf} />
            )
          );
        }}
      />
    </table>
  );
}

/** Of no account, as all rows are drawn. */
const rowPx = () => 26;

interface RowProps extends Pick<StructuredTableProps, "columns" | "hrefOf"> {
  readonly line: ReportLine;
  readonly row: RowAttributes;
}

function StructuredRow({ line, row, columns, hrefOf }: RowProps) {
  const indent: CSSProperties & { "--level": number } = { "--level": line.level - 1 };
  const look = { "data-kind": line.kind, "data-level": Math.min(line.level, 3), style: indent, ...row };
  if (line.kind === "heading") {
    return (
      <tr {...look}>
        <th scope="rowgroup" colSpan={columns.length + 1}>
          <span className={classes.indented}>{line.name}</span>
        </th>
      </tr>
    );
  }
  const places = phonePlaces(columns);
  const below = places.indexOf("below");
  return (
    <tr {...look}>
      <th scope="row">
        {line.kind === "account" ? (
          <PageLink
            to={hrefOf(line)}
            className={`${classes.indented} ${classes.rowLink}`}
            tabIndex={-1}
            data-row-link
          >
            <span className={classes.accountNo}>{line.accountNo}</span>{" "}
            <span className={classes.name} title={line.name}>
              <WholeNumbers text={line.name} />
            </span>
          </PageLink>
        ) : (
          <span className={classes.indented}>{line.name}</span>
        )}
      </th>
      {line.amounts.map((amount, index) => (
        <td key={columns[index]} data-phone={places[index]}>
          <Amount value={amount} />
          {places[index] === "main" && below >= 0 && (
            <span className={classes.below}>
              <Amount value={line.amounts[below] ?? amount} />
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
