import type { AccountNo } from "@huvudbok/core/account-plan";
import { formatOre, negateOre, type Ore } from "@huvudbok/core/money";
import { acrossText, type PageColumn, pageText, ROW_EMPHASIS, type SheetRow } from "@huvudbok/core/report";
import { memo } from "react";
import type { RowAttributes } from "../../../ui/data-table/row-body.tsx";
import { PageLink } from "../../../ui/link/page-link.tsx";
import { Amount } from "./amount.tsx";
import classes from "./list-table.module.css";
import { amountAt, isSum, shownSide } from "./row-amounts.ts";
import { TextCell } from "./text-cell.tsx";
import { VoucherLink } from "./voucher-link.tsx";

interface ListRowProps {
  readonly row: SheetRow;
  readonly columns: readonly PageColumn[];
  readonly rowIndex: number;
  readonly tabIndex: RowAttributes["tabIndex"];
  /** How many columns are shown: a name spans them. */
  readonly shownColumns: number;
  readonly accountHref: (account: AccountNo) => string;
}

/** One row of a list; rendered again only when something of it changes. */
export const ListRow = memo(
  ({ row, columns, rowIndex, tabIndex, shownColumns, accountHref }: ListRowProps) => {
    const look = { "data-kind": row.kind, "aria-rowindex": rowIndex, tabIndex };
    if (row.kind === "heading") {
      return (
        <tr {...look}>
          <th scope="rowgroup" colSpan={shownColumns}>
            <AcrossName row={row} accountHref={accountHref} />
          </th>
        </tr>
      );
    }
    return (
      <tr {...look} data-struck={row.isStruck === true || undefined}>
        {columns.map((column, place) =>
          place === columns.length - 1 ? (
            <LastCell key={column.heading} row={row} column={column} columns={columns} />
          ) : (
            <RowCell key={column.heading} row={row} column={column} />
          ),
        )}
      </tr>
    );
  },
);

/** The name of a group of rows; an account's leads to its ledger. */
function AcrossName({ row, accountHref }: Pick<ListRowProps, "row" | "accountHref">) {
  const account = row.cells.find((cell) => cell?.kind === "account");
  const name = acrossText(row);
  if (account === undefined) return name;
  return (
    <PageLink to={accountHref(account.accountNo)} className={classes.accountLink} tabIndex={-1} data-row-link>
      {name}
    </PageLink>
  );
}

interface CellProps {
  readonly row: SheetRow;
  readonly column: PageColumn;
}

function RowCell({ row, column }: CellProps) {
  const cell = row.cells[column.at];
  if (column.kind === "text") return <TextCell row={row} text={pageText(row, column)} />;
  if (column.kind === "side") {
    return (
      <td className={`${classes.amount} ${classes.struckable}`}>
        <SideAmount row={row} column={column} />
      </td>
    );
  }
  if (cell?.kind === "voucher") {
    return (
      <td>
        <VoucherLink voucher={cell} />
      </td>
    );
  }
  if (cell?.kind === "date") return <td className={classes.date}>{cell.date}</td>;
  if (cell?.kind !== "amount") return <td>{cell?.kind === "account" ? cell.accountNo : null}</td>;
  return (
    <td className={classes.amount}>
      <Emphasized row={row} value={cell.amount} />
    </td>
  );
}

/** The last column; on a phone it also shows the amounts of the other columns, as one amount or as two for a sum. */
function LastCell({ row, column, columns }: CellProps & Pick<ListRowProps, "columns">) {
  const sides = columns.filter(({ kind }) => kind === "side").map(({ at }) => amountAt(row, at));
  const [debit, negatedCredit] = [sides[0], sides[1] === undefined ? undefined : negateOre(sides[1])];
  const signed = debit ?? negatedCredit;
  const own = column.kind === "side" ? undefined : amountAt(row, column.at);
  return (
    <td className={column.kind === "side" ? `${classes.amount} ${classes.struckable}` : classes.amount}>
      {column.kind === "side" && (
        <span className={classes.wideOnly}>
          <SideAmount row={row} column={column} />
        </span>
      )}
      {signed !== undefined && <span className={classes.phoneAmount}>{formatOre(signed)}</span>}
      {row.kind === "turnover" && negatedCredit !== undefined && (
        <span className={classes.phoneOnly}>{formatOre(negatedCredit)}</span>
      )}
      {own !== undefined &&
        (signed === undefined ? (
          <Emphasized row={row} value={own} />
        ) : (
          <span className={classes.phoneBalance}>
            <Amount value={own} />
          </span>
        ))}
    </td>
  );
}

function SideAmount({ row, column }: CellProps) {
  const amount = shownSide(row, column.at);
  if (amount === undefined) return null;
  return isSum(row) ? <Emphasized row={row} value={amount} /> : formatOre(amount);
}

/** An amount of 0 is dimmed, except in an emphasised row. */
function Emphasized({ row, value }: { readonly row: SheetRow; readonly value: Ore }) {
  return ROW_EMPHASIS[row.kind] === "plain" ? <Amount value={value} /> : formatOre(value);
}
