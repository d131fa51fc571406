import type { AccountNo } from "@huvudbok/core/account-plan";
import type { IsoDate } from "@huvudbok/core/calendar";
import { formatOre, negateOre, type Ore } from "@huvudbok/core/money";
import type { VoucherEntry } from "@huvudbok/core/report";
import { assertNever } from "@huvudbok/core/shared";
import { memo } from "react";
import type { RowAttributes } from "../../ui/data-table/row-body.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { Amount, Side, SignedSide } from "./amount.tsx";
import { Cell } from "./cell.tsx";
import { entryAccountText, entryTexts } from "./entry-texts.ts";
import type { LedgerLine } from "./ledger-line.ts";
import classes from "./line-table.module.css";
import { TextCell } from "./text-cell.tsx";
import { SecondLine, VoucherLink } from "./voucher-link.tsx";

interface LedgerRowProps {
  readonly line: LedgerLine;
  readonly rowIndex: number;
  readonly tabIndex: RowAttributes["tabIndex"];
  /** How many columns are shown: a name goes across them. */
  readonly columnCount: number;
  readonly nameOf: (account: AccountNo) => string;
  readonly accountHref: ((account: AccountNo) => string) | undefined;
}

/** One line of a ledger; drawn again only when something of it changes. */
export const LedgerRow = memo(LedgerRowView);

function LedgerRowView({ line, rowIndex, tabIndex, columnCount, nameOf, accountHref }: LedgerRowProps) {
  const look = { "data-kind": line.kind, "aria-rowindex": rowIndex, tabIndex };
  switch (line.kind) {
    case "account":
      return (
        <tr {...look}>
          <th scope="rowgroup" colSpan={columnCount}>
            <AccountName line={line} href={accountHref?.(line.accountNo)} />
          </th>
        </tr>
      );
    case "opening":
      return <SumRow look={look} text="Ingående balans" date={line.date} balance={line.balance} />;
    case "closing":
      return <SumRow look={look} text="Utgående balans" date={line.date} balance={line.balance} />;
    case "turnover":
      return (
        <tr {...look}>
          <Cell />
          <Cell />
          <td className={classes.text}>
            Omslutning
            <span className={classes.second}>debet, kredit</span>
          </td>
          <td>
            <Amount value={line.debit} />
          </td>
          <td>
            <Amount value={line.credit} />
          </td>
          <td>
            <span className={classes.phoneAmount}>{formatOre(line.debit)}</span>
            <span className={classes.phoneOnly}>{formatOre(negateOre(line.credit))}</span>
          </td>
        </tr>
      );
    case "detail":
      return <DetailRow look={look} entry={line.entry} nameOf={nameOf} />;
    case "row":
      return <VoucherRow look={look} line={line} />;
    default:
      return assertNever(line);
  }
}

interface Look {
  readonly look: RowAttributes & { readonly "data-kind": LedgerLine["kind"] };
}

function AccountName({
  line,
  href,
}: {
  readonly line: Extract<LedgerLine, { kind: "account" }>;
  readonly href: string | undefined;
}) {
  const name = `${line.accountNo} ${line.name}`;
  return href === undefined ? (
    name
  ) : (
    <PageLink to={href} className={classes.accountLink} tabIndex={-1} data-row-link>
      {name}
    </PageLink>
  );
}

interface SumRowProps extends Look {
  readonly text: string;
  readonly date: IsoDate;
  readonly balance: Ore;
}

function SumRow({ look, text, date, balance }: SumRowProps) {
  return (
    <tr {...look}>
      <Cell />
      <td>{date}</td>
      <td className={classes.text}>
        {text}
        <span className={classes.second}>{date}</span>
      </td>
      <Cell />
      <Cell />
      <td>{formatOre(balance)}</td>
    </tr>
  );
}

function VoucherRow({ look, line }: Look & { readonly line: Extract<LedgerLine, { kind: "row" }> }) {
  const { row } = line;
  return (
    <tr {...look} data-struck={row.isStruck || undefined}>
      <td>
        <VoucherLink voucher={row} />
      </td>
      <td>{row.date}</td>
      <TextCell name={row.description} texts={entryTexts(row)}>
        <SecondLine voucher={row} />
      </TextCell>
      <td className={classes.struckable}>
        <Side value={row.debit} />
      </td>
      <td className={classes.struckable}>
        <Side value={row.credit} />
      </td>
      <td>
        <SignedSide {...row} />
        <span className={classes.phoneBalance}>
          <Amount value={row.balance} />
        </span>
      </td>
    </tr>
  );
}

interface DetailRowProps extends Look {
  readonly entry: VoucherEntry;
  readonly nameOf: (account: AccountNo) => string;
}

/** A row on another account of the same voucher. */
function DetailRow({ look, entry, nameOf }: DetailRowProps) {
  return (
    <tr {...look} data-struck={entry.isStruck || undefined}>
      <Cell />
      <Cell />
      <TextCell name={entryAccountText(entry, nameOf)} texts={entryTexts(entry)} />
      <td className={classes.struckable}>
        <Side value={entry.debit} />
      </td>
      <td className={classes.struckable}>
        <Side value={entry.credit} />
      </td>
      <td>
        <SignedSide {...entry} />
      </td>
    </tr>
  );
}
