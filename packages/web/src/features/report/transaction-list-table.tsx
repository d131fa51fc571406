import { formatOre, negateOre } from "@huvudbok/core/money";
import type { ReportHeading } from "@huvudbok/core/report";
import { assertNever } from "@huvudbok/core/shared";
import { useMediaQuery } from "@mantine/hooks";
import { memo } from "react";
import type { RowAttributes } from "../../ui/data-table/row-body.tsx";
import { Side } from "./amount.tsx";
import { Cell } from "./cell.tsx";
import { entryTexts } from "./entry-texts.ts";
import type { LineColumn } from "./line-column.ts";
import classes from "./line-table.module.css";
import { LineTable } from "./line-table.tsx";
import type { Lines } from "./lines.ts";
import { printedListRow } from "./printed-row.ts";
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
      <td className={classes.text} title={voucher.text}>
        <span className={classes.cut}>{voucher.text}</span>
        <SecondLine voucher={voucher} />
      </td>
      <Cell />
      <Cell />
    </tr>
  );
}

function EntryRow({ look, line }: Look & { readonly line: Extract<TransactionListLine, { kind: "entry" }> }) {
  const { accountNo, accountName, debit, credit, isStruck } = line.entry;
  const account = accountNo === undefined ? "Utan konto" : `${accountNo} ${accountName}`;
  const further = entryTexts(line.entry);
  return (
    <tr {...look} data-struck={isStruck || undefined}>
      <Cell />
      <Cell />
      <Cell />
      <td className={classes.text} title={[account, ...further].join(", ")}>
        <span className={classes.cut}>
          <span className={classes.struckable}>{account}</span>
          {further.map((words) => (
            <span key={words} className={classes.further}>{`, ${words}`}</span>
          ))}
        </span>
      </td>
      <td className={classes.struckable}>
        <Side value={debit} />
      </td>
      <td className={classes.struckable}>
        <span className={classes.wideOnly}>
          <Side value={credit} />
        </span>
        <span className={classes.phoneAmount}>{formatOre(credit === 0 ? debit : negateOre(credit))}</span>
      </td>
    </tr>
  );
}
