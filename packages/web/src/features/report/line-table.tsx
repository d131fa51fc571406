import type { ReportHeading } from "@huvudbok/core/report";
import { type ReactNode, useCallback } from "react";
import { type RowAttributes, RowBody } from "../../ui/data-table/row-body.tsx";
import rowTable from "../../ui/data-table/row-table.module.css";
import { useRootScale } from "../../ui/root-scale.ts";
import { usePrinting } from "../../ui/use-printing.ts";
import type { LineColumn } from "./line-column.ts";
import classes from "./line-table.module.css";
import type { Line, Lines } from "./lines.ts";
import { PrintedLines } from "./printed-lines.tsx";
import type { PrintedRow } from "./printed-row.ts";

/** About 1,250 pages, half a minute of a browser's work; longer reports are refused with a word instead. */
export const MOST_PRINTED = 60_000;

const COLUMN_CLASSES = {
  voucher: classes.voucherColumn,
  date: classes.dateColumn,
  amount: classes.amountColumn,
};

interface LineTableProps<AnyLine extends Line> {
  readonly title: string;
  readonly heading: ReportHeading;
  readonly className?: string | undefined;
  readonly columns: readonly LineColumn[];
  readonly lines: Lines<AnyLine>;
  /** The height in px of the look that the style gives such a line. The same function from one drawing to the next. */
  readonly heightOf: (kind: AnyLine["kind"]) => number;
  readonly renderLine: (line: AnyLine, row: RowAttributes) => ReactNode;
  /** The line as it stands on paper. */
  readonly printedRow: (line: AnyLine) => PrintedRow;
}

/** A long table of a report: drawn by window on the screen, and whole on paper. */
export function LineTable<AnyLine extends Line>(props: LineTableProps<AnyLine>) {
  const { title, heading, className, columns, lines, heightOf, renderLine, printedRow } = props;
  const isPrinting = usePrinting();
  const scale = useRootScale();
  const isTooLong = lines.length > MOST_PRINTED;
  const heightAt = useCallback(
    (index: number) => {
      const kind = lines.kindAt(index);
      return kind === undefined ? 0 : heightOf(kind) * scale;
    },
    [lines, heightOf, scale],
  );
  const keyOf = useCallback((index: number) => lines.at(index)?.id ?? "", [lines]);
  return (
    <>
      {isPrinting && !isTooLong && (
        <PrintedLines
          title={title}
          heading={heading}
          columns={columns}
          rows={printedRows(lines, printedRow)}
        />
      )}
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its rows take the focus
        role="grid"
        // The window of rows that the screen shows would be printed with all the room around it.
        {...(isTooLong ? { "data-print": "hidden" } : {})}
        className={`${rowTable.rowTable} ${classes.lines} ${className ?? ""}`}
        aria-rowcount={lines.length + 1}
      >
        <caption className="visually-hidden">{title}</caption>
        <colgroup>
          {columns.map((column) => (
            <col
              key={column.heading}
              className={column.width === undefined ? undefined : COLUMN_CLASSES[column.width]}
            />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHeading key={column.heading} column={column} />
            ))}
          </tr>
        </thead>
        <RowBody
          count={lines.length}
          keyOf={keyOf}
          heightOf={heightAt}
          canFocus
          hasLinks
          isPageList
          renderRow={(index, row) => {
            const line = lines.at(index);
            return line !== undefined && renderLine(line, row);
          }}
        />
      </table>
    </>
  );
}

function printedRows<AnyLine extends Line>(
  lines: Lines<AnyLine>,
  printedRow: (line: AnyLine) => PrintedRow,
): readonly PrintedRow[] {
  const rows: PrintedRow[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines.at(index);
    if (line !== undefined) rows.push(printedRow(line));
  }
  return rows;
}

function ColumnHeading({ column: { heading, width, phoneHeading } }: { readonly column: LineColumn }) {
  if (width === undefined) {
    return (
      <th scope="col" className={classes.text}>
        {heading}
      </th>
    );
  }
  return (
    <th scope="col" {...(width === "amount" ? { "data-align": "right" } : {})}>
      {phoneHeading === undefined ? (
        heading
      ) : (
        <>
          <span className={classes.wideOnly}>{heading}</span>
          <span className={classes.phoneOnly}>{phoneHeading}</span>
        </>
      )}
    </th>
  );
}
