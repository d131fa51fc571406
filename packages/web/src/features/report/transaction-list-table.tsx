import { formatOre } from "@huvudbok/core/money";
import type { ReportHeading } from "@huvudbok/core/report";
import { assertNever } from "@huvudbok/core/shared";
import { useMediaQuery } from "@mantine/hooks";
import { memo } from "react";
import type { RowAttributes } from "../../ui/data-table/row-body.tsx";
import { Side, SignedSide } from "./amount.tsx";
import { Cell } from "./cell.tsx";
import { entryAccountText, entryTexts } from "./entry-texts.ts";
import type { LineColumn } from "./line-column.ts";
import classes from "./line-table.module.css";
import { LineTable } from "./line-table.tsx";
import type { Lines } from "./lines.ts";
import { printedListRow } from "./printed-row.ts";
import { TextCell } from "./text-cell.tsx";
import type { TransactionListLine } from "./transaction-list-lines.ts";
import { SecondLine, VoucherLink } from "./voucher-link.tsx";

const PHONE = "(max-width: 40em)";
const COLUMNS: readonly LineColumn[] = [
  { heading: "Ver", width: "voucher" },
  { heading: "Datum", width: "date" },
  { heading: "Registrerad", width: "date" },
  { heading: "Beskrivning" },
  { heading: "Debet", width: "amount" },
  { heading: "Kredit", width: "amount", phoneHeading: "Belopp" },
];

interface TransactionListTableProps {
  readonly title: string;
  readonly heading: ReportHeading;
  readonly lines: Lines<TransactionListLine>;
}

/** Every voucher with its rows, and last the sum of all. */
export function TransactionListTable({ title, heading, lines }: TransactionListTableProps) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false }) ?? false;
  return (
    <LineTable
      title={title}
      heading={heading}
      className={classes.list}
      columns={COLUMNS}
      lines={lines}
      heightOf={isPhone ? phoneHeight : wideHeight}
      printedRow={printedListRow}
      renderLine={(line, row) => (
        <ListRow key={line.id} line={line} rowIndex={row["aria-rowindex"]} tabIndex={row.tabIndex} />
      )}
    />
  );
}

const wideHeight = () => 26;
const phoneHeight = (kind: TransactionListLine["kind"]) => (kind === "voucher" ? 52 : 34);

interface ListRowProps {
  readonly line: TransactionListLine;
  readonly rowIndex: number;
  readonly tabIndex: RowAttributes["tabIndex"];
}

/** One line of the list; drawn again only when something of it changes. */
const ListRow = memo(({ line, rowIndex, tabIndex }: ListRowProps) => {
  const look = { "data-kind": line.kind, "aria-rowindex": rowIndex, tabIndex };
  switch (line.kind) {
    case "voucher":
      return <VoucherRow look={look} line={line} />;
    case "entry":
      return <EntryRow look={look} line={line} />;
    case "sum":
      return (
        <tr {...look}>
          <Cell />
          <Cell />
          <Cell />
          <td className={classes.text}>Summa</td>
          <td>{formatOre(line.debit)}</td>
          <td>
            <span className={classes.phoneAmount}>{formatOre(line.debit)}</span>
            <span className={classes.wideOnly}>{formatOre(line.credit)}</span>
          </td>
        </tr>
      );
    default:
      return assertNever(line);
  }
});

interface Look {
  readonly look: RowAttributes & { readonly "data-kind": TransactionListLine["kind"] };
}

function VoucherRow({
  look,
  line,
}: Look & { readonly line: Extract<TransactionListLine, { kind: "voucher" }> }) {
  const { voucher } = line;
  return (
    <tr {...look}>
      <td>
        <VoucherLink voucher={voucher} />
      </td>
      <td>{voucher.date}</td>
      <td>{voucher.regDate}</td>
      <TextCell name={voucher.text} texts={[]}>
        <SecondLine voucher={voucher} />
      </TextCell>
      <Cell />
      <Cell />
    </tr>
  );
}

function EntryRow({ look, line }: Look & { readonly line: Extract<TransactionListLine, { kind: "entry" }> }) {
  const { entry } = line;
  return (
    <tr {...look} data-struck={entry.isStruck || undefined}>
      <Cell />
      <Cell />
      <Cell />
      <TextCell name={entryAccountText(entry, () => entry.accountName)} texts={entryTexts(entry)} />
      <td className={classes.struckable}>
        <Side value={entry.debit} />
      </td>
      <td className={classes.struckable}>
        <span className={classes.wideOnly}>
          <Side value={entry.credit} />
        </span>
        <SignedSide {...entry} />
      </td>
    </tr>
  );
}
