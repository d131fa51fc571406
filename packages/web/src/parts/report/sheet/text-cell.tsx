import type { PageText, SheetRow } from "@huvudbok/core/report";
import classes from "./list-table.module.css";
import { VoucherLink, voucherOf } from "./voucher-link.tsx";

interface TextCellProps {
  readonly row: SheetRow;
  readonly text: PageText;
}

/** The text of a row, cut at the end of the column, with all of it on hover; struck through when the row is. */
export function TextCell({ row, text: { name, notes } }: TextCellProps) {
  return (
    <td className={classes.text} title={[name, ...notes].join(", ")}>
      <span className={classes.cut}>
        <span className={classes.struckable}>{name}</span>
        {notes.map((note) => (
          <span key={note} className={classes.further}>{`, ${note}`}</span>
        ))}
      </span>
      <SecondLine row={row} />
    </td>
  );
}

/** The second line of a row on a phone: which voucher, and when. */
function SecondLine({ row }: Pick<TextCellProps, "row">) {
  const voucher = voucherOf(row);
  if (voucher !== undefined) {
    return (
      <span className={classes.second}>
        <VoucherLink voucher={voucher} />
        {` · ${voucher.date}`}
      </span>
    );
  }
  const date = row.cells.find((cell) => cell?.kind === "date");
  if (date !== undefined) return <span className={classes.second}>{date.date}</span>;
  return row.kind === "turnover" ? <span className={classes.second}>debet, kredit</span> : null;
}
