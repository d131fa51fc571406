import type { ReportHeading } from "@huvudbok/core/report";
import { Cell } from "./cell.tsx";
import type { LineColumn } from "./line-column.ts";
import { PrintHead } from "./print-head.tsx";
import classes from "./printed-lines.module.css";
import { keepsWith, type PrintedRow } from "./printed-row.ts";

interface PrintedLinesProps {
  readonly title: string;
  readonly heading: ReportHeading;
  readonly columns: readonly LineColumn[];
  readonly rows: readonly PrintedRow[];
}

/**
 * A long table for paper alone: not drawn on the screen, and nothing in a row but its cells, as the time a browser takes
 * to lay out hundreds of pages grows with every element and every rule.
 */
export function PrintedLines({ title, heading, columns, rows }: PrintedLinesProps) {
  const textAt = columns.findIndex(({ width }) => width === undefined);
  const amounts = columns.length - textAt - 1;
  return (
    <table className={classes.printed} data-amounts={amounts} aria-rowcount={rows.length + 1}>
      <caption className="visually-hidden">{title}</caption>
      <colgroup>
        {columns.map(({ heading: name, width }) => (
          <col key={name} className={width === undefined ? undefined : classes[width]} />
        ))}
      </colgroup>
      <thead>
        <PrintHead title={title} heading={heading} columnCount={columns.length} />
        <tr>
          {columns.map(({ heading: name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- drawn once, and never changed
          <tr key={index} data-kind={row.kind} data-keep={keepsWith(rows, index)}>
            {row.kind === "account" ? (
              <th scope="rowgroup" colSpan={columns.length}>
                {row.text}
              </th>
            ) : (
              cellsOf(row, textAt, amounts)
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The cells of a row; empty ones beside each other are one. */
function cellsOf({ before, text, further, amounts, isStruck }: PrintedRow, textAt: number, places: number) {
  return (
    <>
      {before.map((words, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the place is what a cell is known by
        <td key={index}>{words}</td>
      ))}
      {before.length < textAt && <Cell colSpan={textAt - before.length} />}
      <td className={classes.text}>
        {isStruck ? <s>{text}</s> : text}
        {further}
      </td>
      {amounts.map((amount, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the place is what a cell is known by
        <td key={index} className={classes.amount}>
          {isStruck && index < 2 ? <s>{amount}</s> : amount}
        </td>
      ))}
      {amounts.length < places && <Cell colSpan={places - amounts.length} />}
    </>
  );
}
