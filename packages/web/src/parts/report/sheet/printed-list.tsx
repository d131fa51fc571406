import { formatOre } from "@huvudbok/core/money";
import {
  acrossText,
  type PageColumn,
  pageText,
  type ReportHeading,
  type ReportSheet,
  type SheetRow,
  type SheetRows,
} from "@huvudbok/core/report";
import { PrintHead } from "../print-head.tsx";
import { voucherLabel } from "../report-address.ts";
import { printSections } from "./print-groups.ts";
import classes from "./printed-list.module.css";
import { shownSide } from "./row-amounts.ts";

interface PrintedListProps {
  readonly sheet: ReportSheet;
  readonly heading: ReportHeading;
  readonly columns: readonly PageColumn[];
}

const COLUMN_CLASSES = {
  voucher: classes.voucher,
  date: classes.date,
  account: classes.voucher,
  text: classes.text,
  side: classes.amount,
  amount: classes.amount,
};

/**
 * A long list for paper alone: not rendered on the screen, and with nothing in a row but its cells, as the time a
 * browser takes to lay out hundreds of pages grows with every element and every rule. Its groups of rows are tables of
 * their own below one repeated heading, since for each page of a table a browser goes through all rows of that table.
 * The rows below a heading form a table within the table, so that the heading is repeated on each of its pages.
 */
export function PrintedList({ sheet: { title, page }, heading, columns }: PrintedListProps) {
  return (
    <table className={classes.printed} aria-rowcount={page.length + 1}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <PrintHead title={title} heading={heading} columnCount={columns.length} />
        <tr>
          {columns.map(({ heading: name, kind }) => (
            <th key={name} scope="col" className={COLUMN_CLASSES[kind]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {printSections(rowsOf(page)).map((section) => {
        const bodies = section.groups.map((rows) => (
          <Group key={rows[0]?.id} rows={rows} columns={columns} />
        ));
        if (section.heading === undefined) return bodies;
        return (
          <tbody key={section.heading.id} className={classes.section}>
            <tr>
              <td>
                <table className={classes.account}>
                  <thead>
                    <tr data-kind="account-name">
                      <th scope="rowgroup">{acrossText(section.heading)}</th>
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

function* rowsOf({ length, at }: SheetRows): Generator<SheetRow> {
  for (let index = 0; index < length; index++) {
    const row = at(index);
    if (row !== undefined) yield row;
  }
}

interface GroupProps {
  readonly rows: readonly SheetRow[];
  readonly columns: readonly PageColumn[];
}

function Group({ rows, columns }: GroupProps) {
  return (
    <tbody className={classes.group}>
      {rows.map((row) => (
        <tr key={row.id} data-kind={row.kind} data-keep={row.keep}>
          {columns.map((column) => (
            <td key={column.heading} className={COLUMN_CLASSES[column.kind]}>
              <PrintedCell row={row} column={column} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** The name and amounts of a struck row are struck through; its notes and its balance are not. */
function PrintedCell({ row, column }: { readonly row: SheetRow; readonly column: PageColumn }) {
  if (column.kind === "text") {
    const { name, notes } = pageText(row, column);
    return (
      <>
        {row.isStruck === true ? <s>{unbroken(name)}</s> : unbroken(name)}
        {unbroken(notes.map((note) => `, ${note}`).join(""))}
      </>
    );
  }
  if (column.kind === "side") {
    const amount = shownSide(row, column.at);
    if (amount === undefined) return null;
    return row.isStruck === true ? <s>{formatOre(amount)}</s> : formatOre(amount);
  }
  const cell = row.cells[column.at];
  if (cell?.kind === "voucher") return voucherLabel(cell);
  if (cell?.kind === "date") return cell.date;
  if (cell?.kind === "account") return cell.accountNo;
  return cell?.kind === "amount" ? formatOre(cell.amount) : null;
}

/** No line ends between a number and its percent sign; elements of their own would be too many here. */
function unbroken(text: string): string {
  return text.replaceAll(/(?<=\d) %/gu, "\u00A0%");
}
