import type { AccountNo } from "@huvudbok/core/account-plan";
import type { IsoDate } from "@huvudbok/core/calendar";
import { formatOre, negateOre, type Ore } from "@huvudbok/core/money";
import { adjustmentText, type ReportHeading, type VoucherEntry } from "@huvudbok/core/report";
import { useMediaQuery } from "@mantine/hooks";
import { PageLink } from "../../ui/page-link.tsx";
import { Amount, Side } from "./amount.tsx";
import type { LedgerLine } from "./ledger-lines.ts";
import { LineTable } from "./line-table.tsx";
import { PrintHead } from "./print-head.tsx";
import classes from "./report.module.css";
import { SecondLine, VoucherLink } from "./voucher-link.tsx";

/** Below this width the style gives a row two lines. */
const PHONE = "(max-width: 640px)";
const ROW_PX = { wide: 26, phone: 52 };
const DETAIL_PX_ON_PHONE = 34;
const ACCOUNT_PX = { wide: 42, phone: 46 };
const COLUMNS = 6;

interface LedgerTableProps {
  readonly title: string;
  readonly heading: ReportHeading;
  readonly lines: readonly LedgerLine[];
  readonly nameOf: (account: AccountNo) => string;
  /** The ledger of an account of its own, from the general ledger. */
  readonly accountHref?: (account: AccountNo) => string;
}

/** Ver, Datum, Beskrivning, Debet, Kredit, Saldo: the rows of one account, or of all under their names. */
export function LedgerTable({ title, heading, lines, nameOf, accountHref }: LedgerTableProps) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false }) ?? false;
  return (
    <LineTable
      caption={title}
      className={classes.ledger}
      columns={
        <colgroup>
          <col className={classes.voucherColumn} />
          <col className={classes.dateColumn} />
          <col />
          <col className={classes.amountColumn} />
          <col className={classes.amountColumn} />
          <col className={classes.amountColumn} />
        </colgroup>
      }
      headings={
        <>
          <PrintHead title={title} heading={heading} columnCount={COLUMNS} />
          <tr>
            <th scope="col">Ver</th>
            <th scope="col">Datum</th>
            <th scope="col" className={classes.text}>
              Beskrivning
            </th>
            <th scope="col" data-align="right">
              Debet
            </th>
            <th scope="col" data-align="right">
              Kredit
            </th>
            <th scope="col" data-align="right">
              <span className={classes.wideOnly}>Saldo</span>
              <span className={classes.phoneOnly}>Belopp, saldo</span>
            </th>
          </tr>
        </>
      }
      lines={lines}
      heightOf={isPhone ? phoneHeight : wideHeight}
      drawLine={(line, rowIndex) => (
        <LedgerRow key={line.id} line={line} rowIndex={rowIndex} nameOf={nameOf} accountHref={accountHref} />
      )}
    />
  );
}

function wideHeight({ kind }: LedgerLine): number {
  return kind === "account" ? ACCOUNT_PX.wide : ROW_PX.wide;
}

function phoneHeight({ kind }: LedgerLine): number {
  if (kind === "account") return ACCOUNT_PX.phone;
  return kind === "detail" ? DETAIL_PX_ON_PHONE : ROW_PX.phone;
}

interface LedgerRowProps {
  readonly line: LedgerLine;
  readonly rowIndex: number;
  readonly nameOf: (account: AccountNo) => string;
  readonly accountHref: ((account: AccountNo) => string) | undefined;
}

function LedgerRow({ line, rowIndex, nameOf, accountHref }: LedgerRowProps) {
  const look = { "data-kind": line.kind, "aria-rowindex": rowIndex };
  switch (line.kind) {
    case "account":
      return (
        <tr {...look}>
          <th scope="rowgroup" colSpan={COLUMNS}>
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
          <td />
          <td />
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
  }
}

interface Look {
  readonly look: { readonly "data-kind": LedgerLine["kind"]; readonly "aria-rowindex": number };
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
    <PageLink to={href} className={classes.accountLink} data-row-link>
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
      <td />
      <td>{date}</td>
      <td className={classes.text}>
        {text}
        <span className={classes.second}>{date}</span>
      </td>
      <td />
      <td />
      <td>{formatOre(balance)}</td>
    </tr>
  );
}

function VoucherRow({ look, line }: Look & { readonly line: Extract<LedgerLine, { kind: "row" }> }) {
  const { row } = line;
  const texts = entryTexts(row);
  const whole = [row.description, ...texts].join(", ");
  const side = row.credit === 0 ? row.debit : negateOre(row.credit);
  return (
    <tr {...look} data-struck={row.isStruck || undefined}>
      <td>
        <VoucherLink voucher={row} />
      </td>
      <td>{row.date}</td>
      <td className={classes.text} title={whole}>
        <span className={classes.cut}>
          <span className={classes.struckable}>{row.description}</span>
          {texts.map((text) => (
            <span key={text} className={classes.further}>{`, ${text}`}</span>
          ))}
        </span>
        <SecondLine voucher={row} />
      </td>
      <td className={classes.struckable}>
        <Side value={row.debit} />
      </td>
      <td className={classes.struckable}>
        <Side value={row.credit} />
      </td>
      <td>
        <span className={classes.phoneAmount}>{formatOre(side)}</span>
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
  const { accountNo, debit, credit, isStruck } = entry;
  const account = accountNo === undefined ? "Utan konto" : `${accountNo} ${nameOf(accountNo)}`;
  const texts = entryTexts(entry);
  const side = credit === 0 ? debit : negateOre(credit);
  return (
    <tr {...look} data-struck={isStruck || undefined}>
      <td />
      <td />
      <td className={classes.text} title={[account, ...texts].join(", ")}>
        <span className={classes.cut}>
          <span className={classes.struckable}>{account}</span>
          {texts.map((text) => (
            <span key={text}>{`, ${text}`}</span>
          ))}
        </span>
      </td>
      <td className={classes.struckable}>
        <Side value={debit} />
      </td>
      <td className={classes.struckable}>
        <Side value={credit} />
      </td>
      <td>
        <span className={classes.phoneAmount}>{formatOre(side)}</span>
      </td>
    </tr>
  );
}

/** The row's own text, and what happened to it afterwards. */
function entryTexts({ text, adjustment }: VoucherEntry): readonly string[] {
  return [
    ...(text === undefined || text === "" ? [] : [text]),
    ...(adjustment === undefined ? [] : [adjustmentText(adjustment)]),
  ];
}
