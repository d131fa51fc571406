import type { ReportHeading } from "@huvudbok/core/report";
import { Cell } from "./cell.tsx";
import type { LineColumn } from "./line-column.ts";
import { PrintHead } from "./print-head.tsx";
import classes from "./printed-lines.module.css";
import { keepsWith, type PrintedRow, printedSections, type RowGroup } from "./printed-row.ts";

interface PrintedLinesProps {
  readonly title: string;
  readonly heading: ReportHeading;
  readonly columns: readonly LineColumn[];
  readonly rows: readonly PrintedRow[];
}

/**
 * A long table for paper alone: not drawn on the screen, and nothing in a row but its cells, as the time a browser takes
 * to lay out hundreds of pages grows with every element and every rule. Its groups of rows are laid out as tables of
 * their own below one repeated heading: for each page of a table a browser goes through all rows of that table. An
 * account is a table within the table, so that its name is repeated on each of its pages.
 */
export function PrintedLines({ title, heading, columns, rows }: PrintedLinesProps) {
  return (
    <table className={classes.printed} aria-rowcount={rows.length + 1}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <PrintHead title={title} heading={heading} columnCount={columns.length} />
        <tr>
          {columns.map(({ heading: name, width = "text" }) => (
            <th key={name} scope="col" className={classes[width]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {printedSections(rows).map(({ name, first, groups }) => {
        const bodies = groups.map((group) => (
          <Group key={group[0]} group={group} columns={columns} rows={rows} />
        ));
        if (name === undefined) return bodies;
        return (
          <tbody key={first} className={classes.section}>
            <tr>
              <td>
                <table className={classes.account}>
                  <thead>
                    <tr data-kind="account-name">
                      <th scope="rowgroup">{name}</th>
                    </tr>
                  </thead>
                  {bodies}
                </table>
              </td>
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}

interface GroupProps extends Pick<PrintedLinesProps, "columns" | "rows"> {
  readonly group: RowGroup;
}

function Group({ group: [first, end], columns, rows }: GroupProps) {
  const textAt = columns.findIndex(({ width }) => width === undefined);
  return (
    <tbody className={classes.group}>
      {rows.slice(first, end).map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- drawn once, and never changed
        <tr key={index} data-kind={row.kind} data-keep={keepsWith(rows, first + index)}>
          {columns.map((column, at) => (
            <Cell key={column.heading} className={classes[column.width ?? "text"]}>
              {at === textAt ? <Text row={row} /> : sideText(row, at, textAt)}
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Text({ row: { text, further, isStruck } }: { readonly row: PrintedRow }) {
  return (
    <>
      {isStruck ? <s>{text}</s> : text}
      {further}
    </>
  );
}

/** What stands to the left or right of the text; a struck row's amounts are struck, and its balance holds. */
function sideText({ before, amounts, isStruck }: PrintedRow, at: number, textAt: number) {
  if (at < textAt) return before[at];
  const amount = amounts[at - textAt - 1];
  return isStruck && at < textAt + 3 && amount !== "" ? <s>{amount}</s> : amount;
}
